"""ch.7: what a strategy card may be played for."""
