"""ch.6.4, 6.5: battles on land and at sea."""
