"""Backups: online copies, verified by opening them, kept by a simple schedule.

A backup is always one SQLite file, from either engine, so it can be looked into with any tool and restored to either.
"""

import asyncio
import os
import re
import sqlite3
from collections.abc import Callable, Iterable
from datetime import UTC, datetime, timedelta
from pathlib import Path

from db.copying import copy_rows
from db.engine import Database, carried_through, database_url
from db.errors import NO_SPACE, BadFile, Corrupt, Full, StoreError, Unwritable, translated
from db.files import make_private, private_folder, sync_file, sync_folder
from db.migrate import refuse_newer, revision, upgrade
from db.packing import unpack

DEFAULT_FOLDER = Path("backups")
EVERY = timedelta(hours=1)
FEWEST = 24  # the newest stay in any case: a clock that is wrong by years must not clear everything away
HOURLY, DAILY, WEEKLY = timedelta(hours=24), timedelta(days=14), timedelta(weeks=8)
STAMP = "%Y-%m-%dT%H-%M-%SZ"
NAME = re.compile(r"^stele-(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ)\.sqlite3$")


class Backups:
    """Makes, verifies and clears away backups in one folder."""

    def __init__(self, database: Database, clock: Callable[[], datetime], folder: Path | None = None) -> None:
        self.database = database
        self._clock = clock
        self.folder = folder or Path(os.environ.get("BACKUP_FOLDER", DEFAULT_FOLDER))

    @carried_through
    async def hourly(self) -> Path | None:
        """Make a backup if the newest is an hour old, and clear away what the schedule no longer keeps."""
        now = self._clock()  # what lies in the future was made while the clock was wrong
        newest = max((moment for _, moment in self.kept() if moment <= now), default=None)
        if newest is not None and now - newest < EVERY:
            return None
        made = await self.make()
        self.clear()
        return made

    @carried_through
    async def make(self) -> Path:
        """Copy the database while it is in use, verify the copy, and only then give it its name."""
        return await self._copy_to(self.folder / f"stele-{self._clock().astimezone(UTC).strftime(STAMP)}.sqlite3")

    @carried_through
    async def before_migration(self, found: str) -> Path:
        """The copy that is made before the schema changes; the schedule does not clear it away."""
        stamp = self._clock().astimezone(UTC).strftime(STAMP)
        return await self._copy_to(self.folder / f"before-migration-from-{found}-{stamp}.sqlite3")

    @carried_through
    async def before_restore(self) -> Path:
        """The copy that is made before a restored file takes the database's place."""
        stamp = self._clock().astimezone(UTC).strftime(STAMP)
        return await self._copy_to(self.folder / f"before-restore-{stamp}.sqlite3")

    def kept(self) -> list[tuple[Path, datetime]]:
        """The regular backups and their moments, oldest first."""
        found = [(path, NAME.match(path.name)) for path in sorted(self.folder.glob("stele-*.sqlite3"))]
        return [(path, datetime.strptime(name[1], STAMP).replace(tzinfo=UTC)) for path, name in found if name]

    def clear(self) -> list[Path]:
        """Delete the regular backups that the schedule does not keep; says which."""
        moments = dict(self.kept())
        keep = schedule(moments.values(), self._clock()) | set(sorted(moments.values())[-FEWEST:])
        surplus = [path for path, moment in moments.items() if moment not in keep]
        for path in surplus:
            path.unlink()
        return surplus

    async def _copy_to(self, path: Path) -> Path:
        unfinished = path.with_name(path.name + ".part")
        try:
            private_folder(self.folder)
            _remove(unfinished)
            make_private(unfinished)
            if self.database.path is not None:
                await asyncio.to_thread(_copy_file, self.database.path, unfinished)
            else:
                await _copy_server(self.database, unfinished)
            await asyncio.to_thread(verify, unfinished)
            await asyncio.to_thread(_settle, unfinished, path)
        except sqlite3.Error as error:
            raise translated(error) or StoreError(f"The backup {path} was not made: {error}") from error
        except OSError as error:
            kind = Full if error.errno in NO_SPACE else Unwritable
            advice = "Make room there, or set BACKUP_FOLDER to another place."
            raise kind(f"The backup {path} was not made: {error.strerror}. {advice}") from error
        finally:
            if self.folder.is_dir():
                _remove(unfinished)
        return path


