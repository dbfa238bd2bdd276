"""Who could intercept a march and with what chance, as far as its player can see (6.6.9, 9.5, R-98)."""

from collections.abc import Sequence

from rules.assyrian_wars.board.ids import AreaId, CountryId
from rules.assyrian_wars.board.pieces import Piece
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.build.placing import piece_name
from rules.assyrian_wars.encounter import odds
from rules.assyrian_wars.encounter.interceptors import (
    NEED,
    Interceptor,
    interception_modifier,
    menaces,
    open_modifier,
    sight,
)
from rules.assyrian_wars.events.war_hooks import cannot_be_intercepted
from rules.core.messages import Message, Name, message


def quote_interceptors(board: Board, movers: Sequence[Piece], area: AreaId) -> list[Message]:
    """A line for each force that could try to intercept in this area; in the fog only what can be seen counts."""
    if cannot_be_intercepted(board, movers):
        return []
    forces = menaces(board, movers, area)
    if not board.options.fog_of_war:
        return [
            _line(board, force, movers, area, interception_modifier(board, force, movers, area)) for force in forces
        ]
    stacks = sorted(_stacks(forces), key=lambda force: (force.start, force.country, force.leader or ""))
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
