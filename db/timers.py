"""Timers: deadlines, reminders and quiet hours. Many processes may look; each timer fires once.

A worker claims what is due and then fires it inside a command (`Change.fired`) or with `fire`: both use the timer up
in the same transaction as its effect. A claim is a lease, so that a dead worker's timers are claimed again.
"""

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import bindparam, case, func, or_, select, update

from db import tables as t
from db.commit import post, set_timers, take_timer
from db.engine import Database, changes, looks
from db.marks import swap_mark
from db.records import NewTimer, Post, Timer
from db.straight import hot

LEASE = timedelta(seconds=60)  # what a handler does takes a moment; one that fails is tried again after this

_c = t.timers.c
_paused = select(t.matches.c.id).where(t.matches.c.status == "paused")
DUE = (
    select(_c.id)
    .where(
        _c.due_at <= bindparam("now"),
        # A claim that reaches further than any can is from before the clock was set back.
        or_(_c.claimed_until.is_(None), _c.claimed_until <= bindparam("now"), _c.claimed_until > bindparam("longest")),
        or_(_c.match_id.is_(None), _c.match_id.not_in(_paused)),
    )
    .order_by(_c.due_at, _c.id)
    .limit(bindparam("most"))
    .with_for_update(skip_locked=True, of=t.timers)
)
CLAIM = (
    update(t.timers)
    .where(_c.id.in_(DUE))
    .values(claimed_by=bindparam("worker"), claimed_until=bindparam("until"))
    .returning(*t.timers.c)
)
OF_MATCH = hot(select(t.timers).where(_c.match_id == bindparam("match")).order_by(_c.due_at, _c.id))


class Timers:
    """Claim, fire."""

    def __init__(self, database: Database, clock: Callable[[], datetime]) -> None:
        self.database = database
        self._clock = clock

    @changes
    async def claim(self, worker: str, most: int = 20, lease: timedelta = LEASE) -> list[Timer]:
        """What is due and nobody else's, earliest first; timers of a paused match wait."""
        now = self._clock()
        known = {"worker": worker, "now": now, "until": now + lease, "longest": now + 2 * lease, "most": most}
        touched: set[int] = set()
        async with self.database.write(touches=touched) as connection:
            rows = (await connection.execute(CLAIM, known)).all()
            touched |= {row.match_id for row in rows if row.match_id is not None}
        return sorted((timer_of(row) for row in rows), key=lambda each: (each.due_at, each.id))

    @changes
    async def fire(self, timer: Timer, *posts: Post, again: NewTimer | None = None) -> None:
        """Use up a timer whose effect is only to tell something, and perhaps to come again."""
        async with self.database.write(touches=() if timer.match is None else (timer.match,)) as connection:
            await take_timer(connection, timer)
            await set_timers(connection, timer.match, (again,) if again else (), ())
            await post(connection, timer.match, None, posts, self._clock())

    @changes
    async def postpone(self, timer: Timer, until: datetime) -> None:
        """Not now (quiet hours): the same timer comes again later."""
        again = NewTimer(
            key=timer.key, kind=timer.kind, due_at=until, seat=timer.seat, question=timer.question, body=timer.body
        )
        await self.fire(timer, again=again)

    @changes
    async def release(self, worker: str) -> None:
        """A worker that stops in good order gives its claims back at once."""
        async with self.database.write() as connection:
            freed = {"claimed_by": None, "claimed_until": None}
            await connection.execute(update(t.timers).where(_c.claimed_by == worker).values(freed))

    @looks
    async def holders(self) -> set[str]:
        """The workers that hold claims."""
        async with self.database.read() as connection:
            rows = await connection.execute(select(_c.claimed_by).where(_c.claimed_by.is_not(None)).distinct())
            return {row.claimed_by for row in rows}

    @looks
    async def all_set(self, kinds: Sequence[str] | None = None) -> list[Timer]:
        """All timers; with kinds, those of these kinds that run: clocks of paused matches stand still anyway."""
        wanted = select(t.timers).order_by(_c.due_at, _c.id)
        if kinds is not None:
            wanted = wanted.where(_c.kind.in_(kinds), _c.match_id.not_in(_paused))
        async with self.database.read() as connection:
            return [timer_of(row) for row in (await connection.execute(wanted)).all()]

    @changes
    async def make_up(
        self, mark: str, seen: datetime, now: datetime, moved: Sequence[Timer], posts: Mapping[int, Post]
    ) -> bool:
        """Time is missing: sets the mark, moves these timers and queues each match's post, all or nothing.

        Of several who saw the same mark one does it. Claims on the timers are void.
        """
        touched = {timer.match for timer in moved if timer.match is not None}
        async with self.database.write(touches=touched) as connection:
            if not await swap_mark(connection, mark, seen, now):
                return False
            for timer in moved:
                later = {"due_at": timer.due_at, "body": timer.body, "claimed_by": None, "claimed_until": None}
                await connection.execute(update(t.timers).where(_c.id == timer.id).values(later))
            for match, one in posts.items():
                await post(connection, match, None, (one,), now)
            return True

    @looks
    async def next_moment(self) -> datetime | None:
        """When the next timer is due; those of a paused match wait, and while one is claimed its lease counts."""
        ready = case((_c.claimed_until > _c.due_at, _c.claimed_until), else_=_c.due_at)
        wanted = select(func.min(ready)).where(or_(_c.match_id.is_(None), _c.match_id.not_in(_paused)))
        async with self.database.read() as connection:
            moment = (await connection.execute(wanted)).scalar()
        return moment if isinstance(moment, datetime) else None


def timer_of(row: Any) -> Timer:
    """A row of the table as a timer."""
    return Timer(
        id=row.id,
        match=row.match_id,
        key=row.key,
        kind=row.kind,
        seat=row.seat,
        question=row.question,
        body=row.body,
        due_at=row.due_at,
        claimed_by=row.claimed_by,
    )
