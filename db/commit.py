"""One command, one transaction: the steps that save a `Change`, in the order that makes them safe.

The interaction comes first (a repeated delivery stops there), then the head (compare-and-swap; on PostgreSQL it also
makes other commands on the match wait), then everything that follows from it.
"""

from datetime import datetime
from typing import Any

import msgspec
from sqlalchemy import CursorResult, bindparam, delete, insert, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from db import tables as t
from db.errors import Broken, Stale, TimerGone, Unknown
from db.packing import pack, pack_entry
from db.records import OVER, Advance, Change, Head, Interaction, NewTimer, Post, Receipt, SeatInfo, Timer
from db.straight import hot

CHECKPOINT_EVERY = 64  # a position at least this often, so that no earlier revision is far from one
_encode = msgspec.msgpack.Encoder().encode

FIRST_ANSWER = hot(
    select(t.interactions.c.reply, t.interactions.c.revision).where(t.interactions.c.id == bindparam("id"))
)
REMEMBER = {
    "sqlite": hot(sqlite.insert(t.interactions).on_conflict_do_nothing()),
    "postgresql": hot(postgresql.insert(t.interactions).on_conflict_do_nothing()),
}
BEGIN_HEAD = {
    "sqlite": hot(sqlite.insert(t.heads).on_conflict_do_nothing()),
    "postgresql": hot(postgresql.insert(t.heads).on_conflict_do_nothing()),
}
SWAP_HEAD = hot(
    update(t.heads)
    .where(t.heads.c.match_id == bindparam("match"), t.heads.c.revision == bindparam("expected"))
    .values({name: bindparam(name) for name in ("revision", "version", "state", "checkpoint", "changed_at")})
)
ADD_ENTRIES = hot(insert(t.entries))
ADD_CHECKPOINT = hot(insert(t.checkpoints))
TAKE_TIMER = hot(
    delete(t.timers).where(t.timers.c.id == bindparam("id"), t.timers.c.claimed_by == bindparam("claimed_by"))
)
CANCEL_TIMER = hot(
    delete(t.timers).where(t.timers.c.match_id == bindparam("match"), t.timers.c.key == bindparam("key"))
)
CANCEL_LOOSE_TIMER = hot(delete(t.timers).where(t.timers.c.match_id.is_(None), t.timers.c.key == bindparam("key")))
ADD_TIMERS = hot(insert(t.timers))
ADD_POSTS = hot(insert(t.outbox))
_idle = or_(t.outbox.c.leased_until.is_(None), t.outbox.c.leased_until <= bindparam("now", type_=t.Moment))
CLEAR_SLOT = hot(
    delete(t.outbox)
    .where(t.outbox.c.match_id == bindparam("match"), t.outbox.c.slot == bindparam("slot"), _idle)
    .returning(t.outbox.c.slot, t.outbox.c.next_at, t.outbox.c.attempts)
)


async def save(connection: AsyncConnection, change: Change, now: datetime) -> Receipt:
    """Save everything of a change, or raise and save nothing."""
    revision = _revision(change)
    if change.interaction is not None and not await _is_first(connection, change, change.interaction, revision, now):
        first = await first_answer(connection, change.interaction.id)
        assert first is not None  # it is what stood in the way
        return first
    head = None
    if change.advance is not None:
        head = await _advance(connection, _match(change), change.advance, revision or 0, now)
    if change.fired is not None:
        await take_timer(connection, change.fired)
    await _save_match(connection, change, revision or 0, now)
    await set_timers(connection, change.match, change.timers, change.cancelled_timers)
    await post(connection, change.match, revision, change.posts, now)
    return Receipt(revision=revision, reply=change.interaction.reply if change.interaction else b"", head=head)


def touched(change: Change) -> tuple[int, ...] | None:
    """Which matches a change touches besides their own row; None: their row, too."""
    if any(one is not None for one in (change.status, change.office, change.settings)):
        return None
    matches = {change.match, None if change.fired is None else change.fired.match}
    return tuple(match for match in matches if match is not None)


async def first_answer(connection: AsyncConnection, interaction: int) -> Receipt | None:
    """What was answered when the interaction was first delivered; None: this is the first time."""
    row = (await connection.execute(FIRST_ANSWER, {"id": interaction})).one_or_none()
    return None if row is None else Receipt(revision=row.revision, reply=row.reply, repeated=True)


