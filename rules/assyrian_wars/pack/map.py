"""map.toml: countries, areas and their connections, the sea, the trade and raid boxes (1.1 to 1.3)."""

from collections import deque
from collections.abc import Callable, Mapping
from typing import Annotated, Literal

from msgspec import Meta

from rules.assyrian_wars.board.ids import AreaId, BoxId, CountryId, WaterId, ZoneId
from rules.core.packs import Record

FILE = "map.toml"

PlaceName = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9]*(-[a-z0-9]+)*$")]  # a new id: lowercase words with hyphens
CountryCode = Annotated[str, Meta(pattern=r"^[A-Z]{2}$")]
Text = Annotated[str, Meta(min_length=1)]
Small = Annotated[int, Meta(ge=0, le=9)]

CountryKind = Literal["power", "minor", "nomad", "pool"]
AreaKind = Literal[
    "capital", "capital-fortress", "city", "fortress", "associated", "square", "round", "minor-city", "box"
]
Terrain = Literal["standard", "desert", "river", "mountain", "mede", "mede-only", "sealand"]

CAPITALS = frozenset({"capital", "capital-fortress"})
FORTRESSES = frozenset({"capital-fortress", "fortress"})
HOME_CITIES = frozenset({"capital", "capital-fortress", "city", "fortress"})
CITIES = HOME_CITIES | {"associated", "minor-city"}


class Country(Record, frozen=True, kw_only=True):
    """A power, minor or nomad tribe (1.1), or a pool that hires out; the file lists them in impulse-track order."""

    id: CountryCode
    en: Text
    de: Text
    kind: CountryKind
    colour: Annotated[str, Meta(pattern=r"^#[0-9a-f]{6}$")]
    number: Annotated[int, Meta(ge=1, le=5)] | None = None  # of a power, on the raid die (6.15)
    fixed_eco: Small | None = None  # a country without cities has a fixed ECO level (7.3.1)
    city_points: int | None = None  # as printed under the country's name; checked against its areas


class Area(Record, frozen=True, kw_only=True):
    """One area of the map (1.2)."""

    id: PlaceName
    en: Text
    de: Text
    kind: AreaKind
    country: CountryId | None = None  # whose colour is printed; none: no-man's-land or a minor city
    defence: Small = 0
    eco: Small = 0  # the number printed on a rich city
    bars_province: bool = False  # a blue ECO number (7.1.D)
    port: ZoneId | None = None
    lon: float
    lat: float

    @property
    def is_capital(self) -> bool:
        """Two towers, underlined in red (1.2)."""
        return self.kind in CAPITALS

    @property
    def is_fortress(self) -> bool:
        """Besiegers' factors are one lower (1.3)."""
        return self.kind in FORTRESSES

    @property
    def has_city(self) -> bool:
        """There are walls to besiege."""
        return self.kind in CITIES

    @property
    def is_home(self) -> bool:
        """A home area: printed in a country's colour alone; associated areas are none (1.3)."""
        return self.country is not None and self.kind != "associated"

    @property
    def city_points(self) -> int:
        """What it counts for its controller's income: a capital 2, another city or an associated area 1 (7.3.1)."""
        if self.is_capital:
            return 2
        return 1 if self.kind in HOME_CITIES or self.kind == "associated" else 0


class Water(Record, frozen=True, kw_only=True):
    """A body of water: ships never leave theirs."""

    id: PlaceName
    en: Text
    de: Text


class Zone(Record, frozen=True, kw_only=True):
    """A coastal sea zone (1.3)."""

    id: PlaceName
    en: Text
    de: Text
    water: WaterId
    neighbours: tuple[ZoneId, ...] = ()
    land: AreaId | None = None  # the area that is the same place on land: Sealand is both (1.3)
    lon: float
    lat: float


class SeaTradeBox(Record, frozen=True, kw_only=True):
    """A small trade box with a ship picture (6.16.b, 7.3.3.a)."""

    id: PlaceName
    en: Text
    de: Text
    water: WaterId
    capacity: Annotated[int, Meta(ge=1)]
    zones: tuple[ZoneId, ...]  # from which it may be entered
    lon: float
    lat: float


class LandBox(Record, frozen=True, kw_only=True):
    """The large trade box, or one of the raid boxes below it (6.15)."""

    id: PlaceName
    en: Text
    de: Text


class Connections(Record, frozen=True, kw_only=True):
    """The pairs of areas that are joined, by terrain (1.3); each pair stands once."""

    standard: tuple[tuple[AreaId, AreaId], ...] = ()
    desert: tuple[tuple[AreaId, AreaId], ...] = ()
    river: tuple[tuple[AreaId, AreaId], ...] = ()
    mountain: tuple[tuple[AreaId, AreaId], ...] = ()
    mede: tuple[tuple[AreaId, AreaId], ...] = ()
    mede_only: tuple[tuple[AreaId, AreaId], ...] = ()
    sealand: tuple[tuple[AreaId, AreaId], ...] = ()

    def rows(self) -> list[tuple[str, Terrain, AreaId, AreaId]]:
        """Every connection with the key it stands under in the file."""
        kinds: tuple[tuple[str, Terrain, tuple[tuple[AreaId, AreaId], ...]], ...] = (
            ("standard", "standard", self.standard),
            ("desert", "desert", self.desert),
            ("river", "river", self.river),
            ("mountain", "mountain", self.mountain),
            ("mede", "mede", self.mede),
            ("mede_only", "mede-only", self.mede_only),
            ("sealand", "sealand", self.sealand),
        )
        return [(f"connections.{key}[{a}, {b}]", terrain, a, b) for key, terrain, pairs in kinds for a, b in pairs]


