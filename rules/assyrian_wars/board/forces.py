"""Who stands where and how strong: pieces of an area, armies, army groups, forces, fleets (6.6, 6.16, glossary).

Everything is computed from the pieces of one area or zone; nothing is stored. Printed values come from the edition's
counters and map.
"""

from collections.abc import Iterable, Sequence

import msgspec

from rules.assyrian_wars.board.ids import AreaId, BoxId, CountryId, PieceId, ZoneId
from rules.assyrian_wars.board.pieces import NOBODY, AreaState, ArmyGroup, Piece
from rules.assyrian_wars.board.relations import allied, at_war, friendly
from rules.assyrian_wars.board.state import Board, Options
from rules.assyrian_wars.events.command import command_bonus
from rules.assyrian_wars.pack.counters import Counters, Rating, Unit
from rules.assyrian_wars.pack.map import Area


class Army(msgspec.Struct, frozen=True):
    """A leader and the units he leads; a leader without units is none, and leads nobody (6.6.2)."""

    country: CountryId
    leader: Piece
    units: tuple[Piece, ...]


class Force(msgspec.Struct, frozen=True):
    """What moves, intercepts and evades as one: a group, an army, a bare leader or a single unit (glossary Force)."""

    country: CountryId  # of its commander or unit
    pieces: tuple[Piece, ...]
    leader: Piece | None = None  # its commander
    group: ArmyGroup | None = None

    @property
    def units(self) -> tuple[Piece, ...]:
        return tuple(piece for piece in self.pieces if piece.is_unit)


# Printed values.


def counter(counters: Counters, piece: Piece) -> Unit:
    """The printed counter of a unit or ship."""
    return counters.units[piece.id]


def factor(counters: Counters, piece: Piece) -> int:
    """The combat factor on the side that shows; a leader has none (2.1.1)."""
    if piece.is_leader:
        return 0
    unit = counters.units[piece.id]
    return unit.reduced if piece.reduced else unit.full


def rating(counters: Counters, options: Options, leader: Piece) -> Rating:
    """Action and command rating; without 9.2 the strong side always counts (2.1.2)."""
    strong = not (leader.reduced and options.reduced_leaders)
    return counters.rating(leader.id, strong=strong, crowned=leader.crowned)


def is_king(counters: Counters, piece: Piece) -> bool:
    """A named king, or a leader with a king marker (2.1.2)."""
    return piece.crowned or piece.id in counters.kings


def strength(counters: Counters, pieces: Iterable[Piece]) -> int:
    """The sum of the combat factors that show."""
    return sum(factor(counters, piece) for piece in pieces)


def mobility(counters: Counters, pieces: Iterable[Piece]) -> int:
    """Cavalry units less other units (9.7)."""
    return sum(1 if counter(counters, piece).is_cavalry else -1 for piece in pieces if piece.is_unit)


def defence(area: Area, state: AreaState) -> int:
    """A city's defence now: as printed, less damage (6.8)."""
    return max(0, area.defence - state.damage)


# Pieces of an area, a sea zone or a box.


def pieces_in(board: Board, place: str) -> list[Piece]:
    """The pieces of an area, sea zone, box or foreign war card, by the id of the place."""
    if place in board.areas:
        return board.areas[AreaId(place)].pieces
    for war in board.foreign_wars:
        if place == war.place:
            return [*war.forces, *war.others]
    return board.zones[ZoneId(place)] if place in board.zones else board.boxes[BoxId(place)]


def of_country(pieces: Iterable[Piece], country: CountryId) -> list[Piece]:
    return [piece for piece in pieces if piece.owner == country]


def units(pieces: Iterable[Piece]) -> list[Piece]:
    """The land combat units among them (R-106)."""
    return [piece for piece in pieces if piece.is_unit]


def leaders(pieces: Iterable[Piece]) -> list[Piece]:
    return [piece for piece in pieces if piece.is_leader]


def in_field(state: AreaState) -> list[Piece]:
    """The pieces outside the city (R-51)."""
    return [piece for piece in state.pieces if not piece.inside]


