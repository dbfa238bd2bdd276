"""What should turn up in many games of Hannibal: every card's event, all uses of cards, and the great things."""

from collections.abc import Iterator

from rules.core.entries import Entry
from rules.core.messages import Name
from rules.hannibal.pack.edition import edition
from tests.generic.registry import Tally

WAYS = {
    "card-played-as-event": "as events",
    "counter-played": "as counters",
    "card-played-for-move": "for a move",
    "card-played-for-markers": "for markers",
    "card-played-for-troops": "for troops",
    "card-played-as-discard": "discarded",
}
EVENTS_OF_CARDS = ("card-played-as-event", "counter-played")
TOLD = {
    "battle-won": "battles",
    "overrun": "overruns",
    "withdrew": "withdrawals",
    "sortie": "sorties",
    "city-fallen": "cities taken",
    "tribe-subjugated": "tribes subjugated",
    "fleet-sunk": "fleets lost",
    "general-displaced": "generals displaced",
    "truce-broken": "truces broken",
    "capital-fallen": "capitals taken",
    "italia-lost": "Italia lost",
    "sues-for-peace": "pleas for peace",
}


def events_played(entry: Entry) -> Iterator[str]:
    """The cards whose events were played, on the own turn or as an answer."""
    for event in entry.events:
        card = event.message.params.get("card")
        if event.message.id in EVENTS_OF_CARDS and isinstance(card, Name):
            yield card.id


def ways(entry: Entry) -> Iterator[str]:
    """What cards were played for."""
    yield from (WAYS[event.message.id] for event in entry.events if event.message.id in WAYS)


def great_things(entry: Entry) -> Iterator[str]:
    """What is told of afterwards."""
    yield from (TOLD[event.message.id] for event in entry.events if event.message.id in TOLD)


EVENTS = Tally("cards played as events", tuple(edition().decks.cards), events_played)
USES = Tally("cards played", tuple(WAYS.values()), ways, counted=True)
GREAT_THINGS = Tally("great things", tuple(TOLD.values()), great_things, counted=True)
