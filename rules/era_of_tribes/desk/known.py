"""Every id of a kind, for rulings and conditions."""

from rules.core.ids import Seat
from rules.era_of_tribes.board.holdings import chart
from rules.era_of_tribes.board.ids import FIELDS, LUXURIES
from rules.era_of_tribes.board.state import Board
from rules.era_of_tribes.pack.edition import edition

ROLLS = ("red", "green", "raid")
CARD_PILES = ("deck", "open")
TILE_PILES = ("box", "gone")


def known_ids(kind: str, board: Board, seats: tuple[Seat, ...]) -> tuple[str, ...]:
    """The places in play, and all cards, tiles, fields, goods, peoples and seats."""
    printed = edition()
    shelves: dict[str, tuple[str, ...]] = {
        "area": chart(board).alphabet,
        "card": tuple(printed.box.cards),
        "tile": tuple(printed.box.tiles),
        "field": FIELDS,
        "good": LUXURIES,
        "people": chart(board).cut.peoples,
        "seat": tuple(seats),
        "card-pile": (*CARD_PILES, *seats),
        "tile-pile": (*TILE_PILES, *seats, *chart(board).lands),
        "roll": ROLLS,
    }
    return shelves.get(kind, ())
