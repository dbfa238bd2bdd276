"""The real bot, killed again and again: all its parts, its own pipeline and delivery, and Assyrian Wars at its table.

It logs in to the loopback Discord as a process of its own; three people play with slash commands and *Confirm*. It is
killed at random moments, while it starts, and in the middle of a request to Discord (before and after Discord has
carried it out). After each death: the log has no gap and replays to the position; whatever a person was told is saved;
what was given and not answered is delivered again and carried out exactly once; a repeated delivery changes nothing;
what waited to be told is told by a later life, once.
"""

import asyncio
import contextlib
import importlib
import os
import signal
import sqlite3
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import timedelta
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import asyncpg

from bot.__main__ import on_discord
from bot.app import PARTS, Stele, calm_the_collector
from bot.spine.flood import Flood
from bot.spine.settings import Settings
from bot.spine.words import LANGUAGES
from db.packing import unpack
from rules.core.actions import Action
from rules.core.match import Match, replay
from rules.core.policy import Policy
from rules.core.questions import Choose, ChooseMany
from tests.bot.conftest import SHOWN
from tests.bot.travellers import spelled
from tests.db.postgres import PostgresServer
from tests.patience import HANG
from tests.wire.people import Answer, Person, Town, parts, until
from tests.wire.server import TOKEN, Mishap, Wire, point_at

ROOT = Path(__file__).parents[2]
GAME, SCENARIO = "assyrian-wars", "two-rivers"
LONGEST_LIFE, LONGEST_START = 2.0, 0.4
AT_A_TABLE = 100  # deaths; then the next match begins
POINTS = ("POST /interactions/*/callback", "PATCH /webhooks/*/messages/@original", "* /channels/*/messages*")


class Vanished(AssertionError):
    """Something that must never happen has happened."""


# ---- the bot's side: a process that has read everything, and forks one bot after another --------------------------


def stand_by(url: str, database: str, folder: str) -> None:
    """For every line that comes, a bot; says its number, and when it has ended."""
    point_at(url)
    for shown in SHOWN.values():
        shown.prepare()
        shown.game.kit  # noqa: B018 (it is made when it is first looked at)
        for language in LANGUAGES:
            shown.catalogue.written(language)
        for module in shown.extensions:
            importlib.import_module(module)
    for module in PARTS:
        importlib.import_module(module)
    calm_the_collector()
    print("standing by", flush=True)
    for life, _ in enumerate(sys.stdin, 1):
        child = os.fork()
        if child == 0:
            os.close(0)
            code = 1
            try:
                code = asyncio.run(on_discord(made(database, Path(folder)), token_of(life)))
            finally:
                os._exit(code)
        print(child, flush=True)
        _, status = os.waitpid(child, 0)
        print(os.waitstatus_to_exitcode(status), flush=True)


def token_of(life: int) -> str:
    """Each bot has a token of its own, so that none is taken for the one before it, which may be heard late."""
    return f"{TOKEN}{life}"


def made(database: str, folder: Path) -> Stele:
    """The bot as `make play` makes it."""
    settings = Settings(database=database, backups=folder / "backups", language="en", computers="recruit")
    app = Stele(settings, shown=SHOWN, flood=Flood(burst=10_000), parts=PARTS, look_every=timedelta(seconds=30))
    app.delivery.edits.budget = 10_000
    app.aftermath.calm = app.aftermath.settled = app.aftermath.told = timedelta(seconds=15)
    return app


