"""A power changes its course in the middle of a turn: grace periods, and the camp that it belongs to (7.1, 7.4.1)."""

from rules.assyrian_wars.board.ids import CountryId
from rules.assyrian_wars.board.relations import seat_of
from rules.assyrian_wars.board.state import Board, Camp
from rules.assyrian_wars.conquest.box import binding
from rules.assyrian_wars.conquest.grace import end_all_grace
from rules.assyrian_wars.pack import card_effects as event
from rules.assyrian_wars.politics.camps import (
    CampEntry,
    camp_name,
    enter_camp,
    leave_camp,
    opposite,
    quit_camp,
    refuse_joining,
)
from rules.assyrian_wars.politics.upheaval import enmities, upheave
from rules.core.messages import Name, message
from rules.core.procedures import Procedure
from rules.core.questions import Choose, Option
from rules.core.run import Run

GRACE, LEAVE = "end-grace", "leave-camp"
KEEP, END = "keep", "end"
STAY, NEUTRAL, JOIN = "stay", "neutral", "join"


class NewCourse(Procedure):
    """A power may end its grace periods, and leave its camp to be neutral or to join the other one (6.11.f)."""

    steps = ("ask_grace", "end_grace", "ask_camp", "hear_camp", "change")

    power: CountryId
    ways: tuple[str, ...]
    war_on_former: bool = False  # it may attack the camp that it leaves in this turn (7.4.1)
    camp: Camp | None = None  # the one that it wants to join

    def ask_grace(self, run: Run[Board]) -> None:
        """7.1: every grace period that binds it may end now."""
        board, seat = run.board, seat_of(run.board, self.power)
        if seat is not None and GRACE in self.ways and binding(board, self.power):
            run.ask(
                seat,
                "end-grace",
                "6.11.f",
                options=(Option(KEEP, message("option-keep-grace")), Option(END, message("option-end-grace"))),
                default=Choose(KEEP),
                reason=message("end-grace", country=Name("country", self.power)),
            )

    def end_grace(self, run: Run[Board]) -> None:
        """7.1: they are over, and with them the conquests."""
        if run.answers and run.choice == END:
            end_all_grace(run, self.power, "6.11.f")

    def ask_camp(self, run: Run[Board]) -> None:
        """7.4.1: it may leave its camp, to be neutral or for the other one."""
        board, seat = run.board, seat_of(run.board, self.power)
        if seat is None or LEAVE not in self.ways or board.countries[self.power].camp is Camp.NEUTRAL:
            return
        options = [Option(STAY, message("option-stay-in-camp")), Option(NEUTRAL, message("option-be-neutral"))]
        other = opposite(board.countries[self.power].camp)
        if other is not None and refuse_joining(board, self.power, other) is None:
            options.append(Option(JOIN, message("option-join-camp", camp=camp_name(other))))
        run.ask(
            seat,
            "change-camp",
            "6.11.f",
            options=options,
            default=Choose(STAY),
            reason=message("change-camp", country=Name("country", self.power)),
        )

    def hear_camp(self, run: Run[Board]) -> None:
        """7.4.1: whoever must agree to its joining is asked first."""
        if not run.answers or run.choice == STAY:
            run.end()
        elif run.choice == NEUTRAL:
            leave_camp(run, self.power, "event", "6.11.f")
            self._forget(run.board)
        else:
            self.camp = opposite(run.board.countries[self.power].camp)
            assert self.camp is not None  # only who is in a camp was asked
            run.call(CampEntry(power=self.power, camp=self.camp))

    def change(self, run: Run[Board]) -> None:
        """7.4.1: it changes sides; refused, it may still be neutral or stay."""
        board = run.board
        if self.camp is None:
            return
        if run.result is False:
            self.camp = None
            run.goto("ask_camp")
            return
        before = enmities(board)
        quit_camp(run, self.power, "event", "6.11.f")
        enter_camp(run, self.power, self.camp, "6.11.f")
        self._forget(board)
        upheave(run, self.power, before)

    def _forget(self, board: Board) -> None:
        """7.4.1: otherwise nobody attacks the camp in which he began the turn."""
        if self.war_on_former:
            board.countries[self.power].camp_at_start = board.countries[self.power].camp


def can_change(board: Board, power: CountryId, effect: event.ChangeCamp) -> bool:
    """It is bound by a grace period, or may leave a camp."""
    in_camp = board.countries[power].camp is not Camp.NEUTRAL and power not in effect.never_leaves
    return (GRACE in effect.choices and bool(binding(board, power))) or (LEAVE in effect.choices and in_camp)
