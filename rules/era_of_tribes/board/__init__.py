"""ch.1: the board, and what is read off it."""
