"""Reading and writing positions; `rules.assyrian_wars.notation` is the way in."""
