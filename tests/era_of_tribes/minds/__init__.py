"""How computer players judge Era of Tribes."""
