"""Computer players of Assyrian Wars."""
