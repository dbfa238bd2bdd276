"""ch.8: scoring, and the end."""
