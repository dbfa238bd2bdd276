"""What a game master may change beyond the rules: control, forts, trade, warehouses, cards, points, and the clock."""

from typing import Annotated

from rules.core.actions import Kind
from rules.core.ids import Seat
from rules.core.messages import Refusal, clipped, refuse, seat_name
from rules.core.patches import Patch
from rules.core.run import Run
from rules.core.table import Table
from rules.empires.board.ids import AreaId, CardId
from rules.empires.board.names import area_name, card_name
from rules.empires.board.refusals import unknown_area
from rules.empires.board.state import Board
from rules.empires.desk.known import PILES
from rules.empires.pack.edition import edition

MASTER = "gm"
AreaParam = Annotated[AreaId, Kind("area")]
SeatParam = Annotated[Seat, Kind("seat")]
MOST = 99


class SetControl(Patch, frozen=True):
    """Gives an area to a seat with so many control markers, or makes it neutral."""

    area: AreaParam
    owner: Annotated[Seat | None, Kind("seat")] = None
    markers: int = 1

    def check(self, table: Table[Board]) -> Refusal | None:
        wrong = unknown_area(self.area, MASTER) or bad_count(self.markers, 1)
        return wrong or (None if self.owner is None else unknown_seat(table, self.owner))

    def apply(self, run: Run[Board]) -> None:
        state = run.board.areas[self.area]
        state.owner, state.markers = self.owner, 0 if self.owner is None else self.markers
        state.fort = state.fort and self.owner is not None
        owner = "nobody" if self.owner is None else seat_name(self.owner)
        run.tell("gm-control", MASTER, area=area_name(self.area), owner=owner, count=state.markers)


class SetFort(Patch, frozen=True):
    """Puts a fort into a province, or takes it away."""

    area: AreaParam
    fort: bool = True

    def check(self, table: Table[Board]) -> Refusal | None:
        return unknown_area(self.area, MASTER)

    def apply(self, run: Run[Board]) -> None:
        run.board.areas[self.area].fort = self.fort
        run.tell("gm-fort", MASTER, area=area_name(self.area), fort=self.fort)


class SetTrade(Patch, frozen=True):
    """Sets how many trade markers of a colour are in an area."""

    area: AreaParam
    seat: SeatParam
    count: int

    def check(self, table: Table[Board]) -> Refusal | None:
        return unknown_area(self.area, MASTER) or unknown_seat(table, self.seat) or bad_count(self.count)

    def apply(self, run: Run[Board]) -> None:
        trade = run.board.areas[self.area].trade
        trade[self.seat] = self.count
        if not self.count:
            del trade[self.seat]
        run.tell("gm-trade", MASTER, area=area_name(self.area), seat=seat_name(self.seat), count=self.count)


class SetGoods(Patch, frozen=True):
    """Sets the own trade markers in a seat's warehouse."""

    seat: SeatParam
    count: int

    def check(self, table: Table[Board]) -> Refusal | None:
        return unknown_seat(table, self.seat) or bad_count(self.count)

    def apply(self, run: Run[Board]) -> None:
        run.board.realms[self.seat].goods = self.count
        run.tell("gm-goods", MASTER, seat=seat_name(self.seat), count=self.count)


class SetCaptured(Patch, frozen=True):
    """Sets how many markers of another colour a seat has captured."""

    seat: SeatParam
    colour: SeatParam
    count: int

    def check(self, table: Table[Board]) -> Refusal | None:
        return unknown_seat(table, self.seat) or unknown_seat(table, self.colour) or bad_count(self.count)

    def apply(self, run: Run[Board]) -> None:
        captured = run.board.realms[self.seat].captured
        captured[self.colour] = self.count
        if not self.count:
            del captured[self.colour]
        run.tell("gm-captured", MASTER, seat=seat_name(self.seat), colour=seat_name(self.colour), count=self.count)


class SetPoints(Patch, frozen=True):
    """Sets the victory points of a seat."""

    seat: SeatParam
    points: int

    def check(self, table: Table[Board]) -> Refusal | None:
        return unknown_seat(table, self.seat)

    def apply(self, run: Run[Board]) -> None:
        run.board.realms[self.seat].points = self.points
        run.tell("gm-points", MASTER, seat=seat_name(self.seat), points=self.points)


class MoveCard(Patch, frozen=True):
    """Takes a general card from wherever it is to a hand, the deck, the display or the discard pile."""

    card: Annotated[CardId, Kind("card")]
    to: Annotated[str, Kind("pile")]

    def check(self, table: Table[Board]) -> Refusal | None:
        if self.card not in edition().decks.general:
            return refuse(MASTER, "unknown-card", found=clipped(self.card))
        known = (*PILES, *table.seats)
        return None if self.to in known else refuse(MASTER, "unknown-pile", found=clipped(self.to), known=known)

    def apply(self, run: Run[Board]) -> None:
        board = run.board
        piles = {"deck": board.deck, "display": board.display, "discard": board.discard}
        piles |= {seat: realm.cards for seat, realm in board.realms.items()}
        for pile in piles.values():
            if self.card in pile:
                pile.remove(self.card)
        piles[self.to].append(self.card)
        to = self.to if self.to in PILES else seat_name(Seat(self.to))
        run.tell("gm-card-moved", MASTER, card=card_name(self.card), to=to)


class SetTurn(Patch, frozen=True):
    """Puts the turn marker on a turn, and the round marker on one of its rounds."""

    turn: int
    round: int

    def check(self, table: Table[Board]) -> Refusal | None:
        rounds = edition().scenario.action_rounds
        if 1 <= self.turn <= len(rounds) and 1 <= self.round <= rounds[self.turn - 1]:
            return None
        return refuse(MASTER, "turn-out-of-bounds", turn=self.turn, round=self.round, last=len(rounds))

    def apply(self, run: Run[Board]) -> None:
        run.board.turn, run.board.round = self.turn, self.round
        run.tell("gm-turn", MASTER, turn=self.turn, round=self.round)


def unknown_seat(table: Table[Board], seat: Seat) -> Refusal | None:
    """The refusal of a seat that nobody has."""
    if seat in table.seats:
        return None
    return refuse(MASTER, "unknown-seat", found=clipped(seat), known=tuple(table.seats))


def bad_count(count: int, least: int = 0) -> Refusal | None:
    """The refusal of a number that no pile of markers has."""
    return None if least <= count <= MOST else refuse(MASTER, "bad-count", found=count, most=MOST)


PATCHES: tuple[type[Patch], ...] = (
    SetControl,
    SetFort,
    SetTrade,
    SetGoods,
    SetCaptured,
    SetPoints,
    MoveCard,
    SetTurn,
)
