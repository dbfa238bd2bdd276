"""An impulse from its income to its end: what the phasing country does, in the order of R-21 (3.1, 6.0, 6.18)."""

from functools import cache
from typing import ClassVar, Literal

from rules.assyrian_wars import decks, purse
from rules.assyrian_wars.ids import CardId, CountryId, HalfAP
from rules.assyrian_wars.relations import seat_of
from rules.assyrian_wars.state import Board, CardPlay, Impulse
from rules.core.actions import Action
from rules.core.ids import Seat
from rules.core.kit import Kit
from rules.core.messages import Message, Name, message
from rules.core.procedures import Procedure
from rules.core.questions import Choose, Option
from rules.core.run import Run

END = "end"
END_WITH_CARD = "end-with-card"

Stage = Literal["act", "upkeep", "pass"]


class ImpulseAction(Action, frozen=True):
    """Something that the phasing country may do in its impulse; `stages` says in which part of it."""

    stages: ClassVar[tuple[Stage, ...]] = ("act",)


@cache
def open_tags(kit: Kit, stage: Stage) -> tuple[str, ...]:
    """The actions of the game that are open in this part of an impulse."""
    found = [(tag, action) for tag, action in kit.actions.items() if issubclass(action, ImpulseAction)]
    return tuple(tag for tag, action in found if stage in action.stages)


class TakeImpulse(Procedure):
    """One country's impulse: scheduled, preemptive, special, or a pass without a card (3.1, R-21, R-22, R-26)."""

    steps = ("begin", "collect", "repay", "buy", "act", "go_on", "end")

    country: CountryId
    kind: Literal["scheduled", "preemptive", "special", "pass"] = "scheduled"

    def begin(self, run: Run[Board]) -> None:
        """3.1: the impulse marker is on the country's space."""
        run.board.impulse = Impulse(self.country, self.kind)
        run.tell("impulse-begins", "3.1", country=Name("country", self.country), kind=self.kind)

    def collect(self, run: Run[Board]) -> None:
        """6.18: income once an impulse round, so not in a preemptive impulse (3.3, R-26)."""
        if self.kind in ("scheduled", "pass"):
            income = purse.collect(run.board)
            run.tell("income-collected", "6.18", country=Name("country", self.country), halves=income)

    def repay(self, run: Run[Board]) -> None:
        """6.11: a loan is the first charge on a scheduled impulse (R-20)."""

    def buy(self, run: Run[Board]) -> None:
        """6.18: with an empty hand a card must be bought for 5 AP (R-22)."""
        board = run.board
        if self.kind == "scheduled" and not board.countries[self.country].hand:
            purse.pay(board, self.country, purse.CARD_PRICE)
            run.tell("card-bought", "6.18", country=Name("country", self.country), halves=purse.CARD_PRICE)
            decks.draw_card(run, self.country, "6.18")

    def act(self, run: Run[Board]) -> None:
        """6.0: any actions in any order, until the country ends its impulse; a pass only continues sieges (R-22)."""
        board, seat = run.board, acting_seat(run.board, self.country)
        if self.kind == "pass":
            if has_sieges(board, self.country):
                run.ask(seat, "pass", "6.0", (END,), open_tags(run.kit, "pass"), END, self._reason())
            return
        closing = END if purse.running(board).cards or not board.countries[self.country].hand else END_WITH_CARD
        options = (Option(closing, message(f"option-{closing}")),)
        run.ask(seat, "impulse", "6.0", options, open_tags(run.kit, "act"), Choose(closing), self._reason())

    def go_on(self, run: Run[Board]) -> None:
        """6.0: after an action the country is asked again; 3.1: a card must have been played at the end (R-16)."""
        if not run.answers:
            return
        if run.choice == END_WITH_CARD:
            play_for_ap(run, lowest_card(run.board, self.country))
        elif run.choice != END:
            run.goto("act")

    def end(self, run: Run[Board]) -> None:
        """3.1, 6.18: up to 4 AP are saved, and what was done in the impulse is forgotten."""
        board = run.board
        lost = purse.settle(board)
        state, clock = board.countries[self.country], board.clock
        run.tell(
            "impulse-ends", "3.1", country=Name("country", self.country), kind=self.kind, saved=state.saved, lost=lost
        )
        if self.kind != "pass":
            clock.last = self.country
            clock.impulses += 1
            state.turn.impulses += 1
        for _, pieces in board.places():
            for piece in pieces:
                piece.rested()
        for area in board.areas.values():
            for siege in area.sieges:
                siege.acted = False
        board.impulse = None
        run.checkpoint()

    def _reason(self) -> Message:
        return message("impulse-of", country=Name("country", self.country), kind=self.kind)


def acting_seat(board: Board, country: CountryId) -> Seat:
    """The seat that is asked for a country; one that nobody acts for has no impulse (3.4)."""
    seat = seat_of(board, country)
    if seat is None:
        raise LookupError(f"nobody acts for {country}")
    return seat


def has_sieges(board: Board, country: CountryId) -> bool:
    """Whether a siege of this country waits to be continued (6.0, 6.8.3)."""
    return any(siege.country == country and not siege.acted for area in board.areas.values() for siege in area.sieges)


def lowest_card(board: Board, country: CountryId) -> CardId:
    """The card that is missed least: random cards before home cards, then by AP and number."""
    cards = [decks.card_of(board, card) for card in board.countries[country].hand]
    return min(cards, key=lambda card: (card.is_home, card.ap, card.number)).id


def play_for_ap(run: Run[Board], card: CardId, *, made_plus: bool = False) -> None:
    """A card of the impulse gives its AP (3.1)."""
    board, impulse = run.board, purse.running(run.board)
    printed = decks.card_of(board, card)
    impulse.cards.append(CardPlay(card, made_plus=made_plus))
    decks.discard(board, impulse.country, card)
    purse.gain(board, HalfAP(printed.ap * purse.AP))
    run.tell("card-played", "3.1", country=Name("country", impulse.country), card=Name("card", card), ap=printed.ap)
