"""Battle cards: three windows before the dice, each face down, then revealed together (6.7.1, 6.11.d, R-69)."""

from collections.abc import Iterable
from functools import cache
from typing import ClassVar

import msgspec

from rules.assyrian_wars.ids import AreaId, CardId, CountryId
from rules.assyrian_wars.pack.cards import Battle as Kind
from rules.assyrian_wars.pack.cards import When
from rules.assyrian_wars.relations import seat_of
from rules.assyrian_wars.state import Board
from rules.core.actions import Action
from rules.core.ids import Seat
from rules.core.kit import Kit
from rules.core.messages import Name, message
from rules.core.procedures import PASS, Procedure
from rules.core.questions import Choose, Option
from rules.core.run import Run

WINDOWS = (When.BATTLE, When.BATTLE_COUNTER, When.BATTLE_MEASURES)


class BattleCardAction(Action, frozen=True):
    """Cards laid face down before a battle; `windows` says in which of the three.

    The game lists it among its actions and it is open by itself. Applied when all have chosen, it calls
    `run.find(BattleCards).lay(...)` for each card.
    """

    windows: ClassVar[tuple[When, ...]] = ()


class Laid(msgspec.Struct, frozen=True):
    """A card played for a battle."""

    country: CountryId
    card: CardId
    use: str
    window: When
    against: CardId | None = None  # the card that it cancels


class BattleCards(Procedure):
    """The windows of one battle, sortie or round of siege combat; ends with the tuple of `Laid` that take effect."""

    steps = ("ask", "reveal")

    area: AreaId
    kind: Kind
    countries: tuple[CountryId, ...]  # those with pieces in it
    window: int = 0
    laid: tuple[Laid, ...] = ()

    def ask(self, run: Run[Board]) -> None:
        """6.7.1: everybody chooses without knowing what the others choose."""
        tags = open_tags(run.kit, WINDOWS[self.window])
        for seat in self._seats(run, tags):
            run.ask(
                seat,
                WINDOWS[self.window],
                "6.7.1",
                options=(Option(PASS),),
                actions=tags,
                default=Choose(PASS),
                reason=message("battle-cards", area=Name("area", self.area), kind=self.kind),
                sealed=True,
                private=True,
            )

    def reveal(self, run: Run[Board]) -> None:
        """6.7.1: the cards are turned over; then the next window, and nobody can go back to an earlier one (R-69)."""
        for laid in self.laid:
            if laid.window == WINDOWS[self.window]:
                run.tell("battle-card", "6.7.1", country=Name("country", laid.country), card=Name("card", laid.card))
        self.window += 1
        if self.window < len(WINDOWS):
            run.goto("ask")
        else:
            run.end(in_force(self.laid))

    def lay(self, laid: Laid) -> None:
        """One more card lies there."""
        self.laid = (*self.laid, laid)

    def _seats(self, run: Run[Board], tags: tuple[str, ...]) -> tuple[Seat, ...]:
        if not tags or (self.window and not self.laid):
            return ()  # nothing can be cancelled before something lies there
        return eligible(run.board, self.countries)


def eligible(board: Board, countries: Iterable[CountryId]) -> tuple[Seat, ...]:
    """Who is asked: the seats of countries in the battle that hold cards, whatever the cards are, in track order."""
    taking_part = tuple(countries)
    seats = [seat_of(board, code) for code, state in board.countries.items() if code in taking_part and state.hand]
    return tuple(dict.fromkeys(seat for seat in seats if seat is not None))


@cache
def open_tags(kit: Kit, window: When) -> tuple[str, ...]:
    """The actions of the game that lay cards in this window; without any nobody is asked."""
    found = [(tag, action) for tag, action in kit.actions.items() if issubclass(action, BattleCardAction)]
    return tuple(tag for tag, action in found if window in action.windows)


def in_force(laid: Iterable[Laid]) -> tuple[Laid, ...]:
    """The battle cards that are not cancelled: measures first cancel counters, which then cancel nothing (6.11.e)."""
    cards = tuple(laid)
    cancelled: set[CardId | None] = set()
    for window in reversed(WINDOWS[1:]):
        cancelled |= {card.against for card in cards if card.window == window and card.card not in cancelled}
    return tuple(card for card in cards if card.window == WINDOWS[0] and card.card not in cancelled)
