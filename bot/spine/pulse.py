"""Work that comes again and again, and work that is done when somebody asks for it and when its moment has come.

Between two times so many seconds pass, wherever the machine's clock jumps meanwhile: a loop that counts from moment to
moment would make up for years of missed beats after a jump ahead, and stand still for as long as a clock is set back.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from datetime import datetime, timedelta
from typing import Any

import discord
from discord.ext.tasks import Loop

from db.engine import not_saving

SHORTEST = timedelta(milliseconds=250)
AFTER_A_FAULT = timedelta(seconds=10)
PATIENCE = 15.0  # seconds that a stop waits

log = logging.getLogger(__name__)


class Beats(Loop[Callable[[], Coroutine[Any, Any, None]]]):
    """Does something again and again; a fault is written down, and the next beat comes all the same."""

    def __init__(self, name: str, beat: Callable[[], Awaitable[None]], every: timedelta) -> None:
        async def safely() -> None:
            self._wait = every
            try:
                await beat()
            except Exception:
                log.exception("%s failed; the next time may be better", name)

        often = {"seconds": every.total_seconds(), "minutes": 0.0, "hours": 0.0}
        super().__init__(safely, **often, time=discord.utils.MISSING, count=None, reconnect=True, name=name)
        self._wait = every  # after the beat that runs

    def next_in(self, wait: timedelta) -> None:
        """The next beat comes after this time from now; while one runs, after this time from its end."""
        self._wait = wait
        if self._handle is not None and not self._handle.done():
            self._handle.recalculate(discord.utils.utcnow() + wait)

    def _try_sleep_until(self, dt: datetime) -> asyncio.Future[Any]:
        """Counts from now, whatever moment the library has worked out from the last beat."""
        woken: asyncio.Future[Any] = super()._try_sleep_until(discord.utils.utcnow() + self._wait)
        return woken


class Pulse:
    """Runs `work` after a kick and at the moment that `work` names, never twice at once."""

    def __init__(
        self,
        name: str,
        work: Callable[[], Awaitable[datetime | None]],
        at_least: timedelta,
        clock: Callable[[], datetime] = discord.utils.utcnow,
    ) -> None:
        self.name = name
        self._clock = clock  # that of the moments which the work names
        self.at_least = at_least  # every change kicks; so often one looks for what another process has left behind
        self._work = work
        self._running: asyncio.Task[None] | None = None
        self._kicked = asyncio.Event()  # since the work has begun, or last looked
        self.outside: Callable[[Awaitable[Any]], Awaitable[Any]] = plainly  # how it waits for what others do
        self._beats = Beats(name, self._beat, at_least)

    def start(self) -> None:
        self._beats.start()

    async def stop(self) -> None:
        """No more beats; a run that has begun gets some time to finish."""
        self._beats.cancel()
        self._kicked.clear()
        if self._running is not None:
            await asyncio.wait([self._running], timeout=PATIENCE)
            self._running.cancel()

    @property
    def running(self) -> bool:
        """Whether it is at work now."""
        return self._running is not None and not self._running.done()

    def kick(self) -> None:
        """There is something to do now."""
        if self.running:
            self._kicked.set()
        elif self._beats.is_running():
            self._running = asyncio.create_task(self._run(), name=f"{self.name}-run")

    async def _beat(self) -> None:
        self.kick()
        if self._running is not None:
            await asyncio.wait([self._running])

    async def _run(self) -> None:
        not_saving()  # whoever kicks may be in a conversation; what happens here is none of its doing
        while True:
            self._kicked.clear()
            try:
                due = await self._work()
            except Exception:
                log.exception("%s failed; trying again soon", self.name)
                due = self._clock() + AFTER_A_FAULT
            if not self._kicked.is_set():
                break
        self._sleep_until(due)

    async def until_one_ends(self, tasks: Iterable[asyncio.Task[None]], at_most: timedelta) -> None:
        """For work that has parts under way: waits until one of them has ended or somebody kicks."""
        kick = asyncio.create_task(self._kick(), name=f"{self.name}-kick")
        wait = asyncio.wait([*tasks, kick], timeout=at_most.total_seconds(), return_when=asyncio.FIRST_COMPLETED)
        await self.outside(wait)
        kick.cancel()
        self._kicked.clear()

    async def _kick(self) -> None:
        await self.outside(self._kicked.wait())

    def _sleep_until(self, due: datetime | None) -> None:
        """The next beat comes at this moment, but never later than after the longest pause."""
        wait = self.at_least if due is None else due - self._clock()
        self._beats.next_in(min(max(wait, SHORTEST), self.at_least))


async def plainly(wait: Awaitable[Any]) -> Any:
    """Just waits."""
    return await wait
