"""How computer players think in Empires."""
