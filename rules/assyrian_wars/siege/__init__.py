"""6.8: sieges, from laying one to the fall of the city."""
