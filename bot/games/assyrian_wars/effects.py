"""What a card does, where no event tells it: in one line, or the first sentences of its text.

Public: `gist_of` (one line for a card of the house edition; other packs have cards of their own), `effect_of` (after an
event), `shortened`.
"""

from collections.abc import Sequence

from bot.spine.words import Words
from rules.assyrian_wars.board.editions import edition_named
from rules.assyrian_wars.board.ids import CardId
from rules.assyrian_wars.pack.cards import Card
from rules.assyrian_wars.pack.load import house
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


def gist_of(card: Card, words: Words) -> str:
    """What the event of a card does, in one line; "": it is another pack's card."""
    ours = house().cards.by_id.get(card.id)
    known = ours is not None and ours.text_en == card.text_en and words.has(f"gist-{card.id}")
    return words(f"gist-{card.id}") if known else ""


def effect_of(one: Message, rest: Sequence[Message], pack: str, words: Words) -> str:
    """What the card of an event does; "": what follows tells it, or it was no card."""
    card = one.params.get("card")
    if one.id != "event-announced" or not isinstance(card, Name):
        return ""
    following = next((each.id for each in rest if each.id != "loan-taken"), "impulse-ends")
    if following not in DEEDS:
        return ""
    printed = edition_named(pack).cards.by_id.get(CardId(card.id))
    if printed is None:
        return ""
    gist = gist_of(printed, words)
    return f"{gist}." if gist else shortened(printed.text_de if words.language == "de" else printed.text_en)


def shortened(text: str) -> str:
    """As many whole sentences as there is room for, and at least so many that they say something."""
    kept = ""
    for sentence in text.split(". "):
        longer = f"{kept}. {sentence}" if kept else sentence
        if len(kept) >= LEAST and len(longer) > ROOM:
            return f"{kept}."
        kept = longer
    return kept
