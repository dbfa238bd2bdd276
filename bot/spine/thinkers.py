"""Where computer players think: in a few processes of low priority, which begin when they are first needed.

The event loop never waits for a thought. A process that dies or takes too long is ended, and a new one begins with the
next task; whoever asked hears that there is no thought and plays by habit.
"""

import asyncio
import logging
import os
import sys
from base64 import b64decode
from pathlib import Path
from typing import Any

import msgspec

import rules
from bot.spine.ponder import Pondered, Task, pack, ponder
from rules.core.game import Game

SECONDS = 10.0  # then the best so far counts
PATIENCE = 30.0  # then nobody waits any more
LONGEST = 1 << 20  # bytes of a thought
ROOT = Path(__file__).resolve().parents[2]
SECRET = ("DISCORD_TOKEN", "DATABASE_URL")  # no business of those who think

log = logging.getLogger(__name__)


class Thinkers:
    """Some processes that think, one task at a time each; who comes first is served first."""

    def __init__(self, most: int | None = None, seconds: float = SECONDS, patience: float = PATIENCE) -> None:
        self._room = asyncio.Semaphore(most or max(1, (os.cpu_count() or 1) - 1))
        self._idle: list[asyncio.subprocess.Process] = []
        self.seconds, self.patience = seconds, patience

    async def think(self, game: Game[Any], state: bytes, question: int, level: str) -> Pondered | None:
        """A thought about a question; None: it did not come in time."""
        task = Task(game.id, state, question, level, self.seconds)
        async with self._room:
            try:
                if game.id not in rules.MODULES:  # a process of ours would not know it
                    return await asyncio.wait_for(asyncio.to_thread(ponder, game, task), self.patience)
                return await self._in_process(task)
            except (TimeoutError, OSError, EOFError, ValueError, msgspec.DecodeError) as error:
                about = {"game": game.id, "level": level, "question": question}
                log.warning("no thought: %s", type(error).__name__, extra=about)
                return None

    async def _in_process(self, task: Task) -> Pondered:
        process = self._idle.pop() if self._idle else await begin()
        try:
            found = await asyncio.wait_for(_ask(process, task), self.patience)
        except BaseException:
            end(process)
            raise
        self._idle.append(process)
        return found

    async def close(self) -> None:
        """Nobody thinks any more."""
        ending, self._idle = self._idle, []
        for process in ending:
            end(process)
            await process.wait()


async def begin() -> asyncio.subprocess.Process:
    """A new process that thinks."""
    pipe = asyncio.subprocess.PIPE
    command = (sys.executable, "-m", "bot.spine.ponder")
    known = {key: value for key, value in os.environ.items() if key not in SECRET} | {"PYTHONPATH": str(ROOT)}
    return await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, limit=LONGEST, env=known)


def end(process: asyncio.subprocess.Process) -> None:
    """Ends it, unless it has ended by itself."""
    if process.returncode is None:
        process.kill()


async def _ask(process: asyncio.subprocess.Process, task: Task) -> Pondered:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(pack(task))
    await process.stdin.drain()
    line = await process.stdout.readline()
    if not line:
        raise EOFError
    return msgspec.msgpack.decode(b64decode(line), type=Pondered)
