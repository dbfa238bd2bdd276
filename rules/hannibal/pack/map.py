"""map.toml: spaces, links, provinces and regions (ch.2)."""

from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec

from rules.core.graph import Graph
from rules.core.packs import Record
from rules.hannibal.board.ids import ProvinceId, RegionId, Side, SpaceId

LinkKind = Literal["normal", "pass", "alps", "strait"]
SpaceKind = Literal["round", "city", "tribe"]
Start = Literal["rome", "carthage", "empty", "neutral"]

Key = Annotated[str, msgspec.Meta(pattern="^[a-z][a-z0-9]*(-[a-z0-9]+)*$")]


class Region(Record, frozen=True, kw_only=True):
    """A part of the world that rules and cards name: several provinces."""

    id: RegionId
    en: str
    de: str
    provinces: tuple[ProvinceId, ...]


class Province(Record, frozen=True, kw_only=True):
    """A province: how many markers control it, whether it counts, and the battle cards of its allies (ch.14)."""

    id: ProvinceId
    en: str
    de: str
    spaces: int
    control: int
    scoring: bool
    battle_cards: int


class Space(Record, frozen=True, kw_only=True):
    """A space: its kind, who begins there, the naval figure of its port, and the room inside its walls."""

    id: Key
    en: str
    de: str
    province: ProvinceId
    kind: SpaceKind
    start: Start
    lon: float
    lat: float
    port: int | None = None
    capacity: int = 0
    siege_modifier: int = 0


class Pairs(Record, frozen=True, kw_only=True):
    """The links of one kind."""

    pairs: tuple[tuple[SpaceId, SpaceId], ...]


class MapFile(Record, frozen=True, kw_only=True):
    """The whole file."""

    regions: tuple[Region, ...]
    provinces: tuple[Province, ...]
    spaces: tuple[Space, ...]
    links: dict[LinkKind, Pairs]


class Atlas:
    """The map, ready to be asked: spaces, provinces and regions by id, and the links as a graph."""

    def __init__(self, file: MapFile) -> None:
        self.spaces: Mapping[SpaceId, Space] = {SpaceId(space.id): space for space in file.spaces}
        self.provinces: Mapping[ProvinceId, Province] = {province.id: province for province in file.provinces}
        self.regions: Mapping[RegionId, Region] = {region.id: region for region in file.regions}
        self.links: Graph[SpaceId, LinkKind] = Graph(
            self.spaces, [(one, other, kind) for kind, there in file.links.items() for one, other in there.pairs]
        )
        self.spaces_of: Mapping[ProvinceId, tuple[SpaceId, ...]] = {
            province: tuple(sorted(SpaceId(space.id) for space in file.spaces if space.province == province))
            for province in self.provinces
        }
        self.scoring = tuple(
            (self.spaces_of[id], province.control) for id, province in self.provinces.items() if province.scoring
        )
        """ch.2: the spaces of each province that counts, and how many of them control it."""
        self.region_of: Mapping[ProvinceId, RegionId] = {
            province: region.id for region in file.regions for province in region.provinces
        }
        self.alphabet: tuple[SpaceId, ...] = tuple(sorted(self.spaces))
        self.walled = tuple(space for space, printed in self.spaces.items() if printed.kind == "city")
        self.cities = frozenset(self.walled)
        self.ports = dict.fromkeys(space for space in self.alphabet if self.spaces[space].port is not None)

    def province(self, space: SpaceId) -> ProvinceId:
        """The province in which a space lies."""
        return self.spaces[space].province

    def region(self, space: SpaceId) -> RegionId | None:
        """Africa, Hispania or Italia; None for the rest of the world."""
        return self.region_of.get(self.spaces[space].province)

    def is_port(self, space: SpaceId) -> bool:
        """Whether ships can land there (ch.11)."""
        return space in self.ports

    def starts_with(self, space: SpaceId) -> Side | None:
        """Whose marker lies there when the game begins (ch.3)."""
        start = self.spaces[space].start
        return start if start in ("rome", "carthage") else None
