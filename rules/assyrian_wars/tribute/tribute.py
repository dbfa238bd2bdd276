"""Tribute: who pays whom and why, how it begins and ends, and one check of a minor's will to pay (5.2, R-33 to R-37).

A payer pays a receiver once, for however many reasons (R-123); the ECO levels follow by themselves
(`relations.eco_level`). Whatever begins or ends a payment comes through `begin_tribute` and `stop_tribute`.
"""

from fractions import Fraction
from typing import Literal

from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.ids import CountryId
from rules.assyrian_wars.board.names import holder_name
from rules.assyrian_wars.board.relations import PRO, is_power, pays
from rules.assyrian_wars.board.state import Board, Tribute
from rules.assyrian_wars.encounter.odds import percent
from rules.assyrian_wars.events import hooks
from rules.assyrian_wars.pack.cards import Trigger
from rules.assyrian_wars.turn.windows import open_window
from rules.core.messages import Name
from rules.core.procedures import Procedure
from rules.core.run import Run

Reason = Literal["check", "voluntary", "status", "conquest", "pact", "peace", "scheme"]

OF_THE_TURN: tuple[Reason, ...] = ("check", "voluntary", "scheme")  # they end with the game turn
REFUSES = 6  # 5.2.1


def begin_tribute(run: Run[Board], payer: CountryId, to: CountryId, reason: Reason, rule: str, until: int = 0) -> None:
    """A country or minor city has a reason to pay a power from now on; ECO levels change at once (5.2.2, R-123)."""
    board = run.board
    line = Tribute(payer, to, reason, until)
    if line in board.tributes:
        return
    paid = pays(board, payer, to)
    board.tributes.append(line)
    if not paid and pays(board, payer, to):
        run.tell("tribute-begins", rule, payer=holder_name(payer), to=Name("country", to), levels=rate(board, payer))


def stop_tribute(run: Run[Board], payer: CountryId, to: CountryId, reason: Reason | None, rule: str) -> None:
    """A reason to pay is gone, or (None) all but a conquest, which ends by itself (7.1.D).

    Another reason keeps the payment up (5.2.2, R-123).
    """
    board = run.board
    paid = pays(board, payer, to)
    gone = [line for line in board.tributes if (line.payer, line.to) == (payer, to) and _is_over(line, reason)]
    board.tributes = [line for line in board.tributes if line not in gone]
    if paid and not pays(board, payer, to):
        run.tell("tribute-ends", rule, payer=holder_name(payer), to=Name("country", to), levels=rate(board, payer))


def _is_over(line: Tribute, reason: Reason | None) -> bool:
    return line.reason != "conquest" if reason is None else line.reason == reason


def rate(board: Board, payer: CountryId) -> int:
    """ECO levels: a power pays two, a minor or a minor city one (5.2.2)."""
    return 2 if is_power(board, payer) else 1


def end_tributes_of_the_turn(run: Run[Board]) -> None:
    """What was paid by a check, by decision or by a scheme ends with its turn; standing tribute goes on (R-211)."""
    for line in list(run.board.tributes):
        if line.reason in OF_THE_TURN or 0 < line.until < run.board.clock.turn:
            stop_tribute(run, line.payer, line.to, line.reason, "5.2")
    for country, state in run.board.countries.items():
        if state.track is not None and owes_by_status(run.board, country, state.track):
            begin_tribute(run, country, state.track, "status", "6.9")  # a scheme may have held it back


def owes_by_status(board: Board, country: CountryId, power: CountryId) -> bool:
    """A minor that is pro or better with a power (6.9, 5.2.2)."""
    state = board.countries[country]
    return state.kind == "minor" and state.track == power and state.level >= PRO


def ends_with_turn(board: Board, line: Tribute) -> bool:
    """Paid for this turn only: by a check, by decision, by a scheme, or the last time for a peace (R-211, 7.4.3)."""
    return line.reason in OF_THE_TURN or 0 < line.until <= board.clock.turn


def has_reason(board: Board, payer: CountryId, to: CountryId, *reasons: Reason) -> bool:
    """Pays for one of these reasons."""
    return True in [line.payer == payer and line.to == to and line.reason in reasons for line in board.tributes]


def dice_of(board: Board, minor: CountryId, *, punished: bool = False) -> int:
    """Printed defence of the capital, one more for a white marker, and the timetable's (5.2.1, R-34, R-230).

    Damage and loss of the capital are ignored. None for a country without a capital: it cannot refuse (R-33).
    """
    edition = edition_of(board)
    capital = edition.map.capitals.get(minor)
    if capital is None:
        return 0
    white = not punished and board.countries[minor].refusal == "white"
    return edition.map.areas[capital].defence + white + edition.timetable.tribute_dice(board.clock.turn)


def chance_to_pay(board: Board, minor: CountryId, *, punished: bool = False) -> Fraction:
    """That no die of its check refuses (5.2.1)."""
    return Fraction(5, 6) ** dice_of(board, minor, punished=punished)


class TributeCheck(Procedure):
    """Whether a minor will pay Assyria: `run.result` is True if it will; the caller does what follows (5.2.1, 7.4.4).

    `punished=True` is the check of a beaten refuser: a white marker gives no die there (R-230).
    """

    steps = ("announce", "roll", "answer_refusal", "roll_again")

    minor: CountryId
    punished: bool = False

    def announce(self, run: Run[Board]) -> None:
        """5.2.1: before the dice a card may decide the check (6.11.e)."""
        dice = dice_of(run.board, self.minor, punished=self.punished)
        if dice:
            chance = percent(chance_to_pay(run.board, self.minor, punished=self.punished))
            run.tell("tribute-due", self._rule, country=Name("country", self.minor), dice=dice, percent=chance)
            open_window(run, Trigger.TRIBUTE_CHECK, self.minor)

    def roll(self, run: Run[Board]) -> None:
        """5.2.1: any six refuses; a country without cities never does (R-33)."""
        if hooks.take_tribute_success(run, self.minor):
            run.tell("tribute-by-card", self._rule, country=Name("country", self.minor))
            run.end(True)
        elif not dice_of(run.board, self.minor, punished=self.punished):
            run.tell("tribute-without-dice", self._rule, country=Name("country", self.minor))
            run.end(True)
        elif self._agrees(run):
            run.end(True)

    def answer_refusal(self, run: Run[Board]) -> None:
        """6.11.e: a card may have the dice of a refusal rolled again."""
        open_window(run, Trigger.TRIBUTE_REFUSED, self.minor)

    def roll_again(self, run: Run[Board]) -> None:
        """5.2.1, 6.11.e: the second result stands; without such a card the first."""
        run.end(hooks.take_tribute_again(run, self.minor) and self._agrees(run))

    def _agrees(self, run: Run[Board]) -> bool:
        dice = run.roll("tribute", dice_of(run.board, self.minor, punished=self.punished))
        agrees = REFUSES not in dice
        run.tell("tribute-rolled", self._rule, country=Name("country", self.minor), dice=dice, pays=agrees)
        return agrees

    @property
    def _rule(self) -> str:
        return "7.4.4" if self.punished else "5.2.1"
