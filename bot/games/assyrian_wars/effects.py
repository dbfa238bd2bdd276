"""What a card does, where no event tells it: the first sentences of its text."""

from collections.abc import Sequence

from rules.assyrian_wars.board.editions import edition_named
from rules.assyrian_wars.board.ids import CardId
from rules.core.messages import Message, Name

LEAST, ROOM = 60, 170  # characters of a card's text in a story; /card has all of it
# What somebody does next, or the end: then nothing has told what the card before it did.
DEEDS = frozenset(
    (
        *("event-announced", "card-played", "marched", "fleet-sailed", "units-built", "units-hired", "bought-back"),
        *("war-declared", "siege-begins", "impulse-ends", "boarded", "landed", "proposal-declined", "loan-taken"),
        *("passage-agreed", "group-card-sold", "units-rebuilt", "units-rebuilt-unseen"),
    )
)


def effect_of(one: Message, rest: Sequence[Message], pack: str, language: str) -> str:
    """What the card of an event does; "": what follows tells it, or it was no card."""
    card = one.params.get("card")
    if one.id != "event-announced" or not isinstance(card, Name):
        return ""
    following = next((each.id for each in rest if each.id != "loan-taken"), "impulse-ends")
    if following not in DEEDS:
        return ""
    printed = edition_named(pack).cards.by_id.get(CardId(card.id))
    return "" if printed is None else shortened(printed.text_de if language == "de" else printed.text_en)


def shortened(text: str) -> str:
    """As many whole sentences as there is room for, and at least so many that they say something."""
    kept = ""
    for sentence in text.split(". "):
        longer = f"{kept}. {sentence}" if kept else sentence
        if len(kept) >= LEAST and len(longer) > ROOM:
            return f"{kept}."
        kept = longer
    return kept
