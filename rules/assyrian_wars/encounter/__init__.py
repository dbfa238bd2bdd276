"""6.6.9, 6.6.10: what happens before a battle: interceptions, evasions, flights and armies that join."""
