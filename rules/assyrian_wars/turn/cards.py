"""Playing the cards of an impulse for their AP (3.1, 3.2, 6.18)."""

from typing import Annotated, ClassVar

from rules.assyrian_wars.board import decks
from rules.assyrian_wars.board.ids import CardId, CountryId
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.turn import purse
from rules.assyrian_wars.turn.phasing import Given, ImpulseAction, Stage, play_for_ap
from rules.core.actions import Candidate, Kind
from rules.core.ids import Seat
from rules.core.messages import Name, Quote, Refusal, message, refuse
from rules.core.run import Run
from rules.core.table import Table

MOST_CARDS = 2  # 3.2

HandCard = Annotated[CardId, Kind("card")]


class PlayCard(ImpulseAction, frozen=True):
    """Plays a card of the hand for its AP; `plus` pays 3 AP so that it may be the second one (3.1, 3.2, 6.18)."""

    rule: ClassVar[str] = "3.1"
    stages: ClassVar[tuple[Stage, ...]] = ("act", "upkeep")

    card: HandCard
    plus: bool = False

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        board, impulse = table.board, purse.running(table.board)
        if self.card not in board.countries[impulse.country].hand:
            return refuse("3.1", "card-not-in-hand", card=Name("card", self.card))
        wrong = refuse_second(board, self.card, self.plus)
        if wrong is not None:
            return wrong
        ap = decks.card_of(board, self.card).ap
        lines = [message("quote-card-ap", card=Name("card", self.card), ap=ap)]
        if self.plus:
            lines.append(purse.price(board, impulse.country, purse.PLUS_PRICE))
        return Quote(self.rule, tuple(lines), risky=True)

    def apply(self, run: Run[Board], seat: Seat) -> None:
        impulse = purse.running(run.board)
        if self.plus:
            purse.pay(run.board, impulse.country, purse.PLUS_PRICE)
        play_for_ap(run, self.card, made_plus=self.plus)

    @classmethod
    def choices(cls, board: Board, country: CountryId, param: str, given: Given, typed: str) -> list[Candidate]:
        cards = board.countries[country].hand
        if param == "plus":
            card = CardId(given.get("card", ""))
            return [Candidate("true")] if card in cards and refuse_second(board, card, plus=True) is None else []
        return [
            Candidate(card, Name("card", card))
            for card in cards
            if card.startswith(typed) and can_be_played(board, card)
        ]


def can_be_played(board: Board, card: CardId) -> bool:
    """As it is, or made a + card."""
    return refuse_second(board, card, plus=False) is None or refuse_second(board, card, plus=True) is None


def refuse_second(board: Board, card: CardId, plus: bool) -> Refusal | None:
    """At most two cards an impulse, and one of the two must be a + card or be made one (3.2, R-17)."""
    impulse = purse.running(board)
    if impulse.closed:
        return refuse("6.11.g", "impulse-is-closed")
    if len(impulse.cards) >= MOST_CARDS:
        return refuse("3.2", "two-cards-played", most=MOST_CARDS)
    paired = not impulse.cards or is_plus(board, card) or any(is_plus(board, played.card) for played in impulse.cards)
    if paired:
        return refuse("3.2", "plus-not-needed") if plus else None
    if not plus:
        return refuse("3.2", "needs-plus-card", halves=purse.PLUS_PRICE)
    return purse.refuse_cost(board, impulse.country, purse.PLUS_PRICE, "6.18")


def is_plus(board: Board, card: CardId) -> bool:
    """A + is printed on it (3.2)."""
    return decks.card_of(board, card).plus
