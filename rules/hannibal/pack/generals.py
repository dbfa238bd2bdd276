"""generals.toml: the fourteen generals with their ratings and abilities (ch.2)."""

from typing import Literal

from rules.core.packs import Record
from rules.hannibal.board.ids import GeneralId, RegionId, Side
from rules.hannibal.pack.map import Key

Ability = Literal[
    "probe-joker",
    "removes-pc",
    "naval",
    "evades-and-intercepts",
    "rating-in-region",
    "counterattack",
    "pursues",
    "evades",
    "siege-in-campaign",
    "mp-in-campaign",
    "intercepts",
    "two-siege-dice",
]
BOUND: tuple[Ability, ...] = ("removes-pc", "evades")
"""The abilities whose region their general never leaves: Hanno's and Fabius' (ch.2)."""


class Figures(Record, frozen=True, kw_only=True, rename={"event": "with"}):
    """The numbers and places of an ability."""

    limit: int | None = None
    modifier: int | None = None
    mp: int | None = None
    strategy: int | None = None
    region: RegionId | None = None
    original: Literal["attacker", "defender"] | None = None
    event: Literal["force-march"] | None = None


class General(Record, frozen=True, kw_only=True):
    """One general; his ability counts only while he commands his force."""

    id: Key
    name: str
    side: Side
    strategy: int
    battle: int
    ability: Ability | None = None
    figures: Figures = Figures()
    text_en: str = ""
    text_de: str = ""

    @property
    def en(self) -> str:
        """His name in English."""
        return self.name

    @property
    def de(self) -> str:
        """His name in German."""
        return self.name

    @property
    def bound_to(self) -> RegionId | None:
        """The region that he may never leave (Hanno, Fabius)."""
        return self.figures.region if self.ability in BOUND else None


class GeneralsFile(Record, frozen=True, kw_only=True):
    """The whole file."""

    generals: tuple[General, ...]


def by_id(file: GeneralsFile) -> dict[GeneralId, General]:
    """The generals by their ids."""
    return {GeneralId(general.id): general for general in file.generals}