async def take_timer(connection: AsyncConnection, timer: Timer) -> None:
    """Use up a claimed timer: of all who try, exactly one succeeds."""
    taken = await connection.execute(TAKE_TIMER, {"id": timer.id, "claimed_by": timer.claimed_by})
    if taken.rowcount != 1:
        raise TimerGone(f"The timer {timer.key!r} was cancelled, moved, or fired by another process.")


async def set_timers(
    connection: AsyncConnection, match: int | None, timers: tuple[NewTimer, ...], cancelled: tuple[str, ...]
) -> None:
    """Set timers by key; one that is set again loses its old moment and any claim on it."""
    keys = dict.fromkeys([*cancelled, *(each.key for each in timers)])
    if keys and match is None:
        await connection.execute(CANCEL_LOOSE_TIMER, [{"key": key} for key in keys])
    elif keys:
        await connection.execute(CANCEL_TIMER, [{"match": match, "key": key} for key in keys])
    if timers:
        await connection.execute(ADD_TIMERS, [{**msgspec.structs.asdict(each), "match_id": match} for each in timers])


async def post(
    connection: AsyncConnection, match: int | None, revision: int | None, posts: tuple[Post, ...], now: datetime
) -> None:
    """Queue posts; one that waits in the same slot of the match is replaced, and what was due stays due."""
    due: dict[str, datetime] = {}
    for slot in dict.fromkeys(each.slot for each in posts if each.slot is not None):
        gone = await connection.execute(CLEAR_SLOT, {"match": match, "slot": slot, "now": now})
        due |= {row.slot: row.next_at for row in gone.all() if not row.attempts}
    if posts:
        rows = [
            {
                "match_id": match,
                "channel_id": each.channel,
                "revision": revision,
                "kind": each.kind,
                "slot": each.slot,
                "body": each.body,
                "created_at": now,
                "next_at": min(each.after or now, due.get(each.slot or "", each.after or now)),
                "attempts": 0,
                "given_up": 0,
                "lane": each.lane,
            }
            for each in posts
        ]
        await connection.execute(ADD_POSTS, rows)


def _revision(change: Change) -> int | None:
    """The revision after the change."""
    if change.advance is None:
        return None
    start = 0 if change.advance.base is None else change.advance.base.revision
    revisions = [entry.revision for entry in change.advance.entries]
    if not revisions or revisions != list(range(start + 1, start + 1 + len(revisions))):
        raise Broken(f"The entries {revisions} do not continue revision {start} without a gap.")
    return revisions[-1]


def _match(change: Change) -> int:
    if change.match is None:
        raise Broken("The change moves a match on but names no match.")
    return change.match


async def _is_first(
    connection: AsyncConnection, change: Change, interaction: Interaction, revision: int | None, now: datetime
) -> bool:
    row = {
        "id": interaction.id,
        "match_id": change.match,
        "person": interaction.person,
        "revision": revision,
        "reply": interaction.reply,
        "at": now,
    }
    return (await connection.execute(REMEMBER[connection.dialect.name], row)).rowcount == 1


async def _advance(connection: AsyncConnection, match: int, advance: Advance, revision: int, now: datetime) -> Head:
    """The head, the log, and a checkpoint when one is due."""
    last = advance.entries[-1]
    packed = pack(advance.state)
    due = checkpoint_is_due(advance)
    checkpoint = revision if due or advance.base is None else advance.base.checkpoint
    head = {
        "revision": revision,
        "version": last.version,
        "state": packed,
        "checkpoint": checkpoint,
        "changed_at": now,
    }
    swapped: CursorResult[Any]
    if advance.base is None:
        swapped = await connection.execute(BEGIN_HEAD[connection.dialect.name], {"match_id": match, **head})
    else:
        swapped = await connection.execute(SWAP_HEAD, {"match": match, "expected": advance.base.revision, **head})
    if swapped.rowcount != 1:
        raise Stale(f"Match {match} has moved on since it was loaded; load it again.")
    rows = [
        {
            "match_id": match,
            "revision": entry.revision,
            "kind": entry.kind,
            "seat": entry.seat,
            "version": entry.version,
            "body": pack_entry(_encode(entry)),
            "at": now,
        }
        for entry in advance.entries
    ]
    await connection.execute(ADD_ENTRIES, rows)
    if due:
        row = {"match_id": match, "revision": revision, "version": last.version, "state": packed}
        await connection.execute(ADD_CHECKPOINT, row)
    return Head(
        match=match,
        revision=revision,
        version=last.version,
        state=advance.state,
        checkpoint=checkpoint,
        changed_at=now,
    )


