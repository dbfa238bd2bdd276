"""The outbox: what channels are still to be told, delivered after the commit, in order per channel, at least once.

A worker claims the first waiting post of each lane of a channel, sends it, and reports. A claim is a short lease that
the worker renews while it lives: when it dies, the lease runs out and the post is sent by whoever comes next, with the
same nonce. A lease or a wait that reaches further than any can was given before the clock was set back, and is void.
"""

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Any

from msgspec.msgpack import decode, encode
from sqlalchemy import and_, bindparam, case, delete, func, literal_column, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from db import tables as t
from db.commit import post
from db.engine import Database, changes, looks
from db.records import OutboxHealth, Parcel, Post, Whereabouts

LEASE = timedelta(seconds=10)
FIRST_WAIT, LONGEST_WAIT = timedelta(seconds=2), timedelta(minutes=15)
FURTHEST = timedelta(hours=1)  # no post that was refused waits longer than this
SOON = timedelta(minutes=1)  # no post was made later than this from now

_c = t.outbox.c
_earlier = t.outbox.alias("earlier")


def _due(of: Any) -> Any:
    """Its moment has come, or is none any more because the clock was set back."""
    late = and_(of.attempts > 0, of.next_at > bindparam("furthest"))
    return or_(of.next_at <= bindparam("now"), late, and_(of.attempts == 0, of.created_at > bindparam("soon")))


# What waits for its moment holds nobody up; what was refused holds up what comes after it.
_first_of_channel = (
    select(func.min(_earlier.c.id))
    .where(
        _earlier.c.channel_id == _c.channel_id,
        _earlier.c.lane == _c.lane,
        _earlier.c.given_up == 0,
        or_(_earlier.c.attempts > 0, _due(_earlier.c)),
    )
    .scalar_subquery()
)
READY = (
    select(_c.id)
    .where(
        _c.id == _first_of_channel,
        _c.given_up == 0,
        _due(_c),
        or_(
            _c.leased_until.is_(None),
            _c.leased_until <= bindparam("now"),
            _c.leased_until > bindparam("longest"),
        ),
    )
    .order_by(_c.id)
    .limit(bindparam("most"))
    .with_for_update(skip_locked=True, of=t.outbox)
)
# By its full name: of the columns that SQLite returns, SQLAlchemy says only the last part.
_own = (t.slots.c.match_id == literal_column("outbox.match_id"), t.slots.c.slot == literal_column("outbox.slot"))


def _shown(column: Any) -> Any:
    return select(column).where(*_own).scalar_subquery()


CLAIM = (
    update(t.outbox)
    .where(_c.id.in_(READY))
    .values(leased_by=bindparam("worker"), leased_until=bindparam("until"))
    .returning(
        *t.outbox.c,
        _shown(t.slots.c.message_id).label("message"),
        _shown(t.slots.c.others).label("others"),
        _shown(t.slots.c.note).label("note"),
    )
)


def _show(insert: Any) -> Any:
    """A slot is shown by this message from now on."""
    new = insert(t.slots)
    seen = {key: new.excluded[key] for key in ("channel_id", "message_id", "others", "note")}
    return new.on_conflict_do_update(index_elements=["match_id", "slot"], set_=seen)


SHOW = {"sqlite": _show(sqlite.insert), "postgresql": _show(postgresql.insert)}


