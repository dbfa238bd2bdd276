"""Entries: the append-only log of a match, kept by the caller."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from rules.core.dice import Draw, Epoch, Rehearsed, Roll, Seed
from rules.core.ids import OptionValue, Seat
from rules.core.lots import Thrown
from rules.core.messages import Event, Message, Refusal
from rules.core.orders import KeptOrder
from rules.core.patches import AnyPatch
from rules.core.questions import Answer

EntryKind = Literal[
    "start", "answer", "auto", "lapse", "retract", "order", "cancel", "request", "consent", "undo", "override", "epoch"
]


class Start(Struct, frozen=True, gc=False):
    """How a match began, with the commitment to its dice, everybody's seeds, and how its seats were drawn by lot.

    A lesson begins at a `position` in the game's notation, with dice that were `rehearsed`; everybody may read both.
    """

    game: str
    scenario: str
    options: dict[str, OptionValue]
    seats: tuple[Seat, ...]
    commitment: str
    seeds: tuple[Seed, ...] = ()
    lots: tuple[Thrown, ...] = ()
    position: str = ""
    rehearsed: Rehearsed = Rehearsed()


class Disclosure(Struct, frozen=True, gc=False, omit_defaults=True):
    """Hidden things that came to light: for these seats (None: for all), and which, if they were named."""

    seats: tuple[Seat, ...] | None = None
    things: tuple[str, ...] = ()


class Entry(Struct, frozen=True, gc=False, omit_defaults=True):
    """One line of the log: who did what, what was rolled, drawn and told, and the hash of the head after it.

    `question_kind` and `rule` are those of the question answered; `private` says that others may not see the answer.
    `to` is the revision an undo goes back to (`wanted` the one that was asked for, where only an older one could be
    had), `request` the number of the undo request, `agree` what a consent said. `targets` are the bodies of the heads
    that a rewind went back to, by revision, so that the entry can be replayed from any checkpoint before it.
    """

    revision: int
    kind: EntryKind
    version: int
    hash: str = ""
    seat: Seat | None = None
    question: int | None = None
    question_kind: str = ""
    rule: str = ""
    answer: Answer | None = None
    private: bool = False
    rolls: tuple[Roll, ...] = ()
    draws: tuple[Draw, ...] = ()
    events: tuple[Event, ...] = ()
    revealed: bool = False
    checkpoint: bool = False
    start: Start | None = None
    order: KeptOrder | None = None
    cancelled: int | None = None
    to: int | None = None
    request: int | None = None
    agree: bool = True
    gm: str = ""
    reason: str = ""
    patches: tuple[AnyPatch, ...] = ()
    forced: bool = False
    wanted: int | None = None
    targets: dict[int, bytes] = {}
    epoch: Epoch | None = None
    shown: tuple[Disclosure, ...] = ()

    def for_seat(self, seat: Seat | None) -> Entry:
        """The entry as this seat (None: a spectator) may read it: no secret answer, draw, order, event or hash."""
        own = seat is not None and seat == self.seat
        return replace(
            self,
            kind="answer" if self.private and not own and self.kind == "auto" else self.kind,  # no order shows itself
            hash="",
            answer=None if self.private and not own else self.answer,
            draws=tuple(_seen(draw, seat) for draw in self.draws),
            events=tuple(event for event in self.events if event.visible_to(seat)),
            order=self.order if own else None,
            patches=(),
            targets={},
            epoch=None if self.epoch is None else replace(self.epoch, secret=b""),
            shown=(),
        )

    def public(self) -> Entry:
        """The entry as everybody may read it."""
        return self.for_seat(None)


def _seen(draw: Draw, seat: Seat | None) -> Draw:
    if draw.seats is None or (seat is not None and seat in draw.seats):
        return draw
    return replace(draw, size=0, picks=(), results=())


class Breach(Struct, frozen=True):
    """A broken invariant; a structural one cannot be forced."""

    invariant: str
    rule: str
    structural: bool
    new: bool
    message: Message


class Preview(Struct, frozen=True):
    """What a ruling breaks; of a trial also what would be told, and what a spectator would see.

    A trial is made in several imagined worlds: `views` are a spectator's before and after in each, `differs` says that
    they do not agree, `ended` that it stopped where something hidden comes to light, and `unsure` that its refusal may
    follow from what is hidden. What is `untold` is hidden: that all worlds agree about it is chance.
    """

    breaches: tuple[Breach, ...] = ()
    events: tuple[Event, ...] = ()
    views: tuple[tuple[Struct | None, Struct | None], ...] = ()
    ended: bool = False
    differs: bool = False
    unsure: bool = False
    untold: frozenset[str] = frozenset()


class Outcome(Struct, frozen=True, gc=False):
    """What a call did: its entries (for the caller to keep) and events, or a refusal and no change at all."""

    entries: tuple[Entry, ...] = ()
    events: tuple[Event, ...] = ()
    refusal: Refusal | None = None
    checkpoint: bool = False
    preview: Preview | None = None
    request: int | None = None

    @property
    def accepted(self) -> bool:
        """Whether the call was carried out."""
        return self.refusal is None


def together(outcomes: Sequence[Outcome]) -> Outcome:
    """Several calls as one; what came before a refusal stands (an order may have ended the match)."""
    done = [outcome for outcome in outcomes if outcome.refusal is None]
    if not done:
        return outcomes[0] if outcomes else Outcome()
    return Outcome(
        entries=tuple(entry for outcome in done for entry in outcome.entries),
        events=tuple(event for outcome in done for event in outcome.events),
        checkpoint=any(outcome.checkpoint for outcome in done),
    )


class History(Struct, frozen=True):
    """A dump, and every entry after it up to now."""

    checkpoint: bytes
    entries: tuple[Entry, ...] = ()
