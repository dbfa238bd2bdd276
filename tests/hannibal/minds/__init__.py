"""How computer players judge Hannibal."""
