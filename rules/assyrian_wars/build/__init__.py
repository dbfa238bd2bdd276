"""6.1 to 6.5, 6.6.6, 9.3, 9.4, 9.6: what AP buy in an impulse: units, leaders, mercenaries, repairs, ECO."""
