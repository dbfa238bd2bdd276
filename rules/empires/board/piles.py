"""ch.5.5: the display, the deck and the discard pile."""

from rules.core.run import Run
from rules.empires.board.ids import CardId
from rules.empires.board.names import card_names
from rules.empires.board.state import Board
from rules.empires.pack.edition import edition


def refill(run: Run[Board], rule: str) -> None:
    """The display is filled up; an empty deck is the shuffled discard pile, and both may be too small (E-42)."""
    board, laid = run.board, list[CardId]()
    while (missing := edition().decks.open - len(board.display)) > 0:
        if not board.deck:
            if not board.discard:
                break
            board.deck, board.discard = sorted(board.discard), []
            run.tell("pile-shuffled", rule, count=len(board.deck))
        drawn = [CardId(card) for card in run.draw("display", board.deck, min(missing, len(board.deck)), seats=None)]
        for card in drawn:
            board.deck.remove(card)
        board.display.extend(drawn)
        laid.extend(drawn)
    board.display.sort()
    if laid:
        run.tell("display-laid", rule, cards=card_names(laid))
