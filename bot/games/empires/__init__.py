"""How the bot shows Empires of the Ancient World."""
