"""Era of Tribes, as the bot shows it."""
