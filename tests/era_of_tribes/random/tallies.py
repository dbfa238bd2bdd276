"""What should turn up in many games of Era of Tribes."""

from collections.abc import Iterator

from rules.core.entries import Entry
from tests.generic.registry import Tally

TOLD = {
    "city-founded": "cities founded",
    "city-taken": "cities taken",
    "province-taken": "provinces taken",
    "province-sold": "provinces sold",
    "revolution": "revolutions",
    "allied": "alliances",
    "alliance-broken": "alliances broken",
    "sea-battle-won": "sea battles won",
    "raided": "raids",
    "post-opened": "trading posts",
    "post-expelled": "posts expelled",
    "half-price-used": "advances at half price",
    "mercenaries-shown": "mercenaries",
    "support-given": "allied armies",
    "reinforced": "additions",
    "grey-leader-hired": "grey leaders",
    "bribed": "bribes",
    "barbarians-gone": "barbarians gone",
    "end-triggered": "ends triggered",
}


def great_things(entry: Entry) -> Iterator[str]:
    """What is told of afterwards."""
    yield from (TOLD[event.message.id] for event in entry.events if event.message.id in TOLD)


GREAT_THINGS = Tally("great things", tuple(TOLD.values()), great_things, counted=True)
