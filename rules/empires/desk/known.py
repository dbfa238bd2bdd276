"""Every id of a kind, for rulings and conditions."""

from rules.core.ids import Seat
from rules.empires.pack.edition import edition

ROLLS = ("revolt-table", "revolt-column", "movement", "conquest", "diplomacy", "displacement", "elephants", "shot")
PILES = ("deck", "display", "discard")


def known_ids(kind: str, seats: tuple[Seat, ...]) -> tuple[str, ...]:
    """The areas, cards, units, sets and seats there are."""
    printed = edition()
    shelves: dict[str, tuple[str, ...]] = {
        "area": printed.map.alphabet,
        "card": printed.decks.general,
        "unit": tuple(printed.decks.units),
        "empire": tuple(printed.decks.sets),
        "seat": tuple(seats),
        "pile": (*PILES, *seats),
        "roll": ROLLS,
    }
    return shelves.get(kind, ())
