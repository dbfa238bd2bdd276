"""How computer players judge a position of Assyrian Wars, and what they think of. They read imagined tables only."""
