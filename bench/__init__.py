"""Benchmarks that print ratios: `python -m bench [--only GROUP]`."""
