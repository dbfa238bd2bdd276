"""What a game master may change in Three Hills beyond the rules."""

from rules.core.ids import Seat
from rules.core.messages import Name, Refusal, refuse, seat_name
from rules.core.patches import Patch
from rules.core.run import Run
from rules.core.table import Table
from tests.practice import pack
from tests.practice.board import Board

MASTER = "gm"


class SetWarriors(Patch, frozen=True):
    """Gives a seat this many warriors."""

    seat: Seat
    count: int

    def check(self, table: Table[Board]) -> Refusal | None:
        return unknown_seat(table, self.seat) or below_zero(self.count)

    def apply(self, run: Run[Board]) -> None:
        run.board.hosts[self.seat].warriors = self.count
        run.tell("gm-warriors", MASTER, seat=seat_name(self.seat), count=self.count)


class SetCrowns(Patch, frozen=True):
    """Gives a seat this many crowns."""

    seat: Seat
    count: int

    def check(self, table: Table[Board]) -> Refusal | None:
        return unknown_seat(table, self.seat) or below_zero(self.count)

    def apply(self, run: Run[Board]) -> None:
        run.board.hosts[self.seat].crowns = self.count
        run.tell("gm-crowns", MASTER, seat=seat_name(self.seat), count=self.count)


class TakeCard(Patch, frozen=True):
    """Takes a card away from wherever it is; another patch of the same override gives it a new place."""

    card: str

    def check(self, table: Table[Board]) -> Refusal | None:
        return unknown_card(self.card)

    def apply(self, run: Run[Board]) -> None:
        board = run.board
        for place in (board.deck, board.discard, *(host.hand for host in board.hosts.values())):
            if self.card in place:
                place.remove(self.card)
        run.tell("gm-card-taken", MASTER)


class GiveCard(Patch, frozen=True):
    """Puts a card into a seat's hand."""

    card: str
    seat: Seat

    def check(self, table: Table[Board]) -> Refusal | None:
        return unknown_card(self.card) or unknown_seat(table, self.seat)

    def apply(self, run: Run[Board]) -> None:
        run.board.hosts[self.seat].hand.append(self.card)
        run.tell("gm-card-given", MASTER, seat=seat_name(self.seat))
        run.tell("gm-card-received", MASTER, seats=(self.seat,), card=Name("card", self.card))


def unknown_seat(table: Table[Board], seat: Seat) -> Refusal | None:
    """The refusal of a seat that is not at the table."""
    if seat in table.seats:
        return None
    return refuse(MASTER, "unknown-seat", found=seat, known=tuple(seat_name(known) for known in table.seats))


def unknown_card(card: str) -> Refusal | None:
    """The refusal of a card that the pack does not have."""
    return None if card in pack.shipped().cards else refuse(MASTER, "unknown-card", found=card)


def below_zero(count: int) -> Refusal | None:
    """The refusal of a negative number."""
    return None if count >= 0 else refuse(MASTER, "below-zero", found=count)
