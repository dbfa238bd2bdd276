"""The bot as a process of its own, so that it can be killed: `python -m tests.wire.process URL FOLDER`."""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from bot.__main__ import on_discord
from tests.bot.conftest import make_app
from tests.patience import HANG
from tests.wire.people import Town, until
from tests.wire.server import TOKEN, Wire, point_at

ROOT = Path(__file__).parents[2]


class Life:
    """One process of the bot, from its start to its end."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process

    def kill(self) -> None:
        """At once, as a power cut would."""
        if self.process.returncode is None:
            self.process.send_signal(signal.SIGKILL)

    async def gone(self) -> str:
        """Waits for the end; says what it wrote."""
        _, said = await self.process.communicate()
        return said.decode()


@asynccontextmanager
async def living(wire: Wire, town: Town, folder: Path) -> AsyncIterator[Life]:
    """A process of the bot that has logged in; it is killed at the end if it still lives."""
    wire.identified.clear()
    town.app = None
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "tests.wire.process",
        wire.url,
        str(folder),
        cwd=ROOT,
        stderr=asyncio.subprocess.PIPE,
        env={**os.environ},
    )
    life = Life(process)
    try:
        await until(lambda: wire.identified.is_set() or process.returncode is not None, "a process", HANG)
        yield life
    finally:
        life.kill()
        await process.wait()


def main() -> int:
    point_at(sys.argv[1])
    app = make_app(Path(sys.argv[2]))
    app.shard_count = None
    return asyncio.run(on_discord(app, TOKEN))


if __name__ == "__main__":
    sys.exit(main())
