"""Exchanges what lies in the fog, so that a test can see that nobody is told what is below the top of a stack (9.5)."""

from collections.abc import Callable, Collection, Sequence

import msgspec

from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.forces import rating
from rules.assyrian_wars.board.ids import CountryId, LeaderId, PieceId, UnitId
from rules.assyrian_wars.board.pieces import AreaState, Piece
from rules.assyrian_wars.board.relations import countries_of, side
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.events.command import command_bonus
from rules.assyrian_wars.invariants import INVARIANTS
from rules.assyrian_wars.pack.counters import Counters
from rules.core.ids import Seat

Pick = Callable[[int], int]
Undo = Callable[[], None]

TRIES = 10
PILE = 10  # units in a stack without a leader (9.5)


class VeiledStack(msgspec.Struct, frozen=True, eq=False):
    """One country's land pieces in an area, outside or inside its city, that somebody does not see."""

    owner: CountryId
    inside: bool
    area: AreaState
    firm: bool  # with all its units gone, or its first one come, everybody would see a difference

    def pieces(self) -> list[Piece]:
        """Who stands there now."""
        key = self.owner, self.inside
        return [piece for piece in self.area.pieces if piece.is_land and (piece.owner, piece.inside) == key]

    def units(self) -> list[Piece]:
        """The units among them."""
        return [piece for piece in self.pieces() if piece.is_unit]


Swap = tuple[VeiledStack, Undo]  # the other stack, and how it becomes again as it was


def swap_pieces(board: Board, counters: Counters, seat: Seat | None, pick: Pick, fixed: Collection[str]) -> None:
    """Hidden units change places, as long as every stack shows the same face and the board is sound.

    What a stack shows is reckoned here by the words of 9.5, and not with the view, which a test holds against it. What
    the running procedures name (`fixed`: pieces and areas) stays as it is.
    """
    if not board.options.fog_of_war:
        return
    faces = {one: _face(board, counters, one.pieces()) for one in _stacks(board, seat, fixed)}
    stacks = [one for one, face in faces.items() if face is not None]
    shown = {name for face in faces.values() for name, _ in face or ()}  # nothing that is done changes a face
    done: list[Undo] = []
    for _ in range(TRIES):
        loose = [(one, unit) for one in stacks for unit in one.units() if unit.id not in fixed and unit.id not in shown]
        if not loose:
            break
        stack, unit = loose[pick(len(loose))]
        swap = _move(board, stacks, stack, unit, pick) if pick(2) else _trade(board, loose, unit, pick)
        if swap is None:
            continue
        other, undo = swap
        if all(_face(board, counters, one.pieces()) == faces[one] for one in (stack, other)):
            done.append(undo)
        else:
            undo()
    while done and any(invariant.check(board) for invariant in INVARIANTS):
        done.pop()()


def _face(board: Board, counters: Counters, pieces: Sequence[Piece]) -> tuple[tuple[str, int], ...] | None:
    """What everybody sees of a country's stacks in one place (9.5): leaders who can lead all, or the strongest of each
    ten units without one; None where some are led and others are not, which is left alone."""
    chiefs = sorted(piece.id for piece in pieces if piece.is_leader)
    troops = [piece for piece in pieces if piece.is_unit]
    if chiefs:
        able = [rating(counters, board.options, piece).command for piece in pieces if piece.is_leader]
        command = sum(able) + sum(command_bonus(board, LeaderId(chief)) for chief in chiefs)
        return tuple((chief, 0) for chief in chiefs) if len(troops) <= command else None
    ranked = sorted((-_factors(counters, unit), unit.id) for unit in troops)
    piles = (len(ranked) + PILE - 1) // PILE
    return tuple((name, factors) for factors, name in ranked[:piles])


def _factors(counters: Counters, unit: Piece) -> int:
    printed = counters.units[UnitId(unit.id)]
    return printed.reduced if unit.reduced else printed.full


def _stacks(board: Board, seat: Seat | None, fixed: Collection[str]) -> list[VeiledStack]:
    """The stacks of other sides, but for those where something is going on and those of army groups."""
    friends = {side(board, country) for country in (() if seat is None else countries_of(board, seat))}
    grouped = {leader for group in board.groups for leader in group.leaders}
    printed = edition_of(board).map.areas
    found: list[VeiledStack] = []
    for area, state in board.areas.items():
        if area in fixed or not state.pieces:
            continue
        piles: dict[tuple[CountryId, bool], list[Piece]] = {}
        for piece in state.pieces:
            if piece.is_land:
                piles.setdefault((piece.owner, piece.inside), []).append(piece)
        shared = len(piles) > 1 or bool(state.sieges) or state.province is not None
        for (owner, inside), pieces in piles.items():
            if side(board, owner) not in friends and not any(piece.id in grouped for piece in pieces):
                firm = shared or inside or not owner == state.control == printed[area].country
                found.append(VeiledStack(owner, inside, state, firm))
    return found


def _trade(board: Board, loose: Sequence[tuple[VeiledStack, Piece]], unit: Piece, pick: Pick) -> Swap | None:
    """Two units of one country exchange counters and sides; what each has done in the impulse stays with the place."""
    alike = [one for one in loose if (one[1].owner, one[1].nation) == (unit.owner, unit.nation) and one[1] is not unit]
    if not alike:
        return None
    stack, other = alike[pick(len(alike))]
    _exchange(board, unit, other)
    return stack, lambda: _exchange(board, unit, other)


def _exchange(board: Board, one: Piece, other: Piece) -> None:
    names = {one.id: other.id, other.id: one.id}
    one.id, other.id = other.id, one.id
    one.reduced, other.reduced = other.reduced, one.reduced
    for kept in _notes(board):
        kept[:] = [names.get(piece, piece) for piece in kept]


def _move(board: Board, stacks: Sequence[VeiledStack], stack: VeiledStack, unit: Piece, pick: Pick) -> Swap | None:
    """A unit stands in another stack of its country, and has done what a piece there did."""
    goals = [goal for goal in stacks if goal is not stack and goal.owner == unit.owner and goal.pieces()]
    goals = [goal for goal in goals if goal.units() or not goal.firm]
    if not goals or (stack.firm and len(stack.units()) == 1):
        return None
    goal = goals[pick(len(goals))]
    mates = goal.pieces()
    mate = mates[pick(len(mates))]
    home, away, notes = list(stack.area.pieces), list(goal.area.pieces), [list(kept) for kept in _notes(board)]
    stack.area.pieces.remove(unit)
    goal.area.pieces.append(msgspec.structs.replace(mate, id=unit.id, reduced=unit.reduced, crowned=False, under=None))
    for kept in _notes(board):
        kept[:] = [piece for piece in kept if piece != unit.id] + [unit.id] * (mate.id in kept)

    def undo() -> None:
        stack.area.pieces[:], goal.area.pieces[:] = home, away
        for kept, old in zip(_notes(board), notes, strict=True):
            kept[:] = old

    return goal, undo


def _notes(board: Board) -> list[list[PieceId]]:
    """The pieces that the running impulse remembers."""
    return [] if board.impulse is None else [board.impulse.maintained, board.impulse.staying]
