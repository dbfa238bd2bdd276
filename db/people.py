"""Servers and people: their settings, and what is stored about a person, to be seen and deleted by that person."""

from collections.abc import Callable
from datetime import datetime
from typing import Any, TypeVar

import msgspec
from msgspec import Struct
from sqlalchemy import delete, func, insert, select, update

from db import tables as t
from db.engine import Database, changes, looks
from db.records import Held, MatchSettings, PersonSettings, ServerSettings, Status

SettingsT = TypeVar("SettingsT", bound=Struct)


class KnownAbout(Struct, frozen=True, kw_only=True):
    """Everything the store holds about one person."""

    settings: PersonSettings | None
    first_seen: datetime | None
    seats: tuple[Held, ...]
    matches_made: tuple[int, ...]
    matches_mastered: tuple[int, ...]
    gm_actions: int
    interactions: int


class People:
    """Settings of servers and people; a setting never saved has its default."""

    def __init__(self, database: Database, clock: Callable[[], datetime]) -> None:
        self.database = database
        self._clock = clock

    @looks
    async def server(self, server: int) -> ServerSettings:
        return await self._load(t.servers, server, ServerSettings)

    @changes
    async def save_server(self, server: int, settings: ServerSettings) -> None:
        await self._save(t.servers, server, settings, "joined_at")

    @changes
    async def forget_server(self, server: int) -> None:
        """The bot was asked to leave: settings go, matches stay for the day it returns."""
        async with self.database.write(touches=()) as connection:
            await connection.execute(delete(t.servers).where(t.servers.c.id == server))

    @looks
    async def person(self, person: int) -> PersonSettings:
        return await self._load(t.people, person, PersonSettings)

    @changes
    async def save_person(self, person: int, settings: PersonSettings) -> None:
        await self._save(t.people, person, settings, "first_seen")

    @looks
    async def known_about(self, person: int) -> KnownAbout:
        """What a person is shown when asking what is stored."""
        async with self.database.read() as connection:
            row = (await connection.execute(select(t.people).where(t.people.c.id == person))).one_or_none()
            seats = await connection.execute(
                select(t.seats.c.match_id, t.seats.c.seat, t.matches.c.status)
                .join(t.matches, t.matches.c.id == t.seats.c.match_id)
                .where(t.seats.c.person == person)
                .order_by(t.seats.c.match_id)
            )
            held = tuple(Held(each.match_id, each.seat, _status(each.status)) for each in seats)
            made = await connection.execute(select(t.matches.c.id).where(t.matches.c.creator == person))
            mastered = await connection.execute(select(t.matches.c.id).where(t.matches.c.gm == person))
            return KnownAbout(
                settings=None if row is None else msgspec.json.decode(row.settings, type=PersonSettings),
                first_seen=None if row is None else row.first_seen,
                seats=held,
                matches_made=tuple(match for (match,) in made),
                matches_mastered=tuple(match for (match,) in mastered),
                gm_actions=await _count(connection, t.audit.c.actor == person),
                interactions=await _count(connection, t.interactions.c.person == person),
            )

    @changes
    async def forget_person(self, person: int) -> tuple[Held, ...]:
        """Delete a person's data; the seats left open are returned. The log knows seats only, so it stays whole."""
        known = await self.known_about(person)
        async with self.database.write() as connection:
            await connection.execute(delete(t.people).where(t.people.c.id == person))
            await connection.execute(delete(t.interactions).where(t.interactions.c.person == person))
            for column in (t.seats.c.person, t.matches.c.gm, t.matches.c.creator, t.audit.c.actor):
                nobody = update(column.table).where(column == person).values({column.name: None})
                await connection.execute(nobody)
            await _take_seeds(connection, person)
        return known.seats

    async def _load(self, table: Any, key: int, kind: type[SettingsT]) -> SettingsT:
        async with self.database.read() as connection:
            text = (await connection.execute(select(table.c.settings).where(table.c.id == key))).scalar()
        return kind() if text is None else msgspec.json.decode(text, type=kind)

    async def _save(self, table: Any, key: int, settings: Struct, since: str) -> None:
        text = msgspec.json.encode(settings).decode()
        async with self.database.write(touches=()) as connection:
            changed = await connection.execute(update(table).where(table.c.id == key).values(settings=text))
            if changed.rowcount == 0:
                await connection.execute(insert(table), {"id": key, "settings": text, since: self._clock()})


async def _take_seeds(connection: Any, person: int) -> None:
    """Lobbies that have not begun keep nothing that a person gave to their dice."""
    c = t.matches.c
    for row in (await connection.execute(select(c.id, c.settings).where(c.status == "lobby"))).all():
        settings = msgspec.json.decode(row.settings, type=MatchSettings)
        if settings.promise is not None and any(seed.person == person for seed in settings.promise.seeds):
            kept = msgspec.structs.replace(settings, promise=settings.promise.without(person))
            text = msgspec.json.encode(kept).decode()
            await connection.execute(update(t.matches).where(c.id == row.id).values(settings=text))


def _status(text: str) -> Status:
    status: Status = msgspec.convert(text, type=Status)
    return status


async def _count(connection: Any, condition: Any) -> int:
    return int((await connection.execute(select(func.count()).where(condition))).scalar_one())
