"""Packs of Hannibal: one module a file, their cross-checks, and the loader."""
