"""Sea trade boxes and what trade is worth: who is in them, and what the Interphase counts (6.16.g, 7.3.3)."""

from collections.abc import Sequence
from fractions import Fraction

import msgspec

from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.ids import BoxId, CountryId, ZoneId
from rules.assyrian_wars.board.pieces import Piece
from rules.assyrian_wars.board.relations import TRADE, is_power
from rules.assyrian_wars.board.state import Board


class Trade(msgspec.Struct, frozen=True):
    """The trade points of a country by their sources (7.3.3)."""

    sea: Fraction = Fraction(0)  # ships in sea trade boxes: full 1, reduced ½ (7.3.3.a)
    markers: int = 0  # a power's markers in the Trade Box (7.3.3.b)
    minors: tuple[CountryId, ...] = ()  # minor countries at trade status or better with a power (7.3.3.c)

    @property
    def points(self) -> Fraction:
        """All together; three make an ECO point (7.3.3.d)."""
        return self.sea + self.markers + len(self.minors)


def trade_points(board: Board, country: CountryId) -> Fraction:
    """A country's trade points now, halves included (7.3.3)."""
    return trade_of(board, country).points


def trade_of(board: Board, country: CountryId) -> Trade:
    """A country's trade points by their sources; minors have sea trade only (7.3.3.e)."""
    sea = sea_trade(board, country)
    if not is_power(board, country):
        return Trade(sea)
    return Trade(sea, board.countries[country].trade, trading_minors(board, country))


def sea_trade(board: Board, country: CountryId) -> Fraction:
    """1 for each full ship in a sea trade box, ½ for each reduced one (7.3.3.a)."""
    halves = sum(
        1 if ship.reduced else 2
        for box in edition_of(board).map.sea_trade_boxes
        for ship in board.boxes.get(box, ())
        if ship.owner == country and ship.is_ship
    )
    return Fraction(halves, 2)


def trading_minors(board: Board, power: CountryId) -> tuple[CountryId, ...]:
    """Minor countries at trade status or better on a power's track, or with such a level kept for it (R-216)."""
    kept = {entry.of: entry.level for entry in board.conquests if entry.by == power}
    return tuple(
        code
        for code, state in board.countries.items()
        if state.kind == "minor"
        and not state.acts_as_power
        and ((state.track == power and state.level >= TRADE) or kept.get(code, 0) >= TRADE)
    )


# Room.


def room_in(board: Board, box: BoxId) -> int:
    """How many more ships a sea trade box can take (6.16.g, R-170)."""
    return max(0, edition_of(board).map.sea_trade_boxes[box].capacity - len(board.boxes[box]))


def leave_box(board: Board, fleet: Sequence[Piece], box: BoxId, zone: ZoneId) -> None:
    """Ships go from a sea trade box to a zone."""
    going = {ship.id for ship in fleet}
    board.boxes[box] = [ship for ship in board.boxes[box] if ship.id not in going]
    for ship in fleet:
        ship.origin = None
    board.zones[zone] += fleet


def enter_box(board: Board, fleet: Sequence[Piece], zone: ZoneId, box: BoxId) -> None:
    """Ships go from a zone into a sea trade box and remember where they came from (R-169)."""
    going = {ship.id for ship in fleet}
    board.zones[zone] = [piece for piece in board.zones[zone] if piece.id not in going]
    for ship in fleet:
        ship.origin = zone
    board.boxes[box] += fleet
