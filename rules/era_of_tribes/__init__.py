"""Era of Tribes: the rules."""
