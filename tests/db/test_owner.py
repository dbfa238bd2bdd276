"""An SQLite file belongs to one process, which remembers what it has read and never more than is true."""

import asyncio
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event, text

from db import Store
from db.errors import Unwritable
from db.files import check_place
from db.memory import Memory
from db.owner import ENDING, own
from db.records import Change, MatchSettings, NewTimer, SeatInfo
from tests.db.desk import ALICE, BERND, CHANNEL, advance, begun, file_of, lobby, set_timers, step
from tests.patience import HANG

ROOT = Path(__file__).parents[2]
OPEN = "import asyncio, sys; from db import Store; asyncio.run(Store.open(sys.argv[1]))"
VISIT = """
import asyncio, sys
from db import Store
from db.errors import FileTaken
from db.records import Change

async def visit():
    store = await Store.open(sys.argv[1], visit=True)
    print((await store.matches.info(1)).name)
    try:
        await store.commit(Change(match=1, status="paused"))
    except FileTaken:
        print("only looks")
    await store.close()

asyncio.run(visit())
"""


def elsewhere(script: str, url: str) -> subprocess.CompletedProcess[str]:
    """What another process says to this address."""
    return subprocess.run(
        [sys.executable, "-c", script, url], cwd=ROOT, capture_output=True, text=True, timeout=HANG, check=False
    )


async def test_a_second_process_is_refused_with_a_sentence(new_sqlite: Callable[[], str]) -> None:
    url = new_sqlite()
    store = await Store.open(url)
    refused = await asyncio.to_thread(elsewhere, OPEN, url)
    assert refused.returncode == 1
    assert "in use by another process (number " in refused.stderr
    assert "Several bots on one database need PostgreSQL" in refused.stderr
    await store.close()
    assert (await asyncio.to_thread(elsewhere, OPEN, url)).returncode == 0, "whoever closes gives the file back"
    beside = file_of(url).with_name(file_of(url).name + ENDING)
    assert beside.stat().st_mode & 0o777 == 0o600


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere such a lock would be in the way of SQLite's own")
@pytest.mark.parametrize("script", [OPEN, VISIT], ids=["a bot", "a look"])
async def test_a_file_under_another_name_is_refused(new_sqlite: Callable[[], str], script: str) -> None:
    """SQLite would keep a second log for it, and the two would destroy the file."""
    url = new_sqlite()
    store = await Store.open(url)
    await begun(store)
    other = file_of(url).with_name("another.sqlite3")
    other.hardlink_to(file_of(url))
    refused = await asyncio.to_thread(elsewhere, script, f"sqlite:///{other}")
    assert refused.returncode == 1
    assert "calls it by another name" in refused.stderr
    await store.close()


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere such a lock would be in the way of SQLite's own")
async def test_deleting_the_sign_does_not_let_a_second_process_in(new_sqlite: Callable[[], str]) -> None:
    url = new_sqlite()
    store = await Store.open(url)
    file_of(url).with_name(file_of(url).name + ENDING).unlink()
    refused = await asyncio.to_thread(elsewhere, OPEN, url)
    assert refused.returncode == 1
    assert f"the file that ends in {ENDING} was deleted" in refused.stderr
    await store.close()


def test_looking_whether_a_place_is_safe_removes_no_file_that_another_process_makes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "stele.sqlite3"
    exists = Path.exists

    def meanwhile(path: Path) -> bool:
        found = exists(path)
        if path == file:
            file.touch()
        return found

    monkeypatch.setattr(Path, "exists", meanwhile)
    check_place(file)
    assert exists(file)


def test_a_sign_that_cannot_be_written_is_told_in_words(tmp_path: Path) -> None:
    (tmp_path / f"stele.sqlite3{ENDING}").mkdir()
    with pytest.raises(Unwritable, match="by which processes see that a database is in use"):
        own(tmp_path / "stele.sqlite3")


async def test_whoever_visits_only_looks(new_sqlite: Callable[[], str]) -> None:
    url = new_sqlite()
    store = await Store.open(url)
    await begun(store)
    visit = await asyncio.to_thread(elsewhere, VISIT, url)
    assert visit.stdout.splitlines() == ["Spring", "only looks"], visit.stderr
    assert (await store.matches.info(1)).status == "running"
    await store.close()


async def test_a_process_that_was_killed_gives_the_file_back(new_sqlite: Callable[[], str]) -> None:
    url = new_sqlite()
    killed = OPEN + "; import os, signal; os.kill(os.getpid(), signal.SIGKILL)"
    script = killed.replace("asyncio.run(Store.open(sys.argv[1]))", "kept = asyncio.run(Store.open(sys.argv[1]))")
    assert (await asyncio.to_thread(elsewhere, script, url)).returncode == -9
    await (await Store.open(url)).close()


