"""ch.20: sieges of cities and the subjugation of tribes."""
