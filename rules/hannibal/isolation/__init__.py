"""ch.22: political isolation."""
