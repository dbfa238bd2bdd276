"""Who may intercept an arrival, and with what on the dice (6.6.9, 9.7, R-50, R-52, R-54 to R-56)."""

from collections.abc import Collection, Iterable, Sequence
from typing import Literal

import msgspec

from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.forces import (
    Force,
    allies_among,
    armies,
    counter,
    enemies_among,
    forces,
    in_field,
    is_enemy_area,
    mobility,
    owners,
    rating,
    units,
)
from rules.assyrian_wars.board.ids import MEDE, AreaId, CardId, CountryId, LeaderId, PieceId
from rules.assyrian_wars.board.pieces import Piece
from rules.assyrian_wars.board.relations import at_war
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.march.mede import refuse_abroad
from rules.assyrian_wars.march.mobility import can_cross, may_enter
from rules.assyrian_wars.nomads.tribes import spares
from rules.assyrian_wars.pack.counters import Counters
from rules.assyrian_wars.view import stack_tops

NEED = 7  # on two dice with the modifiers (6.6.9)
NO_LEADER = -2
ENEMY_GROUND = -1

Riders = Literal["none", "mixed", "all"]
Sight = Literal["clear", "fog"]  # of an enemy's cavalry

# All cavalry against none, against a mixed force, and a mixed force against none (9.7, R-56).
CAVALRY: dict[tuple[Riders, Riders], int] = {("all", "none"): 3, ("all", "mixed"): 2, ("mixed", "none"): 1}


class Interceptor(msgspec.Struct, frozen=True):
    """A force that may try, or has declared to."""

    country: CountryId  # of its commander, or of the unit
    start: AreaId  # where it stands
    pieces: tuple[PieceId, ...]
    leader: LeaderId | None = None
    card: CardId | None = None  # of the army group that it is
    idle: bool = False  # it cannot, but only its own side sees that (9.5)


# Who may.


def interceptors(
    board: Board, movers: Sequence[Piece], area: AreaId, barred: Collection[PieceId] = ()
) -> list[Interceptor]:
    """The forces that may intercept an arrival in this area, in track order (6.6.9, R-50, R-54)."""
    near, able = beside(board, movers, area)
    return _getting_in(board, [force for start in near for force in _ready(board, start, able, barred)], area)


def menaces(board: Board, movers: Sequence[Piece], area: AreaId, barred: Collection[PieceId] = ()) -> list[Interceptor]:
    """The same, and in the fog also the stacks of which only their own side sees that they cannot (9.5, R-269).

    What is asked or refused because of these tells nobody which leader is alone.
    """
    near, able = beside(board, movers, area)
    ready = [force for start in near for force in _ready(board, start, able, barred)]
    found = _getting_in(board, ready, area)
    if not able or not board.options.fog_of_war:
        return found
    held = [force for force in ready if force not in found]
    idle = [force for start in near for force in _idle(board, start, able, barred, [*found, *held])]
    idle += [msgspec.structs.replace(force, idle=True) for force in held]
    together = [*found, *(force for force in idle if seems_to_get_in(board, force, area))]
    return _in_track_order(board, sorted(together, key=lambda force: near.index(force.start)))


def beside(board: Board, movers: Sequence[Piece], area: AreaId) -> tuple[list[AreaId], list[CountryId]]:
    """The areas next to this one that hold anybody, and the countries that may intercept from there."""
    areas, moving = board.areas, owners(movers)
    near = [start for start in edition_of(board).map.terrain[area] if start in areas and areas[start].pieces]
    others = dict.fromkeys(
        [piece.owner for start in near for piece in areas[start].pieces if piece.owner not in moving]
    )
    able = _able(board, movers, area, others) if others else []
    return (near, able) if able else ([], [])


def _getting_in(board: Board, ready: Iterable[Interceptor], area: AreaId) -> list[Interceptor]:
    found = [force for force in ready if gets_in(board, force, area)]
    return _in_track_order(board, found) if found else []


def gets_in(board: Board, force: Interceptor, area: AreaId) -> bool:
    """Whether the connection and the Mede's limits let the force in (1.3)."""
    there = pieces_of(board, force)
    way = edition_of(board).map.terrain[area][force.start]
    return can_cross(way, there) and refuse_abroad(board, there, (area,)) is None


def seems_to_get_in(board: Board, force: Interceptor, area: AreaId) -> bool:
    """Whether it could by what everybody sees; who is below a top and how many Medes are abroad is hidden (10.2)."""
    way = edition_of(board).map.terrain[area][force.start]
    return way != "mede-only" or force.country == MEDE


def _in_track_order(board: Board, found: Iterable[Interceptor]) -> list[Interceptor]:
    track = list(board.countries)
    return sorted(found, key=lambda force: track.index(force.country))


def _idle(
    board: Board, start: AreaId, able: Collection[CountryId], barred: Collection[PieceId], ready: Sequence[Interceptor]
) -> list[Interceptor]:
    """The stacks of an area that look as if they could set out: leaders without units, units that need a leader."""
    field = [piece for piece in in_field(board.areas[start]) if piece.is_land and piece.id not in barred]
    armed = {piece for force in ready for piece in force.pieces}
    loose = {force.country for force in ready if force.leader is None and force.start == start}
    found: list[Interceptor] = []
    for country in [owner for owner in owners(field) if owner in able]:
        tops = stack_tops(board, edition_of(board).counters, [piece for piece in field if piece.owner == country])
        fresh = [top for top in tops if not top.used]
        bare = [top.id for top in fresh if top.is_leader and top.id not in armed]
        found += [Interceptor(country, start, (chief,), LeaderId(chief), idle=True) for chief in bare]
        piles = [top for top in fresh if top.is_unit]
        if piles and country not in loose:
            found.append(Interceptor(country, start, (piles[0].id,), idle=True))
    return found


