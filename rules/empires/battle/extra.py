"""ch.5.3, E-20, E-39: the extra action after a rout."""

from rules.core.ids import Seat
from rules.core.messages import seat_name
from rules.core.procedures import PASS, Procedure
from rules.core.questions import Choose, Option
from rules.core.run import Run
from rules.empires.board.state import Board


class ExtraAction(Procedure):
    """One more action at once; filed actions wait for the seat's own turn (E-20, E-51)."""

    steps = ("ask_extra", "conclude_extra")

    seat: Seat

    def ask_extra(self, run: Run[Board]) -> None:
        """E-20: any action at its usual cost."""
        options, default = (Option(PASS),), Choose(PASS)
        run.ask(self.seat, "extra-action", "E-20", options=options, actions=EXTRA, default=default, private=True)

    def conclude_extra(self, run: Run[Board]) -> None:
        """ch.5.9: it may be passed up; a battle that a ruling broke off is over."""
        run.board.engagement = None
        if run.answers.get(self.seat) == Choose(PASS):
            run.tell("passed", "ch.5.9", seat=seat_name(self.seat))


EXTRA = ("attack", "court", "annex", "subvert", "recruit", "exchange", "dismiss", "fortify", "place-trade", "reinforce")
"""The tags of all actions of ch.5."""
