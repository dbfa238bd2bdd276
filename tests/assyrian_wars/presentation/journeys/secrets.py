"""Looks over everybody's shoulder: nobody ever reads the name of a card that another player holds, or of a unit that
the fog of war hides from him.
"""

import json
import re
from collections import Counter
from typing import Any

from bot.spine.matches import Live, words_of
from rules.assyrian_wars.pack.load import house
from rules.core.match import Match
from rules.core.messages import Name
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
        """The random cards of each seat; whose home cards are unplayed, everybody can see (4.1)."""
        printed = house().cards.by_id
        found: dict[str, set[str]] = {}
        for seat in match.seats:
            views = match.view(seat).countries.values()
            cards = {card for country in views if country.hand is not None for card in country.hand}
            found[seat] = {card for card in cards if not printed[card].is_home}
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

    # ---- in the fog of war ------------------------------------------------------------------------------------

    def fogged(self, match: Match[Any], reader: str | None) -> set[str]:
        """The names of the units on the board that a seat (None: everybody) does not see; none that it knows."""
        board, view = match.table.board, match.view(reader)
        there = {piece.id for _, pieces in board.places() for piece in pieces if piece.is_unit}
        shown = [state.pieces for state in view.areas.values()]
        shown += [*view.zones.values(), *view.area_stacks.values(), *view.zone_stacks.values()]
        seen = {piece.id for pieces in shown for piece in pieces}
        pools = {piece for state in view.countries.values() for piece in state.pool}
        known = {name for piece in (there & seen) | pools for name in self.units(piece)}
        return {name for piece in there - seen for name in self.units(piece)} - known

    def units(self, piece: str) -> set[str]:
        """What a unit is called in both languages, with and without its country."""
        found: set[str] = set()
        for language in LANGUAGES:
            words = words_of(self.live, language)
            name = Name("unit", piece)
            found |= {words.name(name), words.about(words.owner(name)).name(name)}
        return found

    def check_fog(self, text: str, hidden: set[str], reader: str) -> None:
        self.read += 1
        for name in hidden:
            assert not re.search(rf"{re.escape(name)}(?!\d)", text), f"{reader} reads of {name}: {text}"
