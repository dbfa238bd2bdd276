"""Time in which the bot was down, or that a clock has skipped, does not count against anybody.

While the bot runs it sets a mark again and again. Whoever starts and finds an old mark, or finds the clock far ahead of
where it should be, moves all deadlines and reminders that were running by the time that is missing, and tells the
matches that play against the clock. Of several processes that notice, one does it.
"""

import asyncio
import logging
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

import discord
from discord.ext import tasks
from msgspec import Struct, msgpack

from bot.acting.panel import DEADLINE
from bot.spine.deadlines import REMINDER
from bot.spine.letters import Letter
from db.records import Parcel, Post

if TYPE_CHECKING:
    from bot.app import Stele

MARK, KIND = "alive", "outage"
GRACE = timedelta(seconds=30)  # what may be late for other reasons: a restart, a busy machine

log = logging.getLogger(__name__)


class Gap(Struct, frozen=True):
    """The time that is missing, for the notice."""

    since: datetime
    until: datetime


class Outages:
    """Watches the clock."""

    def __init__(self, app: "Stele", every: timedelta) -> None:
        self.app = app
        self.every = every
        self._looking = asyncio.Lock()
        self._seen: datetime | None = None  # when this process last looked
        self._loop = tasks.loop(seconds=every.total_seconds(), name="outages")(self._beat)

    async def _beat(self) -> None:
        self._seen = None
        await self.look()

    async def look(self) -> None:
        """Makes up for the time that is missing since the last look, if there is any."""
        async with self._looking:
            marks, now = self.app.store.marks, self.app.store.clock()
            if self._seen is not None and self._seen <= now < self._seen + self.every:
                return
            last = await marks.get(MARK)
            self._seen = now
            if last is None or now < last.at:  # the first start, or a clock that was set back
                await marks.set(MARK)
            elif await marks.swap(MARK, last.at) and now - last.at > self.every + GRACE:
                await self._make_up(Gap(last.at, now))

    async def _make_up(self, gap: Gap) -> None:
        lost = gap.until - gap.since
        log.warning("time is missing", extra={"since": gap.since.isoformat(), "seconds": round(lost.total_seconds())})
        timers = self.app.store.timers
        await timers.extend((REMINDER,), gap.since, lost)
        for id in sorted(await timers.extend((DEADLINE,), gap.since, lost)):
            live = await self.app.matches.get(id)
            post = Post(channel=live.info.channel, kind=KIND, body=msgpack.encode(gap))
            await self.app.store.outbox.add(post, match=id)
            await self.app.aftermath.refresh(live)

    async def compose(self, parcel: Parcel) -> Letter | None:
        """Since when and until when, and that nobody loses by it."""
        gap = msgpack.decode(parcel.body, type=Gap)
        _, words = await self.app.addressed(parcel)
        said = {"since": discord.utils.format_dt(gap.since, "f"), "until": discord.utils.format_dt(gap.until, "f")}
        return Letter(words("pace-outage", **said), silent=True)

    def start(self) -> None:
        self._loop.start()

    def stop(self) -> None:
        self._loop.cancel()


async def setup(app: "Stele") -> None:
    app.delivery.register(KIND, app.outages.compose)
