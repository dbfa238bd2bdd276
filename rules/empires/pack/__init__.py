"""ch.2: what is printed: the map, the cards and the scenario."""
