"""Marks: what the bot itself has to remember over a restart, by a key, with the moment it was set."""

from collections.abc import Callable
from datetime import datetime
from typing import Any

from sqlalchemy import select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from db import tables as t
from db.engine import Database, changes, looks
from db.records import Mark


def _set(insert: Any) -> Any:
    new = insert(t.marks)
    return new.on_conflict_do_update(index_elements=["key"], set_={"value": new.excluded.value, "at": new.excluded.at})


SET = {"sqlite": _set(sqlite.insert), "postgresql": _set(postgresql.insert)}


class BotMarks:
    """Few and small: when the bot last lived, which commands Discord knows."""

    def __init__(self, database: Database, clock: Callable[[], datetime]) -> None:
        self.database = database
        self._clock = clock

    @looks
    async def get(self, key: str) -> Mark | None:
        """The mark as it was last set; None: never."""
        async with self.database.read() as connection:
            row = (await connection.execute(select(t.marks).where(t.marks.c.key == key))).one_or_none()
        return None if row is None else Mark(value=row.value, at=row.at)

    @changes
    async def set(self, key: str, value: bytes = b"") -> None:
        """Sets a mark now."""
        async with self.database.write(touches=()) as connection:
            row = {"key": key, "value": value, "at": self._clock()}
            await connection.execute(SET[connection.dialect.name], row)

    @changes
    async def swap(self, key: str, seen: datetime, now: datetime) -> bool:
        """Sets the moment of a mark, if nobody has since it was seen: of several who try, one succeeds."""
        async with self.database.write(touches=()) as connection:
            return await swap_mark(connection, key, seen, now)


async def swap_mark(connection: AsyncConnection, key: str, seen: datetime, now: datetime) -> bool:
    """The same within a transaction."""
    mine = update(t.marks).where(t.marks.c.key == key, t.marks.c.at == seen).values(at=now)
    return (await connection.execute(mine)).rowcount == 1
