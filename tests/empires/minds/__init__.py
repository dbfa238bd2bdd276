"""How computer players judge Empires."""
