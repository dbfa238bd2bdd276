"""ch.5.5, 5.6, 5.8: recruiting, forts and control markers."""