class Outbox:
    """Claim, send, report."""

    def __init__(self, database: Database, clock: Callable[[], datetime]) -> None:
        self.database = database
        self._clock = clock

    @looks
    async def shown(self, match: int, slot: str) -> Whereabouts | None:
        """Where a slot of a match is shown; None: nowhere yet."""
        c = t.slots.c
        async with self.database.read() as connection:
            row = (await connection.execute(select(t.slots).where(c.match_id == match, c.slot == slot))).one_or_none()
        return None if row is None else Whereabouts(row.channel_id, row.message_id, row.note)

    @changes
    async def claim(self, worker: str, most: int = 20, lease: timedelta = LEASE) -> list[Parcel]:
        """The posts that this worker may send now: at most one a channel, the oldest."""
        now = self._clock()
        known = {"worker": worker, "now": now, "until": now + lease, "most": most}
        known |= {"furthest": now + FURTHEST, "soon": now + SOON, "longest": now + 2 * lease}
        async with self.database.write(aside=True, touches=()) as connection:
            rows = (await connection.execute(CLAIM, known)).all()
        return sorted((_parcel(row) for row in rows), key=lambda each: each.id)

    @changes
    async def renew(self, worker: str, lease: timedelta = LEASE) -> None:
        """The worker lives and is still at it."""
        async with self.database.write(aside=True, touches=()) as connection:
            mine = update(t.outbox).where(_c.leased_by == worker).values(leased_until=self._clock() + lease)
            await connection.execute(mine)

    @changes
    async def sent(self, parcel: Parcel, *messages: int, note: bytes | None = None) -> None:
        """Discord has it: the post leaves the outbox, and its slot remembers its messages and what they told."""
        async with self.database.write(aside=True, touches=()) as connection:
            await connection.execute(delete(t.outbox).where(_c.id == parcel.id))
            known = parcel.shown == messages and note == parcel.note
            if not messages or known or parcel.match is None or parcel.slot is None:
                return
            row = {
                "match_id": parcel.match,
                "slot": parcel.slot,
                "channel_id": parcel.channel,
                "message_id": messages[-1],
                "others": encode(messages[:-1]) if messages[:-1] else None,
                "note": note,
            }
            await connection.execute(SHOW[connection.dialect.name], row)

    @changes
    async def failed(self, parcel: Parcel, problem: str, retry_after: timedelta | None = None) -> None:
        """It did not go out: try again later, later each time; the channel's next posts wait behind it."""
        wait = min(max(back_off(parcel.attempts + 1), retry_after or timedelta(0)), FURTHEST)
        values = {
            "attempts": parcel.attempts + 1,
            "problem": problem[:500],
            "next_at": self._clock() + wait,
            "leased_by": None,
            "leased_until": None,
        }
        async with self.database.write(aside=True, touches=()) as connection:
            await connection.execute(update(t.outbox).where(*self._ours(parcel)).values(values))

    @changes
    async def later(self, parcel: Parcel, wait: timedelta) -> None:
        """It lets others go first: it waits for its moment anew, and holds nobody up."""
        values = {"next_at": self._clock() + wait, "leased_by": None, "leased_until": None}
        async with self.database.write(aside=True, touches=()) as connection:
            await connection.execute(update(t.outbox).where(*self._ours(parcel)).values(values))

    @changes
    async def give_up(self, parcel: Parcel, problem: str) -> None:
        """It can never go out (the channel is gone): keep it for the owner to see, and let the next ones pass."""
        values = {"given_up": 1, "problem": problem[:500], "leased_by": None, "leased_until": None}
        async with self.database.write(aside=True, touches=()) as connection:
            await connection.execute(update(t.outbox).where(*self._ours(parcel)).values(values))

    @changes
    async def retry_given_up(self, channel: int) -> int:
        """The channel is back: what was given up waits again; says how many."""
        values = {"given_up": 0, "next_at": self._clock(), "attempts": 0}
        async with self.database.write(aside=True, touches=()) as connection:
            abandoned = (_c.channel_id == channel, _c.given_up == 1)
            return (await connection.execute(update(t.outbox).where(*abandoned).values(values))).rowcount

    @changes
    async def hurry(self, channel: int | None = None) -> int:
        """Something has changed about a channel (None: about all): what was refused is tried now; says how many."""
        values = {"next_at": self._clock()}
        refused = [_c.attempts > 0, _c.given_up == 0, _c.leased_by.is_(None)]
        refused += [] if channel is None else [_c.channel_id == channel]
        async with self.database.write(aside=True, touches=()) as connection:
            return (await connection.execute(update(t.outbox).where(*refused).values(values))).rowcount

    @changes
    async def add(self, *posts: Post, match: int | None = None) -> None:
        """Queue posts that belong to no command, such as a lobby's announcement."""
        async with self.database.write(aside=True, touches=()) as connection:
            await post(connection, match, None, posts, self._clock())

    @changes
    async def follow(self, parcel: Parcel, lane: int) -> None:
        """The same post once more in another lane, for what was not ready; a newer one of its slot has all of it."""
        same = (_c.match_id == parcel.match, _c.slot == parcel.slot, _c.id > parcel.id, _c.given_up == 0)
        again = Post(channel=parcel.channel, kind=parcel.kind, body=parcel.body, slot=parcel.slot, lane=lane)
        async with self.database.write(aside=True, touches=()) as connection:
            if (await connection.execute(select(_c.id).where(*same).limit(1))).first() is None:
                await post(connection, parcel.match, None, (again,), self._clock())

    @looks
    async def showing(self, channel: int) -> set[int]:
        """The messages of a channel that show a slot: they may be edited."""
        wanted = select(t.slots.c.message_id, t.slots.c.others).where(t.slots.c.channel_id == channel)
        async with self.database.read() as connection:
            rows = (await connection.execute(wanted)).all()
        return {message for row in rows for message in (row.message_id, *_others(row))}

    @changes
    async def moved(self, channel: int, old: int, new: int) -> None:
        """A message was sent again: whatever the old one showed is shown by the new one."""
        c = t.slots.c
        change = update(t.slots).where(c.channel_id == channel, c.message_id == old).values(message_id=new)
        async with self.database.write(touches=()) as connection:
            await connection.execute(change)
            long = select(t.slots).where(c.channel_id == channel, c.others.is_not(None))
            for row in (await connection.execute(long)).all():
                if old in _others(row):
                    others = encode(tuple(new if one == old else one for one in _others(row)))
                    own = (c.match_id == row.match_id, c.slot == row.slot)
                    await connection.execute(update(t.slots).where(*own).values(others=others))

    @changes
    async def release(self, worker: str) -> None:
        """A worker that stops in good order gives its claims back at once."""
        async with self.database.write(aside=True, touches=()) as connection:
            freed = {"leased_by": None, "leased_until": None}
            await connection.execute(update(t.outbox).where(_c.leased_by == worker).values(freed))

    @looks
    async def holders(self) -> set[str]:
        """The workers that hold leases."""
        async with self.database.read() as connection:
            rows = await connection.execute(select(_c.leased_by).where(_c.leased_by.is_not(None)).distinct())
            return {row.leased_by for row in rows}

    @looks
    async def next_moment(self) -> datetime | None:
        """When the next post may go out: of each channel the first counts, and while it is claimed its lease."""
        now = self._clock()
        known = {"now": now, "furthest": now + FURTHEST, "soon": now + SOON}
        ready = case((_c.leased_until > _c.next_at, _c.leased_until), else_=_c.next_at)
        first = or_(_c.id == _first_of_channel, and_(_c.attempts == 0, _c.next_at > bindparam("now")))
        wanted = select(func.min(ready)).where(first, _c.given_up == 0)
        async with self.database.read() as connection:
            moment = (await connection.execute(wanted, known)).scalar()
        return moment if isinstance(moment, datetime) else None

    @looks
    async def health(self) -> OutboxHealth:
        """Counts for the owner's health page."""
        waiting = _c.given_up == 0
        wanted = select(
            func.count().filter(waiting),
            func.count().filter(and_(waiting, _c.attempts > 0)),
            func.count().filter(_c.given_up == 1),
            func.min(_c.created_at).filter(waiting),
        ).select_from(t.outbox)
        async with self.database.read() as connection:
            [queued, retried, given_up, oldest] = (await connection.execute(wanted)).one()
        return OutboxHealth(waiting=queued, retried=retried, given_up=given_up, oldest=oldest)

    def _ours(self, parcel: Parcel) -> tuple[Any, Any]:
        """Only the holder of the lease may say that a post failed."""
        return (_c.id == parcel.id, _c.leased_by == parcel.leased_by)


def back_off(attempts: int) -> timedelta:
    """2, 4, 8 … seconds, at most a quarter of an hour."""
    return min(FIRST_WAIT * (1 << min(attempts - 1, 20)), LONGEST_WAIT)


def _others(row: Any) -> tuple[int, ...]:
    """The messages before the last one of a slot."""
    return decode(row.others, type=tuple[int, ...]) if row.others is not None else ()


def _parcel(row: Any) -> Parcel:
    return Parcel(
        id=row.id,
        match=row.match_id,
        channel=row.channel_id,
        revision=row.revision,
        kind=row.kind,
        slot=row.slot,
        body=row.body,
        attempts=row.attempts,
        leased_by=row.leased_by,
        created_at=row.created_at,
        message=row.message,
        others=_others(row),
        note=row.note,
        lane=row.lane,
    )
