"""ch.7: barbarian tiles."""
