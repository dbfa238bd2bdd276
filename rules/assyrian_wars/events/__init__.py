"""6.11: what the cards do when they are played as events; the other chapters ask them through `hooks`."""
