"""The bot under load: people play, look at maps and hands and type, over 50 matches and over 500.

Payloads go into discord.py as from the gateway; the transport below it only notes what the bot sends. Each load runs in
a process of its own. A play is a command and, where it is previewed, a press on *Confirm*; a third of the seats are
computer players. Whoever asks for a picture waits until it is there: so long the command is in flight. The loop's
stalls are counted by the work of its thread, so that a busy machine does not matter.
"""

import asyncio
import gc
import json
import logging
import subprocess
import sys
import tempfile
import time
from datetime import timedelta
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from discord.webhook.async_ import async_context

from bench.figures import Figure, Reference
from bench.recorder import COMMAND, COMPONENT, GUILD, TYPING, Answers, Recorder, Transport, button, feed
from bot.app import PARTS, PAUSE, Stele
from bot.spine.pipeline import Source
from bot.spine.settings import Settings
from db.records import NewMatch, SeatInfo
from render.studio import Studio
from render.workers import Workers
from rules.core.actions import Action
from rules.core.policy import Policy
from rules.core.questions import Choose, ChooseMany
from tests.bot.travellers import spelled

LOADS = {50: 800, 500: 2_300}  # matches, and how many commands they get: every table some
IN_FLIGHT, AT_A_TABLE = 200, 4
ATTEMPTS = 30
SEATS = ("P1", "P2", "P3")
GAME, SCENARIO = "assyrian-wars", "two-rivers"
KEYS = 200  # keystrokes whose work is measured
PATIENCE, LOOK_AGAIN = 900.0, 0.1  # seconds
STRING, INTEGER, BOOLEAN = 3, 4, 5
UNITS = {"mb": "MB", "ms": "ms", "s": "s"}


class Opened(NamedTuple):
    """A match that has begun: its number, its channel and the people on its first seats; the last is a computer's."""

    id: int
    channel: int
    people: dict[str, int]


def figures(reference: Reference) -> list[Figure]:
    """The figures of the group."""
    found = [Figure("bot.start_s", started_in(), "s")]
    for matches in LOADS:
        command = [sys.executable, "-m", "bench.bot", str(matches)]
        said = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout.splitlines()[-1])
        suffix = "" if matches == min(LOADS) else f"_{matches}"
        found += [figure(f"{name}{suffix}", value) for name, value in said.items()]
    return found


def figure(name: str, value: float) -> Figure:
    unit = next((UNITS[part] for part in name.split("_") if part in UNITS), "1")
    return Figure(f"bot.{name}", value, unit)


def started_in() -> float:
    """Seconds of work from the start of the process until the first command can come."""
    script = "import asyncio, time, bench.bot as b; asyncio.run(b.start_and_stop()); print(time.process_time())"
    run = subprocess.run([sys.executable, "-c", script], check=True, capture_output=True, text=True)
    return float(run.stdout.splitlines()[-1])


async def start_and_stop() -> None:
    with tempfile.TemporaryDirectory() as folder:
        await (await started(Path(folder), Recorder())).close()


async def started(folder: Path, recorder: Recorder) -> Stele:
    """A bot that is logged in, with nothing but the transport exchanged."""
    settings = Settings(
        database=f"sqlite:///{folder / 'bench.sqlite3'}", backups=folder / "backups", computers="recruit"
    )
    studio = Studio(workers=Workers.on_spare_cores())  # as `make play` has it
    parts = tuple(part for part in PARTS if part != "bot.spine.backups")
    app = Stele(settings, shard_count=1, studio=studio, parts=parts)
    app.computers_pause = timedelta(seconds=0.2)  # nobody reads along
    Transport(recorder).take_over(app.http)
    async_context.set(Answers(recorder))
    await app.login("bench")
    return app


# ---- a load ---------------------------------------------------------------------------------------------------


class WatchedLoop(asyncio.SelectorEventLoop):
    """Knows how long its thread has worked at most without looking at what has come."""

    worst = 0.0
    _once = vars(asyncio.BaseEventLoop)["_run_once"]

    def _run_once(self) -> None:
        begun = time.thread_time()
        self._once()
        self.worst = max(self.worst, time.thread_time() - begun)


class Pauses:
    """How long the collector has worked at most."""

    def __init__(self) -> None:
        self.worst = self._begun = 0.0
        gc.callbacks.append(self)

    def __call__(self, phase: str, _: dict[str, int]) -> None:
        if phase == "start":
            self._begun = time.thread_time()
        else:
            self.worst = max(self.worst, time.thread_time() - self._begun)


