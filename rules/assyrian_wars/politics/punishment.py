"""Tribute refusers are punished: by a lost battle or city and a new check, or by conquest (7.4.4, R-230 to R-232)."""

from collections.abc import Iterable, Mapping
from typing import Annotated, ClassVar

from rules.assyrian_wars.board.ids import ASSYRIA, CountryId
from rules.assyrian_wars.board.relations import allied, at_war, patron, seat_of
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.politics.upheaval import enmities, upheave
from rules.assyrian_wars.tribute.choices import PAY, ask_tribute, pay_by_choice, refuse_by_choice
from rules.assyrian_wars.tribute.tribute import TributeCheck, begin_tribute, owes_by_status
from rules.assyrian_wars.turn.phasing import ImpulseAction, phasing
from rules.core import picking
from rules.core.actions import Candidate, Kind
from rules.core.ids import Seat
from rules.core.messages import Name, Quote, Refusal, message, refuse
from rules.core.procedures import Procedure
from rules.core.questions import Choose
from rules.core.run import Run
from rules.core.table import Table

CHECK, CONQUEST = "check", "conquest"


def punish(run: Run[Board], victors: Iterable[CountryId], beaten: Iterable[CountryId]) -> None:
    """Calls the checks that a won battle or a taken city brings upon beaten refusers, if Assyria's camp won (R-230)."""
    board = run.board
    if any(allied(board, country, ASSYRIA) for country in victors):
        for minor in beaten:
            if is_to_be_punished(board, minor):
                run.call(Punishment(minor=minor))


def is_to_be_punished(board: Board, country: CountryId) -> bool:
    """A minor with a black marker that Assyria does not mean to conquer instead (7.4.4, R-232)."""
    state = board.countries.get(country)
    return state is not None and state.refusal == "black" and not state.turn.conquest_announced


class Punishment(Procedure):
    """A refuser was beaten or lost a city: it is checked at once, and pays if it gives in (7.4.4)."""

    steps = ("ask", "roll", "judge", "ask_ally", "hear_ally")

    minor: CountryId

    def ask(self, run: Run[Board]) -> None:
        """7.4.4: Assyria may have it checked, or conquer it and forfeit every further check (R-232)."""
        seat = seat_of(run.board, ASSYRIA)
        if seat is not None:
            run.ask(
                seat,
                "punish",
                "7.4.4",
                options=(CHECK, CONQUEST),
                default=Choose(CHECK),
                reason=message("refuser-beaten", country=Name("country", self.minor)),
            )

    def roll(self, run: Run[Board]) -> None:
        """7.4.4, 5.2.1: the check, without the die of a white marker (R-230)."""
        if run.answers and run.choice == CONQUEST:
            announce_conquest(run, self.minor)
            run.end()
            return
        run.call(TributeCheck(minor=self.minor, punished=True))

    def judge(self, run: Run[Board]) -> None:
        """7.4.4: if it gives in, its marker is gone; it pays and the war is over, unless its ally is at war (R-231)."""
        board = run.board
        name, ally = Name("country", self.minor), patron(board, self.minor)
        if not run.result:
            run.tell("refuser-defiant", "7.4.4", country=name)
            run.end()
            return
        board.countries[self.minor].refusal = ""
        run.tell("refuser-punished", "7.4.4", country=name)
        if ally is not None and at_war(board, ally, ASSYRIA):
            run.end()
            return
        obliged = owes_by_status(board, self.minor, ASSYRIA)
        if ally is None or obliged:  # what a scheme held back is due, now that the marker is gone
            before = enmities(board)
            begin_tribute(run, self.minor, ASSYRIA, "status" if obliged else "check", "7.4.4")
            end_punishment(board, self.minor)
            upheave(run, ASSYRIA, before)
            run.end()

    def ask_ally(self, run: Run[Board]) -> None:
        """7.4.4: the power allied to it decides whether it pays Assyria."""
        board, ally = run.board, patron(run.board, self.minor)
        seat = None if ally is None else seat_of(board, ally)
        if seat is not None:
            ask_tribute(run, seat, self.minor, "7.4.4")

    def hear_ally(self, run: Run[Board]) -> None:
        """7.4.4: it pays, or counts as refusing by decision; the war is over, and who may not stay leaves (8.1)."""
        before = enmities(run.board)
        if run.answers and run.choice == PAY:
            pay_by_choice(run, self.minor)
        else:
            refuse_by_choice(run, self.minor)
        end_punishment(run.board, self.minor)
        upheave(run, ASSYRIA, before)


def end_punishment(board: Board, minor: CountryId) -> None:
    """The wars of Assyria and its allies with the minor are over (7.4.4, 5.2.3)."""
    board.wars = [
        war
        for war in board.wars
        if minor not in (war.by, war.on) or not allied(board, war.on if war.by == minor else war.by, ASSYRIA)
    ]


class AnnounceConquest(ImpulseAction, frozen=True):
    """Assyria means to conquer a refuser: for nothing, but no check punishes it any more this turn (7.4.4, R-232)."""

    rule: ClassVar[str] = "7.4.4"

    minor: Annotated[CountryId, Kind("country")]

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        wrong = refuse_announcement(table.board, seat, self.minor)
        return wrong or Quote(self.rule, (message("quote-no-more-checks"),), risky=True)

    def apply(self, run: Run[Board], seat: Seat) -> None:
        announce_conquest(run, self.minor)

    @classmethod
    def candidates(
        cls, table: Table[Board], seat: Seat, param: str, given: Mapping[str, str], typed: str
    ) -> list[Candidate]:
        board = table.board
        found = [code for code in board.countries if refuse_announcement(board, seat, code) is None]
        return picking.one(found, typed, "country")


def refuse_announcement(board: Board, seat: Seat, minor: CountryId) -> Refusal | None:
    """Assyria announces it in an impulse of its camp, against a refuser that it is at war with (R-232)."""
    if seat != seat_of(board, ASSYRIA) or not allied(board, phasing(board), ASSYRIA):
        return refuse("7.4.4", "only-assyria-announces")
    if not is_to_be_punished(board, minor):
        refusers = tuple(Name("country", code) for code in board.countries if is_to_be_punished(board, code))
        return refuse("7.4.4", "no-refuser", found=str(minor), refusers=refusers)
    if not at_war(board, ASSYRIA, minor):
        return refuse("7.4.4", "war-comes-first", country=Name("country", minor))
    return None


def announce_conquest(run: Run[Board], minor: CountryId) -> None:
    """From now on only conquest punishes this minor this turn (R-232)."""
    run.board.countries[minor].turn.conquest_announced = True
    run.tell("conquest-announced", "7.4.4", country=Name("country", minor))
