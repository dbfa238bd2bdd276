"""A card answers something at once, in whosever impulse it is (3.1, 6.11.e, R-16, R-131)."""

from collections.abc import Mapping
from typing import ClassVar

from rules.assyrian_wars.board.ids import CardId, CountryId
from rules.assyrian_wars.board.relations import countries_of
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.events.answering import the_window
from rules.assyrian_wars.events.handlers import Play, use_of
from rules.assyrian_wars.events.holders import concerns
from rules.assyrian_wars.events.playing import (
    Targets,
    UseName,
    chosen_play,
    event_candidates,
    possible,
    refuse_last_card,
    start,
    weigh,
)
from rules.assyrian_wars.pack.cards import Trigger, When
from rules.assyrian_wars.turn.cards import HandCard
from rules.assyrian_wars.turn.windows import ResponseAction
from rules.core.actions import Candidate
from rules.core.ids import Seat
from rules.core.messages import Name, Quote, Refusal, refuse
from rules.core.run import Run
from rules.core.table import Table


class Respond(ResponseAction, frozen=True):
    """Plays a card of the hand as an answer to what has just happened; it is no card of the impulse (3.2, 6.11.e)."""

    rule: ClassVar[str] = "6.11.e"
    triggers: ClassVar[tuple[Trigger, ...]] = tuple(Trigger)

    card: HandCard
    use: UseName = ""
    targets: Targets = ()

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        play = self._play(table, seat)
        if isinstance(play, Refusal):
            return play
        window, use = the_window(table), use_of(table.board, play)
        if not concerns(table.board, play.country, use, window.country, window.area):
            return refuse(self.rule, "answer-does-not-fit", card=Name("card", self.card))
        wrong = refuse_last_card(table.board, play.country)
        if wrong is not None:
            return wrong
        lines = weigh(table, play)
        return lines if isinstance(lines, Refusal) else Quote(self.rule, lines, risky=True)

    def apply(self, run: Run[Board], seat: Seat) -> None:
        play = self._play(run, seat)
        assert isinstance(play, Play)
        start(run, play)

    def _play(self, table: Table[Board], seat: Seat) -> Play | Refusal:
        holder = holder_of(table.board, seat, self.card)
        if holder is None:
            return refuse("3.1", "card-not-in-hand", card=Name("card", self.card))
        trigger = the_window(table).answers_to
        return chosen_play(table.board, holder, self.card, self.use, When.RESPONSE, self.targets, trigger)

    @classmethod
    def candidates(
        cls, table: Table[Board], seat: Seat, param: str, given: Mapping[str, str], typed: str
    ) -> list[Candidate]:
        countries = countries_of(table.board, seat)
        trigger = the_window(table).answers_to
        return event_candidates(table, countries, When.RESPONSE, can_answer, param, given, typed, trigger)


def can_answer(table: Table[Board], play: Play) -> bool:
    """Whether it fits what has happened and can be played now; the last card may be reserved (6.11.e, R-16)."""
    board, window = table.board, the_window(table)
    if not concerns(board, play.country, use_of(board, play), window.country, window.area):
        return False
    return refuse_last_card(board, play.country) is None and possible(table, play)


def holder_of(board: Board, seat: Seat, card: CardId) -> CountryId | None:
    """The country of this seat that has the card in hand."""
    return next((code for code in countries_of(board, seat) if card in board.countries[code].hand), None)
