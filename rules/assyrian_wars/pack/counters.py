"""counters.toml: units, ships, leaders, kings and markers (2.1, 2.2)."""

from collections.abc import Iterable, Mapping
from typing import Annotated, Literal

from msgspec import Meta, Struct

from rules.assyrian_wars.board.ids import CardId, CountryId, LeaderId, PieceId, UnitId
from rules.assyrian_wars.pack.map import Small, Text
from rules.core.packs import Record

FILE = "counters.toml"

UnitClass = Literal["HI", "LI", "B", "LC", "HB", "HC", "CH", "SH"]
Turn = Annotated[int, Meta(ge=1, le=5)]
Positive = Annotated[int, Meta(ge=1)]
PieceName = Annotated[str, Meta(pattern=r"^[A-Z]{2}-[a-z][a-z0-9]*(-[a-z0-9]+)*$")]

CAVALRY = frozenset({"LC", "HB", "HC", "CH"})
BOWS = frozenset({"B", "HB", "CH"})
HEAVY = frozenset({"HI", "HC", "CH"})


class UnitRow(Record, frozen=True, kw_only=True, rename={"cls": "class"}):
    """So many equal counters; they are numbered on within their country and class."""

    country: CountryId
    cls: UnitClass
    full: Annotated[int, Meta(ge=1, le=6)]
    reduced: Annotated[int, Meta(ge=0, le=5)]
    count: Positive
    search: Annotated[int, Meta(ge=2, le=12)] | None = None  # of a ship (6.16.f)
    turn: Turn = 1  # enters the force pool with this turn's timetable
    card: CardId | None = None  # kept back until this card brings it


class Rating(Struct, frozen=True, array_like=True):
    """What a leader is worth: action rating 0 to 5, command rating 2 to 10."""

    action: Annotated[int, Meta(ge=0, le=5)]
    command: Annotated[int, Meta(ge=2, le=10)]


class Leader(Record, frozen=True, kw_only=True):
    """An ordinary leader: he starts on his weak side and may be promoted to the strong one (9.2)."""

    id: PieceName
    country: CountryId
    en: Text
    de: Text
    weak: Rating
    strong: Rating
    turn: Turn = 1


class King(Record, frozen=True, kw_only=True):
    """A named king: one side only, brought by the timetable, gone for good when killed (2.1.2, 6.3)."""

    id: PieceName
    country: CountryId
    en: Text
    de: Text
    rating: Rating
    turn: Turn  # the first turn in which he may reign
    until: Turn | None = None  # the last turn of his reign; none: only that one

    @property
    def last_turn(self) -> int:
        """Past this turn he must roll to stay (10.3, R-282)."""
        return self.until or self.turn


class KingMarker(Record, frozen=True, kw_only=True):
    """What the generic king marker adds to a crowned leader, within the highest ratings (2.1.2, R-14)."""

    count: Positive
    action: Small
    command: Small


class MarkerCounters(Record, frozen=True, kw_only=True):
    """How many markers there are; when they run out 10.4.a applies."""

    pillage: Positive
    city_damage: Positive


class CountersFile(Record, frozen=True, kw_only=True):
    """The whole of counters.toml."""

    units: tuple[UnitRow, ...]
    leaders: tuple[Leader, ...]
    kings: tuple[King, ...]
    king_marker: KingMarker
    trade_markers: dict[CountryId, Annotated[int, Meta(ge=0, le=6)]]
    markers: MarkerCounters


class Unit(Struct, frozen=True):
    """One combat unit or ship."""

    id: UnitId
    country: CountryId  # whose counter it is: a pool's for mercenaries
    cls: UnitClass
    full: int
    reduced: int
    search: int | None = None
    turn: int = 1
    card: CardId | None = None

    @property
    def is_ship(self) -> bool:
        """It sails (2.1.3)."""
        return self.cls == "SH"

    @property
    def is_cavalry(self) -> bool:
        """Light, heavy and bow cavalry, and chariots (9.7)."""
        return self.cls in CAVALRY

    @property
    def is_bow(self) -> bool:
        """Bowmen, horsebowmen and chariots (9.7)."""
        return self.cls in BOWS

    @property
    def is_heavy(self) -> bool:
        """Heavy infantry, heavy cavalry and chariots (9.7)."""
        return self.cls in HEAVY

    @property
    def at_start(self) -> bool:
        """Neither a card nor a later turn keeps it back (4.2)."""
        return self.turn == 1 and self.card is None


class Counters:
    """All pieces by id, and by country. Nothing here ever changes."""

    def __init__(self, file: CountersFile, pools: tuple[CountryId, ...]) -> None:
        self.units: Mapping[PieceId, Unit] = {unit.id: unit for unit in expand(file.units, pools)}
        self.leaders: Mapping[PieceId, Leader] = {LeaderId(PieceId(leader.id)): leader for leader in file.leaders}
        self.kings: Mapping[PieceId, King] = {LeaderId(PieceId(king.id)): king for king in file.kings}
        self.king_marker = file.king_marker
        self.trade_markers: Mapping[CountryId, int] = file.trade_markers
        self.markers = file.markers
        codes = dict.fromkeys([unit.country for unit in self.units.values()])
        self.units_of: Mapping[CountryId, tuple[UnitId, ...]] = {
            code: tuple(unit.id for unit in self.units.values() if unit.country == code) for code in codes
        }
        self.leaders_of: Mapping[CountryId, tuple[LeaderId, ...]] = _by_country(self.leaders.values())
        self.kings_of: Mapping[CountryId, tuple[LeaderId, ...]] = _by_country(self.kings.values())

    def rating(self, leader: PieceId, *, strong: bool, crowned: bool) -> Rating:
        """A leader's or king's ratings on the side that shows, with or without a king marker (2.1.2, R-14)."""
        king = self.kings.get(leader)
        if king is not None:
            return king.rating
        counter = self.leaders[leader]
        rating = counter.strong if strong else counter.weak
        if not crowned:
            return rating
        marker = self.king_marker
        return Rating(min(5, rating.action + marker.action), min(10, rating.command + marker.command))


def expand(rows: tuple[UnitRow, ...], pools: tuple[CountryId, ...]) -> list[Unit]:
    """One Unit a counter: AS-HI-1, AS-HI-2 …; pools count with two figures: MC-LI-01."""
    numbers: dict[tuple[CountryId, str], int] = {}
    units: list[Unit] = []
    for row in rows:
        kind = (row.country, row.cls)
        for _ in range(row.count):
            number = numbers[kind] = numbers.get(kind, 0) + 1
            shown = f"{number:02}" if row.country in pools else str(number)
            key = UnitId(PieceId(f"{row.country}-{row.cls}-{shown}"))
            units.append(Unit(key, row.country, row.cls, row.full, row.reduced, row.search, row.turn, row.card))
    return units


def _by_country(pieces: Iterable[Leader | King]) -> dict[CountryId, tuple[LeaderId, ...]]:
    found: dict[CountryId, tuple[LeaderId, ...]] = {}
    for piece in pieces:
        found[piece.country] = (*found.get(piece.country, ()), LeaderId(PieceId(piece.id)))
    return found
