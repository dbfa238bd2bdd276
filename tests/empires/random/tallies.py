"""What should turn up in many games of Empires."""

from collections.abc import Iterator

from rules.core.entries import Entry
from tests.generic.registry import Tally

TOLD = {
    "province-taken": "neutral provinces taken",
    "sea-taken": "neutral seas taken",
    "battle-won": "battles",
    "area-conquered": "areas conquered",
    "extra-action": "extra actions",
    "spoils-taken": "spoils of routs",
    "fort-captured": "forts captured",
    "fort-destroyed": "forts destroyed",
    "plundered": "areas plundered",
    "area-courted": "areas courted",
    "area-annexed": "areas annexed",
    "marker-subverted": "markers subverted",
    "area-subverted": "areas subverted",
    "trade-displaced": "trade markers displaced",
    "pile-shuffled": "discard piles shuffled",
}


def great_things(entry: Entry) -> Iterator[str]:
    """What is told of afterwards."""
    yield from (TOLD[event.message.id] for event in entry.events if event.message.id in TOLD)


GREAT_THINGS = Tally("great things", tuple(TOLD.values()), great_things, counted=True)
