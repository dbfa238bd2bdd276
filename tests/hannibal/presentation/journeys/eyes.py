"""Looks over everybody's shoulder: what is read holds no id and no other player's card."""

import json
import re
from typing import Any

from simcord.results import ResponseMessage

from rules.core.match import Match
from rules.hannibal.board.ids import CardId
from rules.hannibal.desk.known import known_ids
from rules.hannibal.pack.edition import edition
from rules.hannibal.view import HannibalView
from tests.bot.house import House
from tests.bot.watching import Lookout

# Ids that no word looks like: those of several parts, and the short forms of orders.
IDS = re.compile(
    "|".join(
        [rf"\b{one}\b" for kind in ("space", "general", "card") for one in known_ids(kind) if "-" in one]
        + [r"\bsea:", r":\d+(\+\d+e)?(:in)?\b(?!\d)", r"\d\+\de\b", r"\bch\.\d", r"\{ ?\$"]
    ),
    re.IGNORECASE,
)


class HandWatch(Lookout):
    """Here the secrets are the cards that the others hold at a moment."""

    def __init__(self, house: House) -> None:
        super().__init__(house, IDS)

    def hands(self, match: Match[Any]) -> dict[str, set[str]]:
        """The cards that each seat holds."""
        found: dict[str, set[str]] = {}
        for seat in match.seats:
            view = match.view(seat)
            assert isinstance(view, HannibalView)
            found[seat] = {card for one in view.sides for card in one.hand or ()}
        return found

    def shown_to(self, seat: str, language: str, shown: ResponseMessage, hands: dict[str, set[str]]) -> None:
        """What one person was shown while these hands were held."""
        self.secrets = hands
        self.private(seat, language, shown)

    def posted(self, hands: dict[str, set[str]]) -> None:
        """What was posted while these hands were held."""
        self.secrets = hands
        self.public()

    def tells(self, text: str, secret: str) -> bool:
        """Whether a text names a card."""
        return any(re.search(rf"\b{re.escape(name)}\b", text) for name in names_of(secret))


def names_of(card: str) -> tuple[str, ...]:
    """What only this card is called: a name that is also a word of the game tells nothing."""
    cards = edition().decks.cards
    found = [cards[CardId(card)].en, cards[CardId(card)].de]
    often = json.dumps([[one.en, one.de] for one in cards.values()], ensure_ascii=False)
    return tuple(name for name in found if often.count(json.dumps(name, ensure_ascii=False)) == 1 and " " in name)
