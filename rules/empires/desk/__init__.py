"""Rulings, filed actions, odds, and what computer players need."""