def checkpoint_is_due(advance: Advance) -> bool:
    """At the start, at an impulse's end, under new rules, and never too far from the last one."""
    if advance.base is None or advance.checkpoint:
        return True
    last = advance.entries[-1]
    return last.version != advance.base.version or last.revision - advance.base.checkpoint >= CHECKPOINT_EVERY


async def _save_match(connection: AsyncConnection, change: Change, revision: int, now: datetime) -> None:
    """The rarer parts: status, seats, orders, votes, the game master and his record."""
    if change.status is not None:
        await _set_status(connection, _match(change), change.status, now)
    if change.office is not None:
        settings = msgspec.json.encode(change.office.settings).decode()
        await _set_match(connection, _match(change), gm=change.office.person, settings=settings, changed_at=now)
    if change.settings is not None:
        settings = msgspec.json.encode(change.settings).decode()
        await _set_match(connection, _match(change), settings=settings, changed_at=now)
    for place in change.seats:
        await _hold_seat(connection, _match(change), place, now)
    await _set_orders(connection, change, now)
    await _vote(connection, change, revision, now)
    if change.audit:
        rows = [
            {**msgspec.structs.asdict(each), "match_id": _match(change), "revision": revision, "at": now}
            for each in change.audit
        ]
        await connection.execute(insert(t.audit), rows)


async def _set_match(connection: AsyncConnection, match: int, **values: Any) -> None:
    if (await connection.execute(update(t.matches).where(t.matches.c.id == match).values(values))).rowcount != 1:
        raise Unknown(f"There is no match {match}.")


async def _set_status(connection: AsyncConnection, match: int, status: str, now: datetime) -> None:
    await _set_match(connection, match, status=status, changed_at=now)
    if status in OVER:
        await connection.execute(delete(t.timers).where(t.timers.c.match_id == match))


async def _hold_seat(connection: AsyncConnection, match: int, place: SeatInfo, now: datetime) -> None:
    c = t.seats.c
    held = {"person": place.person, "policy": place.policy, "since": place.since or now}
    changed = await connection.execute(update(t.seats).where(c.match_id == match, c.seat == place.seat).values(held))
    if changed.rowcount != 1:
        raise Unknown(f"Match {match} has no seat {place.seat!r}.")


async def _set_orders(connection: AsyncConnection, change: Change, now: datetime) -> None:
    c = t.orders.c
    for seat, key in [*change.cancelled_orders, *((each.seat, each.key) for each in change.orders)]:
        await connection.execute(delete(t.orders).where(c.match_id == change.match, c.seat == seat, c.key == key))
    if change.orders:
        rows = [{**msgspec.structs.asdict(each), "match_id": change.match, "since": now} for each in change.orders]
        await connection.execute(insert(t.orders), rows)


async def _vote(connection: AsyncConnection, change: Change, revision: int, now: datetime) -> None:
    if change.proposals:
        opened = {"match_id": _match(change), "revision": revision, "status": "open", "opened_at": now}
        rows = [{**msgspec.structs.asdict(each), **opened} for each in change.proposals]
        await connection.execute(insert(t.proposals), rows)
    for vote in change.votes:
        c = t.votes.c
        await connection.execute(delete(t.votes).where(c.proposal_id == vote.proposal, c.seat == vote.seat))
        row = {"proposal_id": vote.proposal, "seat": vote.seat, "yes": int(vote.yes), "at": now}
        await connection.execute(insert(t.votes), row)
    for verdict in change.verdicts:
        c = t.proposals.c
        closed = await connection.execute(
            update(t.proposals)
            .where(c.id == verdict.proposal, c.match_id == _match(change), c.status == "open")
            .values(status=verdict.status)
        )
        if closed.rowcount != 1:
            raise Stale(f"Proposal {verdict.proposal} is no longer open.")
