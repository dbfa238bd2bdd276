"""Empires of the Ancient World: the rules."""
