"""ch.24: counter events, played outside the own turn: which cards answer what, and how they leave the hand."""

from functools import cache

from rules.core.run import Run
from rules.hannibal.board.decks import card_data, in_order, lay_down
from rules.hannibal.board.ids import CardId, Side
from rules.hannibal.board.names import card_name, side_name
from rules.hannibal.board.state import Board
from rules.hannibal.pack.cards import Moment
from rules.hannibal.pack.edition import edition


@cache
def answering(moment: Moment) -> tuple[CardId, ...]:
    """ch.26: the cards that may be used at a moment, by number."""
    return tuple(in_order([card for card, data in edition().decks.cards.items() if moment in data.when]))


def counters_in_hand(board: Board, side: Side, moment: Moment) -> list[CardId]:
    """ch.24: the cards of a hand that its side may use at a moment; secret, so ask only for the side itself."""
    return [card for card in answering(moment) if card in board.hands[side] and card_data(card).is_for(side)]


def could_answer(board: Board, side: Side, moment: Moment) -> bool:
    """C4: whether a side could hold a card for this moment, as far as everybody knows."""
    if not board.hands[side]:
        return False
    open_cards = {*board.discard, *board.removed}
    return any(card_data(card).is_for(side) and card not in open_cards for card in answering(moment))


def lay_counter(run: Run[Board], side: Side, card: CardId, rule: str) -> None:
    """ch.6, 24: a counter event goes to the discard pile; it is no play of the turn, and breaks no Truce."""
    lay_down(run.board, side, card)
    run.tell("counter-played", rule, side=side_name(side), card=card_name(card))
