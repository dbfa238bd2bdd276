"""ch.19: generals who are driven off the map."""
