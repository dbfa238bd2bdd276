"""Crash tests: `python -m tests.db.crash` kills a small bot at every step and under load, then the real one.

Without a number it takes some minutes: a sample of the steps, and the real bot (`tests.wire.kills`) for a minute on
each engine. `--kills 1000` kills the real bot a thousand times over both engines, and the small one at every step.

After each death: every acknowledged command is there, no half command is, what was saved but not told is told by the
next life, no timer has fired twice, and the log replays to the position that is stored.
"""

import argparse
import asyncio
import os
import shutil
import signal
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from random import Random

from sqlalchemy import select

from db import Store
from db import tables as t
from rules.core.match import Match, replay
from tests.db.crash_bot import GAME, OVER, Orders, clock_of, live
from tests.db.lost_writes import cut_the_power, unavailable
from tests.db.postgres import PostgresServer, binaries
from tests.patience import HANG

STEP_INTERACTIONS = tuple(range(1, 5))
BUSY = 4
LONGEST_LIFE = 0.5
CUTS = 60
ENGINES = ("SQLite", "PostgreSQL")
TABLES = 2  # of the real bot on each engine, at the same time
SMALL, EVERY, REAL_SECONDS = 30, 9, 60.0  # what a sample takes
SMALL_OF_MANY = 300


class Lost(AssertionError):
    """Something that must never happen has happened."""


class Story:
    """What the outside world has heard over all lives of a bot."""

    def __init__(self) -> None:
        self.acknowledged: dict[int, str] = {}
        self.sent: list[tuple[int, str]] = []
        self.steps: int | None = None
        self.ready = False

    def hear(self, line: str) -> None:
        word, *rest = line.split()
        if word == "ACK":
            interaction, reply = int(rest[0]), rest[1]
            if self.acknowledged.setdefault(interaction, reply) != reply:
                raise Lost(f"interaction {interaction} was answered {self.acknowledged[interaction]}, then {reply}")
        elif word == "SENT":
            self.sent.append((int(rest[0]), rest[1]))
        elif word == "STEPS":
            self.steps = int(rest[0])
        elif word == "READY":
            self.ready = True


def one_life(orders: Orders, story: Story, kill_after: float | None = None) -> bool:
    """Let a bot live in a process of its own; True if it came to its end, False if it was killed."""
    story.ready = False
    reading, writing = os.pipe()
    sys.stdout.flush()
    child = os.fork()
    if child == 0:
        os.close(reading)
        code = 1
        try:
            asyncio.run(live(orders, writing))
            code = 0
        except Exception:
            traceback.print_exc()
        finally:
            os._exit(code)
    os.close(writing)
    _listen(reading, child, story, kill_after)
    _, status = os.waitpid(child, 0)
    if os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGKILL:
        return False
    if os.waitstatus_to_exitcode(status) != 0:
        raise Lost("a life ended with an error of its own")
    return True


def _listen(reading: int, child: int, story: Story, kill_after: float | None) -> None:
    """Hear every whole line; some time after the bot is ready, kill it."""
    heard = b""
    until: float | None = None
    with open(reading, "rb", buffering=0) as pipe:
        os.set_blocking(reading, False)
        begun = time.monotonic()
        while True:
            piece = pipe.read(65536)
            if piece == b"":
                return
            if piece is None:
                time.sleep(0.002)
            else:
                *lines, heard = (heard + piece).split(b"\n")
                for line in lines:
                    story.hear(line.decode())
            if kill_after is not None and until is None and story.ready:
                until = time.monotonic() + kill_after
            overdue = time.monotonic() - begun > HANG
            if overdue or (until is not None and time.monotonic() >= until):
                os.kill(child, signal.SIGKILL)
                until = time.monotonic() + HANG
            if overdue:
                raise Lost(f"a life did not come to its end in {HANG:.0f} seconds")


@dataclass(frozen=True)
class Stored:
    """What a database says after a death; a command is named by the place it reached, as in `2:17`."""

    replies: dict[int, str]
    waiting: set[str]
    fired: Counter[str]
    pending: set[str]

    @property
    def commands(self) -> set[str]:
        return {reply for reply in self.replies.values() if reply != OVER.decode()}


async def examine(url: str, story: Story, generation: int, *, at_the_end: bool) -> int:
    """Compare what is stored with what the world has heard; says how many commands are stored."""
    store = await Store.open(url, clock=clock_of(generation))
    try:
        async with store.database.read() as connection:
            stored = Stored(
                {row.id: row.reply.decode() for row in await connection.execute(select(t.interactions))},
                {row.body.decode() for row in await connection.execute(select(t.outbox.c.body))},
                Counter(row.reason for row in await connection.execute(select(t.audit.c.reason))),
                {row.key for row in await connection.execute(select(t.timers.c.key))},
            )
        _examine_replies(story, stored)
        _examine_posts(story, stored)
        _examine_timers(stored)
        _examine_order(story)
        if at_the_end and (stored.waiting or stored.pending):
            raise Lost(f"the last life left posts {stored.waiting} and timers {stored.pending}")
        for info in await store.matches.in_channel(1):
            if info.status != "lobby":
                await _examine_log(store, info.id, stored.commands)
        return len(stored.commands)
    finally:
        await store.close()


