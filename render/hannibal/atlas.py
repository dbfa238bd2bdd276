"""The pack's names and the words of the board, as a picture needs them, and who holds which province in a view."""

import tomllib
from collections.abc import Mapping
from functools import lru_cache
from typing import Protocol

from render.hannibal.layout import ASSETS
from rules.hannibal.board.ids import SIDES, GeneralId, ProvinceId, Side, SpaceId
from rules.hannibal.pack.edition import edition
from rules.hannibal.pack.generals import General
from rules.hannibal.pack.map import SpaceKind
from rules.hannibal.view import HannibalView

LETTERS: Mapping[str, str] = {"rome": "R", "carthage": "C"}
LAST = len(edition().scenario.turns)


class Named(Protocol):
    """Whatever the pack names in two languages."""

    @property
    def en(self) -> str: ...

    @property
    def de(self) -> str: ...


def name(thing: Named, language: str) -> str:
    """Its name in a language."""
    return thing.de if language == "de" else thing.en


def space_name(space: str, language: str) -> str:
    """A space's name."""
    return name(edition().map.spaces[SpaceId(space)], language)


def general(id: str) -> General:
    """A general of the pack."""
    return edition().generals[GeneralId(id)]


@lru_cache(maxsize=2)
def words(language: str) -> dict[str, str]:
    """The words that stand on the board itself."""
    found: dict[str, dict[str, str]] = tomllib.loads((ASSETS / "words.toml").read_text())
    return found["de" if language == "de" else "en"]


def years(turn: int, language: str) -> str:
    """When a turn is, in years before Christ."""
    said = edition().scenario.turns[turn - 1].years.replace("-", "–")
    return f"{said} {words(language)['bc']}"


def holder(view: HannibalView, province: ProvinceId) -> Side | None:
    """Who controls a province: whoever has markers enough there (ch.1)."""
    owners = [view.markers[space].owner for space in edition().map.spaces_of[province]]
    needed = edition().map.provinces[province].control
    return next((side for side in SIDES if owners.count(side) >= needed), None)


def shape(view: HannibalView, space: SpaceId) -> SpaceKind:
    """What a space looks like: a subjugated tribe is an ordinary space (ch.20)."""
    return "round" if view.markers[space].subjugated else edition().map.spaces[space].kind
