"""ch.3: how the match begins."""
