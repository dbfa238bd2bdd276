"""ch.4.3, 5: action rounds, in which every seat does one action in turn."""

from rules.core.actions import Action
from rules.core.ids import Seat
from rules.core.messages import seat_name
from rules.core.procedures import PASS, Procedure
from rules.core.questions import Choose, Option
from rules.core.run import Run
from rules.empires.attack.attack import Assault
from rules.empires.board.state import Board
from rules.empires.building.control import Reinforce
from rules.empires.building.forts import Fortify
from rules.empires.building.recruiting import Dismiss, Exchange, Recruit
from rules.empires.diplomacy.diplomacy import Annex, Court, Subvert
from rules.empires.pack.edition import edition
from rules.empires.trade.placing import PlaceTrade

OPEN_ACTIONS: tuple[type[Action], ...] = (
    Assault,  # ch.5.1
    Court,  # ch.5.4
    Annex,
    Subvert,
    Recruit,  # ch.5.5
    Exchange,
    Dismiss,
    Fortify,  # ch.5.6
    PlaceTrade,  # ch.5.7
    Reinforce,  # ch.5.8
)


class ActionRounds(Procedure):
    """10, 9, 8 or 7 rounds, in each of which every seat acts once (ch.4.3)."""

    steps = ("begin_round", "next_action", "pass_on")

    turn: int = 0  # how many have acted in this round

    def begin_round(self, run: Run[Board]) -> None:
        """ch.4.3: the next round, unless it was the last of this turn."""
        board = run.board
        if board.round >= edition().scenario.action_rounds[board.turn - 1]:
            board.active = None
            run.end()
            return
        board.round += 1
        self.turn = 0
        run.tell("round-begins", "ch.4.3", round=board.round, turn=board.turn)

    def next_action(self, run: Run[Board]) -> None:
        """ch.4.3, E-50: every seat in turn, from the start player; a pass ends nothing else."""
        board = run.board
        board.active = board.order[(board.start + self.turn) % len(board.order)]
        run.call(OneAction(seat=board.active))

    def pass_on(self, run: Run[Board]) -> None:
        """ch.4.3: then the next seat, or the next round."""
        self.turn += 1
        if self.turn < len(run.board.order):
            run.goto("next_action")
            return
        run.checkpoint()
        run.goto("begin_round")


class OneAction(Procedure):
    """One action of one seat (ch.5)."""

    steps = ("ask_action", "conclude")

    seat: Seat

    def ask_action(self, run: Run[Board]) -> None:
        """ch.5, 7: any action, or a pass; a stack in the answer is nobody else's business (E-27)."""
        options, default = (Option(PASS),), Choose(PASS)
        run.ask(self.seat, "action", "ch.5", options=options, actions=OPEN_ACTIONS, default=default, private=True)

    def conclude(self, run: Run[Board]) -> None:
        """ch.5.9: whoever has passed has done nothing; a battle that a ruling broke off is over."""
        run.board.engagement = None
        if run.answers.get(self.seat) == Choose(PASS):
            run.tell("passed", "ch.5.9", seat=seat_name(self.seat))