async def test_two_stores_of_one_process_share_what_they_remember(new_sqlite: Callable[[], str]) -> None:
    url = new_sqlite()
    one, other = await Store.open(url), await Store.open(url)
    match = await begun(one)
    assert (await other.matches.sitting(match)).position.revision == 1
    await advance(one, match)
    assert (await other.matches.sitting(match)).position.revision == 2
    await one.close()
    await advance(other, match)
    assert (await other.matches.sitting(match)).position.revision == 3
    await other.close()
    assert other.database.memory is None


async def test_what_is_known_is_not_read_again(new_sqlite: Callable[[], str]) -> None:
    store = await Store.open(new_sqlite())
    match = await begun(store)
    await store.matches.sitting(match)
    await store.matches.in_channel(CHANNEL)
    said: list[str] = []

    def hear(_c: Any, _cursor: Any, statement: str, *_: Any) -> None:
        said.append(statement)

    [engine] = store.database.heard
    event.listen(engine, "before_cursor_execute", hear)
    known = await store.matches.sitting(match)
    assert [info.id for info in await store.matches.in_channel(CHANNEL)] == [match]
    assert await store.matches.info(match) == known.info
    assert tuple(await store.matches.seats(match)) == known.seats
    assert said == []
    await store.matches.sitting(match, interaction=9)
    assert len(said) == 1, "only whether the interaction was answered"
    event.remove(engine, "before_cursor_execute", hear)
    await store.close()


async def test_every_change_is_seen_at_once(store: Store) -> None:
    """On PostgreSQL, where others may write, nothing is remembered; here nothing that is no longer so."""
    match = await lobby(store)

    async def both() -> tuple[Any, ...]:
        sitting = await store.matches.sitting(match)
        [listed] = await store.matches.in_channel(CHANNEL)
        assert listed == sitting.info == await store.matches.info(match)
        assert tuple(await store.matches.seats(match)) == sitting.seats
        return sitting

    before = await both()
    await store.matches.leave_seat(match, "P1", ALICE)
    assert (await both()).seats[0].person is None
    await store.matches.take_seat(match, SeatInfo(seat="P1", person=BERND))
    assert (await both()).seats[0].person == BERND
    await store.matches.edit(match, name="Autumn", options={"fog": True})
    assert ((await both()).info.name, (await both()).info.options) == ("Autumn", {"fog": True})
    await store.matches.amend(match, lambda _: MatchSettings(stale=True))
    assert (await both()).info.settings.stale
    await store.people.forget_person(ALICE)
    assert (await both()).info.creator is None
    assert before.info.creator == ALICE
    other = await begun(store)
    await set_timers(store, NewTimer(key="deadline", kind="deadline", due_at=store.clock()), match=other)
    assert [timer.key for timer in (await store.matches.sitting(other)).timers] == ["deadline"]
    [timer] = await store.timers.claim("worker")
    assert [one.claimed_by for one in (await store.matches.sitting(other)).timers] == ["worker"]
    await store.timers.fire(timer)
    assert (await store.matches.sitting(other)).timers == ()
    head = await store.matches.head(other)
    await store.commit(Change(match=other, advance=step(head), seats=(SeatInfo(seat="P2", person=None),)))
    assert (await store.matches.sitting(other)).position.revision == 2
    assert (await store.matches.sitting(other)).seats[1].person is None
    await store.matches.rebase(await store.matches.head(other), b"newer", 2)
    assert (await store.matches.sitting(other)).position.version == 2
    await store.commit(Change(match=other, status="finished"))
    assert (await store.matches.sitting(other)).info.status == "finished"
    async with store.database.write() as connection:
        await connection.execute(text("UPDATE matches SET name = 'by hand'"))
    assert (await store.matches.info(other)).name == "by hand"


async def test_what_was_read_while_it_changed_is_not_remembered(new_sqlite: Callable[[], str]) -> None:
    store = await Store.open(new_sqlite())
    match = await begun(store)
    old = await store.matches.sitting(match)
    memory = Memory()
    since = memory.moment
    memory.forget([match])
    memory.keep(match, old, since)
    assert memory.sitting(match) is None, "it was read before the change"
    memory.keep(match, old, memory.moment)
    assert memory.sitting(match) is old
    memory.forget([match + 1])
    assert memory.sitting(match) is old, "another match has changed"
    since = memory.moment
    memory.forget()
    memory.keep(match, old, since)
    memory.keep_channel(CHANNEL, (old.info,), since)
    assert memory.sitting(match) is None
    assert memory.in_channel(CHANNEL) is None
    await store.close()


async def test_a_crowd_never_sees_an_older_revision(store: Store) -> None:
    match = await begun(store)
    saved = 1

    async def look() -> None:
        for _ in range(40):
            least = saved
            assert (await store.matches.sitting(match)).position.revision >= least

    async def play() -> None:
        nonlocal saved
        for _ in range(25):
            saved = (await advance(store, match)).revision or 0

    await asyncio.gather(play(), *(look() for _ in range(6)))
