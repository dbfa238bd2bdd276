"""ch.5.5: taking a card from the display, exchanging it, and dismissing a card."""

from collections.abc import Mapping
from typing import Annotated, ClassVar

from rules.core.actions import Action, Candidate, Kind
from rules.core.ids import Seat
from rules.core.messages import Quote, Refusal, clipped, message, refuse, seat_name
from rules.core.picking import several
from rules.core.procedures import Procedure
from rules.core.run import Run
from rules.core.table import Table
from rules.empires.board.choices import unit_choice
from rules.empires.board.holdings import hand_of
from rules.empires.board.ids import CardId, UnitId
from rules.empires.board.names import card_name, unit_name
from rules.empires.board.piles import refill
from rules.empires.board.refusals import too_poor
from rules.empires.board.state import Board
from rules.empires.pack.edition import edition

EXCHANGE = 1  # ch.5.5: what other open cards cost


class Recruit(Action, frozen=True):
    """Takes an open card, named by itself or by its unit (ch.5.5)."""

    rule: ClassVar[str] = "ch.5.5"

    card: Annotated[str, Kind("card")]

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        if found(table.board, self.card) is None:
            return refuse(self.rule, "card-not-open", found=clipped(self.card))
        return Quote(self.rule, (message("quote-upkeep", cost=face_cost(table.board, self.card)),))

    def apply(self, run: Run[Board], seat: Seat) -> None:
        card = found(run.board, self.card)
        assert card is not None
        recruit(run, seat, card)

    @classmethod
    def candidates(
        cls, table: Table[Board], seat: Seat, param: str, given: Mapping[str, str], typed: str
    ) -> list[Candidate]:
        """The open cards."""
        unit_of = edition().decks.unit_of
        return [Candidate(card, unit_choice(unit_of[card])) for card in table.board.display if card.startswith(typed)]


class Exchange(Action, frozen=True):
    """Pays for six other open cards, then takes one: the first of the wanted units, or whichever is named then."""

    rule: ClassVar[str] = "ch.5.5"

    wants: Annotated[tuple[UnitId, ...], Kind("unit", many=True, together=True)] = ()

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        unknown = [unit for unit in self.wants if unit not in edition().decks.units]
        if unknown:
            return refuse(self.rule, "unknown-unit", found=clipped(unknown[0]))
        if not table.board.display:
            return refuse(self.rule, "no-cards-left")
        quote = Quote(self.rule, (message("quote-costs", goods=EXCHANGE),), risky=True)
        return too_poor(table.board, seat, EXCHANGE, self.rule) or quote

    def apply(self, run: Run[Board], seat: Seat) -> None:
        run.board.realms[seat].goods -= EXCHANGE
        run.tell("display-exchanged", self.rule, seat=seat_name(seat), goods=EXCHANGE)
        run.call(NewDisplay(seat=seat, wants=self.wants))

    @classmethod
    def candidates(
        cls, table: Table[Board], seat: Seat, param: str, given: Mapping[str, str], typed: str
    ) -> list[Candidate]:
        """Every unit, in the order of the wishes."""
        return several(sorted(edition().decks.units), typed, lambda unit: unit_name(UnitId(unit)))


class Dismiss(Action, frozen=True):
    """Gives up a general card of which none lies open (ch.5.5)."""

    rule: ClassVar[str] = "ch.5.5"

    card: Annotated[CardId, Kind("card")]

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        board, faces = table.board, edition().decks.unit_of
        if self.card not in hand_of(board, seat):
            return refuse(self.rule, "card-not-in-hand", found=clipped(self.card))
        if self.card not in board.realms[seat].cards:
            return refuse(self.rule, "empire-card-stays", card=card_name(self.card))
        if faces[self.card] in [faces[card] for card in board.display]:
            return refuse(self.rule, "same-card-open", unit=unit_name(faces[self.card]))
        return Quote(self.rule, (message("quote-saves", cost=edition().decks.face[self.card].cost),))

    def apply(self, run: Run[Board], seat: Seat) -> None:
        run.board.realms[seat].cards.remove(self.card)
        run.board.discard.append(self.card)
        run.tell("card-dismissed", "E-11", seat=seat_name(seat), card=card_name(self.card))

    @classmethod
    def candidates(
        cls, table: Table[Board], seat: Seat, param: str, given: Mapping[str, str], typed: str
    ) -> list[Candidate]:
        """General cards in hand of which none lies open."""
        unit_of = edition().decks.unit_of
        lying = {unit_of[card] for card in table.board.display}
        held = [card for card in table.board.realms[seat].cards if card.startswith(typed)]
        return [Candidate(card, unit_choice(unit_of[card])) for card in held if unit_of[card] not in lying]


class NewDisplay(Procedure):
    """Six other cards, of which one is taken (ch.5.5, E-15, E-42)."""

    steps = ("lay", "take_wanted", "ask_card")

    seat: Seat
    wants: tuple[UnitId, ...] = ()

    def lay(self, run: Run[Board]) -> None:
        """E-42: the open cards go to the discard pile, and others are laid out."""
        board = run.board
        board.discard.extend(board.display)
        board.display = []
        refill(run, "E-42")

    def take_wanted(self, run: Run[Board]) -> None:
        """ch.5.5: the first unit of the wishes that lies open is taken without a question."""
        cards = (found(run.board, unit) for unit in self.wants)
        card = next((card for card in cards if card is not None), None)
        if card is not None:
            recruit(run, self.seat, card)
            run.end()

    def ask_card(self, run: Run[Board]) -> None:
        """E-15: one of the new cards is taken, if a ruling has left any; another exchange is not on offer."""
        if not run.board.display:
            run.end()
            return
        run.ask(self.seat, "recruit", "E-15", actions=(Recruit,), default=Recruit(run.board.display[0]))


def found(board: Board, name: str) -> CardId | None:
    """The open card of this id, or the first of this unit."""
    faces = edition().decks.unit_of
    return next((card for card in board.display if name in (card, faces[card])), None)


def face_cost(board: Board, name: str) -> int:
    """ch.8: what the open card of this name would cost at each scoring."""
    card = found(board, name)
    return 0 if card is None else edition().decks.face[card].cost


def recruit(run: Run[Board], seat: Seat, card: CardId) -> None:
    """ch.5.5: an open card goes to the hand, and the display is filled up."""
    run.board.display.remove(card)
    run.board.realms[seat].cards.append(card)
    run.tell("card-recruited", "ch.5.5", seat=seat_name(seat), card=card_name(card))
    refill(run, "ch.5.5")
