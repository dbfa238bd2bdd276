"""How Three Hills looks: one picture of its board."""