def garrison(state: AreaState) -> list[Piece]:
    """The pieces shut inside the city (R-51)."""
    return [piece for piece in state.pieces if piece.inside]


def owners(pieces: Iterable[Piece]) -> list[CountryId]:
    """The countries that have pieces among these, in the order in which they lie there."""
    return list(dict.fromkeys([piece.owner for piece in pieces]))


def allies_among(board: Board, country: CountryId, pieces: Iterable[Piece]) -> list[Piece]:
    """The pieces of a country and its allies."""
    there = list(pieces)
    if not there:
        return there
    side = [owner for owner in owners(there) if allied(board, country, owner)]
    return [piece for piece in there if piece.owner in side] if side else []


def enemies_among(board: Board, country: CountryId, pieces: Iterable[Piece]) -> list[Piece]:
    """The pieces of countries at war with this one."""
    there = list(pieces)
    if not there:
        return there
    hostile = [owner for owner in owners(there) if at_war(board, country, owner)]
    return [piece for piece in there if piece.owner in hostile] if hostile else []


def enemy_field_units(board: Board, country: CountryId, area: AreaId) -> list[Piece]:
    """Enemy land combat units outside the city of an area."""
    return enemies_among(board, country, units(in_field(board.areas[area])))


def is_friendly_area(board: Board, country: CountryId, area: AreaId) -> bool:
    """Controlled by a friend, with no enemy land unit in it; no-man's-land while own units hold it (R-5, R-6)."""
    state = board.areas[area]
    if state.pieces and enemies_among(board, country, units(state.pieces)):
        return False
    if state.control == NOBODY:
        return bool(allies_among(board, country, units(state.pieces)))
    return friendly(board, country, state.control)


def is_enemy_area(board: Board, country: CountryId, area: AreaId) -> bool:
    """Controlled by a country at war with this one (R-5, R-125)."""
    return at_war(board, country, board.areas[area].control)


def is_contested(board: Board, printed: Area, area: AreaId) -> bool:
    """An enemy unit stands before the city and nobody of the city's side does (6.12, R-157)."""
    state = board.areas[area]
    if not printed.has_city or state.control == NOBODY:
        return False
    field = units(in_field(state))
    return bool(enemies_among(board, state.control, field)) and not allies_among(board, state.control, field)


# Armies, groups and forces.


def fields_led(board: Board, country: CountryId) -> list[list[Piece]]:
    """What stands in the field of each area where a leader of this country does: elsewhere it has no army (R-51)."""
    found: list[list[Piece]] = []
    for state in board.areas.values():
        for piece in state.pieces:
            if piece.owner == country and piece.is_leader and not piece.inside:
                found.append(in_field(state))
                break
    return found


def groups_among(board: Board, pieces: Sequence[Piece]) -> list[ArmyGroup]:
    """The army groups whose commander is among these pieces."""
    if not board.groups:
        return []
    there = {piece.id for piece in pieces}
    return [group for group in board.groups if group.commander in there]


def fits(command: int, pieces: Iterable[Piece]) -> bool:
    """At most so many regulars and as many hired units under one leader (6.6.2, R-44)."""
    under = units(pieces)
    hired = sum(piece.is_hired for piece in under)
    return hired <= command and len(under) - hired <= command


def release_surplus(there: Iterable[Piece], leader: PieceId, command: int) -> None:
    """Units beyond what a leader may command are single units in his area again (6.6.2)."""
    kept: list[Piece] = []
    for unit in there:
        if unit.under == leader:
            if fits(command, [*kept, unit]):
                kept.append(unit)
            else:
                unit.under = None


def armies(board: Board, counters: Counters, pieces: Sequence[Piece], country: CountryId) -> list[Army]:
    """A country's armies among these pieces: the owner's choice first, the rest by rank, each leader one if possible.

    Leaders of an army group come first. Loose units join an army by themselves up to its limits (R-44, R-45).
    """
    chiefs = [piece for piece in pieces if piece.owner == country and piece.is_leader]
    if not chiefs:
        return []
    ranks = {chief.id: _Rank(board, counters, chief) for chief in chiefs}
    loose = []
    for unit in pieces:
        if unit.owner == country and unit.is_unit:
            chosen = ranks.get(unit.under) if unit.under is not None else None
            if chosen is None or not chosen.take(unit):
                loose.append(unit)
    order = sorted(ranks.values(), key=lambda rank: rank.key)
    for rank in order:
        if loose and not rank.units:
            rank.take(loose.pop(0))
    for rank in order:
        loose = [unit for unit in loose if not rank.take(unit)]
    return [Army(country, rank.leader, tuple(rank.units)) for rank in order if rank.units]


