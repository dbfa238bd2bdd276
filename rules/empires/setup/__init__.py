"""ch.3: seats, first markers, empire sets, first forts and the display."""
