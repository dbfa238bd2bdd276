"""Computer players that look ahead: brains, levels, thinking. Pure: no clock, and no look at what a seat cannot see."""