class MapFile(Record, frozen=True, kw_only=True):
    """The whole of map.toml."""

    countries: tuple[Country, ...]
    areas: tuple[Area, ...]
    connections: Connections
    waters: tuple[Water, ...]
    zones: tuple[Zone, ...]
    sea_trade_boxes: tuple[SeaTradeBox, ...]
    land_trade_box: LandBox
    raid_boxes: tuple[LandBox, ...]


class GameMap:
    """The map ready for play: what the rules ask of it is looked up, not searched. Nothing here ever changes."""

    def __init__(self, file: MapFile) -> None:
        self.countries: Mapping[CountryId, Country] = {CountryId(c.id): c for c in file.countries}
        self.areas: Mapping[AreaId, Area] = {AreaId(a.id): a for a in file.areas}
        self.waters: Mapping[WaterId, Water] = {WaterId(w.id): w for w in file.waters}
        self.zones: Mapping[ZoneId, Zone] = {ZoneId(z.id): z for z in file.zones}
        self.sea_trade_boxes: Mapping[BoxId, SeaTradeBox] = {BoxId(b.id): b for b in file.sea_trade_boxes}
        self.land_trade_box = BoxId(file.land_trade_box.id)
        self.raid_boxes: tuple[BoxId, ...] = tuple(BoxId(box.id) for box in file.raid_boxes)
        self.boxes: Mapping[BoxId, LandBox | SeaTradeBox] = {
            **self.sea_trade_boxes,
            **{BoxId(box.id): box for box in (file.land_trade_box, *file.raid_boxes)},
        }
        self._index_countries()
        self._index_areas(file.connections)
        self._index_sea()

    def _index_countries(self) -> None:
        self.powers = self._countries_of_kind("power")
        self.minors = self._countries_of_kind("minor")
        self.nomads = self._countries_of_kind("nomad")
        self.pools = self._countries_of_kind("pool")
        self.track: tuple[CountryId, ...] = tuple(c for c in self.countries if c not in self.pools)
        self.power_numbers: Mapping[int, CountryId] = {
            country.number: code for code, country in self.countries.items() if country.number is not None
        }

    def _countries_of_kind(self, kind: CountryKind) -> tuple[CountryId, ...]:
        return tuple(code for code, country in self.countries.items() if country.kind == kind)

    def _index_areas(self, connections: Connections) -> None:
        """Neighbours, terrain by pair, and the areas of each country by what they are."""
        links: dict[AreaId, dict[AreaId, Terrain]] = {area: {} for area in self.areas}
        for _, terrain, a, b in connections.rows():
            links[a][b] = links[b][a] = terrain
        self.terrain: Mapping[AreaId, Mapping[AreaId, Terrain]] = links
        self.neighbours: Mapping[AreaId, tuple[AreaId, ...]] = {a: tuple(others) for a, others in links.items()}
        self.desert_only: frozenset[AreaId] = frozenset(
            area for area, others in links.items() if others and set(others.values()) == {"desert"}
        )
        self.home_areas = self._areas_by_country(lambda area: area.is_home)
        self.home_cities = self._areas_by_country(lambda area: area.kind in HOME_CITIES)
        self.associated_areas = self._areas_by_country(lambda area: area.kind == "associated")
        self.capitals: Mapping[CountryId, AreaId] = {
            CountryId(area.country): key for key, area in self.areas.items() if area.is_capital and area.country
        }
        self.minor_cities: tuple[AreaId, ...] = tuple(k for k, area in self.areas.items() if area.kind == "minor-city")
        self.far_east: AreaId | None = next((key for key, area in self.areas.items() if area.kind == "box"), None)
        self.city_points: Mapping[CountryId, int] = {c: self._sum_city_points(c) for c in self.countries}
        self.printed_eco: Mapping[CountryId, int] = {
            c: sum(self.areas[area].eco for area in self.home_areas[c]) for c in self.countries
        }

    def _index_sea(self) -> None:
        """Ports by zone, and the zones where each country may build ships (6.16.a, R-12)."""
        ports: dict[ZoneId, list[AreaId]] = {zone: [] for zone in self.zones}
        for key, area in self.areas.items():
            if area.port is not None:
                ports[area.port].append(key)
        self.ports: Mapping[ZoneId, tuple[AreaId, ...]] = {zone: tuple(areas) for zone, areas in ports.items()}
        self.home_ports = self._areas_by_country(lambda area: area.is_home and area.port is not None)
        self.zone_on_land: Mapping[ZoneId, AreaId] = {z: zone.land for z, zone in self.zones.items() if zone.land}

    def _areas_by_country(self, wanted: Callable[[Area], bool]) -> Mapping[CountryId, tuple[AreaId, ...]]:
        return {
            code: tuple(key for key, area in self.areas.items() if area.country == code and wanted(area))
            for code in self.countries
        }

    def _sum_city_points(self, country: CountryId) -> int:
        return sum(area.city_points for area in self.areas.values() if area.country == country)

    def eco_thirds(self, country: CountryId) -> int:
        """The ECO level with everything printed for the country in its hand, in thirds (7.3.1)."""
        fixed = self.countries[country].fixed_eco
        if fixed is not None:
            return 3 * fixed
        return self.city_points[country] + 3 * self.printed_eco[country]

    def eco_base(self, country: CountryId) -> int:
        """The same in full levels; fractions are lost (7.3.1)."""
        return self.eco_thirds(country) // 3

    def distances(self, start: AreaId) -> dict[AreaId, int]:
        """The number of connections from one area to each that can be reached over land."""
        steps = {start: 0}
        queue = deque([start])
        while queue:
            area = queue.popleft()
            for other in self.neighbours[area]:
                if other not in steps:
                    steps[other] = steps[area] + 1
                    queue.append(other)
        return steps
