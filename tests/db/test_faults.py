"""When the storage fails: a clear sentence, nothing by halves, and on with it when the fault is gone."""

import asyncio
import os
import resource
import sqlite3
import subprocess
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractContextManager, asynccontextmanager, contextmanager
from pathlib import Path
from random import Random

import asyncpg
import pytest
from sqlalchemy import text

from db import Store
from db.engine import Database, database_url
from db.errors import Busy, Corrupt, Full, StoreError, Unreachable
from db.records import Advance, Change, Interaction, Receipt, Sitting
from tests.db.conftest import Clock
from tests.db.desk import ALICE, advance, begun, file_of, overwrite, step
from tests.db.postgres import PostgresServer
from tests.patience import HANG

SMALL = 1_500_000
BIG_STATE = 40_000
FEW = 5  # answers that were saved before something breaks


@contextmanager
def small_tmpfs(folder: Path) -> Iterator[Callable[[], None]]:
    """A disk of its own that is nearly full; calling what is given makes it larger."""
    folder.mkdir()
    subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={SMALL}", "tmpfs", folder], check=True, capture_output=True)
    try:
        yield lambda: subprocess.run(["mount", "-o", "remount,size=64m", folder], check=True) and None
    finally:
        subprocess.run(["umount", "-l", folder], check=True)


@contextmanager
def small_quota(folder: Path) -> Iterator[Callable[[], None]]:
    """Files may not grow beyond a size, as under a quota; calling what is given lifts it."""
    folder.mkdir()
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (SMALL, before[1]))
    try:
        yield lambda: resource.setrlimit(resource.RLIMIT_FSIZE, before)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


def can_mount() -> bool:
    """Only root may make a disk, and not in every container."""
    return os.geteuid() == 0 and subprocess.run(["unshare", "-m", "true"], capture_output=True).returncode == 0


DISKS = [small_tmpfs, small_quota] if can_mount() else [small_quota]


@pytest.mark.parametrize("disk", DISKS, ids=lambda disk: str(disk.__name__))
async def test_a_full_disk_loses_nothing_and_play_goes_on_when_there_is_room(
    disk: Callable[[Path], AbstractContextManager[Callable[[], None]]], tmp_path: Path
) -> None:
    with disk(tmp_path / "small") as make_room:
        store = await Store.open(f"sqlite:///{tmp_path / 'small' / 'stele.sqlite3'}")
        match = await begun(store)

        async def heavy(sitting: Sitting) -> Change:
            head = sitting.position
            big = Advance(base=head, state=os.urandom(BIG_STATE), entries=step(head).entries, checkpoint=True)
            return Change(match=match, advance=big, interaction=Interaction(head.revision + 1, ALICE))

        acknowledged = 1

        async def play_on() -> None:
            nonlocal acknowledged
            while acknowledged < 200:
                acknowledged = (await store.play(match, heavy)).revision or 0

        with pytest.raises(Full, match="Nothing was lost: free some space"):
            await play_on()
        assert 3 < acknowledged < 200
        make_room()
        head = await store.matches.head(match)
        assert head.revision == acknowledged
        assert await store.answered(acknowledged) is not None
        assert await store.answered(acknowledged + 1) is None
        assert (await store.play(match, heavy)).revision == acknowledged + 1
        assert len(await store.matches.log(match)) == acknowledged + 1
        async with store.database.read() as connection:
            assert (await connection.execute(text("PRAGMA integrity_check"))).scalar() == "ok"
        await store.close()


async def test_a_full_server_disk_is_named_and_nothing_is_saved(new_postgres: Callable[[], str]) -> None:
    store = await Store.open(new_postgres())
    match = await begun(store)
    async with store.database.write() as connection:
        await connection.execute(
            text(
                "CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS "
                "$$ BEGIN RAISE SQLSTATE '53100' USING MESSAGE = 'could not extend file'; END $$"
            )
        )
        await connection.execute(text("CREATE TRIGGER full_disk BEFORE INSERT ON outbox EXECUTE FUNCTION no_room()"))
    with pytest.raises(Full, match="Nothing was lost"):
        await advance(store, match, interaction=3)
    assert (await store.matches.head(match)).revision == 1
    assert await store.answered(3) is None
    async with store.database.write() as connection:
        await connection.execute(text("DROP TRIGGER full_disk ON outbox"))
    assert (await advance(store, match, interaction=3)).revision == 2
    await store.close()


