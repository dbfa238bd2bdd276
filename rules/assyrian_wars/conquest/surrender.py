"""Surrender: a beaten country offers it to all powers at war with it, and all must accept (7.1.B, R-188, R-189)."""

from typing import ClassVar

from rules.assyrian_wars.board.ids import ASSYRIA, CountryId
from rules.assyrian_wars.board.relations import at_war, is_power, patron, seat_of
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.conquest import checks
from rules.assyrian_wars.conquest.conquest import Conquer, NameConqueror
from rules.assyrian_wars.turn.phasing import ImpulseAction, phasing
from rules.assyrian_wars.victory.scoring import score
from rules.core.ids import Seat
from rules.core.messages import Name, Quote, Refusal, message, refuse
from rules.core.procedures import Procedure
from rules.core.questions import Choose, Option
from rules.core.run import Run
from rules.core.table import Table

ACCEPT, REJECT = "accept", "reject"
CITIES_LOST = 3


class OfferSurrender(ImpulseAction, frozen=True):
    """Offers the surrender of the phasing country to all powers at war with it (7.1.B)."""

    rule: ClassVar[str] = "7.1.B"

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        board, country = table.board, phasing(table.board)
        refusal = refuse_surrender(board, country)
        if refusal is not None:
            return refusal
        enemies = tuple(Name("country", power) for power in enemy_powers(board, country))
        return Quote(self.rule, (message("quote-surrender", powers=enemies),), risky=True)

    def apply(self, run: Run[Board], seat: Seat) -> None:
        run.call(SurrenderOffer(country=phasing(run.board)))


class SurrenderOffer(Procedure):
    """The enemy powers accept or reject; one refusal rejects the offer and earns a point (7.1.B, R-189)."""

    steps = ("offer", "ask", "decide", "conquer")

    country: CountryId

    def offer(self, run: Run[Board]) -> None:
        """7.1.B: once a turn (R-188)."""
        run.board.countries[self.country].turn.surrender_offered = True
        enemies = tuple(Name("country", power) for power in enemy_powers(run.board, self.country))
        run.tell("surrender-offered", "7.1.B", country=Name("country", self.country), powers=enemies)

    def ask(self, run: Run[Board]) -> None:
        """7.1.B: to all powers at war with it; without an answer it is rejected (R-105)."""
        board = run.board
        seats = dict.fromkeys(seat_of(board, power) for power in enemy_powers(board, self.country))
        for seat in seats:
            if seat is not None:
                run.ask(
                    seat,
                    "surrender",
                    "7.1.B",
                    options=(
                        Option(REJECT, message("option-reject-surrender")),
                        Option(ACCEPT, message("option-accept-surrender")),
                    ),
                    default=REJECT,
                    reason=message("surrender-offer", country=Name("country", self.country)),
                )

    def decide(self, run: Run[Board]) -> None:
        """7.1.B: rejected, a victory point for the country; accepted, the powers name the conqueror (7.1.C)."""
        board = run.board
        if all(answer == Choose(ACCEPT) for answer in run.answers.values()):
            run.tell("surrender-accepted", "7.1.B", country=Name("country", self.country))
            run.call(NameConqueror(of=self.country, candidates=tuple(enemy_powers(board, self.country))))
            return
        run.tell("surrender-rejected", "7.1.B", country=Name("country", self.country))
        score(run, self.country, 1, "vp-surrender-rejected", self.country)
        run.end()

    def conquer(self, run: Run[Board]) -> None:
        """7.1.B: it is considered to be conquered."""
        run.call(Conquer(by=CountryId(run.result), of=self.country, how="surrender"))


def enemy_powers(board: Board, country: CountryId) -> list[CountryId]:
    """The powers at war with a country, in track order."""
    return [power for power in board.countries if is_power(board, power) and at_war(board, power, country)]


def refuse_surrender(board: Board, country: CountryId) -> Refusal | None:
    """Why a country cannot offer its surrender now (7.1.B, R-188, R-235)."""
    state, name = board.countries[country], Name("country", country)
    if country == ASSYRIA:
        return refuse("7.1.B", "surrender-of-assyria", country=name)
    if patron(board, country) is None or state.is_tribe:
        return refuse("7.1" if state.is_tribe else "7.4.5", "surrender-not-for-others", country=name)
    if state.turn.surrender_offered:
        return refuse("7.1.B", "surrender-once-a-turn", country=name)
    if not enemy_powers(board, country):
        return refuse("7.1.B", "surrender-to-nobody", country=name)
    lost = len(checks.invaded(board, country))
    if lost < CITIES_LOST and not state.turn.great_defeat:
        return refuse("7.1.B", "surrender-too-early", country=name, cities=CITIES_LOST, lost=lost)
    return None
