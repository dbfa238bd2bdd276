"""Exchanges what lies in the fog, so that a test can see that nobody is told what is below the top of a stack (9.5)."""

from collections.abc import Callable, Collection, Sequence

import msgspec

from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.ids import CountryId, PieceId
from rules.assyrian_wars.board.pieces import AreaState, Piece
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.invariants import INVARIANTS
from rules.assyrian_wars.pack.counters import Counters
from rules.assyrian_wars.view import view_of
from rules.core.ids import Seat

Pick = Callable[[int], int]
Undo = Callable[[], None]

TRIES = 24


class VeiledStack(msgspec.Struct, frozen=True):
    """One country's land pieces in an area, outside or inside its city, that somebody does not see."""

    pieces: list[Piece]
    area: AreaState
    firm: bool  # with all its units gone, or its first one come, everybody would see a difference

    @property
    def units(self) -> list[Piece]:
        return [piece for piece in self.pieces if piece.is_unit]


def swap_pieces(board: Board, counters: Counters, seat: Seat | None, pick: Pick, fixed: Collection[str]) -> None:
    """Hidden units change places, as long as this seat's view stays the same and the board is sound.

    What the running procedures name (`fixed`: pieces and areas) stays as it is.
    """
    if not board.options.fog_of_war:
        return
    before = _seen(board, counters, seat)
    for _ in range(TRIES):
        stacks = _stacks(board, counters, seat, fixed)
        loose = [(stack, unit) for stack in stacks for unit in stack.units if unit.id not in fixed]
        if not loose:
            return
        stack, unit = loose[pick(len(loose))]
        undo = (
            _move(board, stacks, stack, unit, pick) if pick(2) else _trade(board, [one for _, one in loose], unit, pick)
        )
        if undo is not None and (_seen(board, counters, seat) != before or not _is_sound(board)):
            undo()


def _seen(board: Board, counters: Counters, seat: Seat | None) -> bytes:
    return msgspec.msgpack.encode(view_of(board, counters, seat))


def _is_sound(board: Board) -> bool:
    return not any(invariant.check(board) for invariant in INVARIANTS)


def _stacks(board: Board, counters: Counters, seat: Seat | None, fixed: Collection[str]) -> list[VeiledStack]:
    """The stacks in the fog, but for those where something is going on and those of army groups."""
    view = view_of(board, counters, seat)
    grouped = {leader for group in board.groups for leader in group.leaders}
    printed = edition_of(board).map.areas
    found: list[VeiledStack] = []
    for area in [area for area in view.area_stacks if area not in fixed]:
        state, clear = board.areas[area], {piece.id for piece in view.areas[area].pieces}
        piles: dict[tuple[CountryId, bool], list[Piece]] = {}
        for piece in state.pieces:
            if piece.is_land and piece.id not in clear:
                piles.setdefault((piece.owner, piece.inside), []).append(piece)
        shared = len(piles) + len(clear) > 1 or bool(state.sieges) or state.province is not None
        for (owner, inside), pieces in piles.items():
            if not any(piece.id in grouped for piece in pieces):
                found.append(
                    VeiledStack(pieces, state, shared or inside or not owner == state.control == printed[area].country)
                )
    return found


def _trade(board: Board, loose: Sequence[Piece], unit: Piece, pick: Pick) -> Undo | None:
    """Two units of one country exchange counters and sides; what each has done in the impulse stays with the place."""
    alike = [other for other in loose if (other.owner, other.nation) == (unit.owner, unit.nation) and other is not unit]
    if not alike:
        return None
    other = alike[pick(len(alike))]
    _exchange(board, unit, other)
    return lambda: _exchange(board, unit, other)


def _exchange(board: Board, one: Piece, other: Piece) -> None:
    names = {one.id: other.id, other.id: one.id}
    one.id, other.id = other.id, one.id
    one.reduced, other.reduced = other.reduced, one.reduced
    for kept in _notes(board):
        kept[:] = [names.get(piece, piece) for piece in kept]


def _move(board: Board, stacks: Sequence[VeiledStack], stack: VeiledStack, unit: Piece, pick: Pick) -> Undo | None:
    """A unit stands in another stack of its country, and has done what a piece there did."""
    goals = [goal for goal in stacks if goal is not stack and goal.pieces[0].owner == unit.owner]
    goals = [goal for goal in goals if goal.units or not goal.firm]
    if not goals or (stack.firm and len(stack.units) == 1):
        return None
    goal = goals[pick(len(goals))]
    mate = goal.pieces[pick(len(goal.pieces))]
    home, away, notes = list(stack.area.pieces), list(goal.area.pieces), [list(kept) for kept in _notes(board)]
    stack.area.pieces.remove(unit)
    goal.area.pieces.append(msgspec.structs.replace(mate, id=unit.id, reduced=unit.reduced, crowned=False, under=None))
    for kept in _notes(board):
        kept[:] = [piece for piece in kept if piece != unit.id] + [unit.id] * (mate.id in kept)

    def undo() -> None:
        stack.area.pieces[:], goal.area.pieces[:] = home, away
        for kept, old in zip(_notes(board), notes, strict=True):
            kept[:] = old

    return undo


def _notes(board: Board) -> list[list[PieceId]]:
    """The pieces that the running impulse remembers."""
    return [] if board.impulse is None else [board.impulse.maintained, board.impulse.staying]
