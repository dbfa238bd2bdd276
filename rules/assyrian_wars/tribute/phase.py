"""The Tribute Phase: powers decide, rebels ask for peace, unaligned minors are checked in track order (5.2, R-32)."""

from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.ids import ASSYRIA, CountryId
from rules.assyrian_wars.board.relations import PRO, is_conquered, patron, seat_of
from rules.assyrian_wars.board.state import Board, Scheme
from rules.assyrian_wars.events import hooks
from rules.assyrian_wars.politics.upheaval import Enmity, enmities, upheave
from rules.assyrian_wars.tribute.choices import (
    DECLINE,
    TributeOffer,
    ask_tribute,
    needs_consent,
    pay_by_choice,
    reconcile,
    refuse_by_choice,
)
from rules.assyrian_wars.tribute.tribute import (
    TributeCheck,
    begin_tribute,
    end_tributes_of_the_turn,
    has_reason,
    stop_tribute,
)
from rules.core.ids import Seat
from rules.core.messages import Name
from rules.core.procedures import Procedure
from rules.core.questions import Choose
from rules.core.run import Run


class TributePhase(Procedure):
    """Who pays tribute to Assyria in this turn (5.2)."""

    steps = ("begin", "ask", "hear", "examine", "settle", "go_on", "close")

    deciding: tuple[CountryId, ...] = ()  # powers and their allies whose players have still to decide, in track order
    checking: tuple[CountryId, ...] = ()  # minors still to be checked, the next one first
    at_war: tuple[Enmity, ...] = ()  # who was at war before

    def begin(self, run: Run[Board]) -> None:
        """5.2: last turn's payments are over; in the first turn what the scenario says stands (R-32).

        After Assyria's fall nobody is asked or checked any more (7.1).
        """
        board = run.board
        self.at_war = enmities(board)
        if not is_first_turn(board):
            end_tributes_of_the_turn(run)
        if board.checks_ended or ASSYRIA not in board.countries:
            run.goto("close")
            return
        if not is_first_turn(board):
            self.deciding = tuple(country for country in board.countries if decides(board, country))
        schemed = {scheme.target for scheme in board.schemes}  # whatever the scenario says about turn 1
        self.checking = tuple(code for code in board.countries if code in schemed or is_checked(board, code))

    def ask(self, run: Run[Board]) -> None:
        """5.2: who plays a power decides for it and for the minors allied to it; all players at the same time."""
        for seat, payer in next_decisions(run.board, self.deciding).items():
            ask_tribute(run, seat, payer)

    def hear(self, run: Run[Board]) -> None:
        """5.2: who wants to pays at once; an enemy of Assyria needs its consent (R-35)."""
        board = run.board
        heard = next_decisions(board, self.deciding)
        left = [country for country in self.deciding if country not in heard.values()]
        self.deciding = tuple(country for country in left if decides(board, country))
        for seat, payer in heard.items():
            if run.answers[seat] == Choose(DECLINE):
                refuse_by_choice(run, payer)
            elif needs_consent(board, payer):
                run.call(TributeOffer(power=payer))
            else:
                pay_by_choice(run, payer)
        if self.deciding:
            run.goto("ask")

    def examine(self, run: Run[Board]) -> None:
        """5.2: pro or better with Assyria is a success without dice; a scheme of secret diplomacy comes first."""
        board = run.board
        if not self.checking:
            run.goto("close")
            return
        minor = self.checking[0]
        state = board.countries[minor]
        scheme = next((scheme for scheme in board.schemes if scheme.target == minor), None)
        if scheme is not None:
            run.call(SchemedTribute(scheme=scheme))
            run.goto("go_on")
        elif state.track == ASSYRIA and state.level >= PRO:
            pay_by_check(run, minor)
            run.goto("go_on")
        else:
            run.call(TributeCheck(minor=minor))

    def settle(self, run: Run[Board]) -> None:
        """5.2.1, 5.2.2: it pays, or gets a black marker."""
        if run.result:
            pay_by_check(run, self.checking[0])
        else:
            refuse_by_check(run, self.checking[0])

    def go_on(self, run: Run[Board]) -> None:
        """5.2: the next minor, in the order of the impulse track."""
        self.checking = self.checking[1:]
        run.goto("examine")

    def close(self, run: Run[Board]) -> None:
        """7.5.2.c: the schemes are over.

        5.2.3, 8.1: all have decided; Assyrians leave the land of who pays no more, and enemies again part or fight.
        """
        run.board.schemes = []
        upheave(run, ASSYRIA, self.at_war)


