"""Packs of Assyrian Wars: one module a file, their cross-checks, and the loader (docs/packs.md)."""