class Lives:
    """Starts one bot after another."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        self.child = self.life = 0

    @classmethod
    async def begin(cls, wire: Wire, database: str, folder: Path) -> "Lives":
        words = [sys.executable, "-m", "tests.wire.kills", "stand-by", wire.url, database, str(folder)]
        pipe = asyncio.subprocess.PIPE
        log = (folder / "bot.log").open("ab")
        process = await asyncio.create_subprocess_exec(*words, cwd=ROOT, stdin=pipe, stdout=pipe, stderr=log)
        lives = cls(process)
        await lives._line()
        return lives

    async def _line(self) -> str:
        assert self._process.stdout is not None
        line = (await self._process.stdout.readline()).decode().strip()
        if not line:
            raise Vanished("the process that starts bots has ended")
        return line

    async def start(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(b"\n")
        self.life += 1
        self.child = int(await self._line())

    def kill(self) -> None:
        if self.child:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.child, signal.SIGKILL)

    async def gone(self) -> None:
        code = int(await self._line())
        self.child = 0
        if code not in (-signal.SIGKILL, 0):
            raise Vanished(f"a bot ended by itself with {code}")

    async def end(self) -> None:
        if self.child:
            self.kill()
            await self.gone()
        assert self._process.stdin is not None
        self._process.stdin.close()
        await self._process.wait()


# ---- what is stored, read from outside -----------------------------------------------------------------------------


async def rows(database: str, statement: str) -> list[tuple[Any, ...]]:
    """What the database says, by a connection that is closed again: the next bot finds what a death has left."""
    if database.startswith("sqlite"):
        connection = sqlite3.connect(f"file:{database.removeprefix('sqlite:///')}?mode=ro", uri=True, timeout=30)
        with contextlib.closing(connection):
            return connection.execute(statement).fetchall()
    driver = await asyncpg.connect(database)
    try:
        return [tuple(row) for row in await driver.fetch(statement)]
    finally:
        await driver.close()


class Killing:
    """One match, its people, and a bot that dies and comes back."""

    def __init__(self, wire: Wire, town: Town, lives: Lives, database: str, seed: int) -> None:
        self.wire, self.town, self.lives, self.database = wire, town, lives, database
        self.chance = Random(seed)
        self.people: dict[str, Person] = {}
        self.policy = Policy(Random(seed), SHOWN[GAME].game.habits)
        self.deaths = self.acknowledged = self.delivered_again = 0
        self.waiting: set[str] = set()  # nonces that are still to be heard
        self.unanswered: list[tuple[Answer, int]] = []  # given, and not answered when the bot died
        self.last: tuple[Answer, int] | None = None  # told as done, and the revision that it led to
        self.over = False  # the match was played to its end

    async def head(self) -> Match[Any]:
        [(state,)] = await rows(self.database, "SELECT state FROM heads")
        return Match.load(SHOWN[GAME].game, unpack(bytes(state)))

    async def revision(self) -> int:
        [(revision,)] = await rows(self.database, "SELECT revision FROM heads")
        return int(revision)

    async def until_stored(self, question: str) -> None:
        """Waits until the database answers yes."""
        end = time.monotonic() + HANG
        while not (await rows(self.database, question))[0][0]:
            if time.monotonic() > end:
                raise Vanished(f"waited {HANG} s for: {question}")
            await asyncio.sleep(0.05)

    async def up(self) -> None:
        """A bot that has logged in."""
        await self.lives.start()
        await until(lambda: self.wire.has_greeted(token_of(self.lives.life)), "a bot")

    def has_lobby(self) -> bool:
        return any(part.get("label") == "Join" for one in self.town.messages() for part in parts(one))

    async def begin(self) -> None:
        """The first life: a lobby with three people."""
        await self.up()
        people = [self.town.join(name) for name in ("Anna", "Ben", "Cleo")]
        given = {"game": GAME, "scenario": SCENARIO, "players": 3, "place": "channel"}
        await people[0].type("match new", **given).done()
        await until(self.has_lobby, "a lobby")
        for person in people:
            await person.press(self.town.lobby(), "Join").done()
        await people[0].press(self.town.lobby(), "Start").done()

        await self.until_stored("SELECT count(*) = 1 FROM heads")
        by_id = {person.id: person for person in people}
        held = await rows(self.database, "SELECT seat, person FROM seats")
        self.people = {seat: by_id[person] for seat, person in held}

    # ---- playing -------------------------------------------------------------------------------------------------

    async def play(self) -> None:
        """Whoever is asked answers, until the bot is gone or the match is over."""
        while self.lives.child:
            position = await self.head()
            if position.finished:
                self.over = True
                return
            question = position.pending[0]
            given = self.policy.answer(position, question)
            if isinstance(given, Action):
                words, options = spelled(SHOWN[GAME], given)
            else:
                assert isinstance(given, Choose | ChooseMany)
                chosen = given.option if isinstance(given, Choose) else ",".join(given.options)
                words, options = [SHOWN[GAME].shape.name, "answer"], {"choice": f"{question.id}:{chosen}"}
            who = self.people[question.seat]
            answer = who.type(" ".join(words), **options)
            await self.answered(answer, position.revision)
            shown = next((one for one in answer.messages if button(one)), None)
            if shown is not None:
                await self.answered(who.press(shown, custom_id=button(shown)), position.revision, confirmed=True)

    async def answered(self, answer: Answer, before: int, *, confirmed: bool = False) -> None:
        """Waits for an answer, and looks whether what was told is true."""
        entry = (answer, before)
        self.unanswered.append(entry)
        until_ = time.monotonic() + HANG
        while not self.told(answer):
            if time.monotonic() > until_:
                raise Vanished(f"no answer to {answer.payload['data']}")
            await asyncio.sleep(0.005)
        self.unanswered.remove(entry)
        if any(button(one) for one in answer.messages):
            return
        after = await self.revision()
        if after > before:
            self.acknowledged += 1
            self.last = (answer, after)
        elif confirmed:
            raise Vanished(f"told as done, and not saved: {answer.text[:200]!r}")

    def told(self, answer: Answer, since: int = 0) -> bool:
        """Whether the person has words, and not just a sign that the bot is at it."""
        if not answer.answered:
            return False
        token, callback = answer.payload["token"], f"/interactions/{answer.payload['id']}/"
        said = [one for one in self.wire.seen[since:] if one.status in (200, 204) and token in one.path]
        return any(callback not in one.path or (one.body or {}).get("type") in (4, 7) for one in said)

    def too_late(self, answer: Answer, since: int) -> bool:
        """Whether Discord did not wait for it any more: nobody had acknowledged it, and a death took too long."""
        callback = f"/interactions/{answer.payload['id']}/"
        return any(callback in one.path and one.status == 404 for one in self.wire.seen[since:])

    def settled(self, answer: Answer, since: int) -> bool:
        """Whether the person has words, or never will."""
        return self.told(answer, since) or self.too_late(answer, since)

    def heard(self, answer: Answer, since: int) -> bool:
        """Whether the bot has said anything to this interaction since then."""
        return any(answer.payload["token"] in one.path and one.status != 0 for one in self.wire.seen[since:])

    # ---- dying ---------------------------------------------------------------------------------------------------

    async def die(self) -> None:
        """One life, from its start to a death in one of several ways."""
        how = self.chance.random()
        fault: Mishap | None = None
        if how < 0.15:
            await self.lives.start()
            await asyncio.sleep(self.chance.uniform(0, LONGEST_START))
        else:
            await self.up()
            await self.catch_up()
            if how < 0.6:
                method, _, path = self.chance.choice(POINTS).partition(" ")
                skip, after = self.chance.randrange(6), self.chance.random() < 0.5
                fault = self.wire.fault(method, path, call=self.lives.kill, skip=skip, after=after)
            playing = asyncio.create_task(self.play())
            await asyncio.wait([playing], timeout=self.chance.uniform(0.1, LONGEST_LIFE))
            playing.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await playing
        self.lives.kill()
        await self.lives.gone()
        if fault is not None:
            fault.times = 0
        self.deaths += 1
        await self.examine()

    async def catch_up(self) -> None:
        """Discord delivers what was not answered; and once more what was, which changes nothing."""
        if self.last is not None:
            answer, _ = self.last
            before = await self.revision()
            answer.again()
            self.delivered_again += 1
            self.unanswered.append((answer, before))
        for answer, before in self.unanswered:
            saved = await rows(self.database, f"SELECT revision FROM interactions WHERE id = {answer.payload['id']}")
            at, seen = await self.revision(), len(self.wire.seen)
            answer.again()
            # What was not saved is carried out now, after the sign that the bot is at it: its words tell that it is.
            done = self.heard if saved else self.settled
            await until(partial(done, answer, seen), f"an answer to {answer.payload['data']}")
            await asyncio.sleep(0.05)
            if (saved or self.too_late(answer, seen)) and await self.revision() != at:
                news = await self.entries_since(at)
                raise Vanished(f"a repeated or late delivery has changed the match: {answer.payload['data']}: {news}")
            if before > at:
                raise Vanished(f"the match stands at {at} and stood at {before}")
        self.unanswered.clear()

    async def entries_since(self, revision: int) -> list[str]:
        """What came into the log after a revision, for the message of a failure."""
        log = await rows(self.database, f"SELECT body FROM entries WHERE revision > {revision} ORDER BY revision")
        return [str(SHOWN[GAME].game.kit.decode_entry(unpack(bytes(body)))) for (body,) in log]

    async def examine(self) -> None:
        """What a death has left behind."""
        [(revision, checkpoint)] = await rows(self.database, "SELECT revision, checkpoint FROM heads")
        if self.last is not None and revision < self.last[1]:
            raise Vanished(f"the match stands at {revision}; revision {self.last[1]} was told as done")
        found = [number for (number,) in await rows(self.database, "SELECT revision FROM entries ORDER BY revision")]
        if found != list(range(1, revision + 1)):
            raise Vanished(f"the log has gaps or does not end at revision {revision}")
        await self.replayed(checkpoint, revision)
        posts = await rows(self.database, "SELECT id FROM outbox WHERE slot IS NULL AND given_up = 0")
        self.waiting |= {f"stele-{id}" for (id,) in posts}

    async def replayed(self, since: int, revision: int) -> None:
        game = SHOWN[GAME].game
        [(state,)] = await rows(self.database, f"SELECT state FROM checkpoints WHERE revision = {since}")
        log = await rows(self.database, f"SELECT body FROM entries WHERE revision > {since} ORDER BY revision")
        entries = [game.kit.decode_entry(unpack(bytes(body))) for (body,) in log]
        again = replay(game, unpack(bytes(state)), entries)
        if again.dump() != (await self.head()).dump() or again.revision != revision:
            raise Vanished(f"the log does not replay from revision {since} to {revision}")

    async def come_to_rest(self) -> None:
        """The last life: everything that waits is told, each once, and the match goes on."""
        await self.up()
        await self.catch_up()

        await self.until_stored("SELECT count(*) = 0 FROM outbox")
        heard = [str((one.body or {}).get("nonce")) for one in self.wire.requests("POST", "/channels/*/messages")]
        if silent := self.waiting - set(heard):
            raise Vanished(f"saved, and never told: {sorted(silent)}")
        given_up = await rows(self.database, "SELECT kind, problem FROM outbox WHERE given_up = 1")
        if given_up:
            raise Vanished(f"given up: {given_up}")
        before = self.acknowledged
        playing = asyncio.create_task(self.play())
        await until(lambda: self.acknowledged > before or playing.done(), "that the match goes on")
        playing.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await playing
        await self.catch_up()
        self.lives.kill()
        await self.lives.gone()
        await self.replayed(1, await self.revision())
        if self.wire.problems:
            raise Vanished(f"against Discord's rules: {self.wire.problems[:3]}")


def button(message: Any) -> str:
    """The stamp of *Confirm*, if the message has one."""
    return next((part["custom_id"] for part in parts(message) if ":confirm:" in part["custom_id"]), "")


@asynccontextmanager
async def table(database: str, folder: Path, seed: int) -> AsyncIterator[Killing]:
    """A loopback Discord with a match under way."""
    async with Wire() as wire:
        lives = await Lives.begin(wire, database, folder)
        try:
            killing = Killing(wire, Town(wire), lives, database, seed)
            await killing.begin()
            killing.lives.kill()
            await killing.lives.gone()
            yield killing
        except Exception as error:
            error.add_note(f"The bots wrote at last:\n{(folder / 'bot.log').read_text()[-4000:]}")
            raise
        finally:
            await lives.end()


async def kill(database: str, folder: Path, kills: int, seed: int, seconds: float = float("inf")) -> Killing:
    """So many deaths, or as many as the time and the match allow."""
    end = time.monotonic() + seconds
    async with table(database, folder, seed) as killing:
        while killing.deaths < kills and time.monotonic() < end and not killing.over:
            await killing.die()
        await killing.come_to_rest()
    return killing


@dataclass
class KillCount:
    """What the deaths at several tables came to."""

    deaths: int = 0
    acknowledged: int = 0
    delivered_again: int = 0
    waited: int = 0
    tables: int = 0

    def add(self, one: Killing) -> None:
        self.deaths += one.deaths
        self.acknowledged += one.acknowledged
        self.delivered_again += one.delivered_again
        self.waited += len(one.waiting)
        self.tables += 1


def at_tables(new: Callable[[int], str], kills: int, seed: int, seconds: float) -> KillCount:
    """One table after the other, each with a database of its own."""
    toll, end = KillCount(), time.monotonic() + seconds
    while toll.deaths < kills and time.monotonic() < end:
        few = min(AT_A_TABLE, kills - toll.deaths)
        with tempfile.TemporaryDirectory(prefix="stele-kills-") as folder:
            database = new(toll.tables)
            toll.add(asyncio.run(kill(database, Path(folder), few, seed + toll.tables, end - time.monotonic())))
        print(f"{database.partition(':')[0]}: {toll.deaths} deaths of the real bot so far, nothing lost.", flush=True)
    return toll


def on_sqlite(kills: int, seed: int, seconds: float = float("inf")) -> KillCount:
    with tempfile.TemporaryDirectory(prefix="stele-kills-") as folder:
        return at_tables(lambda number: f"sqlite:///{folder}/{number}.sqlite3", kills, seed, seconds)


def on_postgres(kills: int, seed: int, seconds: float = float("inf")) -> KillCount:
    server = PostgresServer.create()

    def new(number: int) -> str:
        server.execute(f"CREATE DATABASE killed_{number}")
        return server.url(f"killed_{number}")

    try:
        return at_tables(new, kills, seed, seconds)
    finally:
        server.remove()


if __name__ == "__main__":
    stand_by(*sys.argv[2:5])
