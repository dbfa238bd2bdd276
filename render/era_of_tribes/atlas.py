"""The pack's names and the words of the board, as a picture needs them."""

import tomllib
from functools import lru_cache
from typing import Protocol

from render.era_of_tribes.layout import ASSETS
from rules.era_of_tribes.board.ids import AreaId
from rules.era_of_tribes.pack.edition import edition
from rules.era_of_tribes.view import RealmView


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
    """A place's name."""
    return name(edition().map.areas[AreaId(area)], language)


@lru_cache(maxsize=2)
def words(language: str) -> dict[str, str]:
    """The words that stand on pictures."""
    found: dict[str, dict[str, str]] = tomllib.loads((ASSETS / "words.toml").read_text())
    return found["de" if language == "de" else "en"]


def people_told(own: RealmView, language: str) -> str:
    """A player's people, or its colour before it has one."""
    return words(language)[own.seat] if own.people is None else name(edition().box.peoples[own.people], language)
