"""How the bot shows Assyrian Wars."""
