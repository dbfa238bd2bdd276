"""Who could intercept a march and with what chance, as far as its player can see (6.6.9, 9.5, R-98)."""

from collections.abc import Sequence

from rules.assyrian_wars import odds
from rules.assyrian_wars.editions import edition_of
from rules.assyrian_wars.events.war_hooks import cannot_be_intercepted
from rules.assyrian_wars.forces import enemies_among, in_field, units
from rules.assyrian_wars.ids import AreaId, CountryId, LeaderId
from rules.assyrian_wars.interceptors import (
    NEED,
    Interceptor,
    interception_modifier,
    interceptors,
    open_modifier,
    sight,
)
from rules.assyrian_wars.mobility import can_cross, may_enter
from rules.assyrian_wars.pieces import Piece
from rules.assyrian_wars.placing import piece_name
from rules.assyrian_wars.relations import at_war
from rules.assyrian_wars.state import Board
from rules.core.messages import Message, Name, message


def quote_interceptors(board: Board, movers: Sequence[Piece], area: AreaId) -> list[Message]:
    """A line for each force that could try to intercept in this area; in the fog only what can be seen counts."""
    if cannot_be_intercepted(board, movers):
        return []
    forces = interceptors(board, movers, area)
    if not board.options.fog_of_war:
        return [
            _line(board, force, movers, area, interception_modifier(board, force, movers, area)) for force in forces
        ]
    known = {force.leader for force in forces}
    bare = [force for force in _leaders_near(board, movers, area) if force.leader not in known]
    stacks = sorted([*_stacks(forces), *bare], key=lambda force: (force.start, force.country, force.leader or ""))
    return [_line(board, force, movers, area, open_modifier(board, force, movers, area)) for force in stacks]


def _line(board: Board, force: Interceptor, movers: Sequence[Piece], area: AreaId, modifier: int) -> Message:
    """The force, where it stands, and its chance; cavalry that is hidden is not in it."""
    who = Name("country", force.country) if force.leader is None else piece_name(force.leader)
    return message(
        "quote-interception-unsure" if sight(board) == "fog" else "quote-interception",
        force=who,
        start=Name("area", force.start),
        area=Name("area", area),
        percent=odds.percent(odds.chance(modifier, NEED)),
        natural=odds.natural(modifier, NEED),
    )


def _stacks(forces: Sequence[Interceptor]) -> list[Interceptor]:
    """Single units of a country in one area look like one stack."""
    seen: dict[tuple[CountryId, AreaId, str], Interceptor] = {}
    for force in forces:
        seen.setdefault((force.country, force.start, force.leader or ""), force)
    return list(seen.values())


def _leaders_near(board: Board, movers: Sequence[Piece], area: AreaId) -> list[Interceptor]:
    """Enemy leaders next to the area: nobody sees whether they lead anybody."""
    ways, moving = edition_of(board).map.terrain[area], {piece.id for piece in movers}
    before = [unit for unit in units(in_field(board.areas[area])) if unit.id not in moving]
    found: list[Interceptor] = []
    for start, way in ways.items():
        for piece in board.areas[start].pieces if start in board.areas else ():
            if not piece.is_leader or piece.inside or piece.used or not can_cross(way, [piece]):
                continue
            hostile = any(at_war(board, piece.owner, mover.owner) for mover in movers)
            if hostile and may_enter(board, piece.owner, area) and not enemies_among(board, piece.owner, before):
                found.append(Interceptor(piece.owner, start, (piece.id,), LeaderId(piece.id)))
    return found