class _Rank:
    """A leader while units are given out: how many he may still take of each sort."""

    __slots__ = ("hired", "key", "leader", "regulars", "units")

    def __init__(self, board: Board, counters: Counters, leader: Piece) -> None:
        value = rating(counters, board.options, leader)
        grouped = True in [leader.id in group.leaders for group in board.groups]
        self.leader = leader
        self.key = (not grouped, -value.command, -value.action, leader.id)
        self.regulars = self.hired = value.command + command_bonus(board, leader.id)
        self.units: list[Piece] = []

    def take(self, unit: Piece) -> bool:
        """Whether there is room for the unit, which is then his."""
        if unit.is_hired:
            if not self.hired:
                return False
            self.hired -= 1
        else:
            if not self.regulars:
                return False
            self.regulars -= 1
        self.units.append(unit)
        return True


def forces(board: Board, counters: Counters, pieces: Sequence[Piece]) -> list[Force]:
    """All forces among the land pieces of one place: groups, then each country's armies, leaders and single units."""
    land = [piece for piece in pieces if piece.is_land]
    led = {army.leader.id: army for country in owners(land) for army in armies(board, counters, land, country)}
    found: list[Force] = []
    used: set[str] = set()
    for group in groups_among(board, land):
        members = [piece for piece in land if piece.id in group.leaders]
        members += [unit for leader in group.leaders if leader in led for unit in led[leader].units]
        commander = next(piece for piece in members if piece.id == group.commander)
        found.append(Force(commander.owner, tuple(members), commander, group))
        used.update(piece.id for piece in members)
    for army in led.values():
        if army.leader.id not in used:
            found.append(Force(army.country, (army.leader, *army.units), army.leader))
            used.update(piece.id for piece in found[-1].pieces)
    found += [
        Force(piece.owner, (piece,), piece if piece.is_leader else None) for piece in land if piece.id not in used
    ]
    return found


def by_worth(counters: Counters, options: Options, pieces: Iterable[Piece]) -> list[Piece]:
    """The leaders among them, the best first: by action rating, then command rating (R-98)."""

    def worth(chief: Piece) -> tuple[int, int, str]:
        value = rating(counters, options, chief)
        return -value.action, -value.command, chief.id

    found = leaders(pieces)
    return sorted(found, key=worth) if len(found) > 1 else found


# The sea.


def ships(pieces: Iterable[Piece]) -> list[Piece]:
    return [piece for piece in pieces if piece.is_ship]


def load(pieces: Iterable[Piece], ship: Piece) -> list[Piece]:
    """What a ship carries (6.16.c)."""
    return [piece for piece in pieces if piece.aboard == ship.id]


def is_blockaded(board: Board, besieger: CountryId, zone: ZoneId) -> bool:
    """More ships of the besieger's side than of its enemies in the port's zone (6.8.1, R-92)."""
    fleet = ships(board.zones[zone])
    return len(allies_among(board, besieger, fleet)) > len(enemies_among(board, besieger, fleet))


def controls_zone(board: Board, zone: ZoneId) -> CountryId:
    """The country with most ships where only one side's ships are; otherwise nobody (6.12.a, R-160)."""
    fleet = ships(board.zones[zone])
    present = owners(fleet)
    if not present or any(not allied(board, present[0], other) for other in present[1:]):
        return NOBODY
    counts = {owner: sum(ship.owner == owner for ship in fleet) for owner in present}
    most = max(counts.values())
    holders = [owner for owner, number in counts.items() if number == most]
    return holders[0] if len(holders) == 1 else NOBODY
