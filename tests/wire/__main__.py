"""`make wire MINUTES=10`: the real bot on the loopback Discord, while people click at random and Discord has its moods.

What is found is printed with the seed (see `clicking`); the exit code says whether anything was.
"""

import argparse
import asyncio
import logging
import sys
import tempfile
import time
from pathlib import Path

from bot.spine.edits import BUDGET
from tests.bot.conftest import make_app
from tests.wire.clicking import Clicking, report
from tests.wire.conftest import logged_in
from tests.wire.people import Town, until
from tests.wire.server import Wire

LIMITS = {"PATCH /channels/*/messages/*": (5, 5.0), "POST /channels/*/messages": (5, 5.0)}
MOST_PRINTED = 20


async def main(minutes: float, seed: int) -> int:
    logging.getLogger().addHandler(logging.NullHandler())
    async with Wire() as wire:
        wire.rates = dict(LIMITS)
        towns = [Town(wire), Town(wire, "Nineveh")]
        clicking = Clicking(wire, seed)
        end = time.monotonic() + minutes * 60
        with tempfile.TemporaryDirectory() as folder:
            app = make_app(Path(folder))
            app.shard_count = None
            app.delivery.edits.budget = BUDGET
            async with logged_in(app, wire):
                await until(app.is_ready, "the bot")
                await clicking.evening(app, towns, end)
        text, problems = report(clicking, wire, seed)
        print(text)
        for problem in problems[:MOST_PRINTED]:
            print(" •", problem)
        return 1 if problems else 0


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    sys.exit(asyncio.run(main(given.minutes, given.seed)))
