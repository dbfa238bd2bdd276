"""How the bot shows Hannibal: its words, in both languages, and its presentation."""
