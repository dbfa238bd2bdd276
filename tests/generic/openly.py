"""What everybody is told lies open: a card that the code itself calls revealed to all is none for that.

The other probes excuse what was brought to light, and ask the code for whom. Here the view of a spectator answers:
what is named to all must be in it before or after, and the board must know nothing else of it.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from typing import Any

import msgspec

from rules.core.entries import Entry
from rules.core.match import Match
from rules.core.messages import things_in
from tests.generic.probes import names_in

CARDS = ("card", "tile")  # the ends of their kinds


class Sight:
    """A position, and what a spectator sees of it: looked at when somebody asks, which is seldom."""

    def __init__(self, find: Callable[[], Match[Any]]) -> None:
        self.find = find

    @cached_property
    def match(self) -> Match[Any]:
        return self.find()

    @cached_property
    def board(self) -> bytes:
        return msgspec.json.encode(self.match.table.board)

    @cached_property
    def public(self) -> bytes:
        return msgspec.json.encode(self.match.view(None))

    def shows(self, id: str) -> bool:
        """Whether a spectator sees this."""
        return msgspec.json.encode(id) in self.public

    def hides(self, id: str) -> bool:
        """Whether somebody has this, and a spectator does not see it; what is in the draw pile was shuffled into it."""
        known = self.shows(id) or msgspec.json.encode(id) not in self.board
        return not known and id not in getattr(self.match.table.board, "deck", ())


def check_openly(entries: Sequence[Entry], before: Sight, after: Sight, known: frozenset[str] = frozenset()) -> None:
    """No card is told to all by name that lies hidden before and after it.

    Excused is what is `known` without lying open, and what an answer names for all to read.
    """
    excused = known | drawn_anew(entries)
    for entry in entries:
        named = names_in(msgspec.to_builtins(entry.public().answer)) | excused
        for id, how in told_to_all(entry):
            hidden = id not in named and after.hides(id) and not before.shows(id)
            assert not hidden, f"{id} lies hidden, and everybody is told of it by {how}: {entry.events}"


def told_to_all(entry: Entry) -> Iterator[tuple[str, str]]:
    """Everything that an entry names for everybody, and by what."""
    for draw in entry.public().draws:
        yield from ((id, f"the draw {draw.label}") for id in draw.results)
    for one in entry.shown:
        if one.seats is None:
            yield from ((id, "what came to light") for id in one.things)
    for event in entry.events:
        if event.seats is None:
            yield from ((one.id, event.message.id) for one in things_in(event.message) if one.kind.endswith(CARDS))


def drawn_anew(entries: Sequence[Entry]) -> frozenset[str]:
    """What was drawn while the draw pile was made of what lay open: it may have been told before that."""
    shuffled = any("shuffled" in event.message.id for entry in entries for event in entry.events)
    return frozenset(id for entry in entries for draw in entry.draws if shuffled for id in draw.results)
