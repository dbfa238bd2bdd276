"""ch.3: an empty board, and what is put on it before anybody is asked."""

from collections.abc import Sequence

from rules.core.ids import Seat
from rules.empires.board.state import AreaState, Board, Realm
from rules.empires.pack.edition import edition


def arrange(seats: Sequence[Seat]) -> Board:
    """ch.3: no marker anywhere, all general cards in the deck, warehouses empty."""
    printed = edition()
    return Board(
        order=list(seats),
        areas={area: AreaState() for area in printed.map.areas},
        realms={seat: Realm() for seat in seats},
        deck=sorted(printed.decks.general),
    )
