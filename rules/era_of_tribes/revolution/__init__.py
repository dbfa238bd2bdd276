"""ch.5.3, 8: new epochs and influence cards."""
