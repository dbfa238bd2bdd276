"""Matches: their lobby, seats, head, log and earlier positions."""

import json
from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Any

import msgspec
from sqlalchemy import bindparam, delete, exists, func, insert, select, update

from db import tables as t
from db.commit import first_answer
from db.engine import Database, changes, looks
from db.errors import Broken, Stale, Unknown
from db.packing import pack, unpack
from db.records import (
    AuditLine,
    Head,
    Held,
    LogEntry,
    MatchInfo,
    MatchSettings,
    NewMatch,
    NewOrder,
    Past,
    Proposal,
    Receipt,
    SeatInfo,
    Sitting,
    Status,
)
from db.straight import hot
from db.timers import OF_MATCH, timer_of

HEAD = hot(select(t.heads).where(t.heads.c.match_id == bindparam("match")))
NEAREST = (
    select(t.checkpoints)
    .where(t.checkpoints.c.match_id == bindparam("match"), t.checkpoints.c.revision <= bindparam("revision"))
    .order_by(t.checkpoints.c.revision.desc(), t.checkpoints.c.version.desc())
    .limit(1)
)
LOG = (
    select(t.entries)
    .where(
        t.entries.c.match_id == bindparam("match"),
        t.entries.c.revision > bindparam("after"),
        t.entries.c.revision <= bindparam("until"),
    )
    .order_by(t.entries.c.revision)
)
ALL_OF_IT = 2**62
_voting = exists().where(t.proposals.c.match_id == t.matches.c.id, t.proposals.c.status == "open")
_columns = ("revision", "version", "state", "checkpoint", "changed_at")  # of a head, beside those of its match
SITTING = hot(
    select(t.matches, _voting.label("voting"), *(t.heads.c[name].label(f"head_{name}") for name in _columns))
    .outerjoin(t.heads, t.heads.c.match_id == t.matches.c.id)
    .where(t.matches.c.id == bindparam("match"))
)
SEATS = hot(select(t.seats).where(t.seats.c.match_id == bindparam("match")).order_by(t.seats.c.place))
IN_CHANNEL = hot(
    select(t.matches).where(t.matches.c.channel_id == bindparam("channel")).order_by(t.matches.c.id.desc())
)


