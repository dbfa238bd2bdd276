"""map.toml: provinces, sea areas, links and revolt tables (ch.2)."""

from collections.abc import Mapping
from typing import Annotated

import msgspec

from rules.core.graph import Graph
from rules.core.packs import Record
from rules.empires.board.ids import AreaId, Half, LinkKind

Key = Annotated[str, msgspec.Meta(pattern="^[a-z][a-z0-9]*(-[a-z0-9]+)*$")]
Degrees = tuple[float, float]


class BoardFrame(Record, frozen=True, kw_only=True):
    """The part of the earth that the board shows, in degrees, and what of it is no land of the game."""

    west: float
    south: float
    east: float
    north: float
    reach: float
    exclude: tuple[tuple[float, float, float, float], ...]


class Province(Record, frozen=True, kw_only=True):
    """A land province: its half, its worth, its amphora, its room for trade, and the seas that it touches."""

    id: Key
    en: str
    de: str
    half: Half
    vp: int
    amphora: bool
    slots: int
    seas: tuple[AreaId, ...]
    label: Degrees
    seeds: tuple[Degrees, ...]


class SeaArea(Record, frozen=True, kw_only=True):
    """One of the three sea areas."""

    id: Key
    en: str
    de: str
    latin: str
    vp: int
    slots: int
    label: Degrees
    neighbours: tuple[AreaId, ...]


class LinkPairs(Record, frozen=True, kw_only=True):
    """The links of one kind."""

    pairs: tuple[tuple[AreaId, AreaId], ...]


class RevoltTables(Record, frozen=True, kw_only=True):
    """Which die names which table, and the columns of both."""

    north_die: tuple[int, ...]
    south_die: tuple[int, ...]
    north: tuple[tuple[AreaId, ...], ...]
    south: tuple[tuple[AreaId, ...], ...]


class MapFile(Record, frozen=True, kw_only=True):
    """The whole file."""

    frame: BoardFrame
    provinces: tuple[Province, ...]
    seas: tuple[SeaArea, ...]
    links: dict[LinkKind, LinkPairs]
    revolt: RevoltTables


class Atlas:
    """The map, ready to be asked."""

    def __init__(self, file: MapFile) -> None:
        self.frame = file.frame
        self.provinces: Mapping[AreaId, Province] = {AreaId(one.id): one for one in file.provinces}
        self.seas: Mapping[AreaId, SeaArea] = {AreaId(one.id): one for one in file.seas}
        self.areas: Mapping[AreaId, Province | SeaArea] = {**self.provinces, **self.seas}
        self.alphabet: tuple[AreaId, ...] = tuple(sorted(self.areas))
        self.revolt = file.revolt
        self.links: Graph[AreaId, LinkKind] = Graph(
            self.provinces, [(one, other, kind) for kind, there in file.links.items() for one, other in there.pairs]
        )
        self.touches: Mapping[AreaId, tuple[AreaId, ...]] = {
            **{area: one.seas for area, one in self.provinces.items()},
            **{area: one.neighbours for area, one in self.seas.items()},
        }
        """The sea areas to which an area is joined."""
        self.mediterranean = dict.fromkeys(area for area in self.alphabet if area in self.seas or self.touches[area])
        self.ways: Mapping[AreaId, tuple[tuple[AreaId, LinkKind], ...]] = {
            area: tuple(self.links.around(area)) if area in self.provinces else () for area in self.areas
        }
        """ch.2: where the links of an area lead, and of what kind each is."""
        self.linked: Mapping[AreaId, tuple[AreaId, ...]] = {area: self._linked(area) for area in self.areas}
        """ch.1: the areas joined by a link of any kind, or by a coast."""

    def _linked(self, area: AreaId) -> tuple[AreaId, ...]:
        by_land = self.links.neighbours(area) if area in self.provinces else ()
        coast = [one for one, printed in self.provinces.items() if area in printed.seas]
        return tuple(sorted({*by_land, *self.touches[area], *coast}))

    def vp(self, area: AreaId) -> int:
        """What an area is worth."""
        return self.areas[area].vp

    def slots(self, area: AreaId) -> int:
        """How many trade markers it has room for."""
        return self.areas[area].slots
