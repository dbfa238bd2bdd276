"""How messages name areas, cards and units: a kind and an id, which pack and catalogues put into words."""

from collections.abc import Iterable

from rules.core.messages import Name
from rules.empires.board.ids import AreaId, CardId, UnitId


def area_name(area: AreaId) -> Name:
    """A province or sea area."""
    return Name("area", area)


def card_name(card: CardId) -> Name:
    """One card."""
    return Name("card", card)


def unit_name(unit: UnitId) -> Name:
    """What a card shows."""
    return Name("unit", unit)


def route_name(route: str) -> Name:
    """A way into an area, as an order names it."""
    return Name("route", route)


def card_names(cards: Iterable[CardId]) -> tuple[Name, ...]:
    """Several cards in this order."""
    return tuple([card_name(card) for card in cards])
