"""map.toml: land provinces, sea areas, links, and the parts of the map by the number of players (ch.2, 3)."""

from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec

from rules.core.ids import Seat
from rules.core.packs import Record
from rules.era_of_tribes.board.ids import FOOD, AreaId, CutId, GoodId, PeopleId, Terrain

Key = Annotated[str, msgspec.Meta(pattern="^[a-z][a-z0-9]*(-[a-z0-9]+)*$")]
Degrees = tuple[float, float]
Corners = tuple[float, float, float, float]

SEATS: tuple[Seat, ...] = tuple(Seat(colour) for colour in ("red", "blue", "green", "yellow", "purple", "orange"))
"""The colours of the players."""

USUAL_CUTS = ("two3", "three1", "four1", "full")
"""T-85: the usual part of the map for each number of players."""


class BoardFrame(Record, frozen=True, kw_only=True):
    """The part of the earth that the board shows, in degrees, and what is drawn in boxes beside it."""

    west: float
    south: float
    east: float
    north: float
    reach: float
    sea_cuts: tuple[Corners, ...]
    insets: tuple[AreaId, ...]


class Province(Record, frozen=True, kw_only=True):
    """A land province: its terrain, what it yields, whose home it is, and where it lies."""

    id: Key
    en: str
    de: str
    terrain: Terrain
    goods: tuple[GoodId | Literal["food"], ...] = ()
    home: PeopleId = PeopleId("")
    barbarian: bool = False
    region: Key
    hex: Key
    lon: float
    lat: float
    seeds: tuple[Degrees, ...] = ()


class SeaArea(Record, frozen=True, kw_only=True):
    """A sea area, perhaps with fish."""

    id: Key
    en: str
    de: str
    fish: int
    lon: float
    lat: float
    seeds: tuple[Degrees, ...] = ()


class LinkPairs(Record, frozen=True, kw_only=True):
    """Links of one kind."""

    pairs: tuple[tuple[AreaId, AreaId], ...]


class LongPairs(Record, frozen=True, kw_only=True):
    """Sea links that cost more than one movement point."""

    pairs: tuple[tuple[AreaId, AreaId, int], ...]


class Links(Record, frozen=True, kw_only=True):
    """All links: land to land, land to sea, sea to sea."""

    land: LinkPairs
    coast: LinkPairs
    sea: LinkPairs
    long: LongPairs


class Cut(Record, frozen=True, kw_only=True):
    """A part of the map: for how many players, which regions and peoples, and how many places it should have."""

    id: Key
    players: tuple[int, ...]
    regions: tuple[str, ...]
    peoples: tuple[PeopleId, ...]
    land: int
    sea: int


class MapFile(Record, frozen=True, kw_only=True):
    """The whole file."""

    frame: BoardFrame
    land: tuple[Province, ...]
    sea: tuple[SeaArea, ...]
    links: Links
    cuts: tuple[Cut, ...]


class MapPart:
    """The part of the map that is in play, ready to be asked (ch.3)."""

    def __init__(self, file: MapFile, cut: Cut) -> None:
        self.cut = cut
        provinces = [one for one in file.land if one.region in cut.regions]
        self.lands: Mapping[AreaId, Province] = {AreaId(one.id): one for one in provinces}
        near = {sea for land, sea in file.links.coast.pairs if land in self.lands}
        self.seas: Mapping[AreaId, SeaArea] = {AreaId(one.id): one for one in file.sea if one.id in near}
        self.alphabet: tuple[AreaId, ...] = tuple(sorted([*self.lands, *self.seas]))
        self.by_land = _joined(self.lands, self.lands, file.links.land.pairs)
        self.coasts = _joined(self.lands, self.seas, file.links.coast.pairs)
        """The sea areas at the coast of a province."""
        self.shores = _joined(self.seas, self.lands, [(sea, land) for land, sea in file.links.coast.pairs])
        """The provinces at a sea area."""
        self.by_sea = _joined(self.seas, self.seas, file.links.sea.pairs)
        self.long = {frozenset((one, other)): cost for one, other, cost in file.links.long.pairs}
        self.linked: Mapping[AreaId, tuple[AreaId, ...]] = {
            **{land: (*self.by_land[land], *self.coasts[land]) for land in self.lands},
            **{sea: (*self.shores[sea], *self.by_sea[sea]) for sea in self.seas},
        }
        """ch.1: what is joined by a link of any kind."""
        self.homes: Mapping[PeopleId, tuple[AreaId, ...]] = {
            people: tuple(area for area, one in self.lands.items() if one.home == people) for people in cut.peoples
        }
        self.feeding = {area: one.goods.count(FOOD) for area, one in self.lands.items() if FOOD in one.goods}
        self.goods: Mapping[AreaId, tuple[GoodId, ...]] = {
            area: found
            for area, one in self.lands.items()
            if (found := tuple(good for good in one.goods if good != FOOD))
        }
        self.fishing = {area: one.fish for area, one in self.seas.items() if one.fish}

    def cost(self, one: AreaId, other: AreaId) -> int:
        """ch.6.2: what a sea link costs."""
        return self.long.get(frozenset((one, other)), 1)


class Atlas:
    """The whole map, and every part of it that may be in play."""

    def __init__(self, file: MapFile) -> None:
        self.frame = file.frame
        self.lands: Mapping[AreaId, Province] = {AreaId(one.id): one for one in file.land}
        self.seas: Mapping[AreaId, SeaArea] = {AreaId(one.id): one for one in file.sea}
        self.areas: Mapping[AreaId, Province | SeaArea] = {**self.lands, **self.seas}
        self.links = file.links
        self.cuts: Mapping[CutId, Cut] = {CutId(one.id): one for one in file.cuts}
        self.charts: Mapping[CutId, MapPart] = {id: MapPart(file, one) for id, one in self.cuts.items()}

    def usual(self, players: int) -> CutId:
        """T-85: the part of the map that so many play on unless they say otherwise."""
        return next(CutId(id) for id in USUAL_CUTS if players in self.cuts[CutId(id)].players)


def _joined(
    nodes: Mapping[AreaId, object], others: Mapping[AreaId, object], pairs: object
) -> Mapping[AreaId, tuple[AreaId, ...]]:
    """For each node what it is joined to, in alphabetical order."""
    found: dict[AreaId, set[AreaId]] = {node: set() for node in nodes}
    assert isinstance(pairs, tuple | list)
    for one, other in pairs:
        if one in nodes and other in others:
            found[one].add(other)
        if other in nodes and one in others:
            found[other].add(one)
    return {node: tuple(sorted(there)) for node, there in found.items()}
