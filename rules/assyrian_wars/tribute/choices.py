"""Tribute by decision: a power pays or declines for itself and its allies, stops, or buys its way out (5.2, R-35)."""

from typing import ClassVar

from rules.assyrian_wars.board.ids import ASSYRIA, CountryId
from rules.assyrian_wars.board.names import holder_name
from rules.assyrian_wars.board.relations import allied, at_war, is_power, patron, seat_of
from rules.assyrian_wars.board.state import Board, Camp, War
from rules.assyrian_wars.politics.camps import quit_camp
from rules.assyrian_wars.politics.consent import Consent
from rules.assyrian_wars.politics.upheaval import enmities, upheave
from rules.assyrian_wars.tribute.tribute import begin_tribute, has_reason, rate, stop_tribute
from rules.assyrian_wars.turn.phasing import ImpulseAction, phasing
from rules.assyrian_wars.turn.purse import running
from rules.core.ids import Seat
from rules.core.messages import Name, Quote, Refusal, message, refuse
from rules.core.procedures import Procedure
from rules.core.run import Run
from rules.core.table import Table

PAY, DECLINE = "pay", "decline"
KEEP, STOP = "go-on", "stop"


class OfferTribute(ImpulseAction, frozen=True):
    """A power at war with Assyria offers tribute for peace; with consent it is neutral from then on (5.2, R-224)."""

    rule: ClassVar[str] = "5.2"

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        board, country = table.board, phasing(table.board)
        name = Name("country", country)
        if patron(board, country) is None and not board.countries[country].is_tribe:
            return refuse("7.4.5", "controller-may-not", country=name)
        if not is_power(board, country) or country == ASSYRIA:
            return refuse(self.rule, "only-powers-offer-tribute", country=name)
        if board.checks_ended:
            return refuse("7.1", "no-tribute-any-more")
        if not needs_consent(board, country):
            return refuse(self.rule, "offer-needs-war", country=name)
        if running(board).tribute_offered:
            return refuse(self.rule, "offered-before")
        lines = (
            message("quote-asks", country=Name("country", ASSYRIA)),
            message("quote-tribute", payer=name, to=Name("country", ASSYRIA), levels=rate(board, country)),
            message("quote-tribute-frees", country=name),
        )
        return Quote(self.rule, lines, risky=True)

    def apply(self, run: Run[Board], seat: Seat) -> None:
        running(run.board).tribute_offered = True
        run.call(TributeOffer(power=phasing(run.board), upset=True))


class TributeOffer(Procedure):
    """Assyria is asked whether it takes the tribute of a power that is at war with it (R-35, R-224)."""

    steps = ("ask_assyria", "decide")

    power: CountryId
    upset: bool = False  # armies go home at once; the Tribute Phase waits until everybody has decided

    def ask_assyria(self, run: Run[Board]) -> None:
        """R-35: without Assyria's consent an enemy cannot pay."""
        levels = rate(run.board, self.power)
        reason = message("tribute-offered", country=Name("country", self.power), levels=levels)
        run.call(Consent(by=self.power, of=(ASSYRIA,), rule="5.2", reason=reason))

    def decide(self, run: Run[Board]) -> None:
        """R-224: it pays, is neutral, and at peace with Assyria and its allies; else it counts as refusing."""
        before = enmities(run.board)
        if run.result:
            pay_by_choice(run, self.power)
        else:
            refuse_by_choice(run, self.power)
        if self.upset:
            upheave(run, self.power, before)


class ReviewTribute(Procedure):
    """Before its income a power may stop what it or an ally pays Assyria by decision (5.2.3, R-35)."""

    steps = ("ask", "hear")

    power: CountryId
    waiting: tuple[CountryId, ...]  # those who pay, the next one first

    def ask(self, run: Run[Board]) -> None:
        """R-35: at the start of a scheduled impulse, payer by payer."""
        payer, seat = self.waiting[0], seat_of(run.board, self.power)
        if seat is None:
            return
        run.ask(
            seat,
            "stop-tribute",
            "5.2.3",
            options=(KEEP, STOP),
            default=KEEP,
            reason=message("stop-tribute", country=Name("country", payer), levels=rate(run.board, payer)),
        )

    def hear(self, run: Run[Board]) -> None:
        """5.2.3: who stops counts as refusing; ECO levels and who may be where change at once (8.1, 10.4.f)."""
        payer, self.waiting = self.waiting[0], self.waiting[1:]
        if run.answers and run.choice == STOP:
            before = enmities(run.board)
            stop_tribute(run, payer, ASSYRIA, "voluntary", "5.2.3")
            refuse_by_choice(run, payer)
            upheave(run, ASSYRIA, before)  # a Rebel's ally is an enemy again
        if self.waiting:
            run.goto("ask")


def ask_tribute(run: Run[Board], seat: Seat, payer: CountryId, rule: str = "5.2") -> None:
    """Who plays a power is asked whether it, or a minor allied to it, pays Assyria (5.2, 7.4.4)."""
    run.ask(
        seat,
        "pay-tribute",
        rule,
        options=(DECLINE, PAY),
        default=DECLINE,
        reason=message("pay-tribute", country=Name("country", payer), levels=rate(run.board, payer)),
    )


def needs_consent(board: Board, payer: CountryId) -> bool:
    """A power at war with Assyria pays only if Assyria agrees; a minor follows its power's wish (R-35, AW-5.2-7)."""
    return is_power(board, payer) and at_war(board, payer, ASSYRIA)


def pay_by_choice(run: Run[Board], payer: CountryId) -> None:
    """It pays for this turn, at peace with Assyria and its allies; the caller lets the rest follow (5.2.2, 5.2.3)."""
    state = run.board.countries[payer]
    state.turn.tribute_declined = False
    begin_tribute(run, payer, ASSYRIA, "voluntary", "5.2")
    reconcile(run, payer)


def refuse_by_choice(run: Run[Board], payer: CountryId) -> None:
    """It counts as refusing: Assyria may attack it without AP, but there is no marker and no penalty (5.2.3, R-36)."""
    run.board.countries[payer].turn.tribute_declined = True
    run.tell("tribute-declined", "5.2.3", country=Name("country", payer))


def may_stop(board: Board, power: CountryId) -> tuple[CountryId, ...]:
    """Those whose payment to Assyria a power may stop: its own, and that of a minor allied to it (R-35)."""
    if not is_power(board, power):
        return ()
    paying = [country for country in board.countries if has_reason(board, country, ASSYRIA, "voluntary")]
    return tuple(country for country in paying if patron(board, country) == power)


def reconcile(run: Run[Board], payer: CountryId) -> None:
    """Who pays Assyria is at peace with its side: a rebel power is neutral, other wars with it end (5.2.3, R-33).

    The caller lets follow what follows from it (`upheave`), when everything is decided.
    """
    board = run.board
    over = [war for war in board.wars if _is_with_assyrians(board, payer, war)]
    board.wars = [war for war in board.wars if war not in over]
    for war in over:
        other = war.on if war.by == payer else war.by
        run.tell("peace-made", "5.2.3", country=holder_name(payer), other=holder_name(other))
    if board.countries[payer].camp is Camp.REBEL:
        quit_camp(run, payer, "tribute", "5.2")


def _is_with_assyrians(board: Board, payer: CountryId, war: War) -> bool:
    """A war of the payer with Assyria or one of its allies."""
    if payer not in (war.by, war.on):
        return False
    return allied(board, war.on if war.by == payer else war.by, ASSYRIA)
