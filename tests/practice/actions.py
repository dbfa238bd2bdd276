"""What a seat may do in Three Hills: raid, feast and scout in its turn, shield and curse in a window."""

from collections.abc import Mapping, Sequence
from typing import Annotated, ClassVar

from rules.core.actions import MOST_CANDIDATES, Action, Candidate, Kind
from rules.core.ids import Seat
from rules.core.messages import Message, Name, Quote, Refusal, message, refuse, seat_name
from rules.core.run import Run
from rules.core.table import Table
from tests.practice import pack
from tests.practice.board import Board, held
from tests.practice.procedures import Assault, Parley

Card = Annotated[str, Kind("card")]
Cards = Annotated[tuple[str, ...], Kind("card", many=True)]
Rival = Annotated[Seat, Kind("seat")]


class Raid(Action, frozen=True):
    """Plays a raid against a rival (2.5)."""

    rule: ClassVar[str] = "2.5"

    card: Card
    target: Rival

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        wrong = unplayable(table.board, seat, self.card, "raid", self.rule) or no_rival(table.board, seat, self.target)
        if wrong:
            return wrong
        loss = message("quote-loses-warrior", seat=seat_name(self.target))
        return Quote(self.rule, (spends(self.card), loss), risky=True)

    def apply(self, run: Run[Board], seat: Seat) -> None:
        spend(run, seat, self.card)
        run.tell("raid-played", self.rule, seat=seat_name(seat), target=seat_name(self.target))
        run.call(Assault(raider=seat, target=self.target))

    @classmethod
    def candidates(
        cls, table: Table[Board], seat: Seat, param: str, given: Mapping[str, str], typed: str
    ) -> list[Candidate]:
        if param == "card":
            return cards(held(table.board.hosts[seat].hand, "raid"), typed)
        return rivals(table.board.rivals(seat), typed)


class Feast(Action, frozen=True):
    """Plays feasts and gains as many warriors (2.6)."""

    rule: ClassVar[str] = "2.6"

    cards: Cards

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        if not self.cards:
            return refuse(self.rule, "no-card-named", trick="feast")
        if len(set(self.cards)) < len(self.cards):
            return refuse(self.rule, "card-named-twice")
        for card in self.cards:
            if wrong := unplayable(table.board, seat, card, "feast", self.rule):
                return wrong
        most = pack.shipped().most_warriors
        if table.board.hosts[seat].warriors + len(self.cards) > most:
            return refuse("1.3", "too-many-warriors", most=most)
        return Quote(self.rule, (message("quote-gains-warriors", count=len(self.cards)),), risky=True)

    def apply(self, run: Run[Board], seat: Seat) -> None:
        for card in self.cards:
            spend(run, seat, card)
        run.board.hosts[seat].warriors += len(self.cards)
        run.tell("feast-held", self.rule, seat=seat_name(seat), count=len(self.cards))

    @classmethod
    def candidates(
        cls, table: Table[Board], seat: Seat, param: str, given: Mapping[str, str], typed: str
    ) -> list[Candidate]:
        feasts = held(table.board.hosts[seat].hand, "feast")
        together = [Candidate(" ".join(feasts))] if len(feasts) > 1 else []
        return cards(feasts, typed) + together


