"""ch.4, 6: the game turn, dealing, the first player, and the strategy phase."""
