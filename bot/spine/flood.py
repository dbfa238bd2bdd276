"""A flood of commands from one person slows only that person."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from bot.spine.errors import tell

BURST = 12  # commands at once
EVERY = 1.0  # seconds until the next one is free, after that
MOST_WAITING = 20


class Line:
    """One person's commands: they come one after the other, and after a burst only one a second."""

    def __init__(self, burst: int, now: float) -> None:
        self.lock = asyncio.Lock()
        self.waiting = 0
        self.free = float(burst)
        self.seen = now


class Flood:
    """The lines of all people; a line that is full again is forgotten."""

    def __init__(self, burst: int = BURST, every: float = EVERY, clock: Callable[[], float] = time.monotonic) -> None:
        self.burst = burst
        self.every = every
        self._clock = clock
        self._lines: dict[int, Line] = {}

    @asynccontextmanager
    async def turn(self, person: int) -> AsyncIterator[None]:
        """Waits for this person's turn; one who sends far too much is asked to wait."""
        line = self._lines.setdefault(person, Line(self.burst, self._clock()))
        if line.waiting >= MOST_WAITING:
            raise tell("bot-slow-down", waiting=line.waiting)
        line.waiting += 1
        try:
            async with line.lock:
                await self._wait(line)
                yield
        finally:
            line.waiting -= 1
            self._tidy()

    async def _wait(self, line: Line) -> None:
        now = self._clock()
        line.free = min(float(self.burst), line.free + (now - line.seen) / self.every)
        line.seen = now
        line.free -= 1
        if line.free < 0:
            await asyncio.sleep(-line.free * self.every)

    def _tidy(self) -> None:
        """Forgets people who have been quiet long enough."""
        if len(self._lines) < 1000:
            return
        now = self._clock()
        quiet = self.burst * self.every
        for person in [key for key, line in self._lines.items() if not line.waiting and now - line.seen > quiet]:
            del self._lines[person]