async def load(matches: int, loop: WatchedLoop) -> dict[str, float]:
    """Opens the matches, keeps the commands in flight, and counts."""
    recorder = Recorder()
    with tempfile.TemporaryDirectory() as folder:
        app = await started(Path(folder), recorder)
        try:
            crowd = Crowd(app, recorder, [await opened(app, number) for number in range(matches)])
            await settled(app)
            typing = await crowd.typing_ms()
            begun = await crowd.revisions()
            await asyncio.sleep(2 * PAUSE)  # the collector's walk in a pause is no part of the load
            recorder.came.clear()
            loop.worst, pauses = 0.0, Pauses()
            await crowd.play(LOADS[matches])
            worst, collector = loop.worst, pauses.worst
            crowd.steps = sum(await crowd.revisions()) - sum(begun)
            await settled(app)
            memory = resident_mb()
        finally:
            await app.close()
    return crowd.found() | {
        "worst_stall_ms": worst * 1000,
        "worst_collection_ms": collector * 1000,
        "autocomplete_ms": typing,
        "memory_mb": memory,
    }


async def opened(app: Stele, number: int) -> Opened:
    """A match of The Two Rivers that has begun."""
    people = {seat: 1000 + number * len(SEATS) + place for place, seat in enumerate(SEATS[:-1])}
    channel = 5000 + number
    new = NewMatch(server=GUILD, channel=channel, name=f"Rivers {number}", game=GAME, scenario=SCENARIO)
    seats = [SeatInfo(seat=seat, person=person) for seat, person in people.items()]
    id = await app.store.matches.create(new, [*seats, SeatInfo(seat=SEATS[-1], policy="simple")])
    live = await app.matches.get(id)
    await app.pipeline.begin(live, Source(live.shown.words("en")))
    return Opened(id, channel, people)


async def settled(app: Stele) -> None:
    """The posts have gone out."""
    until = time.monotonic() + PATIENCE
    while (await app.store.outbox.health()).waiting:
        if time.monotonic() > until:
            raise TimeoutError("the posts did not go out")
        await asyncio.sleep(LOOK_AGAIN)


