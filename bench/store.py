"""The store's speed and size: a commit beside the same statements sent raw, loading, and a whole campaign's megabytes.

Each round commits a command through the store, sends the very same statements through the bare driver to a twin
database, and inserts as many bytes with one bare INSERT: all on the same disk, in turn, each waiting for the disk.
"""

import asyncio
import tempfile
import time
from collections.abc import Awaitable, Callable
from datetime import timedelta
from pathlib import Path
from random import Random
from statistics import median
from typing import Any, NamedTuple

import aiosqlite
import asyncpg
import msgspec
from sqlalchemy import event

from bench.figures import Figure, Reference
from bench.large_game import LargeGame
from db import Store
from db.engine import PRAGMAS
from db.packing import pack, pack_entry
from db.records import Advance, Change, Interaction, NewMatch, NewTimer, Post, Receipt, SeatInfo
from rules.core.entries import Entry
from rules.core.match import Match, replay
from tests.db.postgres import PostgresServer, binaries

WARM_UP, ROUNDS = 20, 200
IMPULSES, ENTRIES_AN_IMPULSE = 600, 30
LOADS = 100
CHANNEL = 1
TOLD = b"Sargon's army (6 units) moves from one place to the next: 2 AP." * 4

Statement = tuple[str, Any, bool]
Send = Callable[[list[Statement]], Awaitable[None]]
Insert = Callable[[bytes], Awaitable[None]]


class Times(NamedTuple):
    """Medians in milliseconds."""

    commit: float
    raw: float
    bare: float


def figures(reference: Reference) -> list[Figure]:
    """All figures of the group."""
    found = [*commit_figures("sqlite", asyncio.run(on_sqlite()))]
    if binaries() is not None:
        server = PostgresServer.create(durable=True)
        try:
            found += commit_figures("postgres", asyncio.run(on_postgres(server)))
        finally:
            server.remove()
    return found + asyncio.run(campaign(reference))


def commit_figures(engine: str, times: Times) -> list[Figure]:
    """The commit with its ratio to the raw statements, and what it is compared with."""
    raw, bare = f"store.raw_{engine}", f"store.bare_insert_{engine}"
    return [
        Figure(f"store.commit_{engine}", times.commit, "ms", times.commit / times.raw, raw),
        Figure(f"store.commits_per_s_{engine}", 1000 / times.commit, "1/s", times.bare / times.commit, bare),
        Figure(raw, times.raw, "ms"),
        Figure(bare, times.bare, "ms"),
    ]


# ---- a commit, beside the same statements raw ---------------------------------------------------------------


async def on_sqlite() -> Times:
    with tempfile.TemporaryDirectory(prefix="stele-bench-") as folder:
        ours, twin = Path(folder) / "ours.sqlite3", Path(folder) / "twin.sqlite3"
        for path in (ours, twin):
            await (await Store.open(f"sqlite:///{path}")).close()
        store = await Store.open(f"sqlite:///{ours}")
        async with aiosqlite.connect(twin, isolation_level=None) as driver:
            for pragma in PRAGMAS:
                await driver.execute(f"PRAGMA {pragma}")
            await driver.execute("CREATE TABLE bare (id INTEGER PRIMARY KEY, body BLOB)")

            async def send(statements: list[Statement]) -> None:
                await driver.execute("BEGIN IMMEDIATE")
                for statement, values, many in statements:
                    await (driver.executemany if many else driver.execute)(statement, values)
                await driver.execute("COMMIT")

            async def insert(body: bytes) -> None:
                await driver.execute("INSERT INTO bare (body) VALUES (?)", (body,))

            times = await compare(store, send, insert)
        await store.close()
        return times


async def on_postgres(server: PostgresServer) -> Times:
    for name in ("ours", "twin"):
        server.execute(f"CREATE DATABASE {name}")
        await (await Store.open(server.url(name))).close()
    store = await Store.open(server.url("ours"))
    driver = await asyncpg.connect(server.url("twin"))
    await driver.execute("CREATE TABLE bare (id BIGSERIAL PRIMARY KEY, body BYTEA)")

    async def send(statements: list[Statement]) -> None:
        async with driver.transaction():
            for statement, values, many in statements:
                await (driver.executemany(statement, values) if many else driver.fetch(statement, *values))

    async def insert(body: bytes) -> None:
        await driver.execute("INSERT INTO bare (body) VALUES ($1)", body)

    times = await compare(store, send, insert)
    await driver.close()
    await store.close()
    return times


