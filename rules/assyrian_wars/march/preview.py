"""What a march may meet with on its way, as its player is told before he orders it (6.6, 6.6.1, 6.6.9, 6.7)."""

from collections.abc import Sequence

from msgspec.structs import replace

from rules.assyrian_wars.battle.odds import quote_battle
from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.forces import enemies_among, units
from rules.assyrian_wars.board.ids import AreaId
from rules.assyrian_wars.board.names import names
from rules.assyrian_wars.board.pieces import Piece
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.control.control import falling_back, quote_freed
from rules.assyrian_wars.encounter.threats import quote_interceptors
from rules.assyrian_wars.march.attrition import quote_check
from rules.assyrian_wars.march.mobility import crossing_checks, distance_checks
from rules.core.messages import Message, Name, message


def quote_march(
    board: Board, pieces: Sequence[Piece], start: AreaId, path: Sequence[AreaId], *, easy: bool = False
) -> tuple[Message, ...]:
    """Who goes, the route, the attrition checks unless a card makes the way easy, and the interceptors on the way."""
    edition, left = edition_of(board), once_left(board, pieces, start)
    lines = [
        message("quote-force", pieces=names(piece.id for piece in pieces)),
        message("quote-route", areas=tuple(Name("area", area) for area in (start, *path))),
    ]
    at = start
    for number, to in enumerate(path, 1):
        checks = crossing_checks(board, edition, at, to, pieces) + distance_checks(board, pieces, number)
        lines += [quote_check(check.cause, len(check.units), area=Name("area", to)) for check in checks if not easy]
        lines += quote_interceptors(left, pieces, to)
        lines += quote_battle(board, pieces, at, to)
        at = to
    lines += quote_freed(board, pieces, at)
    lines += quote_left(board, pieces, start)
    return tuple(lines)


def once_left(board: Board, pieces: Sequence[Piece], start: AreaId) -> Board:
    """The board as it will be when a force has left: whom it alone shut in may intercept it (6.6.9, R-51)."""
    state = board.areas[start]
    if not any(piece.inside for piece in state.pieces):
        return board
    going = {piece.id for piece in pieces}
    rest = [piece for piece in state.pieces if piece.id not in going]
    before = units([piece for piece in rest if not piece.inside])
    freed = [
        replace(piece, inside=False) if piece.inside and not enemies_among(board, piece.owner, before) else piece
        for piece in rest
    ]
    return replace(board, areas={**board.areas, start: replace(state, pieces=freed)})


def quote_left(board: Board, pieces: Sequence[Piece], start: AreaId) -> list[Message]:
    """A warning, if the area that the force leaves falls back to its owner because nobody stays in it (6.12)."""
    holder, going = board.areas[start].control, [piece.id for piece in pieces]
    if start not in falling_back(board, holder, going) or start in falling_back(board, holder):
        return []
    return [message("quote-falls-back", areas=(Name("area", start),))]