class Scout(Action, frozen=True):
    """Gives up a card and looks at a rival's hand (2.7)."""

    rule: ClassVar[str] = "2.7"

    card: Card
    target: Rival

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        wrong = not_in_hand(table.board, seat, self.card, self.rule) or no_rival(table.board, seat, self.target)
        if wrong:
            return wrong
        if not table.board.hosts[self.target].hand:
            return refuse(self.rule, "nothing-to-see", target=seat_name(self.target))
        return Quote(self.rule, (spends(self.card),), risky=True)

    def apply(self, run: Run[Board], seat: Seat) -> None:
        spend(run, seat, self.card)
        seen = tuple(Name("card", card) for card in run.board.hosts[self.target].hand)
        run.tell("scouted", self.rule, seat=seat_name(seat), target=seat_name(self.target))
        run.tell("hand-seen", self.rule, seats=(seat,), target=seat_name(self.target), cards=seen)
        run.reveal((seat,), run.board.hosts[self.target].hand)

    @classmethod
    def candidates(
        cls, table: Table[Board], seat: Seat, param: str, given: Mapping[str, str], typed: str
    ) -> list[Candidate]:
        if param == "card":
            return cards(table.board.hosts[seat].hand, typed)
        with_cards = [rival for rival in table.board.rivals(seat) if table.board.hosts[rival].hand]
        return rivals(with_cards, typed)


class Truce(Action, frozen=True):
    """Offers a truce to all rivals (2.12)."""

    rule: ClassVar[str] = "2.12"

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        if table.board.truce:
            return refuse(self.rule, "truce-already")
        return Quote(self.rule)

    def apply(self, run: Run[Board], seat: Seat) -> None:
        run.call(Parley(offered_by=seat))


class Shield(Action, frozen=True):
    """Shields the target of a raid (3.1)."""

    rule: ClassVar[str] = "3.1"
    trick: ClassVar[str] = "shield"

    card: Card

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        wrong = unplayable(table.board, seat, self.card, self.trick, self.rule)
        return wrong or Quote(self.rule, (spends(self.card),), risky=True)

    def apply(self, run: Run[Board], seat: Seat) -> None:
        spend(run, seat, self.card)
        run.tell(f"{self.trick}-played", self.rule, seat=seat_name(seat))

    @classmethod
    def candidates(
        cls, table: Table[Board], seat: Seat, param: str, given: Mapping[str, str], typed: str
    ) -> list[Candidate]:
        return cards(held(table.board.hosts[seat].hand, cls.trick), typed)


class Curse(Shield, frozen=True):
    """Curses a shield (3.2)."""

    rule: ClassVar[str] = "3.2"
    trick: ClassVar[str] = "curse"


def spend(run: Run[Board], seat: Seat, card: str) -> None:
    """Puts a card of the hand on the discard pile."""
    run.board.hosts[seat].hand.remove(card)
    run.board.discard.append(card)


def spends(card: str) -> Message:
    """The line of a quote that says which card is gone."""
    return message("quote-spends-card", card=Name("card", card))


def unplayable(board: Board, seat: Seat, card: str, trick: str, rule: str) -> Refusal | None:
    """Why this card cannot be played as this trick."""
    if wrong := not_in_hand(board, seat, card, rule):
        return wrong
    if pack.trick(card) != trick:
        return refuse(rule, "wrong-trick", card=Name("card", card), trick=trick)
    return None


def not_in_hand(board: Board, seat: Seat, card: str, rule: str) -> Refusal | None:
    """The refusal of a card that the seat does not hold; it never says who does."""
    if card in board.hosts[seat].hand:
        return None
    return refuse(rule, "card-not-in-hand", card=card)


def no_rival(board: Board, seat: Seat, target: Seat) -> Refusal | None:
    """The refusal of a target that is not another seat in play (2.5, 2.7)."""
    rivals_in_play = board.rivals(seat)
    if target in rivals_in_play:
        return None
    return refuse("2.5", "no-such-rival", target=target, rivals=tuple(seat_name(rival) for rival in rivals_in_play))


def cards(ids: Sequence[str], typed: str) -> list[Candidate]:
    """Cards that fit what was typed."""
    return [Candidate(card, Name("card", card)) for card in ids if typed in card][:MOST_CANDIDATES]


def rivals(seats: Sequence[Seat], typed: str) -> list[Candidate]:
    """Seats that fit what was typed."""
    return [Candidate(seat, seat_name(seat)) for seat in seats if typed.lower() in seat.lower()][:MOST_CANDIDATES]
