"""Battle cards: three windows before the dice, each face down, then revealed together (6.7.1, 6.11.d, R-69)."""

from collections.abc import Iterable
from functools import cache
from typing import ClassVar

import msgspec

from rules.assyrian_wars.board.ids import CardId, CountryId, PieceId
from rules.assyrian_wars.board.names import place_name
from rules.assyrian_wars.board.relations import seat_of
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.events import costs, tabletop
from rules.assyrian_wars.events.holders import could_lay
from rules.assyrian_wars.pack.cards import Battle as Kind
from rules.assyrian_wars.pack.cards import When
from rules.assyrian_wars.pack.map import Terrain
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
    price: int = 0  # in half AP, if it is not cancelled


class BattleCards(Procedure):
    """The windows of one battle, sortie or round of siege combat; ends with the tuple of `Laid` that take effect.

    Cards in force are paid and put away; what they do is the caller's business (`events/battle_effects.py`).
    """

    steps = ("ask", "reveal")

    area: str  # the area, sea zone or trade box
    kind: Kind
    countries: tuple[CountryId, ...]  # those with pieces in it
    sides: tuple[tuple[PieceId, ...], ...] = ((), ())  # who came, sorties or besieges; and who was there
    defender: int = 1  # of the two sides
    crossed: tuple[Terrain, ...] = ()  # connections over which attackers came; none after an interception
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
                reason=message("battle-cards", area=place_name(run.board, self.area), kind=self.kind),
                sealed=True,
                private=True,
                held=run.equal_pauses,
            )

    def reveal(self, run: Run[Board]) -> None:
        """6.7.1: the cards are turned over; then the next window, and nobody can go back to an earlier one (R-69)."""
        for laid in self.laid:
            if laid.window == WINDOWS[self.window]:
                country, card = Name("country", laid.country), Name("card", laid.card)
                if laid.against is None:
                    run.tell("battle-card", "6.7.1", country=country, card=card)
                else:
                    run.tell(
                        "battle-card-against", "6.7.1", country=country, card=card, against=Name("card", laid.against)
                    )
        self.window += 1
        if self.window < len(WINDOWS):
            run.goto("ask")
            return
        self._settle(run)
        run.end(in_force(self.laid))

    def _settle(self, run: Run[Board]) -> None:
        """6.11: cancelled cards cost nothing, all others are paid; then they are put away (R-69, R-134)."""
        void = cancelled(self.laid)
        for laid in self.laid:
            if laid.card in void:
                country, card = Name("country", laid.country), Name("card", laid.card)
                run.tell("battle-card-cancelled", "6.7.1", country=country, card=card)
            elif laid.price:
                costs.pay(run, laid.country, laid.price)
            tabletop.clear(run, laid.card)

    def lay(self, laid: Laid) -> None:
        """One more card lies there."""
        self.laid = (*self.laid, laid)

    def side_of(self, board: Board, country: CountryId) -> int:
        """On which of the two sides a country fights."""
        there = {piece.id: piece.owner for _, pieces in board.places() for piece in pieces}
        return 0 if country in [there.get(id) for id in self.sides[0]] else 1

    def _seats(self, run: Run[Board], tags: tuple[str, ...]) -> tuple[Seat, ...]:
        if not tags or (self.window and not self.laid):
            return ()  # nothing can be cancelled before something lies there
        return eligible(run.board, self.countries, WINDOWS[self.window], self.kind)


def eligible(board: Board, countries: Iterable[CountryId], window: When, kind: Kind) -> tuple[Seat, ...]:
    """Who is asked: the seats of countries in the battle that could hold a card for it as far as everybody knows,
    whatever they do hold, in track order."""
    taking_part = tuple(countries)
    able = [code for code in board.countries if code in taking_part and could_lay(board, code, window, kind)]
    seats = [seat_of(board, code) for code in able]
    return tuple(dict.fromkeys(seat for seat in seats if seat is not None))


@cache
def open_tags(kit: Kit, window: When) -> tuple[str, ...]:
    """The actions of the game that lay cards in this window; without any nobody is asked."""
    found = [(tag, action) for tag, action in kit.actions.items() if issubclass(action, BattleCardAction)]
    return tuple(tag for tag, action in found if window in action.windows)


def cancelled(laid: Iterable[Laid]) -> tuple[CardId, ...]:
    """The cards that another one cancels: measures first cancel counters, which then cancel nothing (6.11.e)."""
    cards, void = tuple(laid), set[CardId]()
    for window in reversed(WINDOWS[1:]):
        hitting = [card for card in cards if card.window == window and card.card not in void]
        void |= {card.against for card in hitting if card.against is not None}
    return tuple(card.card for card in cards if card.card in void)


def in_force(laid: Iterable[Laid]) -> tuple[Laid, ...]:
    """The battle cards that are not cancelled."""
    cards = tuple(laid)
    void = cancelled(cards)
    return tuple(card for card in cards if card.window == WINDOWS[0] and card.card not in void)