class Matches:
    """Everything that is read about matches, and what changes before one begins."""

    def __init__(self, database: Database, clock: Callable[[], datetime]) -> None:
        self.database = database
        self._clock = clock

    @changes
    async def create(self, new: NewMatch, seats: Sequence[SeatInfo]) -> int:
        """A lobby with its seats, open or taken."""
        now = self._clock()
        async with self.database.write() as connection:
            row = {
                "server_id": new.server,
                "channel_id": new.channel,
                "name": new.name,
                "game": new.game,
                "scenario": new.scenario,
                "options": json.dumps(new.options),
                "settings": msgspec.json.encode(new.settings).decode(),
                "status": "lobby",
                "gm": new.gm,
                "creator": new.creator,
                "created_at": now,
                "changed_at": now,
            }
            [match] = (await connection.execute(insert(t.matches).returning(t.matches.c.id), row)).one()
            await self._seat(connection, int(match), seats, now)
        return int(match)

    @changes
    async def set_seats(self, match: int, seats: Sequence[SeatInfo]) -> None:
        """Lay the table anew, in this order: only while the match is in its lobby."""
        async with self.database.write() as connection:
            await self._lobby(connection, match)
            await connection.execute(delete(t.seats).where(t.seats.c.match_id == match))
            await self._seat(connection, match, seats, self._clock())

    @changes
    async def take_seat(self, match: int, place: SeatInfo) -> bool:
        """Sit down on an open seat of a lobby; False when somebody was quicker."""
        c = t.seats.c
        free = (c.match_id == match, c.seat == place.seat, c.person.is_(None), c.policy.is_(None))
        held = {"person": place.person, "policy": place.policy, "since": self._clock()}
        async with self.database.write() as connection:
            await self._lobby(connection, match)
            return (await connection.execute(update(t.seats).where(*free).values(held))).rowcount == 1

    @changes
    async def leave_seat(self, match: int, seat: str, person: int | None) -> bool:
        """Open a seat of a lobby again; False when it is not held by this person (None: by a computer player)."""
        c = t.seats.c
        held = (c.match_id == match, c.seat == seat, c.person == person)
        opened = {"person": None, "policy": None, "since": self._clock()}
        async with self.database.write() as connection:
            await self._lobby(connection, match)
            return (await connection.execute(update(t.seats).where(*held).values(opened))).rowcount == 1

    @changes
    async def edit(
        self,
        match: int,
        *,
        name: str | None = None,
        channel: int | None = None,
        options: dict[str, str | int | bool] | None = None,
        settings: MatchSettings | None = None,
    ) -> None:
        """Change what is not part of the position; options only in the lobby."""
        given: dict[str, Any] = {"name": name, "channel_id": channel}
        if options is not None:
            given["options"] = json.dumps(options)
        if settings is not None:
            given["settings"] = msgspec.json.encode(settings).decode()
        values = {key: value for key, value in given.items() if value is not None}
        async with self.database.write() as connection:
            if options is not None:
                await self._lobby(connection, match)
            changed = await connection.execute(
                update(t.matches).where(t.matches.c.id == match).values(**values, changed_at=self._clock())
            )
            if changed.rowcount != 1:
                raise Unknown(f"There is no match {match}.")

    @changes
    async def amend(self, match: int, how: Callable[[MatchSettings], MatchSettings]) -> MatchSettings:
        """Change the settings from what they are at this moment, so that of two changes neither is lost."""
        c = t.matches.c
        async with self.database.write() as connection:
            kept = (await connection.execute(select(c.settings).where(c.id == match).with_for_update())).scalar()
            if kept is None:
                raise Unknown(f"There is no match {match}.")
            settings = how(msgspec.json.decode(kept, type=MatchSettings))
            values = {"settings": msgspec.json.encode(settings).decode(), "changed_at": self._clock()}
            await connection.execute(update(t.matches).where(c.id == match).values(values))
        return settings

    @looks
    async def stale(self) -> list[int]:
        """The matches that were restored or imported: their dice are to begin anew."""
        going = t.matches.c.status.in_(("lobby", "running", "paused"))
        async with self.database.read() as connection:
            rows = await connection.execute(select(t.matches.c.id, t.matches.c.settings).where(going))
            return [row.id for row in rows if msgspec.json.decode(row.settings, type=MatchSettings).stale]

    async def info(self, match: int) -> MatchInfo:
        """A match without its position."""
        kept = self._kept(match)
        return await self._read_info(match) if kept is None else kept.info

    def _kept(self, match: int) -> Sitting | None:
        """What this process remembers of a match."""
        memory = self.database.memory
        return None if memory is None else memory.sitting(match)

    @looks
    async def _read_info(self, match: int) -> MatchInfo:
        async with self.database.read() as connection:
            row = (await connection.execute(select(t.matches).where(t.matches.c.id == match))).one_or_none()
        if row is None:
            raise Unknown(f"There is no match {match}.")
        return _info(row)

    @looks
    async def of_server(
        self, server: int, statuses: Sequence[Status] = ("lobby", "running", "paused")
    ) -> list[MatchInfo]:
        """The matches of a server, newest first."""
        c = t.matches.c
        wanted = select(t.matches).where(c.server_id == server, c.status.in_(statuses)).order_by(c.id.desc())
        async with self.database.read() as connection:
            return [_info(row) for row in await connection.execute(wanted)]

    async def in_channel(self, channel: int) -> list[MatchInfo]:
        """The matches that are played in a channel or thread, newest first."""
        memory = self.database.memory
        kept = None if memory is None else memory.in_channel(channel)
        return list(await self._read_channel(channel) if kept is None else kept)

    @looks
    async def _read_channel(self, channel: int) -> tuple[MatchInfo, ...]:
        memory = self.database.memory
        since = 0 if memory is None else memory.moment
        async with self.database.quick() as connection:
            found = tuple(_info(row) for row in await connection.execute(IN_CHANNEL, {"channel": channel}))
        if memory is not None:
            memory.keep_channel(channel, found, since)
        return found

    async def seats(self, match: int) -> list[SeatInfo]:
        """The seats in table order, and who holds them."""
        kept = self._kept(match)
        return await self._read_seats(match) if kept is None else list(kept.seats)

    @looks
    async def _read_seats(self, match: int) -> list[SeatInfo]:
        async with self.database.read() as connection:
            return await self._seats(connection, match)

    async def _seats(self, connection: Any, match: int) -> list[SeatInfo]:
        rows = await connection.execute(SEATS, {"match": match})
        return [SeatInfo(seat=row.seat, person=row.person, policy=row.policy, since=row.since) for row in rows]

    async def sitting(self, match: int, interaction: int | None = None) -> Sitting:
        """All that a command needs to know of a match, at one moment; also whether the interaction was answered."""
        kept = self._kept(match)
        if kept is None:
            return await self._read_sitting(match, interaction)
        if interaction is None:
            return kept
        answered = await self._answered(interaction)
        # What was answered meanwhile has changed the match as well.
        return msgspec.structs.replace(self._kept(match) or await self._read_sitting(match), answered=answered)

    @looks
    async def _answered(self, interaction: int) -> Receipt | None:
        async with self.database.quick() as connection:
            return await first_answer(connection, interaction)

    @looks
    async def _read_sitting(self, match: int, interaction: int | None = None) -> Sitting:
        memory = self.database.memory
        since = 0 if memory is None else memory.moment
        async with self.database.quick() as connection:
            answered = None if interaction is None else await first_answer(connection, interaction)
            row = (await connection.execute(SITTING, {"match": match})).one_or_none()
            if row is None:
                raise Unknown(f"There is no match {match}.")
            seats = await self._seats(connection, match)
            timers = [timer_of(each) for each in await connection.execute(OF_MATCH, {"match": match})]
        head = None
        if row.head_revision is not None:
            kept = {name: getattr(row, f"head_{name}") for name in _columns}
            head = Head(match=match, **kept | {"state": unpack(row.head_state)})
        found = Sitting(info=_info(row), seats=tuple(seats), head=head, timers=tuple(timers), voting=bool(row.voting))
        if memory is not None:
            memory.keep(match, found, since)
        return found if answered is None else msgspec.structs.replace(found, answered=answered)

    @looks
    async def held_by(self, person: int) -> list[Held]:
        """Every seat that a person holds, over all matches."""
        c = t.seats.c
        wanted = (
            select(c.match_id, c.seat, t.matches.c.status)
            .join(t.matches, t.matches.c.id == c.match_id)
            .where(c.person == person)
            .order_by(c.match_id, c.place)
        )
        async with self.database.read() as connection:
            return [Held(row.match_id, row.seat, row.status) for row in await connection.execute(wanted)]

    @looks
    async def head(self, match: int) -> Head:
        """The position now."""
        async with self.database.quick() as connection:
            row = (await connection.execute(HEAD, {"match": match})).one_or_none()
        if row is None:
            raise Unknown(f"Match {match} has not begun, or does not exist.")
        return Head(
            match=match,
            revision=row.revision,
            version=row.version,
            state=unpack(row.state),
            checkpoint=row.checkpoint,
            changed_at=row.changed_at,
        )

    @looks
    async def past(self, match: int, revision: int) -> Past:
        """What is needed to stand at a revision: the nearest position, and the entries from there up to it."""
        past = await self._from_checkpoint(match, revision, until=revision)
        if (past.entries[-1].revision if past.entries else past.revision) != revision:
            raise Unknown(f"Match {match} has no revision {revision}.")
        return past

    @looks
    async def since(self, match: int, revision: int) -> Past:
        """What an undo to a revision needs: the nearest position, and all entries from there up to now."""
        return await self._from_checkpoint(match, revision, until=ALL_OF_IT)

    async def _from_checkpoint(self, match: int, revision: int, until: int) -> Past:
        async with self.database.read() as connection:
            nearest = (await connection.execute(NEAREST, {"match": match, "revision": revision})).one_or_none()
            if nearest is None:
                raise Unknown(f"Match {match} has no revision {revision}.")
            rows = await connection.execute(LOG, {"match": match, "after": nearest.revision, "until": until})
            entries = tuple(_entry(row) for row in rows)
        state = unpack(nearest.state)
        return Past(revision=nearest.revision, version=nearest.version, checkpoint=state, entries=entries)

    @looks
    async def log(self, match: int, after: int = -1, until: int = ALL_OF_IT) -> list[LogEntry]:
        """The entries after one revision up to another, in order."""
        async with self.database.read() as connection:
            rows = await connection.execute(LOG, {"match": match, "after": after, "until": until})
            return [_entry(row) for row in rows]

    @changes
    async def rebase(self, head: Head, state: bytes, version: int) -> Head:
        """The same position under newer rules: a checkpoint at the same revision, so that replay can begin there."""
        packed = pack(state)
        c = t.heads.c
        row = {"match_id": head.match, "revision": head.revision, "version": version, "state": packed}
        values = {"version": version, "state": packed, "checkpoint": head.revision}
        expected = (c.match_id == head.match, c.revision == head.revision, c.version == head.version)
        async with self.database.write(aside=True, touches=(head.match,)) as connection:
            if (await connection.execute(update(t.heads).where(*expected).values(values))).rowcount != 1:
                raise Stale(f"Match {head.match} has moved on since it was loaded; load it again.")
            await connection.execute(insert(t.checkpoints), row)
        return msgspec.structs.replace(head, version=version, state=state, checkpoint=head.revision)

    @looks
    async def orders(self, match: int, seat: str | None = None) -> list[NewOrder]:
        """The standing orders of a match, or of one seat."""
        c = t.orders.c
        wanted = select(t.orders).where(c.match_id == match).order_by(c.seat, c.since, c.key)
        if seat is not None:
            wanted = wanted.where(c.seat == seat)
        async with self.database.read() as connection:
            return [NewOrder(row.seat, row.key, row.body) for row in await connection.execute(wanted)]

    @looks
    async def proposals(self, match: int, *, open_only: bool = True) -> list[Proposal]:
        """What the table votes on, with the votes so far."""
        c = t.proposals.c
        wanted = select(t.proposals).where(c.match_id == match).order_by(c.id)
        if open_only:
            wanted = wanted.where(c.status == "open")
        async with self.database.read() as connection:
            rows = (await connection.execute(wanted)).all()
            ids = [row.id for row in rows]
            if not ids:
                return []
            votes = (await connection.execute(select(t.votes).where(t.votes.c.proposal_id.in_(ids)))).all()
        cast: dict[int, dict[str, bool]] = {each: {} for each in ids}
        for vote in votes:
            cast[vote.proposal_id][vote.seat] = bool(vote.yes)
        return [_proposal(row, cast[row.id]) for row in rows]

    @looks
    async def audit(self, match: int) -> list[AuditLine]:
        """What game masters did, in order."""
        wanted = select(t.audit).where(t.audit.c.match_id == match).order_by(t.audit.c.id)
        async with self.database.read() as connection:
            return [
                AuditLine(
                    revision=row.revision,
                    actor=row.actor,
                    action=row.action,
                    reason=row.reason,
                    body=row.body,
                    at=row.at,
                )
                for row in await connection.execute(wanted)
            ]

    @looks
    async def count(self) -> dict[str, int]:
        """How many matches there are of each status, for the owner's health page."""
        wanted = select(t.matches.c.status, func.count()).group_by(t.matches.c.status)
        async with self.database.read() as connection:
            rows = await connection.execute(wanted)
            return {str(row[0]): int(row[1]) for row in rows}

    async def _lobby(self, connection: Any, match: int) -> None:
        status = (await connection.execute(select(t.matches.c.status).where(t.matches.c.id == match))).scalar()
        if status is None:
            raise Unknown(f"There is no match {match}.")
        if status != "lobby":
            raise Broken(f"Match {match} has left its lobby; seats and options change through a command now.")

    async def _seat(self, connection: Any, match: int, seats: Sequence[SeatInfo], now: datetime) -> None:
        rows = [
            {
                "match_id": match,
                "seat": each.seat,
                "place": place,
                "person": each.person,
                "policy": each.policy,
                "since": each.since or now,
            }
            for place, each in enumerate(seats)
        ]
        if rows:
            await connection.execute(insert(t.seats), rows)


def _info(row: Any) -> MatchInfo:
    return MatchInfo(
        id=row.id,
        server=row.server_id,
        channel=row.channel_id,
        name=row.name,
        game=row.game,
        scenario=row.scenario,
        options=json.loads(row.options),
        settings=msgspec.json.decode(row.settings, type=MatchSettings),
        status=row.status,
        gm=row.gm,
        creator=row.creator,
        created_at=row.created_at,
        changed_at=row.changed_at,
    )


def _entry(row: Any) -> LogEntry:
    return LogEntry(
        revision=row.revision, kind=row.kind, seat=row.seat, version=row.version, body=unpack(row.body), at=row.at
    )


def _proposal(row: Any, votes: dict[str, bool]) -> Proposal:
    return Proposal(
        id=row.id,
        match=row.match_id,
        kind=row.kind,
        seat=row.seat,
        revision=row.revision,
        body=row.body,
        status=row.status,
        opened_at=row.opened_at,
        votes=votes,
    )
