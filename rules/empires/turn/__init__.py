"""ch.4: turns, revolts, income, the start player and the action rounds."""
