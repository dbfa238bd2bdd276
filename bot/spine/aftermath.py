"""What a command brings about besides the position: posts, timers, seats, votes; saved with it or not at all.

A module that shows something registers a hook. Hooks run before the commit and only collect: what they say goes out
from the outbox afterwards.
"""

import logging
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from db.records import (
    Advance,
    Change,
    GmAction,
    Head,
    Interaction,
    MatchSettings,
    NewOrder,
    NewProposal,
    NewTimer,
    Office,
    Post,
    SeatInfo,
    Status,
    Timer,
    Verdict,
    Vote,
)
from rules.core.entries import History, Outcome
from rules.core.match import Match
from rules.core.questions import Question

if TYPE_CHECKING:
    from bot.app import Stele
    from bot.spine.matches import Live

CALM = timedelta(minutes=1)  # what nobody has to know at once is shown at most so often: Discord counts edits
SETTLED = timedelta(minutes=2)  # the same while somebody goes on alone: nobody else has anything to do with it yet
Hook = Callable[["Turn"], Awaitable[None]]

log = logging.getLogger(__name__)


class Turn:
    """One command on one match: what it finds, what it did, and what shall be saved with it.

    `outcome` is None for a hook when not the position but something else about the match has changed: show it anew.
    """

    def __init__(self, app: "Stele", live: "Live", match: Match[Any] | None, head: Head | None) -> None:
        self.app = app
        self.live = live
        self.now: datetime = app.store.clock()
        self.head = head
        self.outcome: Outcome | None = None
        self.status: Status | None = None
        self.office: Office | None = None
        self.settings: MatchSettings | None = None
        self.seats: list[SeatInfo] = []
        self.posts: list[Post] = []
        self.timers: list[NewTimer] = []
        self.cancelled_timers: list[str] = []
        self.proposals: list[NewProposal] = []
        self.votes: list[Vote] = []
        self.verdicts: list[Verdict] = []
        self.audit: list[GmAction] = []
        self._match = match
        # What was open before the deed; a match that is just shown or begun has no before.
        self.before: tuple[Question, ...] = match.pending if match is not None and head is not None else ()

    @property
    def match(self) -> Match[Any]:
        """The match that this command is about."""
        if self._match is None:
            raise LookupError("this match has not begun")
        return self._match

    @property
    def begun(self) -> bool:
        return self._match is not None

    @property
    def goes_on(self) -> bool:
        """Whether one person was asked and is asked the same again: he goes on, and nobody waits for the news."""
        before = {(question.seat, question.kind) for question in self.before}
        return len(before) == 1 and {(question.seat, question.kind) for question in self.match.pending} == before

    @property
    def later(self) -> datetime:
        """When that is shown which nobody waits for."""
        return self.now + (self.app.aftermath.settled if self.begun and self.goes_on else self.app.aftermath.calm)

    @property
    def checkpoint(self) -> bool:
        """Whether an impulse (or whatever the game counts by) has come to its end."""
        return self.outcome is not None and self.outcome.checkpoint

    def post(
        self,
        kind: str,
        body: Struct | None = None,
        *,
        slot: str | None = None,
        after: datetime | None = None,
        lane: int = 0,
    ) -> None:
        """Queues a post for the match's channel; `slot` names a message that is edited, not sent again."""
        self.post_to(self.live.info.channel, kind, body, slot=slot, after=after, lane=lane)

    def post_to(
        self,
        channel: int,
        kind: str,
        body: Struct | None = None,
        *,
        slot: str | None = None,
        after: datetime | None = None,
        lane: int = 0,
    ) -> None:
        """Queues a post for any channel."""
        data = b"" if body is None else msgspec.msgpack.encode(body)
        self.posts.append(Post(channel=channel, kind=kind, body=data, slot=slot, after=after, lane=lane))

    def timer(
        self,
        key: str,
        kind: str,
        due_at: datetime,
        *,
        seat: str | None = None,
        question: int | None = None,
        body: Struct | None = None,
    ) -> None:
        """Sets a timer by its key, or moves it."""
        data = b"" if body is None else msgspec.msgpack.encode(body)
        self.timers.append(NewTimer(key=key, kind=kind, due_at=due_at, seat=seat, question=question, body=data))

    async def history(self, to: int) -> History:
        """What an undo or a rewind to a revision needs."""
        return (await self.app.store.matches.since(self.live.id, to)).history(self.live.game)

    def change(self, before: set[tuple[str, str]], interaction: Interaction | None, fired: Timer | None) -> Change:
        """Everything together, for the store; `before` are the standing orders that were kept until now."""
        outcome = self.outcome
        advance = None
        if outcome is not None and outcome.entries:
            state = self.match.dump()
            advance = Advance(base=self.head, state=state, entries=outcome.entries, checkpoint=outcome.checkpoint)
        now = orders_of(self._match)
        return Change(
            match=self.live.id,
            advance=advance,
            interaction=interaction,
            fired=fired,
            status="finished" if advance is not None and self.match.finished else self.status,
            office=self.office,
            settings=self.settings,
            seats=tuple(self.seats),
            posts=tuple(self.posts),
            timers=tuple(self.timers),
            cancelled_timers=tuple(self.cancelled_timers),
            orders=tuple(order for key, order in now.items() if key not in before),
            cancelled_orders=tuple(key for key in before if key not in now),
            proposals=tuple(self.proposals),
            votes=tuple(self.votes),
            verdicts=tuple(self.verdicts),
            audit=tuple(self.audit),
        )


def orders_of(match: Match[Any] | None) -> dict[tuple[str, str], NewOrder]:
    """The standing orders of a match by seat and number, as the store's index of them wants it."""
    if match is None:
        return {}
    kept = [order for seat in match.seats for order in match.orders(seat)]
    encode = msgspec.msgpack.encode
    return {(one.seat, str(one.id)): NewOrder(one.seat, str(one.id), encode(one.order)) for one in kept}


class Aftermath:
    """The hooks, in the order in which they were registered."""

    def __init__(self, app: "Stele") -> None:
        self.app = app
        self.hooks: list[Hook] = []
        self.faults = 0
        self.calm, self.settled, self.told = CALM, SETTLED, SETTLED  # how long what is shown waits for more of it

    def register(self, hook: Hook) -> None:
        self.hooks.append(hook)

    async def collect(self, turn: Turn) -> None:
        """Lets every hook add what follows from a command; a fault in what is shown never stops the game."""
        for hook in self.hooks:
            try:
                await hook(turn)
            except Exception:
                self.faults += 1
                log.exception("a hook failed", extra={"hook": hook.__qualname__, "match": turn.live.id})

    async def refresh(self, live: "Live") -> None:
        """Something besides the position has changed (a seat, a name, the pace): what is shown is shown anew."""
        begun = live.info.status != "lobby"
        turn = Turn(self.app, live, await self.app.matches.position(live) if begun else None, None)
        await self.collect(turn)
        cancelled = tuple(turn.cancelled_timers)
        change = Change(match=live.id, timers=tuple(turn.timers), cancelled_timers=cancelled, posts=tuple(turn.posts))
        live.saved(change, await self.app.store.commit(change))
        self.app.kick()