def _able(board: Board, movers: Sequence[Piece], area: AreaId, countries: Iterable[CountryId]) -> list[CountryId]:
    """At war with the movers, allowed to enter, and no enemy unit of theirs was in the area before (R-52, R-54)."""
    moving = owners(movers)
    hostile = [country for country in countries if any(at_war(board, country, mover) for mover in moving)]
    hostile = [country for country in hostile if not spares(board, country, moving)]
    if not hostile:
        return []
    ids = {piece.id for piece in movers}
    there = [unit for unit in units(in_field(board.areas[area])) if unit.id not in ids]
    return [
        country for country in hostile if may_enter(board, country, area) and not enemies_among(board, country, there)
    ]


def _ready(board: Board, start: AreaId, able: Collection[CountryId], barred: Collection[PieceId]) -> list[Interceptor]:
    """The forces of an area that could set out: with a unit, outside the city, not finished (R-51, R-54)."""
    pieces = [
        piece
        for piece in board.areas[start].pieces
        if not piece.inside and not piece.used and piece.owner in able and piece.id not in barred
    ]
    if not units(pieces):
        return []
    ready = []
    for force in forces(board, edition_of(board).counters, pieces):
        if not force.units or (force.leader is None and force.units[0].is_hired):
            continue  # a leader needs units, mercenaries need a leader
        ready.append(_interceptor(force, start))
    return ready


def _interceptor(force: Force, start: AreaId) -> Interceptor:
    ids = tuple(piece.id for piece in force.pieces)
    leader = None if force.leader is None else LeaderId(force.leader.id)
    return Interceptor(force.country, start, ids, leader, None if force.group is None else force.group.card)


def armies_of(board: Board, group: Interceptor) -> list[Interceptor]:
    """The armies of an army group, the commander's first, each as a force of its own (6.6.9 Army Groups)."""
    there, counters = pieces_of(board, group), edition_of(board).counters
    found = [army for country in owners(there) for army in armies(board, counters, there, country)]
    return [
        _interceptor(Force(army.country, (army.leader, *army.units), army.leader), group.start)
        for army in sorted(found, key=lambda army: army.leader.id != group.leader)
    ]


def pieces_of(board: Board, force: Interceptor) -> list[Piece]:
    """The pieces themselves, as far as they are still where they were."""
    return [piece for piece in board.areas[force.start].pieces if piece.id in force.pieces]


# What counts on the dice.


def interception_modifier(board: Board, force: Interceptor, movers: Sequence[Piece], area: AreaId) -> int:
    """Action rating or -2, -1 on enemy ground, and cavalry (6.6.9)."""
    total = open_modifier(board, force, movers, area)
    if board.options.special_units:
        total += cavalry_modifier(edition_of(board).counters, pieces_of(board, force), movers)
    return total


def open_modifier(board: Board, force: Interceptor, movers: Sequence[Piece], area: AreaId) -> int:
    """The same without cavalry: what does not depend on anything below the top of a stack (6.6.9, 9.5)."""
    leader = next((piece for piece in pieces_of(board, force) if piece.id == force.leader), None)
    total = NO_LEADER if leader is None else rating(edition_of(board).counters, board.options, leader).action
    return total + (ENEMY_GROUND if is_hostile(board, force.country, movers, area) else 0)


def sight(board: Board) -> Sight:
    """Whether an enemy's cavalry can be seen: in the fog nobody knows what is in his stacks (9.5, R-269)."""
    return "fog" if board.options.fog_of_war and board.options.special_units else "clear"


def is_hostile(board: Board, country: CountryId, movers: Sequence[Piece], area: AreaId) -> bool:
    """Enemy ground just before the movers came: an enemy controls it, nobody of the own side stands there (R-55)."""
    ids = {piece.id for piece in movers}
    there = [piece for piece in board.areas[area].pieces if piece.is_land and piece.id not in ids]
    return is_enemy_area(board, country, area) and not allies_among(board, country, there)


def cavalry_modifier(counters: Counters, mine: Sequence[Piece], theirs: Sequence[Piece]) -> int:
    """The one line of the cavalry table that applies; none if one side is leaders only (9.7, R-56)."""
    own, other = riders(counters, mine), riders(counters, theirs)
    if own is None or other is None:
        return 0
    if own == other == "mixed":
        edge = mobility(counters, mine) - mobility(counters, theirs)
        return (edge > 0) - (edge < 0)
    return CAVALRY.get((own, other), 0) - CAVALRY.get((other, own), 0)


def riders(counters: Counters, pieces: Sequence[Piece]) -> Riders | None:
    """How much of a force is cavalry; None: it has no units."""
    mounted = [counter(counters, unit).is_cavalry for unit in units(pieces)]
    if not mounted:
        return None
    if all(mounted):
        return "all"
    return "mixed" if any(mounted) else "none"


def action_rating(board: Board, force: Interceptor) -> int:
    """For the order of rivals; a force without leader comes last (6.6.9)."""
    leader = next((piece for piece in pieces_of(board, force) if piece.id == force.leader), None)
    return -1 if leader is None else rating(edition_of(board).counters, board.options, leader).action


def defends(board: Board, interceptors: Sequence[Piece], movers: Sequence[Piece]) -> bool:
    """Whether the interceptor's side is the defender of the battle: with 9.7 by higher mobility (6.6.9, R-58)."""
    counters = edition_of(board).counters
    return board.options.special_units and mobility(counters, interceptors) > mobility(counters, movers)