async def test_a_locked_file_is_named_and_nothing_is_lost(new_sqlite: Callable[[], str]) -> None:
    url = new_sqlite()
    store = Store(Database(database_url(url), busy_seconds=0.1))
    match = await begun(store)
    other = sqlite3.connect(url.removeprefix("sqlite:///"), isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    head = await store.matches.head(match)
    with pytest.raises(Busy, match="Nothing was changed"):
        await store.commit(Change(match=match, advance=step(head)))
    assert await store.matches.head(match) == head
    other.execute("ROLLBACK")
    other.close()
    assert (await store.commit(Change(match=match, advance=step(head)))).revision == 2
    await store.close()


async def test_a_locked_row_is_named_and_nothing_is_lost(
    new_postgres: Callable[[], str], postgres: PostgresServer
) -> None:
    url = new_postgres()
    store = Store(Database(database_url(url), busy_seconds=0.2))
    match = await begun(store)
    other = await asyncpg.connect(url)
    lock = other.transaction()
    await lock.start()
    await other.execute("SELECT * FROM heads FOR UPDATE")
    head = await store.matches.head(match)
    with pytest.raises(Busy, match="Nothing was changed"):
        await store.commit(Change(match=match, advance=step(head)))
    await lock.rollback()
    await other.close()
    assert (await store.commit(Change(match=match, advance=step(head)))).revision == 2
    await store.close()


async def test_a_file_damaged_while_the_bot_runs_is_named(new_sqlite: Callable[[], str]) -> None:
    url = new_sqlite()
    path = file_of(url)
    store = await Store.open(url)
    match = await begun(store)
    for _ in range(20):
        await advance(store, match)
    await store.database.engine.dispose()
    for engine in store.database.heard:
        engine.dispose()
    content = overwrite(path, os.urandom(100_000), keep=4096)
    with pytest.raises(Corrupt, match="make restore"):
        await store.matches.head(match)
    with pytest.raises(Corrupt, match="make restore"):
        await store.outbox.claim("worker")
    await store.close()
    overwrite(path, content)
    store = await Store.open(url)
    assert (await store.matches.head(match)).revision == 21
    await store.close()


async def test_a_damaged_state_is_never_taken_for_a_position(store: Store) -> None:
    match = await begun(store)
    for damage in (b"\x01nonsense", b"\x02nonsense", b"\x09x", b""):
        async with store.database.write() as connection:
            await connection.execute(text("UPDATE heads SET state = :state"), {"state": damage})
        with pytest.raises(Corrupt):
            await store.matches.head(match)


class Forgetful(Store):
    """A store whose connection is lost in the very moment after a commit was carried out."""

    lost = 0

    async def commit(self, change: Change) -> Receipt:
        receipt = await super().commit(change)
        self.lost += 1
        if self.lost == 1:
            raise Unreachable("The line went dead.")
        return receipt


async def test_a_commit_whose_answer_was_lost_is_not_played_again(url: str, clock: Clock) -> None:
    plain = await Store.open(url, clock=clock)
    match = await begun(plain)
    store = Forgetful(plain.database, clock)

    async def work(sitting: Sitting) -> Change:
        head = sitting.position
        asked = Interaction(44, ALICE, b"revision %d" % (head.revision + 1))
        return Change(match=match, advance=step(head), interaction=asked)

    receipt = await store.play(match, work, interaction=44)
    assert (receipt.repeated, receipt.reply, store.lost) == (True, b"revision 2", 1)
    assert (await store.matches.head(match)).revision == 2
    await store.close()


@asynccontextmanager
async def own_server() -> AsyncIterator[PostgresServer]:
    server = await asyncio.to_thread(PostgresServer.create)
    try:
        yield server
    finally:
        await asyncio.to_thread(server.remove)


async def test_cut_connections_are_made_again(new_postgres: Callable[[], str], postgres: PostgresServer) -> None:
    store = await Store.open(new_postgres())
    match = await begun(store)

    async def work(sitting: Sitting) -> Change:
        head = sitting.position
        if head.revision % 3 == 0:
            postgres.cut_connections()
        return Change(match=match, advance=step(head), interaction=Interaction(head.revision + 1, ALICE))

    for expected in range(2, 12):
        assert (await store.play(match, work)).revision == expected
    assert len(await store.matches.log(match)) == 11
    await store.close()


async def test_a_connection_cut_in_the_middle_of_a_command_saves_nothing(
    new_postgres: Callable[[], str], postgres: PostgresServer
) -> None:
    store = await Store.open(new_postgres())
    match = await begun(store)

    async def command() -> None:
        async with store.database.write() as connection:
            await connection.execute(text("DELETE FROM entries"))
            postgres.cut_connections()
            await connection.execute(text("DELETE FROM heads"))

    with pytest.raises(Unreachable, match="What was acknowledged is safe"):
        await command()
    assert (await advance(store, match)).revision == 2
    await store.close()


async def test_a_server_that_crashes_loses_nothing_that_was_acknowledged(postgres: PostgresServer) -> None:
    async with own_server() as server:
        store = await Store.open(server.url("postgres"))
        match = await begun(store)
        acknowledged, enough = 1, asyncio.Event()

        async def play_on() -> None:
            nonlocal acknowledged
            while True:
                acknowledged = (await advance(store, match, interaction=acknowledged)).revision or 0
                if acknowledged >= FEW:
                    enough.set()

        playing = asyncio.create_task(play_on())
        await asyncio.wait_for(enough.wait(), HANG)
        await asyncio.to_thread(server.crash)
        with pytest.raises(Unreachable, match="does not answer"):
            await playing
        with pytest.raises(Unreachable):
            await store.matches.head(match)
        await asyncio.to_thread(server.start)
        head = await store.matches.head(match)
        assert acknowledged >= FEW
        assert head.revision in (acknowledged, acknowledged + 1)
        assert len(await store.matches.log(match)) == head.revision
        assert (await store.outbox.health()).waiting == head.revision - 1
        assert (await advance(store, match)).revision == head.revision + 1
        await store.close()


async def test_a_cancelled_command_is_whole_or_not_there_and_the_next_one_goes_through(store: Store) -> None:
    match = await begun(store)
    chance = Random(4)
    for number in range(60):
        command = asyncio.create_task(advance(store, match, interaction=1000 + number, entries=2))
        await asyncio.sleep(chance.uniform(0, 0.012))
        command.cancel()
        await asyncio.gather(command, return_exceptions=True)
        await store.database.settle()
        head, log = await store.matches.head(match), await store.matches.log(match)
        assert [each.revision for each in log] == list(range(1, head.revision + 1))
        answered = await store.answered(1000 + number)
        assert answered is None or answered.revision == head.revision
        assert (await store.outbox.health()).waiting == (head.revision - 1) // 2
    assert (await advance(store, match, entries=2)).revision == head.revision + 2


async def test_a_crowd_of_readers_and_writers_is_served(store: Store) -> None:
    matches = [await begun(store) for _ in range(10)]

    async def visit(number: int) -> None:
        await store.matches.head(matches[number % 10])
        await store.commit(Change(match=None, interaction=Interaction(number, ALICE, b"%d" % number)))

    await asyncio.gather(*(visit(number) for number in range(200)))
    for number in range(200):
        receipt = await store.answered(number)
        assert receipt is not None
        assert receipt.reply == b"%d" % number


async def test_unexpected_statements_are_reported_as_ours(store: Store) -> None:
    with pytest.raises(StoreError, match="refused a statement"):
        async with store.database.read() as connection:
            await connection.execute(text("SELECT * FROM no_such_table"))


async def test_no_error_shows_what_is_stored(store: Store) -> None:
    async def fail() -> None:
        async with store.database.write() as connection:
            await connection.execute(text("INSERT INTO nowhere VALUES (:hand)"), {"hand": "the ace of spears"})

    with pytest.raises(StoreError) as caught:
        await fail()
    assert caught.value.__cause__ is not None
    assert "spears" not in str(caught.value) + str(caught.value.__cause__)
