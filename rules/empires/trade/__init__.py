"""ch.5.7: trade markers and displacement."""