def _examine_replies(story: Story, stored: Stored) -> None:
    for interaction, reply in story.acknowledged.items():
        kept = stored.replies.get(interaction)
        if kept != reply:
            raise Lost(f"interaction {interaction} was acknowledged with {reply} and is stored with {kept}")


def _examine_posts(story: Story, stored: Stored) -> None:
    told = {body for _, body in story.sent}
    if missing := stored.commands - told - stored.waiting:
        raise Lost(f"saved, not told and not waiting to be: {missing}")
    if invented := (told | stored.waiting) - stored.commands:
        raise Lost(f"told, not saved: {invented}")


def _examine_timers(stored: Stored) -> None:
    """Every command has set one timer, which waits or has fired once."""
    if twice := [key for key, times in stored.fired.items() if times > 1 or key in stored.pending]:
        raise Lost(f"timers fired twice: {twice}")
    if set(stored.fired) | stored.pending != stored.commands:
        raise Lost(f"timers were lost: {stored.commands - set(stored.fired) - stored.pending}")


def _examine_order(story: Story) -> None:
    """A channel hears its posts in order; a post may come again, but never after a later one has been heard."""
    last: dict[int, int] = {}
    for channel, body in story.sent:
        revision = int(body.split(":")[1])
        if revision < last.get(channel, 0):
            raise Lost(f"channel {channel} heard revision {revision} after {last[channel]}")
        last[channel] = revision


async def _examine_log(store: Store, match: int, commands: set[str]) -> None:
    """The log has no gap, ends where the head stands, holds only whole commands, and replays to that head."""
    head = await store.matches.head(match)
    log = await store.matches.log(match)
    if [entry.revision for entry in log] != list(range(1, head.revision + 1)):
        raise Lost(f"the log of match {match} has gaps or does not end at revision {head.revision}")
    ends = {int(place.split(":")[1]) for place in commands if place.startswith(f"{match}:")}
    if max(ends, default=1) != head.revision:
        raise Lost(f"match {match} stands at revision {head.revision}, which no command reached")
    first = await store.matches.past(match, 1)
    entries = [GAME.kit.decode_entry(entry.body) for entry in log[1:]]
    again = replay(GAME, first.checkpoint, entries)
    if again.dump() != head.state or Match.load(GAME, head.state).revision != head.revision:
        raise Lost(f"the log of match {match} does not replay to its position")


def kill_at_every_step(new_url: Callable[[], str], every: int = 1, first: int = 1) -> tuple[int, int]:
    """Kill at each step of a whole life, resume, and examine; says how many steps and deaths there were."""
    whole = Story()
    one_life(Orders(new_url(), STEP_INTERACTIONS, 0), whole)
    assert whole.steps is not None
    deaths = 0
    for step in range(first, whole.steps + 1, every):
        url, story = new_url(), Story()
        if one_life(Orders(url, STEP_INTERACTIONS, 0, kill_at=step), story):
            break
        deaths += 1
        asyncio.run(examine(url, story, 1, at_the_end=False))
        one_life(Orders(url, STEP_INTERACTIONS, 2), story)
        stored = asyncio.run(examine(url, story, 3, at_the_end=True))
        if stored != len(STEP_INTERACTIONS) or set(story.acknowledged) != set(STEP_INTERACTIONS):
            raise Lost(f"after a death at step {step} only {stored} commands were carried out")
    return whole.steps, deaths


