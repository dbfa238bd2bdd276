"""ch.3: the set-up."""
