"""8.3, 9.1: victory points, and how a game ends."""
