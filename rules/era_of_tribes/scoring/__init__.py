"""ch.9: how the game ends, and who has won."""
