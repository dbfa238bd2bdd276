"""The pack's map, counters and names, and the words of the board, as a picture needs them."""

import tomllib
from functools import lru_cache
from pathlib import Path
from typing import Protocol

from rules.assyrian_wars.pack.edition import Edition
from rules.assyrian_wars.pack.load import house
from rules.assyrian_wars.pack.map import GameMap

WORDS = Path(__file__).parent / "assets" / "words.toml"


class Named(Protocol):
    """Anything of the pack that has an English and a German name."""

    en: str
    de: str


def edition() -> Edition:
    """The edition whose map the board draws."""
    return house()


def game_map() -> GameMap:
    """The map of the edition."""
    return house().map


def name(thing: Named, language: str) -> str:
    """A thing's name in a language; English where a language is not known."""
    return thing.de if language == "de" else thing.en


@lru_cache(maxsize=4)
def words(language: str) -> dict[str, str]:
    """The words on the board in a language; English where a language is not known."""
    table = tomllib.loads(WORDS.read_text())
    return table["en"] | table.get(language, {})
