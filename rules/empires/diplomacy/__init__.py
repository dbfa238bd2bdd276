"""ch.5.4: courting, annexing and subverting."""
