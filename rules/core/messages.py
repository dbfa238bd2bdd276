"""What the rules say: message ids with parameters, never prose."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from rules.core.ids import Seat

LONGEST_FOUND = 200


class Name(Struct, frozen=True, gc=False, tag="name"):
    """A thing that a catalogue names: an area, a country, a card, a seat, a leader, a unit."""

    kind: str
    id: str


class Message(Struct, frozen=True, gc=False, tag="message"):
    """A message id and its parameters; the bot words it."""

    id: str
    params: dict[str, Param] = {}


Scalar = str | int | bool | Name | Message
Param = Scalar | tuple[Scalar, ...]


class Refusal(Struct, frozen=True, gc=False):
    """Why something is not allowed: the rule, and a message that says what would be."""

    rule: str
    message: Message


class Quote(Struct, frozen=True, gc=False):
    """What an answer will cost and may bring, shown before it is given."""

    rule: str
    lines: tuple[Message, ...] = ()
    risky: bool = False
    plan: Any = None  # what the check worked out: `run.plan` of the action's apply, if that follows at once


class Event(Struct, frozen=True, gc=False):
    """Something that happened; `seats` is its audience, None means everyone."""

    message: Message
    rule: str
    seats: tuple[Seat, ...] | None = None

    def visible_to(self, seat: Seat | None) -> bool:
        """Whether this seat (None: a spectator) may read the event."""
        return self.seats is None or (seat is not None and seat in self.seats)


def message(id: str, /, **params: Param) -> Message:
    """A message with its parameters as keywords."""
    return Message(id, params)


def refuse(rule: str, id: str, /, **params: Param) -> Refusal:
    """A refusal that names its rule."""
    return Refusal(rule, Message(id, params))


def things_in(said: Any) -> Iterator[Name]:
    """Everything that a message names."""
    if isinstance(said, Name):
        yield said
    elif isinstance(said, Message):
        yield from things_in(tuple(said.params.values()))
    elif isinstance(said, tuple):
        for part in said:
            yield from things_in(part)


def clipped(found: object) -> str:
    """What somebody gave, as a message parameter that fits on a line and into a file."""
    text = str(found).encode("utf-8", "replace").decode()
    return text if len(text) <= LONGEST_FOUND else f"{text[: LONGEST_FOUND - 1]}…"


def is_text(given: object) -> bool:
    """Whether this is a text that a file can hold, and not an empty one."""
    return isinstance(given, str) and bool(given) and given.encode("utf-8", "replace").decode() == given


def seat_name(seat: Seat) -> Name:
    """A seat as a message parameter."""
    return Name("seat", seat)
