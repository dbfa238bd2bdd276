"""ch.6: strategy cards are dealt, if need be after a shuffle."""

from rules.core.procedures import Procedure
from rules.core.run import Run
from rules.hannibal.board.decks import in_order, reshuffle
from rules.hannibal.board.ids import SIDES, CardId, Side, seat_of
from rules.hannibal.board.names import card_name
from rules.hannibal.board.state import Board
from rules.hannibal.pack.edition import edition


class Dealing(Procedure):
    """Both hands are filled (ch.6)."""

    steps = ("shuffle", "deal")

    def shuffle(self, run: Run[Board]) -> None:
        """ch.6: a draw pile that is too small for both hands is shuffled with the discard pile first."""
        board = run.board
        board.phase = "deal"
        if len(board.deck) < sum(missing(board, side) for side in SIDES):
            reshuffle(board)
            run.tell("cards-shuffled", "ch.6", count=len(board.deck))

    def deal(self, run: Run[Board]) -> None:
        """ch.6: each side gets its cards, and sees only its own."""
        board = run.board
        for side in SIDES:
            count = min(missing(board, side), len(board.deck))
            cards = [CardId(card) for card in run.draw("deal", board.deck, count, seats=(seat_of(side),))]
            for card in cards:
                board.deck.remove(card)
            board.hands[side].extend(cards)
            names = tuple(card_name(card) for card in in_order(cards))
            run.tell("cards-dealt", "ch.6", seats=(seat_of(side),), cards=names)
        run.tell("hands-dealt", "ch.6", count=edition().scenario.hand_size(board.turn), left=len(board.deck))


def missing(board: Board, side: Side) -> int:
    """ch.2, 6: how many cards a hand lacks in this turn."""
    return max(0, edition().scenario.hand_size(board.turn) - len(board.hands[side]))
