"""The pack's names and the words of the board, as a picture needs them."""

import tomllib
from functools import lru_cache
from typing import Protocol

from render.empires.layout import ASSETS
from rules.empires.board.ids import AreaId
from rules.empires.pack.edition import edition

ROMAN = ("", "I", "II", "III", "IV", "V", "VI")
LAST = edition().scenario.last_turn


class Named(Protocol):
    """Whatever the pack names in two languages."""

    @property
    def en(self) -> str: ...

    @property
    def de(self) -> str: ...


def name(thing: Named, language: str) -> str:
    """Its name in a language."""
    return thing.de if language == "de" else thing.en


def area_name(area: str, language: str) -> str:
    """An area's name."""
    return name(edition().map.areas[AreaId(area)], language)


@lru_cache(maxsize=2)
def words(language: str) -> dict[str, str]:
    """The words that stand on the board itself."""
    found: dict[str, dict[str, str]] = tomllib.loads((ASSETS / "words.toml").read_text())
    return found["de" if language == "de" else "en"]


def turn_told(turn: int, language: str) -> str:
    """A turn as people write it: Turn II."""
    return f"{words(language)['turn']} {ROMAN[turn]}"
