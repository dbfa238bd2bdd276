"""Looks over everybody's shoulder: what is read holds no id and no other player's card, and fits into a message."""

import json
import re
from typing import Any

from simcord.results import ResponseMessage

from bot.spine import limits
from rules.core.match import Match
from rules.hannibal.board.ids import CardId
from rules.hannibal.desk.known import known_ids
from rules.hannibal.pack.edition import edition
from rules.hannibal.view import HannibalView
from tests.bot.acting import items
from tests.bot.house import House
from tests.bot.reading import text_in

BUTTON, MENU = 2, 3
# Ids that no word looks like: those of several parts, and the short forms of orders.
IDS = re.compile(
    "|".join(
        [rf"\b{one}\b" for kind in ("space", "general", "card") for one in known_ids(kind) if "-" in one]
        + [r"\bsea:", r":\d+(\+\d+e)?(:in)?\b(?!\d)", r"\d\+\de\b", r"\bch\.\d", r"\{ ?\$"]
    ),
    re.IGNORECASE,
)
SAFE = re.compile(r"<t:\d+:R>|</[^:>]+:\d+>|stele[\w-]*:[\w:.-]+|https?://\S+|attachment://\S+|`[^`]*`")


class Eyes:
    """Reads everything that the channel and each person is shown, and keeps it by language."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.seen = len(house.env.http_requests)
        self.read: dict[str, list[str]] = {"en": [], "de": []}
        self.pictures: list[str] = []

    def hands(self, match: Match[Any]) -> dict[str, set[str]]:
        """The cards that each seat holds."""
        found: dict[str, set[str]] = {}
        for seat in match.seats:
            view = match.view(seat)
            assert isinstance(view, HannibalView)
            found[seat] = {card for one in view.sides for card in one.hand or ()}
        return found

    def private(self, seat: str, language: str, shown: ResponseMessage, hands: dict[str, set[str]]) -> None:
        """What one person was shown: text, buttons and menus."""
        assert shown.ephemeral
        self._check(texts_of(shown), language, {card for other in hands if other != seat for card in hands[other]})

    def public(self, hands: dict[str, set[str]]) -> None:
        """What was posted in channels since the last look, with the alt texts of its pictures."""
        hidden = {card for cards in hands.values() for card in cards}
        requests = self.house.env.http_requests
        for request in requests[self.seen :]:
            if not isinstance(request.json, dict):
                continue
            if request.path.startswith("/channels/"):
                self._check(strings(request.json), "en", hidden)
            elif not request.path.startswith("/applications/"):  # what somebody reads alone, previews among it
                for text in strings(request.json):
                    no_id(text)
        self.seen = len(requests)
        for post in self.house.posts():
            for picture in post.attachments:
                assert picture.description, f"a picture without words: {picture.filename}"
                self.pictures.append(picture.description)
                self._check([picture.description], "en", hidden)

    def _check(self, texts: list[str], language: str, hidden: set[str]) -> None:
        for text in filter(None, texts):
            self.read[language].append(text)
            no_id(text)
            for card in hidden:
                for name in names_of(card):
                    assert not re.search(rf"\b{re.escape(name)}\b", text), f"{name} is read: {text}"


def no_id(text: str) -> None:
    """Nobody reads what only the machine calls so."""
    found = IDS.search(SAFE.sub("", text))
    assert not found, f"an id is read: {found} in {text}"


def texts_of(shown: ResponseMessage) -> list[str]:
    """Everything that stands in a message, its buttons and its menus; all of it has to fit."""
    assert len(shown.content) <= limits.CONTENT
    texts = [text_in(shown)]
    for item in items(shown):
        if item["type"] == BUTTON:
            assert 0 < len(item["label"]) <= limits.BUTTON_LABEL
            texts.append(item["label"])
        elif item["type"] == MENU:
            assert 0 < len(item["options"]) <= limits.SELECT_OPTIONS
            for line in item["options"]:
                assert line["label"].strip()
                texts += [line["label"], line.get("description") or ""]
    return texts


def strings(value: Any) -> list[str]:
    """Every text in a payload."""
    if isinstance(value, str):
        return [value]
    if isinstance(value, dict):
        return [text for key, one in value.items() if key not in ("custom_id", "nonce") for text in strings(one)]
    return [text for one in value for text in strings(one)] if isinstance(value, list) else []


def names_of(card: str) -> tuple[str, ...]:
    """What only this card is called: a name that is also a word of the game tells nothing."""
    cards = edition().decks.cards
    found = [cards[CardId(card)].en, cards[CardId(card)].de]
    often = json.dumps([[one.en, one.de] for one in cards.values()], ensure_ascii=False)
    return tuple(name for name in found if often.count(json.dumps(name, ensure_ascii=False)) == 1 and " " in name)
