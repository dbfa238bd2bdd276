"""ch.6, 7: who plays first, and the strategy phase, one card each in turn."""

from rules.core.messages import Refusal, message, refuse
from rules.core.procedures import Procedure
from rules.core.questions import Answer, Choose, Option, Question
from rules.core.run import Run
from rules.core.table import Table
from rules.hannibal.board.decks import card_data
from rules.hannibal.board.ids import CARTHAGE, ROME, SIDES, Side, enemy_of, seat_of
from rules.hannibal.board.names import side_name
from rules.hannibal.board.state import Board
from rules.hannibal.operations.discarding import usual_play
from rules.hannibal.operations.plays import PLAYS

OPEN, LEAVE = "yes", "no"


class StrategyPhase(Procedure):
    """The opening, the first player, and card after card until both hands are empty (ch.6)."""

    steps = ("ask_opening", "hear_opening", "ask_first", "hear_first", "next_card", "pass_on")

    turn: Side = ROME

    def ask_opening(self, run: Run[Board]) -> None:
        """ch.6, H-2, H-92: Rome may declare to open with a Campaign card."""
        run.ask(seat_of(ROME), "opening", "H-2", options=(LEAVE, OPEN), default=LEAVE, private=True)

    def check(self, table: Table[Board], question: Question, answer: Answer) -> Refusal | None:
        """ch.6: only with a Campaign card in hand."""
        campaigns = [card for card in table.board.hands[ROME] if card_data(card).is_campaign]
        if question.kind == "opening" and answer == Choose(OPEN) and not campaigns:
            return refuse("H-2", "no-campaign-card")
        return None

    def hear_opening(self, run: Run[Board]) -> None:
        """ch.6: if Rome opens, Carthage is not asked."""
        run.board.phase = "strategy"
        run.board.opening = run.choice == OPEN
        if run.board.opening:
            run.tell("opens-with-campaign", "H-2", side=side_name(ROME))
            self.turn = ROME
            run.goto("next_card")

    def ask_first(self, run: Run[Board]) -> None:
        """ch.6, H-2: Carthage names who plays first."""
        options = [Option(side, message("side", side=side_name(side))) for side in SIDES]
        run.ask(seat_of(CARTHAGE), "first-player", "H-2", options=options, default=CARTHAGE)

    def hear_first(self, run: Run[Board]) -> None:
        """ch.6: the one who was named plays first."""
        self.turn = ROME if run.choice == ROME else CARTHAGE
        run.tell("plays-first", "H-2", side=side_name(self.turn))

    def next_card(self, run: Run[Board]) -> None:
        """ch.6: one card each in turn; who has none is skipped, and the other plays on alone."""
        board = run.board
        if not any(board.hands.values()):
            board.active = None
            run.end()
            return
        if not board.hands[self.turn]:
            self.turn = enemy_of(self.turn)
        board.active = self.turn
        run.call(PlayCard(side=self.turn))

    def pass_on(self, run: Run[Board]) -> None:
        """ch.6: then it is the other's turn."""
        self.turn = enemy_of(self.turn)
        run.repeat()
        self.next_card(run)


class PlayCard(Procedure):
    """One side plays or discards one strategy card, and all that follows from it (ch.7)."""

    steps = ("ask_play", "conclude")

    side: Side

    def ask_play(self, run: Run[Board]) -> None:
        """ch.7, 26: one of the ways to play a card; without an answer the cheapest is discarded (H-2: played)."""
        default = usual_play(run.board, self.side)
        run.ask(seat_of(self.side), "play", "ch.7", actions=PLAYS, default=default, private=True)

    def conclude(self, run: Run[Board]) -> None:
        """ch.7: the card is done with."""
        run.board.play = None
        run.checkpoint()
