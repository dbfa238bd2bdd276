"""The rulebook of Three Hills, as `/rules` shows it."""

from functools import cache
from pathlib import Path

from rules.core.rulebook import Rulebook


@cache
def rulebook() -> Rulebook:
    """All sections, read once."""
    return Rulebook(Path(__file__).parent)
