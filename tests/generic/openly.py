"""What everybody is told lies open: a card that the code itself calls revealed to all is none for that.

The other probes excuse what was brought to light, and ask the code for whom. Here the view of a spectator answers:
what is named to all must be in it before or after, and the board must know nothing else of it.
"""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from rules.core.entries import Entry
from rules.core.match import Match
from rules.core.messages import Message, Name
from tests.generic.probes import names_in

PIECES = ("unit", "leader", "piece")  # may stand in the fog


class Sight(Struct, frozen=True):
    """A position, and what a spectator sees of it."""

    board: bytes = b""
    public: bytes = b""
    pile: frozenset[str] = frozenset()

    @staticmethod
    def of(match: Match[Any]) -> "Sight":
        board = match.table.board
        pile = frozenset(getattr(board, "deck", ()))
        return Sight(msgspec.json.encode(board), msgspec.json.encode(match.view(None)), pile)

    def hides(self, id: str) -> bool:
        """Whether somebody has this, and a spectator does not see it; what is in the draw pile was shuffled into it."""
        quoted = msgspec.json.encode(id)
        return quoted in self.board and quoted not in self.public and id not in self.pile

    def shows(self, id: str) -> bool:
        return msgspec.json.encode(id) in self.public


def check_openly(
    entries: Sequence[Entry],
    before: Sight,
    after: Sight,
    known: frozenset[str] = frozenset(),
    shown_by: frozenset[str] = frozenset(),
) -> None:
    """Nothing is told to all by name that lies hidden before and after it.

    Excused are things that are `known` without lying open, what an answer names for all to read, and pieces that a
    fight or a look brings to light, or their owner by what he does with them (the events `shown_by`).
    """
    excused = known | drawn_anew(entries)
    for entry in entries:
        named = names_in(msgspec.to_builtins(entry.public().answer)) | excused
        for id, how in told_to_all(entry, shown_by):
            hidden = after.hides(id) and not before.shows(id)
            assert not hidden or id in named, f"{id} lies hidden, and everybody is told of it by {how}: {entry.events}"


def told_to_all(entry: Entry, shown_by: frozenset[str]) -> Iterator[tuple[str, str]]:
    """Everything that an entry names for everybody, and by what."""
    for draw in entry.public().draws:
        yield from ((id, f"the draw {draw.label}") for id in draw.results)
    lit = [one for one in entry.shown if one.seats is None]
    for one in lit:
        yield from ((id, "what came to light") for id in one.things)
    for event in entry.events:
        if event.seats is None:
            for one in things_in(event.message):
                if one.kind.endswith("type"):
                    continue  # a sort of thing, not a thing
                if one.kind not in PIECES or not (lit or event.message.id in shown_by):
                    yield one.id, event.message.id


def drawn_anew(entries: Sequence[Entry]) -> frozenset[str]:
    """What was drawn while the draw pile was made of what lay open: it may have been told before that."""
    shuffled = any("shuffled" in event.message.id for entry in entries for event in entry.events)
    return frozenset(id for entry in entries for draw in entry.draws if shuffled for id in draw.results)


def things_in(said: Any) -> Iterator[Name]:
    """Everything that a message names."""
    if isinstance(said, Name):
        yield said
    elif isinstance(said, Message):
        yield from things_in(tuple(said.params.values()))
    elif isinstance(said, tuple):
        for part in said:
            yield from things_in(part)