class SchemedTribute(Procedure):
    """A tribute option of secret diplomacy, in the Tribute Phase or at once by a card (7.5.2.c, R-243).

    `run.call(SchemedTribute(scheme=Scheme(by, target, secured)))`
    """

    steps = ("begin", "conclude")

    scheme: Scheme

    def begin(self, run: Run[Board]) -> None:
        """7.5.2.c: Assyria secures the payment without dice, or the minor is marked and its dice are rolled anyway."""
        board, minor = run.board, self.scheme.target
        if not may_be_schemed(board, minor):
            run.tell("scheme-void", "7.5.2.c", country=Name("country", minor), by=Name("country", self.scheme.by))
            run.end()
        elif self.scheme.secured:
            run.tell("tribute-secured", "7.5.2.c", country=Name("country", minor))
            pay_by_check(run, minor, "7.5.2.c")
            run.end()
        else:
            hooks.refusal_prevails(run, minor)
            stop_tribute(run, minor, ASSYRIA, "check", "7.5.2.c")
            stop_tribute(run, minor, ASSYRIA, "status", "7.5.2.c")
            refuse_by_check(run, minor, "7.5.2.c")
            run.call(TributeCheck(minor=minor))

    def conclude(self, run: Run[Board]) -> None:
        """7.5.2.c: dice that refuse send the tribute to the power behind it."""
        if not run.result:
            begin_tribute(run, self.scheme.target, self.scheme.by, "scheme", "7.5.2.c")


# Who decides, who is checked.


def is_first_turn(board: Board) -> bool:
    """The turn whose payments and refusals the scenario states (R-32)."""
    return board.clock.turn == edition_of(board).scenarios[board.scenario].first_turn


def decides(board: Board, country: CountryId) -> bool:
    """A power, or a minor allied to one, that owes Assyria nothing yet and is not conquered (5.2)."""
    state, power = board.countries[country], patron(board, country)
    if power in (None, ASSYRIA) or state.kind == "nomad" or (state.eliminated and not state.acts_as_power):
        return False
    return seat_of(board, country) is not None and not _is_bound(board, country)


def is_checked(board: Board, country: CountryId) -> bool:
    """An unaligned minor, neither conquered nor bound otherwise; in the first turn without a statement (R-32, R-33)."""
    state = board.countries[country]
    if state.kind != "minor" or state.is_power or state.eliminated or patron(board, country) is not None:
        return False
    if is_first_turn(board) and edition_of(board).scenarios[board.scenario].minors[country].tribute != "check":
        return False
    return not _is_bound(board, country)


def _is_bound(board: Board, country: CountryId) -> bool:
    """Conquered by anyone, or obliged to Assyria by a treaty (5.2)."""
    return is_conquered(board, country) or has_reason(board, country, ASSYRIA, "conquest", "peace")


def may_be_schemed(board: Board, minor: CountryId) -> bool:
    """An unaligned minor that is not conquered, while Assyria still takes tribute (7.5.2.c, R-243)."""
    state = board.countries[minor]
    unaligned = state.kind == "minor" and not state.is_power and patron(board, minor) is None
    return unaligned and not board.checks_ended and not is_conquered(board, minor)


def next_decisions(board: Board, deciding: tuple[CountryId, ...]) -> dict[Seat, CountryId]:
    """The first country that each seat has still to decide for."""
    found: dict[Seat, CountryId] = {}
    for country in deciding:
        seat = seat_of(board, country)
        if seat is not None:
            found.setdefault(seat, country)
    return found


# What a check brings.


def pay_by_check(run: Run[Board], minor: CountryId, rule: str = "5.2.1") -> None:
    """It pays for this turn; a white marker is removed, and a war with Assyria ends (5.2.3, R-33, R-34)."""
    state = run.board.countries[minor]
    begin_tribute(run, minor, ASSYRIA, "check", rule)
    if state.refusal == "white":
        state.refusal = ""
    reconcile(run, minor)


def refuse_by_check(run: Run[Board], minor: CountryId, rule: str = "5.2.1") -> None:
    """A black marker: Assyria is expected to punish it within the turn (5.2.1, 5.2.3)."""
    run.board.countries[minor].refusal = "black"
    run.tell("tribute-refused", rule, country=Name("country", minor))
