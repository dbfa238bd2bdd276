"""How messages name places, goods, cards and the rest: a kind and an id, which pack and catalogues put into words."""

from collections import Counter
from collections.abc import Iterable

from rules.core.ids import Seat
from rules.core.messages import Message, Name, message, seat_name
from rules.era_of_tribes.board.ids import AreaId, CardId, Symbol, TileId
from rules.era_of_tribes.pack.edition import edition


def area_name(area: AreaId) -> Name:
    """A province or sea area."""
    return Name("area", area)


def area_names(areas: Iterable[AreaId]) -> tuple[Name, ...]:
    """Several of them in this order."""
    return tuple([area_name(area) for area in areas])


def counted_areas(areas: Iterable[AreaId]) -> tuple[Name | Message, ...]:
    """Several of them, each once, with how often if that is more than once."""
    return tuple(
        [
            area_name(area) if count == 1 else message("so-often", area=area_name(area), count=count)
            for area, count in Counter(areas).items()
        ]
    )


def good_names(goods: Iterable[str]) -> tuple[Name, ...]:
    """Several goods."""
    return tuple([Name("good", good) for good in goods])


def field_name(field: str) -> Name:
    """A field of progress."""
    return Name("field", field)


def level_text(field: str, level: int) -> Name:
    """What a level of a field brings (ch.2)."""
    return Name("level-text", f"{field}-{level}")


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


def symbol_name(symbol: Symbol) -> Name:
    """A face of the battle dice."""
    return Name("symbol", symbol)


def bonus_step(text: str) -> Message | None:
    """ch.5.1: `buy:latium:force` and the like, as a player would say it; None: no such words."""
    kind, _, rest = text.partition(":")
    target, *words = rest.split(":")
    forced, city = "force" in words, "city" in words
    if kind == "buy" and target in edition().map.areas:
        return message("bonus-buy", area=area_name(AreaId(target)), forced=forced, city=city)
    if kind in ("ally", "part") and target:
        return message("bonus-pact", offer=kind, partner=seat_name(Seat(target)), forced=forced)
    return None


def from_unbuilt(count: int, morale: int) -> Message:
    """ch.5.2, 6.1: so many vassals from unbuilt cities, and what they cost."""
    return message("choice-unbuilt", count=count, morale=count * morale)


def request(text: str) -> Message | None:
    """T-61: `blue:2` as a player would say it; None: no such words."""
    seat, colon, count = text.partition(":")
    if not colon or not (count.isascii() and count.isdigit()):
        return None
    return message("ally-request", seat=seat_name(Seat(seat)), count=int(count))
