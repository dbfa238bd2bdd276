"""ch.2: what is printed, read from the pack."""
