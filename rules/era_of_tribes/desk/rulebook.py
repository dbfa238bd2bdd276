"""The rulebook of Era of Tribes, as `/rules` shows it; `data/rulebook.toml` holds the summaries."""

from functools import cache
from pathlib import Path

from rules.core.rulebook import Rulebook

DATA = Path(__file__).resolve().parent.parent / "data"


@cache
def rulebook() -> Rulebook:
    """All sections, read once."""
    return Rulebook(DATA)
