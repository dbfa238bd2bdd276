"""Looks over everybody's shoulder: what is read holds no id and no plan of another, and fits into a message."""

import re
from collections.abc import Iterable
from typing import Any

from simcord.results import ResponseMessage

from bot.spine import limits
from rules.empires.desk.filing import CONDITIONS
from rules.empires.desk.known import known_ids
from tests.bot.acting import items
from tests.bot.house import House
from tests.bot.reading import text_in

BUTTON, MENU = 2, 3
# Ids that no word looks like: those of several parts, and the short forms of orders.
IDS = re.compile(
    "|".join(
        [rf"\b{one}\b" for kind in ("unit", "card") for one in known_ids(kind, ()) if "-" in one]
        + [rf"\b{one.id}\b" for one in CONDITIONS]
        + [r"\bempire-only\b", r"\w:(red|blue|green|sea|land|sealane)\b", r"\bch\.\d", r"\{ ?\$"]
    ),
    re.IGNORECASE,
)
SAFE = re.compile(
    r"<t:\d+:R>|</[^:>]+:\d+>|stele[\w-]*:[\w:.-]+|https?://\S+|attachment://\S+|`[^`]*`|E-51.*|E-52.*", re.DOTALL
)


class Eyes:
    """Reads everything that the channel and each person is shown, and keeps it by language."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.seen = len(house.env.http_requests)
        self.read: dict[str, list[str]] = {"en": [], "de": []}
        self.pictures: list[str] = []
        self.secrets: dict[str, set[str]] = {}  # what only this seat may read

    def private(self, seat: str, language: str, shown: ResponseMessage) -> None:
        """What one person was shown: text, buttons and menus."""
        assert shown.ephemeral
        hidden = {text for other, texts in self.secrets.items() if other != seat for text in texts}
        self._check(texts_of(shown), language, hidden)

    def public(self) -> None:
        """What was posted in channels since the last look, with the alt texts of its pictures."""
        hidden = {text for texts in self.secrets.values() for text in texts}
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

    def _check(self, texts: Iterable[str], language: str, hidden: set[str]) -> None:
        for text in filter(None, texts):
            self.read[language].append(text)
            no_id(text)
            for secret in hidden:
                assert secret not in text, f"{secret!r} is read: {text}"


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