def kill_at_random(url: str, kills: int, seed: int, between: Callable[[int], None] = lambda _: None) -> int:
    """Kill one life after another under load, on one database; says how many commands were carried out."""
    chance, story = Random(seed), Story()
    next_interaction = 1
    for generation in range(kills):
        unanswered = [number for number in range(1, next_interaction) if number not in story.acknowledged]
        fresh = range(next_interaction, next_interaction + 400)
        matches = BUSY + generation // 8
        orders = Orders(url, (*unanswered, *fresh), generation, matches=matches, busy=BUSY, hands=4)
        one_life(orders, story, kill_after=chance.uniform(0.0, LONGEST_LIFE))
        next_interaction = max(next_interaction, max(story.acknowledged, default=0) + 5)
        between(generation)
        asyncio.run(examine(url, story, generation, at_the_end=False))
    rest = tuple(number for number in range(1, next_interaction) if number not in story.acknowledged)
    one_life(Orders(url, rest, kills + 1, matches=BUSY + kills // 8, busy=BUSY), story)
    return asyncio.run(examine(url, story, kills + 2, at_the_end=True))


@contextmanager
def scratch() -> Iterator[Path]:
    folder = Path(tempfile.mkdtemp(prefix="stele-crash-"))
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def sqlite_maker(folder: Path) -> Callable[[], str]:
    """New, empty files: the migrations are part of the life."""
    numbers = iter(range(10**6))
    return lambda: f"sqlite:///{folder / f'{next(numbers)}.sqlite3'}"


def postgres_maker(server: PostgresServer) -> Callable[[], str]:
    numbers = iter(range(10**6))

    def make() -> str:
        name = f"crash_{next(numbers)}"
        server.execute(f"CREATE DATABASE {name}")
        return server.url(name)

    return make


def on_sqlite(kills: int, every: int, seed: int) -> None:
    """Both kinds of deaths on a file, and power cuts."""
    with scratch() as folder:
        steps, deaths = kill_at_every_step(sqlite_maker(folder), every)
        print(f"SQLite: {steps} steps in a life, killed at {deaths} of them: nothing lost.", flush=True)
        commands = kill_at_random(f"sqlite:///{folder / 'load.sqlite3'}", kills, seed)
        print(f"SQLite: killed {kills} times under load, {commands} commands: nothing lost.", flush=True)
    if why := unavailable():
        print(f"Power cuts are left out: {why}.", flush=True)
        return
    with scratch() as folder:
        print(
            f"SQLite: {cut_the_power(folder, CUTS, seed)} power cuts, unsynced writes lost: nothing lost.", flush=True
        )


def on_postgres(kills: int, every: int, seed: int) -> None:
    """Both kinds of deaths on a server, which is itself killed now and then."""
    server = PostgresServer.create()

    def crash_sometimes(generation: int) -> None:
        if generation % 10 == 2:
            server.crash()
            server.start()

    try:
        make = postgres_maker(server)
        steps, deaths = kill_at_every_step(make, every)
        print(f"PostgreSQL: {steps} steps in a life, killed at {deaths} of them: nothing lost.", flush=True)
        commands = kill_at_random(make(), kills, seed, crash_sometimes)
        print(f"PostgreSQL: killed {kills} times under load, {commands} commands: nothing lost.", flush=True)
    finally:
        server.remove()


def the_real_one(engine: str, kills: int, seed: int, seconds: float) -> None:
    """All parts of the bot, its own pipeline and delivery, Assyrian Wars."""
    from tests.wire import kills as real  # it reads every game: not where the small bot forks

    done = (real.on_sqlite if engine == "SQLite" else real.on_postgres)(kills, seed, seconds)
    print(
        f"{engine}: the real bot was killed {done.deaths} times at {done.tables} tables; {done.acknowledged} commands "
        f"told as done, {done.delivered_again} delivered again, {done.waited} posts waited at a death: nothing lost.",
        flush=True,
    )


def the_small_one(engine: str, kills: int, every: int, seed: int) -> None:
    (on_sqlite if engine == "SQLite" else on_postgres)(kills, every, seed)


def at_once(jobs: list[Callable[[], None]]) -> None:
    """Each in a process of its own, which has read nothing yet; they mostly wait. Raises what any of them has found."""
    with ProcessPoolExecutor(len(jobs), mp_context=get_context("spawn")) as pool:
        for done in as_completed([pool.submit(job) for job in jobs]):
            done.result()


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.db.crash", description=__doc__)
    parser.add_argument("--kills", type=int, help="deaths of the real bot, over both engines; without it, a sample")
    parser.add_argument("--small", type=int, help="deaths of the small bot under load")
    parser.add_argument("--every", type=int, help="kill the small bot at every n-th step of a life")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", choices=("sqlite", "postgresql"), help="one engine instead of both")
    given = parser.parse_args(arguments)
    sample = given.kills is None
    small = given.small if given.small is not None else SMALL if sample else SMALL_OF_MANY
    every = given.every or (EVERY if sample else 1)
    real, seconds = (10**6, REAL_SECONDS) if sample else (given.kills // 2 if given.only is None else given.kills, 1e9)
    engines = [name for name in ENGINES if given.only in (None, name.lower())]
    if "PostgreSQL" in engines and binaries() is None:
        print("PostgreSQL is left out: it is not installed.", flush=True)
        if os.environ.get("REQUIRE_POSTGRES"):
            return 1
        engines.remove("PostgreSQL")
    jobs: list[Callable[[], None]] = []
    for number in range(TABLES if real else 0):
        jobs += [
            partial(the_real_one, engine, -(-real // TABLES), given.seed + 1000 * number, seconds) for engine in engines
        ]
    jobs += [partial(the_small_one, engine, small, every, given.seed) for engine in engines]
    at_once(jobs)
    return 0


if __name__ == "__main__":
    sys.exit(main())
