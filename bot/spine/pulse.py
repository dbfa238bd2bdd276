"""A piece of work that is done when somebody asks for it, and by itself at the next moment that is due."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from datetime import datetime, timedelta
from typing import Any

import discord
from discord.ext import tasks

from db.engine import not_saving

SHORTEST = timedelta(milliseconds=250)
AFTER_A_FAULT = timedelta(seconds=10)
PATIENCE = 15.0  # seconds that a stop waits

log = logging.getLogger(__name__)


class Pulse:
    """Runs `work` after a kick and at the moment that `work` names, never twice at once."""

    def __init__(self, name: str, work: Callable[[], Awaitable[datetime | None]], at_least: timedelta) -> None:
        self.name = name
        self.at_least = at_least  # every change kicks; so often one looks for what another process has left behind
        self._work = work
        self._running: asyncio.Task[None] | None = None
        self._kicked = asyncio.Event()  # since the work has begun, or last looked
        self.outside: Callable[[Awaitable[Any]], Awaitable[Any]] = plainly  # how it waits for what others do
        self._loop = tasks.loop(seconds=at_least.total_seconds(), name=name)(self._beat)

    def start(self) -> None:
        self._loop.start()

    async def stop(self) -> None:
        """No more beats; a run that has begun gets some time to finish."""
        self._loop.cancel()
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
        elif self._loop.is_running():
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
                due = discord.utils.utcnow() + AFTER_A_FAULT
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
        """The loop counts from its last beat, so the interval is the way from there to the moment."""
        now = discord.utils.utcnow()
        last_moment = now + self.at_least
        moment = last_moment if due is None else min(max(due, now + SHORTEST), last_moment)
        following = self._loop.next_iteration
        if following is not None:
            last = following - timedelta(seconds=self._loop.seconds or 0)
            self._loop.change_interval(seconds=max(0.0, (moment - last).total_seconds()))


async def plainly(wait: Awaitable[Any]) -> Any:
    """Just waits."""
    return await wait
