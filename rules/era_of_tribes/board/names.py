"""How messages name places, goods, cards and the rest: a kind and an id, which pack and catalogues put into words."""

from collections.abc import Iterable

from rules.core.messages import Name
from rules.era_of_tribes.board.ids import AreaId, CardId, TileId
from rules.era_of_tribes.pack.edition import edition


def area_name(area: AreaId) -> Name:
    """A province or sea area."""
    return Name("area", area)


def area_names(areas: Iterable[AreaId]) -> tuple[Name, ...]:
    """Several of them in this order."""
    return tuple([area_name(area) for area in areas])


def good_names(goods: Iterable[str]) -> tuple[Name, ...]:
    """Several goods."""
    return tuple([Name("good", good) for good in goods])


def field_name(field: str) -> Name:
    """A field of progress."""
    return Name("field", field)


def tile_name(tile: TileId | str) -> Name:
    """A kind of barbarian tile."""
    return Name("tile", tile)


def tile_names(tiles: Iterable[TileId]) -> tuple[Name, ...]:
    """Several tiles."""
    return tuple([tile_name(tile) for tile in tiles])


def card_name(card: CardId) -> Name:
    """An influence card."""
    return Name("card", card)


def epoch_name(epoch: int) -> Name:
    """An epoch by its number."""
    return Name("epoch", edition().box.epochs[epoch].id)
