"""6.12, 6.14, 10.4.a: who holds an area, and the markers of pillage and damage on it."""
