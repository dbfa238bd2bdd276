"""The generic game test: whatever the game, a match of it keeps the kernel's promises."""
