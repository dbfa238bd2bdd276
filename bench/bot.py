"""The bot under load: 200 commands in flight over 50 matches with pictures; how long does the acknowledgement take?

Payloads go into discord.py as from the gateway; the transport below it only notes what the bot sends.
"""

import asyncio
import logging
import tempfile
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path
from typing import Any

from discord.webhook.async_ import async_context

from bench.figures import Figure, Reference
from bench.recorder import COMPONENT, GUILD, Answers, Recorder, Transport, feed
from bot.app import PARTS, Stele
from bot.spine.pipeline import Source
from bot.spine.settings import Settings
from bot.spine.words import Words
from db.records import NewMatch, SeatInfo

MATCHES, IN_FLIGHT, COMMANDS = 50, 200, 600
SEATS = ("P1", "P2", "P3")
LIMIT = 500.0  # milliseconds that the slowest of a hundred may take
PATIENCE, LOOK_AGAIN = 600.0, 0.1  # seconds
COMMAND = 2  # Discord's number of a slash command
STRING = 3

Call = tuple[int, int, int, dict[str, Any]]  # who, where, what kind of interaction, its data


def figures(reference: Reference) -> list[Figure]:
    """The figures of the group."""
    logging.getLogger("bot").setLevel(logging.ERROR)  # a studio with too much to do says so for every picture
    return asyncio.run(measure())


async def measure() -> list[Figure]:
    """Opens the matches, keeps the commands in flight, and counts."""
    recorder = Recorder()
    with tempfile.TemporaryDirectory() as folder:
        app = await started(Path(folder), recorder)
        try:
            matches = [await opened(app, number) for number in range(MATCHES)]
            await settled(app)
            await flight(app, recorder, calls(matches))
        finally:
            await app.close()
    waits = [recorder.acknowledged[id] - came for id, came in recorder.came.items()]
    whole = [recorder.answered[id] - came for id, came in recorder.came.items()]
    return [
        Figure("bot.ack_p50_ms", percentile(waits, 50), "ms"),
        Figure("bot.ack_p99_ms", percentile(waits, 99), "ms", percentile(waits, 99) / LIMIT, "the limit of 500 ms"),
        Figure("bot.answer_p50_ms", percentile(whole, 50), "ms"),
        Figure("bot.answer_p99_ms", percentile(whole, 99), "ms"),
        Figure("bot.pictures", recorder.pictures, "sent"),
    ]


async def started(folder: Path, recorder: Recorder) -> Stele:
    """A bot that is logged in, with nothing but the transport exchanged."""
    settings = Settings(database=f"sqlite:///{folder / 'bench.sqlite3'}", backups=folder / "backups")
    app = Stele(settings, shard_count=1, parts=tuple(part for part in PARTS if part != "bot.spine.backups"))
    Transport(recorder).take_over(app.http)
    async_context.set(Answers(recorder))
    await app.login("bench")
    return app


async def opened(app: Stele, number: int) -> tuple[int, int, tuple[int, ...]]:
    """A match of The Two Rivers that has begun: its number, its channel and its people."""
    people = tuple(1000 + number * len(SEATS) + place for place in range(len(SEATS)))
    channel = 5000 + number
    new = NewMatch(server=GUILD, channel=channel, name=f"Rivers {number}", game="assyrian-wars", scenario="two-rivers")
    seats = [SeatInfo(seat=seat, person=person) for seat, person in zip(SEATS, people, strict=True)]
    id = await app.store.matches.create(new, seats)
    await app.pipeline.begin(await app.matches.get(id), Source(Words()))
    return id, channel, people


async def settled(app: Stele) -> None:
    """The first posts have gone out."""
    for _ in range(int(PATIENCE / LOOK_AGAIN)):
        if not (await app.store.outbox.health()).waiting:
            return
        await asyncio.sleep(LOOK_AGAIN)
    raise TimeoutError("the first posts did not go out")


def calls(matches: list[tuple[int, int, tuple[int, ...]]]) -> Iterator[Call]:
    """Without end: moves that change the match, pictures, hands, looks and buttons, over all matches in turn."""
    ways = cycle(("kalhu", "nineveh"))
    for turn in cycle(range(4)):
        way = next(ways)
        for id, channel, (first, second, third) in matches:
            if turn == 0:
                yield first, channel, COMMAND, command("aw", "move", force="AS-sargon", path=way)
            elif turn == 1:
                yield second, channel, COMMAND, command("map")
            elif turn == 2:
                yield third, channel, COMMAND, command("hand")
            else:
                yield second, channel, COMPONENT, {"custom_id": f"stele:decide:{id}:0:", "component_type": 2}


def command(*path: str, **options: str) -> dict[str, Any]:
    """A slash command as Discord sends it."""
    name, *inner = path
    given = [{"name": key, "type": STRING, "value": value} for key, value in options.items()]
    for word in reversed(inner):
        given = [{"name": word, "type": 1, "options": given}]
    return {"id": "7", "name": name, "type": 1, "options": given}


async def flight(app: Stele, recorder: Recorder, wanted: Iterator[Call]) -> None:
    """As soon as one command is answered the next one comes, so that always as many are on their way."""
    done = asyncio.Event()
    sent = 0

    def another(_: int = 0) -> None:
        nonlocal sent
        if sent < COMMANDS:
            sent += 1
            who, channel, kind, data = next(wanted)
            feed(app, recorder, who, channel, kind, data)
        if len(recorder.answered) >= COMMANDS:
            done.set()

    recorder.on_answer = another
    for _ in range(IN_FLIGHT):
        another()
    await asyncio.wait_for(done.wait(), PATIENCE)


def percentile(seconds: list[float], share: int) -> float:
    """In milliseconds: so many of a hundred are at least as fast."""
    ordered = sorted(seconds)
    return ordered[min(len(ordered) - 1, len(ordered) * share // 100)] * 1000
