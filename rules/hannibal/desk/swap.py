"""ch.25: what a watcher cannot tell apart: cards in other hands and in the draw piles."""

from collections.abc import Callable, Collection
from typing import TypeVar

from rules.core.ids import Seat
from rules.hannibal.board.ids import SIDES, seat_of
from rules.hannibal.board.state import Board

Pick = Callable[[int], int]


CardT = TypeVar("CardT", bound=str)


def swap_hidden(board: Board, seat: Seat | None, pick: Pick) -> None:
    """A card in another's hand may as well be one of the draw pile; a battle card too, unless it lies open."""
    if not board.opening:  # H-2: otherwise it is known that Rome holds a Campaign card
        _swap([board.hands[side] for side in SIDES if seat_of(side) != seat], board.deck, pick)
    battle = board.battle
    if battle is not None:
        _swap([battle.hands[side] for side in SIDES if seat_of(side) != seat], battle.deck, pick, battle.shown)


def _swap(hands: list[list[CardT]], deck: list[CardT], pick: Pick, seen: Collection[CardT] = ()) -> None:
    hidden = [(hand, place) for hand in hands for place, card in enumerate(hand) if card not in seen]
    if not hidden or not deck:
        return
    (hand, mine), theirs = hidden[pick(len(hidden))], pick(len(deck))
    hand[mine], deck[theirs] = deck[theirs], hand[mine]
