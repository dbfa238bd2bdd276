"""Backups and restores: verified, kept by the schedule, to either engine, and never without the old content."""

import asyncio
import os
import sqlite3
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.spine.settings import read_settings
from db import Store
from db.__main__ import main, read_env_file
from db.backups import schedule, verify
from db.engine import database_url
from db.errors import BadFile, Busy, NewerDatabase, Unwritable
from db.migrate import newest
from db.records import Advance, Change, MatchSettings, NewProposal, NewTimer, Post
from db.restore import restore
from rules.core.match import Match
from tests.db.conftest import Clock
from tests.db.desk import advance, begun, file_of, lobby, overwrite
from tests.db.postgres import PostgresServer
from tests.practice.game import ThreeHills

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
POST = Post(channel=7, kind="impulse", body=b"told")
TIMER = NewTimer(key="deadline", kind="deadline", due_at=NOON)


async def test_a_backup_is_one_sound_file_with_everything(store: Store) -> None:
    match = await begun(store)
    await advance(store, match, interaction=1)
    path = await store.backups.make()
    assert [each.name for each in path.parent.iterdir()] == ["stele-2026-03-01T12-00-00Z.sqlite3"]
    assert verify(path) == newest()
    copy = await Store.open(f"sqlite:///{path}")
    assert await copy.matches.head(match) == await store.matches.head(match)
    assert await copy.matches.log(match) == await store.matches.log(match)
    assert (await copy.outbox.health()).waiting == 1
    assert await copy.answered(1) == await store.answered(1)
    await copy.close()


async def test_a_backup_is_made_while_commands_go_on(store: Store) -> None:
    match = await begun(store)

    async def busily() -> None:
        for _ in range(40):
            await advance(store, match, entries=3)

    work = asyncio.create_task(busily())
    made = []
    while not work.done():
        made.append(await store.backups.make())
    await work
    assert made
    assert all(verify(path) == newest() for path in set(made))
    assert (await store.matches.head(match)).revision == 121


async def test_backups_are_hourly(store: Store, clock: Clock) -> None:
    await begun(store)
    assert await store.backups.hourly() is not None
    clock.pass_by(minutes=59)
    assert await store.backups.hourly() is None
    clock.pass_by(minutes=1)
    assert await store.backups.hourly() is not None
    assert [moment for _, moment in store.backups.kept()] == [NOON, NOON + timedelta(hours=1)]


def test_the_schedule_keeps_hours_days_and_weeks() -> None:
    hours = [NOON - timedelta(hours=n) for n in range(24 * 100)]
    keep = sorted(schedule(hours, NOON), reverse=True)
    ages = [NOON - moment for moment in keep]
    assert ages[:25] == [timedelta(hours=n) for n in range(25)]
    assert sum(timedelta(hours=24) < age <= timedelta(days=14) for age in ages) == 14
    assert 6 <= sum(age > timedelta(days=14) for age in ages) <= 8
    assert max(ages) <= timedelta(weeks=8)
    assert schedule(keep, NOON) == set(keep)


async def test_a_clock_that_is_wrong_for_a_while_neither_stops_nor_clears_backups(store: Store, clock: Clock) -> None:
    await begun(store)
    good = await store.backups.hourly()
    clock.pass_by(weeks=520)
    wrong = await store.backups.hourly()
    clock.pass_by(weeks=-520)
    clock.pass_by(hours=2)
    again = await store.backups.hourly()
    assert again is not None, "it does not wait for ten years"
    assert {path for path, _ in store.backups.kept()} == {good, wrong, again}


