"""How the bot shows Hannibal."""
