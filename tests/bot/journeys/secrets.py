"""Looks over everybody's shoulder: nobody ever reads the name of a card that another player holds."""

import json
import re
from collections import Counter
from typing import Any

from bot.matches import Live
from rules.core.match import Match
from tests.bot.house import House

LANGUAGES = ("en", "de")


class Watch:
    """Compares what the channel and each person is told with the hands at that moment."""

    def __init__(self, house: House, live: Live) -> None:
        self.house = house
        self.live = live
        self.seen = len(house.env.http_requests)
        self.read = 0
        self._names: dict[str, tuple[str, ...]] = {}

    def hands(self, match: Match[Any]) -> dict[str, set[str]]:
        """The cards of each seat."""
        found: dict[str, set[str]] = {}
        for seat in match.seats:
            views = match.view(seat).countries.values()
            found[seat] = {card for country in views if country.hand is not None for card in country.hand}
        return found

    def public(self, before: dict[str, set[str]], after: dict[str, set[str]]) -> None:
        """What was posted in channels since the last look names no card that is in a hand."""
        hidden = {card for seat in before for card in before[seat] & after[seat]}
        requests = self.house.env.http_requests
        for request in requests[self.seen :]:
            if request.path.startswith("/channels/") and request.json is not None:
                self.check(json.dumps(request.json, ensure_ascii=False), hidden, "the channel")
        self.seen = len(requests)

    def private(self, seat: str, text: str, before: dict[str, set[str]], after: dict[str, set[str]]) -> None:
        """What one person was told names no card that only others hold."""
        hidden = {card for other in before if other != seat for card in before[other] & after[other]}
        self.check(text, hidden, seat)

    def check(self, text: str, hidden: set[str], reader: str) -> None:
        self.read += 1
        for card in hidden:
            for name in self.names(card):
                assert not re.search(rf"\b{re.escape(name)}\b", text), f"{reader} reads of {name}: {text}"

    def names(self, card: str) -> tuple[str, ...]:
        """What a card is called; a name that several cards share tells nothing."""
        if not self._names:
            named = self.live.game.named
            pack = [str(number) for number in range(1, 200)]
            known = {one: found for one in pack if (found := named(self.live.options, "card", one)) is not None}
            texts = {one: tuple(str(getattr(found, lang)) for lang in LANGUAGES) for one, found in known.items()}
            often = Counter(name for pair in texts.values() for name in set(pair))
            self._names = {one: tuple(name for name in pair if often[name] == 1) for one, pair in texts.items()}
        return self._names.get(card, ())
