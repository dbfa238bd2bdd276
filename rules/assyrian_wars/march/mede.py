"""The Mede before they are one people: one army abroad at a time, as large as its leader's command (10.2, R-280)."""

from collections.abc import Iterable, Sequence

from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.forces import armies, of_country, rating
from rules.assyrian_wars.board.ids import MEDE, AreaId
from rules.assyrian_wars.board.pieces import Piece
from rules.assyrian_wars.board.state import Board
from rules.core.messages import Name, Refusal, refuse

UNITED = 4  # from this turn on they have a king, and no limit (10.2)


def refuse_abroad(board: Board, pieces: Sequence[Piece], path: Iterable[AreaId]) -> Refusal | None:
    """Why these pieces cannot go this way: a second Mede army abroad, or more regulars than its leader commands.

    Associated areas are abroad; an excess that was left by a lost leader may stay but not grow (R-280).
    """
    if not is_limited(board, pieces):
        return None
    going, now = of_country(pieces, MEDE), abroad(board)
    for area in path:
        if area not in edition_of(board).map.home_areas[MEDE]:
            refusal = _refuse_area(board, going, area, now)
            if refusal is not None:
                return refusal
    return None


def is_limited(board: Board, pieces: Iterable[Piece]) -> bool:
    """Whether Medes are among these pieces while their limits hold (10.2)."""
    return board.clock.turn < UNITED and MEDE in [piece.owner for piece in pieces]


def _refuse_area(board: Board, going: Sequence[Piece], area: AreaId, now: dict[AreaId, list[Piece]]) -> Refusal | None:
    after = gone(board, now, going, area)
    chiefs = leading(board, after)
    if len(chiefs) > 1 and len(chiefs) > len(leading(board, now)):
        return refuse("10.2", "mede-one-army-abroad", leaders=tuple(Name("leader", chief.id) for chief in chiefs))
    counters = edition_of(board).counters
    command = max([rating(counters, board.options, chief).command for chief in chiefs], default=0)
    number = count(after)
    if number > command and number > count(now):
        return refuse("10.2", "mede-too-many-abroad", regulars=number, command=command)
    return None


def abroad(board: Board) -> dict[AreaId, list[Piece]]:
    """The Mede pieces outside their home areas."""
    home = edition_of(board).map.home_areas[MEDE]
    found: dict[AreaId, list[Piece]] = {}
    for key, state in board.areas.items():
        for piece in state.pieces:
            if piece.owner == MEDE and key not in home:
                found.setdefault(key, []).append(piece)
    return found


def gone(board: Board, now: dict[AreaId, list[Piece]], going: Sequence[Piece], to: AreaId) -> dict[AreaId, list[Piece]]:
    """Those who are abroad once some have gone to an area abroad."""
    moving = {piece.id for piece in going}
    found: dict[AreaId, list[Piece]] = {}
    for key in board.areas:
        if key in now or key == to:
            there = [piece for piece in now.get(key, ()) if piece.id not in moving]
            there += going if key == to else ()
            if there:
                found[key] = there
    return found


def leading(board: Board, where: dict[AreaId, list[Piece]]) -> list[Piece]:
    """The leaders who have units there."""
    counters = edition_of(board).counters
    return [army.leader for pieces in where.values() for army in armies(board, counters, pieces, MEDE)]


def count(where: dict[AreaId, list[Piece]]) -> int:
    """The regulars among them; mercenaries do not count (R-280)."""
    return sum(piece.is_regular for pieces in where.values() for piece in pieces)
