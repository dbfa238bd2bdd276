"""How computer players think in Hannibal."""
