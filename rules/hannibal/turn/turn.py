"""ch.4: the nine turns, each with its phases."""

from rules.core.procedures import Procedure
from rules.core.run import Run
from rules.hannibal.board.decks import reshuffle
from rules.hannibal.board.state import Board
from rules.hannibal.isolation.isolation import PoliticalIsolation
from rules.hannibal.pack.edition import edition
from rules.hannibal.reinforcements.phase import Reinforcements
from rules.hannibal.turn.dealing import Dealing
from rules.hannibal.turn.strategy import StrategyPhase
from rules.hannibal.victory.check import VictoryCheck
from rules.hannibal.winter.attrition import WinterAttrition


class GameTurns(Procedure):
    """The whole game: turn after turn; the victory check of the last one ends it (ch.4, 23)."""

    steps = ("begin", "end_turn")

    def begin(self, run: Run[Board]) -> None:
        """ch.4, H-31: a turn begins; counsels before whose end a reshuffle lay are over."""
        board = run.board
        board.counsels = {card: ending for card, ending in board.counsels.items() if not ending}
        run.tell("turn-begins", "ch.4", turn=board.turn)
        run.call(TurnPhases())

    def end_turn(self, run: Run[Board]) -> None:
        """ch.4, 11: the turn marker moves on, and a naval victory is forgotten; after the last turn it is all over."""
        run.checkpoint()
        if run.board.turn >= edition().scenario.last_turn:  # a ruling has moved the marker there since the check
            run.call(VictoryCheck())
            return
        run.board.naval_victory = False
        run.board.turn += 1
        run.goto("begin")


class TurnPhases(Procedure):
    """The phases of one turn, in the order of ch.4."""

    steps = ("reinforce", "deal", "play_cards", "winter", "isolate", "check_victory", "shuffle")

    def reinforce(self, run: Run[Board]) -> None:
        """ch.4.1, 5: reinforcements, from the second turn on."""
        if run.board.turn > 1:
            run.call(Reinforcements())

    def deal(self, run: Run[Board]) -> None:
        """ch.4.2, 6: strategy cards are dealt."""
        run.call(Dealing())

    def play_cards(self, run: Run[Board]) -> None:
        """ch.4.3, 6: the strategy phase."""
        run.call(StrategyPhase())

    def winter(self, run: Run[Board]) -> None:
        """ch.4.4, 21: winter attrition."""
        run.call(WinterAttrition())

    def isolate(self, run: Run[Board]) -> None:
        """ch.4.5, 22: political isolation."""
        run.call(PoliticalIsolation())

    def check_victory(self, run: Run[Board]) -> None:
        """ch.4.6, 23: the victory check."""
        run.call(VictoryCheck())

    def shuffle(self, run: Run[Board]) -> None:
        """ch.4, H-30: if the Truce was laid down in this turn, all cards are shuffled."""
        if run.board.shuffle:
            run.board.shuffle = False
            reshuffle(run.board)
            run.tell("cards-shuffled", "H-30", count=len(run.board.deck))
