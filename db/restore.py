"""Restoring: a verified backup takes the database's place, and what was there before is kept."""

import asyncio
import json
import shutil
import sqlite3
from datetime import UTC, datetime
from pathlib import Path

from sqlalchemy import text
from sqlalchemy.engine import URL

from db.backups import STAMP, Backups, verify
from db.copying import clear_rows, copy_rows
from db.engine import Database, database_url, sqlite_path
from db.errors import Busy, FileTaken, Unwritable
from db.files import check_place, make_private, sync_file, sync_folder
from db.migrate import newest, revision, upgrade
from db.owner import own

# What a lost stretch cannot have used up: an old button, nonce or timer must not mean something new.
GAPS = {"matches": 100, "timers": 1_000_000, "proposals": 1_000_000, "outbox": 1_000_000}
STILL_RUNNING = "The database is in use. Stop the bot first, then restore; nothing was changed."


async def restore(file: Path, url: URL, folder: Path | None = None) -> Path | None:
    """Put a backup in the database's place; gives where the old content is kept, if there was any."""
    await asyncio.to_thread(verify, file)
    path = sqlite_path(url)
    if path is not None:
        return await asyncio.to_thread(_replace_file, file, path)
    return await _replace_rows(file, url, folder)


def _replace_file(file: Path, path: Path) -> Path | None:
    """Copy beside, make durable, keep the old under another name, then rename: at no moment is there no database."""
    check_place(path)
    try:
        owned = own(path)
    except FileTaken as error:
        raise Busy(STILL_RUNNING) from error
    try:
        return _exchange_file(file, path)
    finally:
        owned.let_go()


def _exchange_file(file: Path, path: Path) -> Path | None:
    if path.exists():
        _refuse_if_in_use(path)
    fresh = path.with_name(path.name + ".restoring")
    try:
        make_private(fresh)
        shutil.copyfile(file, fresh)
        verify(fresh)
        mark_stale(fresh)
        sync_file(fresh)
        old = _set_aside(path)
        fresh.replace(path)
        sync_folder(path.parent)
    except OSError as error:
        raise Unwritable(f"The backup was not restored ({error.strerror}); nothing was changed.") from error
    finally:
        fresh.unlink(missing_ok=True)
    return old


def mark_stale(path: Path) -> None:
    """Every match that goes on gets new dice before its next command, and numbers go on where none was given out.

    What was played after the backup is lost, but people have seen it: the same dice and numbers must not come again.
    """
    connection = sqlite3.connect(path)
    try:
        with connection:
            going = "SELECT id, settings FROM matches WHERE status IN ('lobby', 'running', 'paused')"
            for match, settings in connection.execute(going).fetchall():
                stale = json.dumps({**json.loads(settings), "stale": True})
                connection.execute("UPDATE matches SET settings = ? WHERE id = ?", (stale, match))
            for table, gap in GAPS.items():
                moved = connection.execute("UPDATE sqlite_sequence SET seq = seq + ? WHERE name = ?", (gap, table))
                if moved.rowcount == 0:
                    connection.execute("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", (table, gap))
    finally:
        connection.close()


def _set_aside(path: Path) -> Path | None:
    """Keep the old database, and what belongs to it, under a name with the moment."""
    if not path.exists():
        return None
    stamp = datetime.now(UTC).strftime(STAMP)
    old = path.with_name(f"{path.stem}.before-restore-{stamp}{path.suffix}")
    for ending in ("-wal", "-shm"):
        beside = path.with_name(path.name + ending)
        if beside.exists():
            beside.replace(old.with_name(old.name + ending))
    if not _linked(path, old):
        make_private(old)
        shutil.copyfile(path, old)
        sync_file(old)
    return old


def _linked(path: Path, old: Path) -> bool:
    """A second name for the same file costs nothing, where the file system can do it."""
    try:
        old.hardlink_to(path)
    except OSError:
        return False
    return True


def _refuse_if_in_use(path: Path) -> None:
    """Leaving write-ahead mode needs the file for oneself; a damaged file cannot be asked and may be replaced."""
    connection = sqlite3.connect(path, timeout=1)
    try:
        connection.execute("PRAGMA journal_mode=DELETE").fetchone()
        connection.execute("BEGIN EXCLUSIVE")
        connection.execute("ROLLBACK")
    except sqlite3.OperationalError as error:
        if "locked" in str(error):
            raise Busy(STILL_RUNNING) from error
    except sqlite3.DatabaseError:
        return
    finally:
        connection.close()


async def _replace_rows(file: Path, url: URL, folder: Path | None) -> Path | None:
    """On a server: keep a backup of what is there, then exchange all rows in one transaction."""
    database = Database(url)
    # The file is copied first, because bringing an older backup up to date must not change it.
    work = file.with_name(file.name + ".restoring")
    try:
        await _refuse_if_others(database)
        old = None
        if await revision(database) is not None:
            old = await Backups(database, lambda: datetime.now(UTC), folder).before_restore()
        await upgrade(database, newest())
        make_private(work)
        await asyncio.to_thread(shutil.copyfile, file, work)
        await asyncio.to_thread(mark_stale, work)
        source = Database(database_url(f"sqlite:///{work}"))
        try:
            await upgrade(source, newest())
            async with source.snapshot() as rows, database.write() as sink:
                await clear_rows(sink)
                await copy_rows(rows, sink)
                for table, gap in GAPS.items():
                    number = f"SELECT coalesce(max(id), 0) + 1 + {gap} FROM {table}"
                    await sink.execute(
                        text(f"SELECT setval(pg_get_serial_sequence('{table}', 'id'), ({number}), false)")
                    )
        finally:
            await source.close()
    finally:
        await database.close()
        for ending in ("", "-wal", "-shm"):
            work.with_name(work.name + ending).unlink(missing_ok=True)
    return old


async def _refuse_if_others(database: Database) -> None:
    others = text(
        "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() "
        "AND application_name = 'stele' AND pid <> pg_backend_pid()"
    )
    async with database.read() as connection:
        if (await connection.execute(others)).scalar_one():
            raise Busy(STILL_RUNNING)


def describe(old: Path | None) -> str:
    """What to tell the host after a restore."""
    kept = "There was no database before." if old is None else f"The old content is kept in {old}."
    return f"Restored. {kept}"
