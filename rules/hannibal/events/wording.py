"""What a card says, in the words of the pack."""

from msgspec import Struct

from rules.core.messages import Message, Name, message
from rules.hannibal.board.ids import CardId
from rules.hannibal.pack.edition import edition

CARD_TEXT = "card-text"


class CardText(Struct, frozen=True):
    """The text of a card in both languages, as a catalogue wants it."""

    en: str
    de: str


def says(card: CardId) -> Message:
    """The line of a quote that tells what the event does."""
    return message("quote-event", text=Name(CARD_TEXT, card))


def card_text(card: str) -> CardText | None:
    """The text behind such a name."""
    data = edition().decks.cards.get(CardId(card))
    return None if data is None else CardText(data.text_en, data.text_de)