async def test_the_schedule_clears_only_regular_backups(
    store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("db.backups.FEWEST", 1)
    await begun(store)
    old = await store.backups.make()
    special = await store.backups.before_migration("0000")
    clock.pass_by(weeks=9)
    new = await store.backups.make()
    assert store.backups.clear() == [old]
    assert sorted(store.backups.folder.iterdir()) == sorted([special, new])


async def test_a_backup_that_cannot_be_written_says_so_and_leaves_nothing(store: Store, tmp_path: Path) -> None:
    store.backups.folder = tmp_path / "file"
    store.backups.folder.write_text("in the way")
    with pytest.raises(Unwritable, match="BACKUP_FOLDER"):
        await store.backups.make()
    assert store.backups.folder.read_text() == "in the way"


async def _backup(store: Store) -> Path:
    match = await begun(store)
    await advance(store, match)
    return await store.backups.make()


async def test_a_damaged_backup_is_refused_and_changes_nothing(store: Store, url: str) -> None:
    path = await _backup(store)
    await store.close()
    content = path.read_bytes()
    damages: list[tuple[bytes, str]] = [
        (content[: len(content) // 2], "backup"),
        (b"nonsense" * 1000, "not a sound backup"),
        (b"", "not a backup of ours"),
    ]
    for damaged, sentence in damages:
        bad = path.with_name("bad.sqlite3")
        bad.write_bytes(damaged)
        with pytest.raises(BadFile, match=sentence):
            await restore(bad, database_url(url))
    with pytest.raises(BadFile, match="no file"):
        await restore(path.with_name("missing.sqlite3"), database_url(url))


@pytest.mark.parametrize(
    ("statement", "wrong"),
    [
        ("DELETE FROM entries WHERE revision = 2", BadFile),
        ("UPDATE heads SET state = x'0102'", BadFile),
        ("UPDATE heads SET match_id = 99", BadFile),
        ("UPDATE alembic_version SET version_num = '9999'", NewerDatabase),
        ("DROP TABLE heads", BadFile),
    ],
)
async def test_verification_looks_inside(store: Store, statement: str, wrong: type[Exception]) -> None:
    path = await _backup(store)
    connection = sqlite3.connect(path)
    connection.execute(statement)
    connection.commit()
    connection.close()
    with pytest.raises(wrong):
        verify(path)


async def test_a_restore_brings_back_the_backup_and_keeps_the_old_content(
    store: Store, url: str, tmp_path: Path
) -> None:
    path = await _backup(store)
    match = 1
    await advance(store, match)
    assert (await store.matches.head(match)).revision == 3
    await store.close()
    old = await restore(path, database_url(url), tmp_path / "kept")
    again = await Store.open(url)
    assert (await again.matches.head(match)).revision == 2
    assert await begun(again) == 102, "a lost match may have had the next number"
    await again.close()
    assert old is not None
    assert "before-restore" in old.name
    before = await Store.open(f"sqlite:///{old}")
    assert (await before.matches.head(match)).revision == 3
    await before.close()


async def test_what_was_restored_gets_new_dice_and_new_numbers(store: Store, url: str, tmp_path: Path) -> None:
    match, over = await begun(store), await begun(store)
    await store.commit(Change(match=over, status="finished"))
    waits = await lobby(store)
    for each in (match, waits):
        await store.matches.amend(each, lambda kept: replace(kept, deadline_hours=7))
    await store.commit(Change(match=match, posts=(POST,), timers=(TIMER,), proposals=(NewProposal(kind="x"),)))
    [sent] = await store.outbox.claim("before")
    assert await store.matches.stale() == []
    path = await store.backups.make()
    await store.close()
    await restore(path, database_url(url), tmp_path / "kept")
    again = await Store.open(url)
    try:
        assert sorted(await again.matches.stale()) == [match, waits]
        assert (await again.matches.info(match)).settings == MatchSettings(deadline_hours=7, stale=True)
        assert not (await again.matches.info(over)).settings.stale
        await again.commit(Change(match=match, posts=(replace(POST, channel=9),), proposals=(NewProposal(kind="y"),)))
        fresh = max(parcel.id for parcel in await again.outbox.claim("after"))
        assert fresh > sent.id + 1000, "a nonce may come again"
        old, new = await again.matches.proposals(match)
        assert new.id > old.id + 1000, "a vote may count for another proposal"
    finally:
        await again.close()


async def test_a_restore_while_the_bot_runs_is_refused(store: Store, url: str) -> None:
    path = await _backup(store)
    await advance(store, 1)
    with pytest.raises(Busy, match="Stop the bot first"):
        await restore(path, database_url(url))
    assert (await store.matches.head(1)).revision == 3


async def test_a_damaged_database_is_replaced_and_kept(
    new_sqlite: Callable[[], str], clock: Clock, tmp_path: Path
) -> None:
    url = new_sqlite()
    store = await Store.open(url, clock=clock, backups=tmp_path / "backups")
    path = await _backup(store)
    await store.close()
    overwrite(file_of(url), b"rubbish" * 2000)
    old = await restore(path, database_url(url))
    assert old is not None
    assert old.read_bytes() == b"rubbish" * 2000
    again = await Store.open(url)
    assert (await again.matches.head(1)).revision == 2
    await again.close()


async def test_a_restore_into_an_empty_place(store: Store, tmp_path: Path) -> None:
    path = await _backup(store)
    fresh = f"sqlite:///{tmp_path / 'new' / 'stele.sqlite3'}"
    assert await restore(path, database_url(fresh)) is None
    again = await Store.open(fresh)
    assert (await again.matches.head(1)).revision == 2
    await again.close()


async def test_a_backup_of_sqlite_restores_to_postgresql(
    new_sqlite: Callable[[], str], postgres: PostgresServer, clock: Clock, tmp_path: Path
) -> None:
    store = await Store.open(new_sqlite(), clock=clock, backups=tmp_path / "backups")
    path = await _backup(store)
    postgres.execute("CREATE DATABASE moved_here")
    await restore(path, database_url(postgres.url("moved_here")), tmp_path / "kept")
    moved = await Store.open(postgres.url("moved_here"), clock=clock)
    assert await moved.matches.log(1) == await store.matches.log(1)
    assert await moved.matches.head(1) == await store.matches.head(1)
    assert await begun(moved) == 102
    assert len(await moved.outbox.claim("worker")) == 1
    await store.close()
    await moved.close()


def test_the_hosts_commands(new_sqlite: Callable[[], str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    url, game = new_sqlite(), ThreeHills()
    monkeypatch.chdir(tmp_path)
    for name in ("DATABASE_URL", "BACKUP_FOLDER"):
        monkeypatch.setenv(name, "")  # so that what the commands set is taken back after the test
        monkeypatch.delenv(name)
    (tmp_path / ".env").write_text(f"# the bot\nDISCORD_TOKEN=abc\nDATABASE_URL='{url}'\nBACKUP_FOLDER=copies\n")

    async def prepare() -> int:
        store = await Store.open(url)
        match, table = await lobby(store), Match.start(game, "skirmish", {}, ("P1", "P2", "P3"), b"secret")
        start = Advance(base=None, state=table.dump(), entries=table.entries)
        await store.commit(Change(match=match, advance=start, status="running"))
        await store.close()
        return match

    match = asyncio.run(prepare())
    assert main(["backup"]) == 0
    [copy] = (tmp_path / "copies").iterdir()
    assert main(["export", str(match), "match.stele"]) == 0
    assert main(["import", "match.stele", "5", "6"]) == 1, "a game that is not here"
    monkeypatch.setattr("db.__main__.rules.games", lambda: {"practice": game})
    assert main(["import", "match.stele", "5", "6"]) == 0
    assert main(["restore", str(copy)]) == 0
    assert main(["restore", "nowhere.sqlite3"]) == 1
    assert main(["import", "nowhere.stele", "5", "6"]) == 1
    assert main(["export", "99", "x"]) == 1


@pytest.mark.parametrize(
    "line",
    [
        "export DATABASE_URL=sqlite:///mine.sqlite3",
        'DATABASE_URL="sqlite:///mine.sqlite3"  # where it lies',
        "DATABASE_URL = sqlite:///mine.sqlite3",
    ],
)
def test_the_file_is_read_as_the_bot_reads_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, line: str) -> None:
    """A line that only the bot understood made a backup of the wrong database."""
    (tmp_path / ".env").write_text(f"{line}\n")
    monkeypatch.setenv("DATABASE_URL", "")
    monkeypatch.delenv("DATABASE_URL")
    read_env_file(tmp_path / ".env")
    assert os.environ["DATABASE_URL"] == "sqlite:///mine.sqlite3"
    assert read_settings({}, tmp_path / ".env").database == os.environ["DATABASE_URL"]


def test_the_environment_is_stronger_than_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / ".env").write_text("DATABASE_URL=sqlite:///from-file.sqlite3\nBACKUP_FOLDER=from-file\n")
    monkeypatch.setenv("DATABASE_URL", "sqlite:///from-environment.sqlite3")
    monkeypatch.setenv("BACKUP_FOLDER", "")
    monkeypatch.delenv("BACKUP_FOLDER")
    read_env_file(tmp_path / ".env")
    assert os.environ["DATABASE_URL"] == "sqlite:///from-environment.sqlite3"
    assert os.environ["BACKUP_FOLDER"] == "from-file"
