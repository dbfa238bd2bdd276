"""components.toml: peoples, cards, tiles, epochs, fields and all tables (ch.2, 7 to 10)."""

from collections.abc import Mapping
from typing import Literal

from rules.core.packs import Record
from rules.era_of_tribes.board.ids import FIELDS, CardId, FieldId, GoodId, PeopleId, Symbol, TileId
from rules.era_of_tribes.pack.map import Key

TileUse = Literal["score", "advance", "leader", "morale", "influence", "taler", "militia"]


class Abilities(Record, frozen=True, kw_only=True):
    """ch.10: what a people does differently, in figures."""

    bread_per_leader: int = 1
    food_per_fish: int = 1
    fleets_per_navigation: int = 1
    unbuilt_morale: int = 0  # 0: free fleets come from free vassals only
    military_good: GoodId | None = None
    half_price: FieldId | None = None
    city_food: int = 2
    city_morale: int = 0
    taler_per_leader: int = 1
    armies_per_mechanics: int = 1
    advance_discount: int = 0
    free_fleet_per_expansion: int = 0
    food: int = 0
    fleet_mp: int = 0
    free_colonies: int = 0
    morale_per_lost_fleet: int = 0
    raids: bool = False
    legions_per_expansion: int = 0
    legions: int = 0
    grey_leader: int = 3


class People(Record, frozen=True, kw_only=True):
    """One of the ten peoples."""

    id: Key
    en: str
    de: str
    abilities: Abilities


class InfluenceCard(Record, frozen=True, kw_only=True):
    """ch.8: a card, and of what the owner wants most."""

    id: Key
    en: str
    de: str
    most: str


class Tile(Record, frozen=True, kw_only=True):
    """ch.7: a kind of barbarian tile."""

    id: Key
    colour: Literal["red", "green"]
    count: int
    use: TileUse
    steps: tuple[int, ...] = ()
    figure: int = 0


class EpochEffects(Record, frozen=True, kw_only=True):
    """What an epoch brings: on entering, and while it lasts."""

    leaders: int
    morale_each_round: int = 0
    morale: int = 0
    food_while: int = 0
    trade_while: int = 0
    ends: Literal["", "normal", "long"] = ""


class PrintedEpoch(Record, frozen=True, kw_only=True):
    """ch.2: an epoch and what it needs."""

    id: Key
    en: str
    de: str
    luxury: int = 0
    cities: int = 0
    advances: int = 0
    of_three: int = 0
    effects: EpochEffects


class LevelEffects(Record, frozen=True, kw_only=True):
    """ch.2: what a level of a field brings; each field uses its own figures."""

    food: int = 0
    pieces: int = 1
    morale: int = 0
    influence: int = 0
    bread: int = 0
    mp: int = 0
    price: int = 0
    fleets: int = 0
    value: int = 0
    posts: bool = False
    armies: int = 0
    cities: int = 0


class Field(Record, frozen=True, kw_only=True):
    """A field of the wheel with its four levels."""

    id: FieldId
    en: str
    de: str
    levels: tuple[LevelEffects, ...]


class AdvanceCosts(Record, frozen=True, kw_only=True):
    """ch.5.2: prices by level."""

    pioneer: tuple[int, ...]
    follower: tuple[int, ...]
    half: tuple[int, ...]
    missing_branch: tuple[int, ...]


class BarbarianTable(Record, frozen=True, kw_only=True):
    """ch.2: militia and mechanics of the barbarians by level."""

    militia: tuple[int, ...]
    mechanics: tuple[int, ...]


class CityTable(Record, frozen=True, kw_only=True):
    """ch.2: tax values, and what a founding takes."""

    tax: tuple[int, ...]
    food: int
    vassals: int


class MoraleTrack(Record, frozen=True, kw_only=True):
    """ch.1: the ends of the morale track."""

    lowest: int
    highest: int
    start: int


class TriumphTrack(Record, frozen=True, kw_only=True):
    """ch.2: start fields by players, and the coloured steps."""

    normal: tuple[int, ...]
    long: tuple[int, ...]
    black_every: int
    red_first: int
    red_every: int


class Lengths(Record, frozen=True, kw_only=True):
    """A figure of the normal and of the long game."""

    normal: int
    long: int


class EndTable(Record, frozen=True, kw_only=True):
    """ch.9: what ends the game, and what that gives."""

    provinces: Lengths
    advances: Lengths
    influence_normal: tuple[int, ...]
    influence_long: tuple[int, ...]
    first: int
    later: int


class DiceFaces(Record, frozen=True, kw_only=True):
    """ch.2: the two dice."""

    red: tuple[Symbol, ...]
    green: tuple[Symbol, ...]


class StartTable(Record, frozen=True, kw_only=True):
    """ch.3: what everybody begins with."""

    taler: int
    leaders: int
    free_vassals: int
    cities: int
    bound: int


class ComponentsFile(Record, frozen=True, kw_only=True):
    """The whole file."""

    peoples: tuple[People, ...]
    influence: tuple[InfluenceCard, ...]
    tiles: tuple[Tile, ...]
    epochs: tuple[PrintedEpoch, ...]
    fields: tuple[Field, ...]
    costs: AdvanceCosts
    barbarians: BarbarianTable
    cities: CityTable
    morale: MoraleTrack
    triumph: TriumphTrack
    end: EndTable
    dice: DiceFaces
    start: StartTable


NOTHING_YET = LevelEffects(mp=0)


class Components:
    """The components, ready to be asked."""

    def __init__(self, file: ComponentsFile) -> None:
        self.peoples: Mapping[PeopleId, People] = {PeopleId(one.id): one for one in file.peoples}
        self.cards: Mapping[CardId, InfluenceCard] = {CardId(one.id): one for one in file.influence}
        self.tiles: Mapping[TileId, Tile] = {TileId(one.id): one for one in file.tiles}
        self.all_tiles: tuple[TileId, ...] = tuple(TileId(one.id) for one in file.tiles for _ in range(one.count))
        self.epochs = file.epochs
        self.fields: Mapping[FieldId, Field] = {one.id: one for one in file.fields}
        self.costs, self.barbarians, self.cities, self.morale = file.costs, file.barbarians, file.cities, file.morale
        self.triumph, self.end, self.dice, self.start = file.triumph, file.end, file.dice, file.start
        self.levels: Mapping[FieldId, tuple[LevelEffects, ...]] = {
            id: (NOTHING_YET, *one.levels) for id, one in self.fields.items()
        }
        self.vassals = file.start.free_vassals + file.start.cities * file.start.bound

    def beside(self, field: FieldId) -> tuple[FieldId, FieldId]:
        """ch.2: the neighbours of a field on the wheel: clockwise, then counter-clockwise."""
        place = FIELDS.index(field)
        return FIELDS[(place + 1) % len(FIELDS)], FIELDS[place - 1]
