"""The repository: `Store.open(url)`, then `play` or `commit` a change, and read through its parts."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

from sqlalchemy import text

from db.backups import Backups
from db.commit import first_answer, save, touched
from db.engine import Database, carried_through, changes, database_url, looks, sqlite_path
from db.errors import Busy, Stale, Unreachable
from db.files import check_place
from db.marks import BotMarks
from db.matches import Matches
from db.migrate import SCRIPTS, migrate
from db.outbox import Outbox
from db.people import People
from db.records import Change, Receipt, Sitting
from db.timers import Timers
from db.transfer import Transfer

ATTEMPTS = 6
FIRST_PAUSE = 0.02
PROMPT = timedelta(seconds=1)  # an answer that took longer says little about the time, and clocks may differ so much

Work = Callable[[Sitting], Awaitable[Change]]


def utc_now() -> datetime:
    return datetime.now(UTC)


class Store:
    """All that is kept, by its parts, and the one way to change a match: `play`, or `commit` for a change at hand."""

    def __init__(
        self, database: Database, machines_clock: Callable[[], datetime] = utc_now, folder: Path | None = None
    ) -> None:
        self._machines_clock = machines_clock
        self._off = timedelta()

        def clock() -> datetime:
            return self._machines_clock() + self._off

        self.database = database
        self.clock = clock
        self.matches = Matches(database, clock)
        self.outbox = Outbox(database, clock)
        self.timers = Timers(database, clock)
        self.people = People(database, clock)
        self.marks = BotMarks(database, clock)
        self.backups = Backups(database, clock, folder)
        self.transfer = Transfer(database, clock)

    @classmethod
    async def open(
        cls,
        url: str | None = None,
        *,
        clock: Callable[[], datetime] = utc_now,
        backups: Path | None = None,
        scripts: Path = SCRIPTS,
        visit: bool = False,
    ) -> "Store":
        """Check the place, bring the schema up to date, and open; whatever is unsafe is refused with a sentence.

        An SQLite file that another process works on is refused, unless one comes to `visit`: then one only looks.
        """
        address = database_url(url)
        if (path := sqlite_path(address)) is not None:
            await asyncio.to_thread(check_place, path)
        store = cls(Database(address), clock, backups)
        try:
            store.database.own(or_visit=visit)
            await asyncio.to_thread(store.database.prepare)
            await migrate(store.database, store.backups.before_migration, scripts)
        except BaseException:
            await store.close()
            raise
        return store

    async def close(self) -> None:
        """Finish what is under way, and let go of the database."""
        await self.database.close()

    @changes
    async def commit(self, change: Change) -> Receipt:
        """Save a change whole or not at all; a repeated interaction gets its first answer and changes nothing."""
        async with self.database.quick(changes=True, touches=touched(change)) as connection:
            return await save(connection, change, self.clock())

    async def play(self, match: int, work: Work, interaction: int | None = None) -> Receipt:
        """Look at the match, let `work` decide on a change, and save it; on a conflict again, from the new head.

        A lost connection leaves it open whether the change was saved: the next attempt finds out, because a saved
        interaction gives its first answer and a used timer is gone.
        """
        attempt = 0
        while True:
            attempt += 1
            try:
                sitting = await self.matches.sitting(match, interaction)
                if sitting.answered is not None:
                    return sitting.answered
                return await self.commit(await work(sitting))
            except (Stale, Busy, Unreachable):
                if attempt == ATTEMPTS:
                    raise
            await asyncio.sleep(FIRST_PAUSE * 2**attempt * (0.5 + random.random()))

    @looks
    async def answered(self, interaction: int) -> Receipt | None:
        """The first answer to an interaction that was delivered before."""
        async with self.database.quick() as connection:
            return await first_answer(connection, interaction)

    @looks
    async def agree_on_the_time(self) -> None:
        """Takes over the clock of the database's server, where there is one: bots on several machines share it.

        A machine whose clock is wrong would give leases that others think void, and fire deadlines early.
        """
        if self.database.is_sqlite:
            return
        before = self._machines_clock()
        async with self.database.read() as connection:
            there = (await connection.execute(text("SELECT clock_timestamp()"))).scalar_one()
        after = self._machines_clock()
        off = there - after
        if timedelta() <= after - before < PROMPT and abs(off - self._off) > PROMPT:
            self._off = off

    @carried_through
    async def ping(self) -> float:
        """How many milliseconds the database takes to answer, for the owner's health page."""
        begun = asyncio.get_running_loop().time()
        async with self.database.read() as connection:
            await connection.execute(text("SELECT 1"))
        return (asyncio.get_running_loop().time() - begun) * 1000