async def compare(store: Store, send: Send, insert: Insert) -> Times:
    """Commit, send raw and insert in turn; every statement that the store sends is written down and sent again."""
    sent: list[Statement] = []

    def note(_c: Any, _cursor: Any, statement: str, values: Any, _context: Any, many: bool) -> None:
        sent.append((statement, values, many))

    for engine in store.database.heard:
        event.listen(engine, "before_cursor_execute", note)
    table = Table(store)
    await table.begin()
    await send(list(sent))
    times: list[Times] = []
    for _ in range(WARM_UP + ROUNDS):
        change = await table.next_change()
        sent.clear()
        commit = await timed(store.commit(change))
        statements = list(sent)
        raw = await timed(send(statements))
        bare = await timed(insert(bytes_of(change)))
        times.append(Times(commit, raw, bare))
    kept = times[WARM_UP:]
    return Times(*(median(each[column] for each in kept) for column in range(3)))


async def timed(work: Awaitable[object]) -> float:
    begun = time.perf_counter()
    await work
    return (time.perf_counter() - begun) * 1000


def bytes_of(change: Change) -> bytes:
    """As many bytes as the command stores."""
    assert change.advance is not None
    entries = b"".join(pack_entry(msgspec.msgpack.encode(entry)) for entry in change.advance.entries)
    return pack(change.advance.state) + entries + b"".join(post.body for post in change.posts)


class Table:
    """A match of the large game, from which typical commands come: an entry, a post, a deadline."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.game = LargeGame()
        self.match: Match[Any] = LargeGame.begun()
        self.id = 0

    async def begin(self) -> None:
        new = NewMatch(server=1, channel=CHANNEL, name="bench", game=self.game.id, scenario="middle")
        self.id = await self.store.matches.create(new, [SeatInfo(seat=seat) for seat in self.match.seats])
        start = Advance(base=None, state=self.match.dump(), entries=self.match.entries, checkpoint=True)
        await self.store.commit(Change(match=self.id, advance=start, status="running"))

    async def next_change(self, entries: int = 1, *, checkpoint: bool = False) -> Change:
        """The next command, loaded from the head and decided by the rules."""
        head = await self.store.matches.head(self.id)
        self.match = Match.load(self.game, head.state)
        told: list[Entry] = []
        while len(told) < entries:
            question = self.match.pending[0]
            told += self.match.submit(question.seat, LargeGame.next_move(self.match), question=question.id).entries
        revision = self.match.revision
        due = self.store.clock() + timedelta(days=2)
        return Change(
            match=self.id,
            advance=Advance(base=head, state=self.match.dump(), entries=tuple(told), checkpoint=checkpoint),
            interaction=Interaction(revision, 7, b"%d" % revision),
            posts=(Post(channel=CHANNEL, kind="impulse", body=TOLD),),
            timers=(NewTimer(key="deadline", kind="deadline", due_at=due, question=revision),),
        )


# ---- a whole campaign ---------------------------------------------------------------------------------------


async def campaign(reference: Reference) -> list[Figure]:
    """600 impulses on SQLite: how large the file is, and how long loading takes in it."""
    with tempfile.TemporaryDirectory(prefix="stele-bench-") as folder:
        path = Path(folder) / "campaign.sqlite3"
        store = await Store.open(f"sqlite:///{path}")
        table = Table(store)
        await table.begin()
        for _ in range(IMPULSES):
            await play(store, await table.next_change(ENTRIES_AN_IMPULSE, checkpoint=True))
        head_ms = median([await timed(store.matches.head(table.id)) for _ in range(LOADS)])
        revisions = Random(1).sample(range(1, table.match.revision), LOADS)
        revision_ms = max([await timed(stand_at(store, table, revision)) for revision in revisions])
        await store.close()
        size = size_of(path)
    return [
        reference.time("store.head_load_ms", head_ms),
        reference.time("store.revision_load_ms", revision_ms),
        Figure("store.campaign_mb", size / 1e6, "MB"),
    ]


async def play(store: Store, change: Change) -> Receipt:
    """Commit, and deliver the post, as the bot does."""
    receipt = await store.commit(change)
    for parcel in await store.outbox.claim("bench"):
        await store.outbox.sent(parcel)
    return receipt


async def stand_at(store: Store, table: Table, revision: int) -> None:
    """An earlier position: the nearest checkpoint and the entries since, replayed."""
    history = (await store.matches.past(table.id, revision)).history(table.game)
    assert replay(table.game, history.checkpoint, history.entries).revision == revision


def size_of(path: Path) -> int:
    """The database and whatever lies beside it."""
    return sum(each.stat().st_size for each in path.parent.glob(f"{path.name}*"))
