"""What a march may meet with on its way, as its player is told before he orders it (6.6, 6.6.1, 6.6.9, 6.7)."""

from collections.abc import Sequence

from msgspec.structs import replace

from rules.assyrian_wars.battle.odds import quote_battle
from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.forces import enemies_among, units
from rules.assyrian_wars.board.ids import AreaId, PieceId
from rules.assyrian_wars.board.names import names
from rules.assyrian_wars.board.pieces import Piece
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.control.control import gives_up_province, is_emptied, quote_freed, quote_vacated
from rules.assyrian_wars.encounter.threats import quote_interceptors
from rules.assyrian_wars.march.attrition import quote_check
from rules.assyrian_wars.march.mobility import crossing_checks, distance_checks
from rules.assyrian_wars.march.on_the_way import arrived
from rules.core.messages import Message, Name, message


def quote_march(
    board: Board, pieces: Sequence[Piece], start: AreaId, path: Sequence[AreaId], *, easy: bool = False
) -> tuple[Message, ...]:
    """Who goes, the route, the attrition checks unless a card makes the way easy, and the interceptors on the way."""
    return quote_walk(board, [pieces] * len(path), start, path, easy=easy)


def quote_walk(
    board: Board,
    parties: Sequence[Sequence[Piece]],
    start: AreaId,
    path: Sequence[AreaId],
    *,
    easy: bool = False,
) -> tuple[Message, ...]:
    """The same for a force that takes up units on its way and leaves others there: who enters each area (6.6.2).

    Units without a leader go one by one, and each is intercepted by itself (6.6).
    """
    edition, left = edition_of(board), once_left(board, parties[0], start)
    apart = len(parties[0]) > 1 and not any(piece.is_leader for piece in parties[0])
    lines = [
        message("quote-force", pieces=names(piece.id for piece in parties[0])),
        message("quote-route", areas=tuple(Name("area", area) for area in (start, *path))),
    ]
    since: dict[PieceId, int] = {}
    at, before = start, parties[0]
    for number, (to, pieces) in enumerate(zip(path, parties, strict=True), 1):
        if pieces != before:
            lines += quote_exchange(before, pieces, at)
            left = once_left(arrived(left, before, at), pieces, at)
        since |= {piece.id: number - 1 for piece in pieces if piece not in before}
        checks = crossing_checks(board, edition, at, to, pieces) + distance_checks(board, pieces, number, since)
        lines += [quote_check(check.cause, len(check.units), area=Name("area", to)) for check in checks if not easy]
        lines += quote_threats(board, pieces, start, to, path[-1]) if apart else quote_interceptors(left, pieces, to)
        lines += quote_battle(board, pieces, at, to)
        at, before = to, pieces
    lines += quote_freed(board, before, at)
    lines += quote_emptied(board, parties, start, path)
    return tuple(lines)


def quote_threats(board: Board, pieces: Sequence[Piece], start: AreaId, area: AreaId, goal: AreaId) -> list[Message]:
    """Who may intercept units without a leader in an area, each by itself; those before it are at their goal."""
    found: list[tuple[list[Message], list[PieceId]]] = []
    for number, piece in enumerate(pieces):
        now = arrived(board, pieces[:number], goal)
        lines = quote_interceptors(once_left(now, [piece], start), [piece], area)
        alike = next((units for others, units in found if others == lines), None)
        if alike is None:
            found.append((lines, [piece.id]))
        else:
            alike.append(piece.id)
    if len(found) == 1:
        return found[0][0]
    heads = [[message("quote-by-itself", units=names(units)), *lines] for lines, units in found if lines]
    return [line for lines in heads for line in lines]


def quote_exchange(before: Sequence[Piece], after: Sequence[Piece], area: AreaId) -> list[Message]:
    """Whom a force leaves in an area, and whom it takes up there."""
    left = names(piece.id for piece in before if piece not in after)
    taken = names(piece.id for piece in after if piece not in before)
    where = Name("area", area)
    lines = [message("quote-left-on-the-way", area=where, units=left)] if left else []
    return [*lines, message("quote-taken-up", area=where, units=taken)] if taken else lines


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


def quote_emptied(
    board: Board, parties: Sequence[Sequence[Piece]], start: AreaId, path: Sequence[AreaId]
) -> list[Message]:
    """Warnings of areas that the force leaves or takes units from, if nobody stays there (6.12, 7.1.D)."""
    emptied: list[AreaId] = []
    given_up: list[AreaId] = []
    now, before = board, parties[0]
    for at, pieces in zip((start, *path), parties, strict=False):
        now, going = arrived(now, before, at), [piece.id for piece in pieces]
        if at == start or pieces != before:
            emptied += [at] if is_emptied(now, at, going) else []
            given_up += [at] if gives_up_province(now, at, going) else []
        before = pieces
    return quote_vacated(emptied, given_up)
