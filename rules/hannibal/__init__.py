"""Hannibal: Rome vs. Carthage: one folder a chapter of the rulebook; `game` is the table of contents."""
