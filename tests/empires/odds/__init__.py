"""Odds of Empires: single rolls, comparisons, and whole battles."""