class Crowd:
    """People at many tables, of whom always as many wait for an answer."""

    def __init__(self, app: Stele, recorder: Recorder, matches: list[Opened]) -> None:
        self.app, self.recorder, self.matches = app, recorder, matches
        self.policy = Policy(Random(7), app.shown[GAME].game.habits)
        self.committed: list[tuple[int, float]] = []  # the channel, and when
        self.asked_to_see: list[int] = []
        self.looks = self.steps = 0
        self.typed: set[int] = set()

    async def play(self, commands: int) -> None:
        """Round by round, at as many tables at once as there are lanes, over all tables in turn."""
        tables = cycle(self.matches)

        async def round_by_round() -> None:
            while len(self.recorder.came) < commands:
                match = next(tables)
                await asyncio.gather(self._move(match), self._map(match), self._look(match), self._type(match))

        lanes = (round_by_round() for _ in range(IN_FLIGHT // AT_A_TABLE))
        await asyncio.wait_for(asyncio.gather(*lanes), PATIENCE)

    async def revisions(self) -> list[int]:
        """Where the matches stand."""
        return [(await self._position(match)).revision for match in self.matches]

    async def _move(self, match: Opened) -> None:
        """Whoever is asked answers as a computer would, by command, and confirms."""
        for _ in range(ATTEMPTS):
            position = await self._position(match)
            question = next((one for one in position.pending if one.seat in match.people), None)
            if question is not None:
                break
            await asyncio.sleep(LOOK_AGAIN)  # a computer player's move
        else:
            return
        given = self.policy.answer(position, question)
        if isinstance(given, Action):
            words, options = spelled(self.app.shown[GAME], given)
        else:
            assert isinstance(given, Choose | ChooseMany)
            chosen = given.option if isinstance(given, Choose) else ",".join(given.options)
            words, options = [self.app.shown[GAME].shape.name, "answer"], {"choice": f"{question.id}:{chosen}"}
        who = match.people[question.seat]
        said = await self._ask(who, match, COMMAND, command(words, options))
        if (confirm := button(said, "confirm")) is not None:
            await self._ask(who, match, COMPONENT, {"custom_id": confirm, "component_type": 2})
        if all(one.id != question.id for one in (await self._position(match)).pending):
            self.committed.append((match.channel, time.perf_counter()))

    async def _look(self, match: Opened) -> None:
        """Every second time one's hand, every fourth time what there is to decide."""
        self.looks += 1
        if self.looks % 2:
            await self._hand(match)
        elif self.looks % 4:
            await self._decide(match)

    async def _map(self, match: Opened) -> None:
        await self._see(match, "map")

    async def _hand(self, match: Opened) -> None:
        await self._see(match, "hand")

    async def _see(self, match: Opened, what: str) -> None:
        who = match.people[SEATS[len(self.asked_to_see) % len(match.people)]]
        id = feed(self.app, self.recorder, who, match.channel, COMMAND, command([what], {}))
        self.asked_to_see.append(id)
        await self.recorder.picture_of(id)

    async def _decide(self, match: Opened) -> None:
        data = {"custom_id": f"stele:decide:{match.id}:0:", "component_type": 2}
        await self._ask(match.people[SEATS[0]], match, COMPONENT, data)

    async def _type(self, match: Opened) -> None:
        data = command([self.app.shown[GAME].shape.name, "move"], {"force": "sar"})
        data["options"][0]["options"][0]["focused"] = True
        id = feed(self.app, self.recorder, match.people[SEATS[0]], match.channel, TYPING, data)
        self.typed.add(id)
        await self.recorder.text_of(id)

    async def _ask(self, who: int, match: Opened, kind: int, data: dict[str, Any]) -> dict[str, Any]:
        return await self.recorder.text_of(feed(self.app, self.recorder, who, match.channel, kind, data))

    async def _position(self, match: Opened) -> Any:
        return await self.app.matches.position(await self.app.matches.get(match.id))

    async def typing_ms(self) -> float:
        """The mean work of a keystroke, with nothing else going on."""
        begun = time.process_time()
        for _, match in zip(range(KEYS), cycle(self.matches), strict=False):
            await self._type(match)
        return (time.process_time() - begun) * 1000 / KEYS

    def found(self) -> dict[str, float]:
        """How long things took, and how much was really played."""
        recorder, came = self.recorder, self.recorder.came
        acknowledged = [recorder.acknowledged[id] - came[id] for id in came if id not in self.typed]
        answered = [recorder.answered[id] - came[id] for id in came if id not in self.typed]
        completed = [recorder.answered[id] - came[id] for id in came if id in self.typed]
        seen = [recorder.illustrated[id] - came[id] for id in self.asked_to_see if id in recorder.illustrated]
        posted = [
            next((shown - at for shown in recorder.shown[channel] if shown >= at), None)
            for channel, at in self.committed
        ]
        return {
            "ack_p50_ms": percentile(acknowledged, 50),
            "ack_p99_ms": percentile(acknowledged, 99),
            "answer_p50_ms": percentile(answered, 50),
            "answer_p99_ms": percentile(answered, 99),
            "typing_p99_ms": percentile(completed, 99),
            "picture_p50_ms": percentile(seen, 50),
            "picture_p99_ms": percentile(seen, 99),
            "public_picture_p99_ms": percentile([each for each in posted if each is not None], 99),
            "pictures_lost": len(self.asked_to_see) - len(seen),
            "committing_share": len(self.committed) / len(answered),
            "steps": self.steps,
            "pictures": recorder.pictures,
        }


def command(path: list[str], options: dict[str, Any]) -> dict[str, Any]:
    """A slash command as Discord sends it."""
    name, *inner = path
    given: list[dict[str, Any]] = [
        {"name": key, "type": kind_of(value), "value": value} for key, value in options.items()
    ]
    for word in reversed(inner):
        given = [{"name": word, "type": 2 if given and given[0]["type"] == 1 else 1, "options": given}]
    return {"id": "7", "name": name, "type": 1, "options": given}


def kind_of(value: object) -> int:
    return BOOLEAN if isinstance(value, bool) else INTEGER if isinstance(value, int) else STRING


def percentile(seconds: list[float], share: int) -> float:
    """In milliseconds: so many of a hundred are at least as fast."""
    ordered = sorted(seconds)
    return ordered[min(len(ordered) - 1, len(ordered) * share // 100)] * 1000


def resident_mb() -> float:
    """How much memory this process holds now."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * 4096 / 1e6


def main(matches: int) -> None:
    """One load; its figures are the last line."""
    logging.getLogger("bot").setLevel(logging.ERROR)  # a studio with too much to do says so for every picture
    with asyncio.Runner(loop_factory=WatchedLoop) as runner:
        loop = runner.get_loop()
        assert isinstance(loop, WatchedLoop)
        print(json.dumps(runner.run(load(matches, loop))))


if __name__ == "__main__":
    main(int(sys.argv[1]))
