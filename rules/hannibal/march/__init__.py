"""ch.8, 9, 11: activation, marches by land and sea, Campaigns."""
