"""How computer players think in Era of Tribes."""
