"""ch.25: a world that a seat may imagine: the cards that it cannot see are dealt anew."""

from collections.abc import Callable, Collection
from typing import TypeVar

from rules.core.ids import Seat
from rules.hannibal.board.decks import card_data, in_order
from rules.hannibal.board.ids import ROME, SIDES, CardId, Side, seat_of
from rules.hannibal.board.state import Board

Pick = Callable[[int], int]

CardT = TypeVar("CardT", bound=str)


def deal_hidden(board: Board, seat: Seat | None, pick: Pick) -> None:
    """ch.25: other hands and the draw piles, as large as they are; nothing of it depends on where the cards really are.

    H-2: after Rome has declared its opening everybody knows of a Campaign card in its hand. No procedure names a card
    of a hand.
    """
    others = [side for side in SIDES if seat_of(side) != seat]
    for side in SIDES:
        board.hands[side] = in_order(board.hands[side])
    known = _promised(board, others, pick) if board.opening and ROME in others else []
    board.deck = _dealt({side: board.hands[side] for side in others}, board.deck, known, pick)
    battle = board.battle
    if battle is not None:
        for side in SIDES:
            battle.hands[side].sort()
        battle.deck = _dealt({side: battle.hands[side] for side in others}, battle.deck, battle.shown, pick)


def _promised(board: Board, others: list[Side], pick: Pick) -> list[CardId]:
    """One of the Campaign cards that may be in Rome's hand takes the place of one that is."""
    hand, piles = board.hands[ROME], [board.deck, *(board.hands[side] for side in others)]
    mine = [place for place, card in enumerate(hand) if card_data(card).is_campaign]
    if not mine:
        return []  # a ruling has taken it
    campaigns = in_order([card for pile in piles for card in pile if card_data(card).is_campaign])
    chosen = campaigns[pick(len(campaigns))]
    pile = next(pile for pile in piles if chosen in pile)
    pile[pile.index(chosen)] = hand[mine[0]]
    hand[mine[0]] = chosen
    return [chosen]


def _dealt(hands: dict[Side, list[CardT]], deck: list[CardT], known: Collection[str], pick: Pick) -> list[CardT]:
    """Fills these hands, but for what is known of them, from all that is hidden; the rest is the new pile."""
    pool = sorted([*deck, *(card for hand in hands.values() for card in hand if card not in known)])
    for hand in hands.values():
        kept = [card for card in hand if card in known]
        hand[:] = sorted([*kept, *(pool.pop(pick(len(pool))) for _ in range(len(hand) - len(kept)))])
    return pool