def schedule(moments: Iterable[datetime], now: datetime) -> set[datetime]:
    """Which backups stay: all of the last day, then the last of each day for two weeks, of each week for eight."""
    keep: set[datetime] = set()
    last_of: dict[tuple[str, int, int], datetime] = {}
    for moment in sorted(moments):
        age = now - moment
        if age <= HOURLY:
            keep.add(moment)
        elif age <= DAILY:
            last_of["day", moment.year, moment.timetuple().tm_yday] = moment
        elif age <= WEEKLY:
            year, week, _ = moment.isocalendar()
            last_of["week", year, week] = moment
    return keep | set(last_of.values())


def verify(path: Path) -> str:
    """Open a backup and look at everything that a restore needs; gives its schema revision."""
    if not path.is_file():
        raise BadFile(f"There is no file {path}.")
    try:
        connection = sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)
        try:
            return _verified(path, connection)
        finally:
            connection.close()
    except (sqlite3.Error, Corrupt) as error:
        raise BadFile(f"{path} is not a sound backup: {error}.") from error


def _verified(path: Path, connection: sqlite3.Connection) -> str:
    [found] = connection.execute("PRAGMA integrity_check(1)").fetchone()
    if found != "ok":
        raise BadFile(f"{path} is damaged: {found}.")
    tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if "alembic_version" not in tables or "heads" not in tables:
        raise BadFile(f"{path} is not a backup of ours.")
    loose = connection.execute("PRAGMA foreign_key_check").fetchall()
    if loose:
        raise BadFile(f"{path} is damaged: {len(loose)} rows belong to nothing.")
    heads = connection.execute(
        "SELECT match_id, state, revision, (SELECT max(revision) FROM entries WHERE entries.match_id = heads.match_id)"
        " FROM heads"
    )
    for match, state, at, last in heads:
        unpack(state)
        if at != last:
            raise BadFile(f"{path} is damaged: match {match} stands at revision {at}, its log ends at {last}.")
    [schema] = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    refuse_newer(str(schema))
    return str(schema)


def _copy_file(source: Path, target: Path) -> None:
    """SQLite's own online copy: one moment of the database, while others read and write."""
    read, write = sqlite3.connect(source, timeout=30), sqlite3.connect(target)
    try:
        read.backup(write)
        write.execute("PRAGMA journal_mode=DELETE")
    finally:
        write.close()
        read.close()


async def _copy_server(database: Database, target: Path) -> None:
    """One moment of a PostgreSQL database as an SQLite file of the same schema revision."""
    found = await revision(database)
    if found is None:
        raise StoreError("The database is empty: there is nothing to back up.")
    copy = Database(database_url(f"sqlite:///{target}"))
    try:
        await upgrade(copy, found)
        async with database.snapshot() as source, copy.write() as sink:
            await copy_rows(source, sink)
    finally:
        await copy.close()
    await asyncio.to_thread(_fold, target)


def _fold(path: Path) -> None:
    """Fold SQLite's write-ahead log into the one file."""
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA journal_mode=DELETE")
    connection.close()


def _remove(unfinished: Path) -> None:
    for ending in ("", "-wal", "-shm", "-journal"):
        unfinished.with_name(unfinished.name + ending).unlink(missing_ok=True)


def _settle(unfinished: Path, path: Path) -> None:
    """Give a finished file its name so that neither file nor name can be lost."""
    sync_file(unfinished)
    unfinished.replace(path)
    sync_folder(path.parent)
