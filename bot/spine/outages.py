"""Time in which the bot was down, or that a clock has skipped, does not count against anybody.

While the bot runs and Discord hears it, it sets a mark again and again. Whoever starts and finds an old mark, or finds
the clock far ahead of where it should be, moves all deadlines and reminders that were running by the time that is
missing, and tells the matches that play against the clock. Where the clock was set back everything that has its moment
goes back with it, so that as much time is left as before, and a clock that is wrong for a while and right again moves
nothing in the end.
The mark, the clocks and the posts change in one transaction; of several processes that notice, one does it.
"""

import asyncio
import logging
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

import discord
from msgspec import Struct, msgpack
from msgspec.structs import replace

from bot.acting.panel import DEADLINE
from bot.spine.deadlines import REMINDER, known_later
from bot.spine.letters import Letter
from bot.spine.pulse import Beats
from db.records import Parcel, Post

if TYPE_CHECKING:
    from bot.app import Stele

MARK, KIND = "alive", "outage"
GRACE = timedelta(seconds=30)  # what may be late for other reasons: a restart, a busy machine

log = logging.getLogger(__name__)


class Gap(Struct, frozen=True):
    """The time that is missing, for the notice; its end lies before its beginning if the clock was set back."""

    since: datetime
    until: datetime

    @property
    def lost(self) -> timedelta:
        return self.until - self.since


class Outages:
    """Watches the clock."""

    def __init__(self, app: "Stele", every: timedelta) -> None:
        self.app = app
        self.every = every
        self._looking = asyncio.Lock()
        self._begun: datetime | None = None  # when this process first looked
        self._seen: datetime | None = None  # when it last looked, until the next beat
        self._left: datetime | None = None  # the mark that it left standing as it looked
        self._looked: datetime | None = None  # when that was
        self._beats = Beats("outages", self._beat, every)

    async def _beat(self) -> None:
        self._seen = None
        await self.look()

    @property
    def heard(self) -> bool:
        """Whether people can reach the bot: with no connection to Discord it is as if it were down."""
        shards = self.app.shards.values()
        return not shards or any(not shard.is_closed() for shard in shards)

    async def look(self) -> None:
        """Makes up for the time that is missing since the last look, if there is any."""
        async with self._looking:
            now = self.app.store.clock()
            if not self.heard or (self._seen is not None and self._seen <= now < self._seen + self.every):
                return
            await self.app.store.agree_on_the_time()
            marks, now = self.app.store.marks, self.app.store.clock()
            self._begun = min(self._begun or now, now)
            last = await marks.get(MARK)
            if last is None:  # the first start
                await marks.set(MARK)
            else:
                gap = Gap(self._looked if self._looked and last.at == self._left else last.at, now)
                self._left = None
                if abs(gap.lost) > self.every + GRACE:
                    await self._make_up(last.at, gap)
                elif now >= self._begun + self.every:  # a bot that dies at once, again and again, does not live
                    await marks.swap(MARK, last.at, now)
                else:
                    self._left, self._looked = last.at, now
            self._seen = now

    async def _make_up(self, mark: datetime, gap: Gap) -> None:
        """Moves the clocks and tells it, unless another process has set the mark since it was seen."""
        seconds = round(gap.lost.total_seconds())
        log.warning("time is missing", extra={"since": gap.since.isoformat(), "seconds": seconds})
        timers, back = self.app.store.timers, gap.lost < timedelta()
        known = await timers.all_set(None if back else (DEADLINE, REMINDER))
        moved = [
            replace(timer, due_at=timer.due_at + gap.lost, body=known_later(timer, gap.lost))
            for timer in known
            if back or timer.due_at >= gap.since
        ]
        told = dict.fromkeys(sorted(timer.match or 0 for timer in moved if timer.kind == DEADLINE))
        lives = [await self.app.matches.get(id) for id in told]
        body = msgpack.encode(gap)
        posts = {live.id: Post(channel=live.info.channel, kind=KIND, slot=KIND, body=body) for live in lives}
        if await timers.make_up(MARK, mark, gap.until, moved, posts):
            for live in lives:
                await self.app.aftermath.refresh(live)

    async def compose(self, parcel: Parcel) -> Letter | None:
        """Since when and until when, and that nobody loses by it."""
        gap = msgpack.decode(parcel.body, type=Gap)
        _, words = await self.app.addressed(parcel)
        said = {"since": discord.utils.format_dt(gap.since, "f"), "until": discord.utils.format_dt(gap.until, "f")}
        told = words("pace-outage" if gap.lost > timedelta() else "pace-set-back", **said)
        return Letter(told, silent=True, anew=True)  # one notice, however often a bot dies in a night

    def start(self) -> None:
        self._beats.start()

    def stop(self) -> None:
        self._beats.cancel()


async def setup(app: "Stele") -> None:
    app.delivery.register(KIND, app.outages.compose)
