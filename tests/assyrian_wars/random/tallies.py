"""What should turn up in many games of Assyrian Wars: every card's event, and the great things."""

from collections.abc import Iterator

from rules.assyrian_wars.board.ids import CIMMERIANS, SCYTHIANS
from rules.assyrian_wars.events.laying import Counter, LayCards
from rules.assyrian_wars.events.responding import Respond
from rules.assyrian_wars.pack.load import house
from rules.core.entries import Entry
from rules.core.messages import Event, Name
from tests.generic.registry import Tally

TOLD = {
    "country-conquered": "conquests",
    "country-eliminated": "eliminations",
    "surrender-offered": "surrenders offered",
    "surrender-accepted": "surrenders accepted",
    "camp-defeated": "camps defeated",
    "runaway-lead": "sudden ends",
    "service-rolled": "services tried",
    "service-begins": "services",
    "naval-battle-begins": "naval battles",
    "foreign-war-begins": "foreign wars",
}
AP, EVENT, ANSWER, BATTLE = "for AP", "as events", "as answers", "in battles"
AP_BY_DEFAULT, AP_OF_NOMADS = "for AP by default", "for AP by nomads"
NOMADS = tuple(Name("country", tribe) for tribe in (CIMMERIANS, SCYTHIANS))


def cards_played(entry: Entry) -> Iterator[str]:
    """The cards whose events were played; an army group card's is the group (6.6.3, 6.11)."""
    for event in entry.events:
        card = event.message.params.get("card")
        if event.message.id in ("event-announced", "group-formed") and isinstance(card, Name):
            yield card.id
    if isinstance(entry.answer, LayCards | Counter):
        yield from entry.answer.cards


def uses(entry: Entry) -> Iterator[str]:
    """What cards are played for; apart from nomads, who play no events, and from what nobody chose (6.11, 10.1)."""
    for event in entry.events:
        if event.message.id == "event-announced":
            yield ANSWER if isinstance(entry.answer, Respond) else EVENT
        elif event.message.id in ("battle-card", "battle-card-against"):
            yield BATTLE
        elif event.message.id == "card-played" and event.message.params["country"] in NOMADS:
            yield AP_OF_NOMADS
        elif event.message.id == "card-played":
            yield AP if entry.kind == "answer" else AP_BY_DEFAULT


def great_things(entry: Entry) -> Iterator[str]:
    """What is told of afterwards."""
    for event in entry.events:
        if event.message.id in TOLD:
            yield TOLD[event.message.id]
        elif ends_suddenly(event):
            yield "sudden ends"
        elif event.message.id == "impulse-begins" and event.message.params["country"] in NOMADS:
            yield "nomad impulses"


def ends_suddenly(event: Event) -> bool:
    """9.1: the roll after the defeat of a camp; the other way is a lead that nobody can catch up."""
    return event.message.id == "sudden-end-rolled" and event.message.params["over"] is True


EVENTS = Tally("cards played as events", tuple(house().cards.by_id), cards_played)
USES = Tally("cards played", (EVENT, ANSWER, BATTLE, AP, AP_BY_DEFAULT, AP_OF_NOMADS), uses, counted=True)
GREAT_THINGS = Tally("great things", (*dict.fromkeys(TOLD.values()), "nomad impulses"), great_things, counted=True)
