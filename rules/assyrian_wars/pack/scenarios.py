"""scenarios/*.toml: who plays, what stands where and how everybody is disposed as a game begins (1.1.B, 4.1, 4.2)."""

from collections.abc import Mapping
from typing import Annotated, Literal

from msgspec import Meta

from rules.assyrian_wars.board.ids import AreaId, BoxId, CountryId, LeaderId, ZoneId
from rules.assyrian_wars.pack.counters import Positive, Turn
from rules.assyrian_wars.pack.map import GameMap, PlaceName, Text
from rules.assyrian_wars.pack.stacks import Stack
from rules.core.packs import Record

FOLDER = "scenarios"

Camp = Literal["assyrian", "rebel", "neutral"]
Tribute = Literal["check", "paid", "refused", "refused-before"]  # R-32; black marker; white marker (2.2)
Lead = Literal["never", "turn-3", "any"]  # the lead of a power ends the game: not at all, from the third turn on, ever
Level = Annotated[int, Meta(ge=1, le=15)]
Players = Annotated[int, Meta(ge=1, le=5)]
Eco = Annotated[int, Meta(ge=0, le=30)]
Hand = Annotated[int, Meta(ge=0, le=10)]
Switch = Literal[
    "sudden-end",
    "reduced-leaders",
    "combining",
    "standing-army",
    "fog-of-war",
    "selling",
    "special-units",
    "secret-diplomacy",
    "elimination",
]

# Every rule that a match may switch, with its paragraph.
SWITCHES: Mapping[Switch, str] = {
    "sudden-end": "9.1",
    "reduced-leaders": "9.2",
    "combining": "9.3",
    "standing-army": "9.4",
    "fog-of-war": "9.5",
    "selling": "9.6",
    "special-units": "9.7",
    "secret-diplomacy": "7.5",
    "elimination": "7.1",
}


class Seating(Record, frozen=True, kw_only=True):
    """One row of the table in 1.1.B: which player holds which power."""

    players: Players
    powers: dict[CountryId, Players]


class Theatre(Record, frozen=True, kw_only=True):
    """The part of the map in play. The rest cannot be entered; it only earns income for its printed owner."""

    countries: tuple[CountryId, ...]  # whose printed areas are in play
    also: tuple[AreaId, ...] = ()
    without: tuple[AreaId, ...] = ()
    zones: tuple[ZoneId, ...] = ()
    boxes: tuple[BoxId, ...] = ()  # the sea trade boxes; the land trade box and the raid boxes are always in play


class StartingInfluence(Record, frozen=True, kw_only=True):
    """Where a marker stands on a diplomatic track (6.9)."""

    power: CountryId
    level: Level


class PowerStart(Record, frozen=True, kw_only=True):
    """A power as the game begins."""

    camp: Camp
    eco: Eco  # ECO level before any tribute; set-up adds and subtracts that (5.2.2)
    base: Eco  # the ECO base level of 8.3
    hand: Hand  # random cards, home cards not counted
    trade: Hand  # trade markers in the trade box
    pays_tribute: bool = False  # to Assyria, by its own decision (5.2)


class MinorStart(Record, frozen=True, kw_only=True):
    """A minor country as the game begins."""

    eco: Eco  # before any tribute
    hand: Hand = 0  # random cards of an active minor
    influence: StartingInfluence | None = None  # none: in the Neutrals box
    tribute: Tribute = "check"
    conquered_by: CountryId | None = None


class TribeStart(Record, frozen=True, kw_only=True):
    """A nomad tribe of the scenario; it is on the map if it has forces there, else the timetable brings it."""

    influence: StartingInfluence | None = None


class WarStart(Record, frozen=True, kw_only=True):
    """A war of two countries' own; those between the camps need no line (7.4.1)."""

    by: CountryId
    on: CountryId
    cause: Literal["scenario", "punishment"] = "scenario"  # punishment: of a tribute refuser (7.4.4)


class SiegeStart(Record, frozen=True, kw_only=True):
    """A siege that is under way (6.8)."""

    area: AreaId
    country: CountryId
    leader: LeaderId
    hunger: Annotated[int, Meta(ge=0, le=9)] | None = None  # 0: the 1 lies with the besiegers; n: n lies on the city


class Markers(Record, frozen=True, kw_only=True):
    """Markers that lie on the map from the start."""

    pillage: dict[AreaId, Annotated[int, Meta(ge=1, le=2)]] = {}
    damage: dict[AreaId, Positive] = {}
    eco_plus: dict[AreaId, Annotated[int, Meta(ge=1, le=2)]] = {}
    eco_minus: dict[AreaId, Annotated[int, Meta(ge=1, le=1)]] = {}


class Scenario(Record, frozen=True, kw_only=True):
    """The whole of one scenario file."""

    id: PlaceName
    en: Text
    de: Text
    intro_en: Text
    intro_de: Text
    year: Annotated[int, Meta(ge=600, le=900)]  # BC
    first_turn: Turn = 1
    lengths: dict[PlaceName, Turn]  # what the players may choose: the last turn of each
    length: PlaceName  # the choice unless they say otherwise
    rules: dict[Switch, bool]
    lead: Lead = "turn-3"  # when a power's lead ends the game, unless they say otherwise (9.1)
    seats: tuple[Seating, ...]
    theatre: Theatre | None = None  # none: the whole map
    powers: dict[CountryId, PowerStart]
    minors: dict[CountryId, MinorStart] = {}
    tribes: dict[CountryId, TribeStart] = {}
    wars: tuple[WarStart, ...] = ()
    pacts: dict[AreaId, CountryId] = {}  # minor cities and the powers they have a pact with
    control: dict[AreaId, CountryId] = {}  # areas that somebody else than the printed owner holds (6.12)
    provinces: dict[AreaId, CountryId] = {}
    markers: Markers = Markers()
    forces: tuple[Stack, ...]
    sieges: tuple[SiegeStart, ...] = ()

    @property
    def options(self) -> dict[str, bool | str]:
        """What the players get unless they say otherwise: the switches, and when a lead ends the game."""
        return {"lead": self.lead, **{str(switch): on for switch, on in self.rules.items()}}

    @property
    def countries(self) -> tuple[CountryId, ...]:
        """Everybody with a space on the impulse track (R-2)."""
        return (*self.powers, *self.minors, *self.tribes)

    @property
    def most_players(self) -> int:
        """The highest number in the table of seats."""
        return max((row.players for row in self.seats), default=1)

    def seating(self, players: int) -> dict[CountryId, int] | None:
        """Which player holds which power; none for a number outside the table. One player holds all (1.1.B, R-3)."""
        if players == 1:
            return dict.fromkeys(self.powers, 1)
        return next((dict(row.powers) for row in self.seats if row.players == players), None)

    def areas_in_play(self, game_map: GameMap) -> frozenset[AreaId]:
        """The areas that may be entered."""
        theatre = self.theatre
        if theatre is None:
            return frozenset(game_map.areas)
        printed = {key for key, area in game_map.areas.items() if area.country in theatre.countries}
        return frozenset(printed.union(theatre.also).difference(theatre.without))

    def zones_in_play(self, game_map: GameMap) -> frozenset[ZoneId]:
        """The sea zones that may be entered."""
        return frozenset(game_map.zones if self.theatre is None else self.theatre.zones)

    def boxes_in_play(self, game_map: GameMap) -> frozenset[BoxId]:
        """The sea trade boxes that may be entered."""
        return frozenset(game_map.sea_trade_boxes if self.theatre is None else self.theatre.boxes)
