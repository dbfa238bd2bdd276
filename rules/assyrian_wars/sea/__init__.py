"""6.15, 6.16: raids on trade, fleets, transport, naval battles and the trade of the sea."""
