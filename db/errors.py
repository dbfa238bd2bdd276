"""What can go wrong with the store, each with a plain sentence for whoever has to act on it."""

import errno
import sqlite3

from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError


class StoreError(Exception):
    """The base of everything the store refuses or fails to do."""


class Refused(StoreError):
    """The store will not start: the host has to change something first."""


class UnknownUrl(Refused):
    """The database address is of a kind that the store does not speak."""


class NetworkFileSystem(Refused):
    """The database file lies on a network file system, where locks cannot be trusted."""


class Unwritable(Refused):
    """The database file, or its folder, cannot be written."""


class FileTaken(Refused):
    """The SQLite file belongs to another process."""


class TakenElsewhere(FileTaken):
    """Another process has the SQLite file under another name, so that not even a look at it is safe."""


class NewerDatabase(Refused):
    """A newer version of the bot has already migrated this database."""


class ForeignDatabase(Refused):
    """The database holds something else than matches of ours."""


class Corrupt(StoreError):
    """The database file is damaged."""


class Full(StoreError):
    """The disk is full: the command was not carried out."""


class Busy(StoreError):
    """Somebody else holds the database for too long: the command was not carried out."""


class Unreachable(StoreError):
    """The database server does not answer; whether the last command was saved is known once it does."""


class Unknown(StoreError):
    """There is no such match, seat, proposal or file."""


class Stale(StoreError):
    """The match has moved on since its head was loaded; nothing was changed."""


class TimerGone(StoreError):
    """The timer was cancelled, or another process has fired it; nothing was changed."""


class Broken(StoreError):
    """A change contradicts itself or what is stored; nothing was changed."""


class BadFile(StoreError):
    """A backup or match file is damaged, foreign or too new; nothing was changed."""


FULL = "The disk that holds the database is full. Nothing was lost: free some space and the command can be given again."
BUSY = "The database is held by another program for too long. Nothing was changed; try again in a moment."
CORRUPT = (
    "The database file is damaged ({detail}). Stop the bot and restore the newest backup: "
    "make restore FILE=backups/<file>."
)
READ_ONLY = "The database file cannot be written ({detail}). Give the bot's user the right to write it."
UNREACHABLE = (
    "The database server does not answer. What was acknowledged is safe; the bot goes on "
    "by itself when the server is back."
)
NO_SPACE = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG}
# PostgreSQL's own codes: disk full, lock not available, deadlock, serialisation failure, statement cancelled.
POSTGRES_FULL = {"53100"}
POSTGRES_BUSY = {"55P03", "40P01", "40001", "57014"}


def translated(error: Exception) -> StoreError | None:
    """The typed error behind a driver's exception, or None when it is not a fault of the storage."""
    if isinstance(error, DBAPIError):
        cause = error.orig
        if isinstance(error, OperationalError | InterfaceError) and error.connection_invalidated:
            return Unreachable(UNREACHABLE)
        found = _sqlite(cause) if isinstance(cause, sqlite3.Error) else _postgres(cause)
        if found is None and error.connection_invalidated:
            return Unreachable(UNREACHABLE)
        return found
    if isinstance(error, sqlite3.Error):
        return _sqlite(error)
    if isinstance(error, OSError):
        return Full(FULL) if error.errno in NO_SPACE else Unreachable(UNREACHABLE)
    return _postgres(error)


def _sqlite(error: sqlite3.Error) -> StoreError | None:
    text = str(error)
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_OK) & 0xFF
    if code == sqlite3.SQLITE_FULL or "disk is full" in text:
        return Full(FULL)
    if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return Busy(BUSY)
    if code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
        return Corrupt(CORRUPT.format(detail=text))
    if code in (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN):
        return Unwritable(READ_ONLY.format(detail=text))
    if code == sqlite3.SQLITE_IOERR:
        # A quota or file-size limit shows as a failed write, not as SQLITE_FULL.
        write = getattr(error, "sqlite_errorcode", 0) in (
            sqlite3.SQLITE_IOERR_WRITE,
            sqlite3.SQLITE_IOERR_TRUNCATE,
            sqlite3.SQLITE_IOERR_SHMSIZE,
            sqlite3.SQLITE_IOERR_FSYNC,
        )
        return Full(FULL) if write else Corrupt(CORRUPT.format(detail=text))
    return None


def _postgres(error: BaseException | None) -> StoreError | None:
    code = getattr(error, "sqlstate", None) or getattr(error, "pgcode", None) or ""
    if code in POSTGRES_FULL:
        return Full(FULL)
    if code in POSTGRES_BUSY:
        return Busy(BUSY)
    # Class 08 is a lost connection, 57P0x a server that stops or starts, 53300 one with too many guests.
    if code.startswith(("08", "57P0")) or code == "53300":
        return Unreachable(UNREACHABLE)
    if code.startswith("XX") and code != "XX000":
        return Corrupt(CORRUPT.format(detail=str(error)))
    return None
