"""Connections to SQLite or PostgreSQL: one writer at a time on SQLite, a transaction for everything, plain errors."""

import asyncio
import os
import sqlite3
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from contextvars import ContextVar
from functools import wraps
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

from sqlalchemy import Connection, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, IntegrityError, SQLAlchemyError, TimeoutError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from db.errors import BUSY, Broken, Busy, StoreError, UnknownUrl, translated
from db.files import check_content, check_place, make_private

DEFAULT_URL = "sqlite:///data/stele.sqlite3"
SQLITE, POSTGRES = "sqlite+aiosqlite", "postgresql+asyncpg"
BUSY_SECONDS = 5.0
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")
QUIET: dict[str, Any] = {"hide_parameters": True}  # positions hold hands and dice: no error and no log may show them
P = ParamSpec("P")
ResultT = TypeVar("ResultT")
PartT = TypeVar("PartT", bound="UsesDatabase")
BEGIN = "stele_begin"  # the execution option that names the statement with which SQLite begins


def database_url(given: str | None = None) -> URL:
    """The address as SQLAlchemy wants it; a bare `sqlite:` or `postgres:` gets its driver."""
    text = given or os.environ.get("DATABASE_URL") or DEFAULT_URL
    try:
        url = make_url(text)
    except ArgumentError as error:
        raise UnknownUrl("DATABASE_URL is not an address. Example: sqlite:///data/stele.sqlite3") from error
    kind = url.drivername.split("+")[0]
    if kind == "sqlite":
        if not url.database or ":memory:" in url.database or url.query.get("mode") == "memory":
            raise UnknownUrl(
                "The store never lives in memory: DATABASE_URL needs a file, as in sqlite:///data/my.sqlite3"
            )
        return url.set(drivername=SQLITE)
    if kind in ("postgres", "postgresql"):
        return url.set(drivername=POSTGRES)
    raise UnknownUrl(f"DATABASE_URL begins with {kind!r}; the store speaks sqlite and postgresql.")


def sqlite_path(url: URL) -> Path | None:
    """The database file of an SQLite address, or None for a server."""
    return Path(url.database or "") if url.drivername == SQLITE else None


_saved: ContextVar[list[str] | None] = ContextVar("saved", default=None)


class Database:
    """An open database: `read()` and `write()` give a connection inside a transaction."""

    def __init__(self, url: URL, *, busy_seconds: float = BUSY_SECONDS) -> None:
        self.url = url
        self.path = sqlite_path(url)
        self._turn = asyncio.Lock()
        self._under_way: set[asyncio.Task[Any]] = set()
        self.engine = _sqlite_engine(url, busy_seconds) if self.path else _postgres_engine(url, busy_seconds)
        self._writer = self.engine.execution_options(**{BEGIN: "BEGIN IMMEDIATE"})

    @property
    def is_sqlite(self) -> bool:
        return self.path is not None

    async def close(self) -> None:
        """Wait for what is under way, then close every connection."""
        await self.settle()
        await self.engine.dispose()

    async def settle(self) -> None:
        """Wait until nothing is under way."""
        while self._under_way:
            await asyncio.wait(self._under_way)

    async def carry_through(self, work: Coroutine[Any, Any, ResultT]) -> ResultT:
        """Bring a transaction to its end even when whoever waits for it gives up.

        A driver that is stopped between two statements keeps its locks; here it is never stopped.
        """
        task = asyncio.create_task(work)
        self._under_way.add(task)
        task.add_done_callback(self._finished)
        return await asyncio.shield(task)

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._under_way.discard(task)
        if not task.cancelled():
            task.exception()

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that only looks."""
        with plain_errors():
            async with self.engine.begin() as connection:
                yield connection

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that sees one moment, however long it looks."""
        with plain_errors():
            async with self.engine.connect() as connection:
                if not self.is_sqlite:
                    await connection.execution_options(isolation_level="REPEATABLE READ")
                async with connection.begin():
                    yield connection

    @asynccontextmanager
    async def write(self, *, aside: bool = False) -> AsyncIterator[AsyncConnection]:
        """A transaction that changes something: whole, or not at all. On SQLite writers take turns.

        `aside` is for what nobody has asked for: whoever counts what was saved (`saving`) does not hear of it.
        """
        with plain_errors():
            if not self.is_sqlite:
                async with self._writer.begin() as connection:
                    yield connection
            else:
                async with self._turn, self._writer.begin() as connection:
                    yield connection
        heard = _saved.get()
        if heard is not None and not aside:
            heard.append("written")


@contextmanager
def saving(heard: list[str]) -> Iterator[None]:
    """Inside, `heard` grows with everything that is saved: so one knows later whether something was."""
    token = _saved.set(heard)
    try:
        yield
    finally:
        _saved.reset(token)


def not_saving() -> None:
    """What this task saves from now on is nobody's doing."""
    _saved.set(None)


@contextmanager
def plain_errors() -> Iterator[None]:
    """Turns the drivers' exceptions into the store's own."""
    try:
        yield
    except StoreError:
        raise
    except Exception as error:
        found = translated(error)
        if found is not None:
            raise found from error
        if isinstance(error, IntegrityError):
            raise Broken(f"The change contradicts what is stored: {error.orig}") from error
        if isinstance(error, TimeoutError):
            raise Busy(BUSY) from error
        if isinstance(error, SQLAlchemyError | sqlite3.Error):
            raise StoreError(f"The database refused a statement: {error}") from error
        raise


class UsesDatabase(Protocol):
    """A part of the store: its calls are carried through."""

    @property
    def database(self) -> Database: ...


def carried_through(
    method: Callable[Concatenate[PartT, P], Coroutine[Any, Any, ResultT]],
) -> Callable[Concatenate[PartT, P], Coroutine[Any, Any, ResultT]]:
    """Marks a call that comes to its end although its caller is cancelled."""

    @wraps(method)
    async def whole(part: PartT, /, *args: P.args, **kwargs: P.kwargs) -> ResultT:
        return await part.database.carry_through(method(part, *args, **kwargs))

    return whole


def prepare(url: URL) -> None:
    """Refuse a place or a file that is not safe, before anything is opened for writing."""
    path = sqlite_path(url)
    if path is not None:
        check_place(path)
        check_content(path)
        make_private(path)


def _sqlite_engine(url: URL, busy_seconds: float) -> AsyncEngine:
    # Without an isolation level the driver begins nothing by itself: `_begin` says when, also before DDL.
    arguments: dict[str, Any] = {"isolation_level": None, "timeout": busy_seconds}
    engine = create_async_engine(url, connect_args=arguments, pool_size=4, max_overflow=4, **QUIET)
    event.listen(engine.sync_engine, "connect", _pragmas(busy_seconds))
    event.listen(engine.sync_engine, "begin", _begin)
    return engine


def _postgres_engine(url: URL, busy_seconds: float) -> AsyncEngine:
    settings = {"application_name": "stele", "lock_timeout": str(int(busy_seconds * 1000))}
    arguments: dict[str, Any] = {"server_settings": settings, "timeout": 10, "command_timeout": 60}
    return create_async_engine(url, connect_args=arguments, pool_size=5, max_overflow=5, pool_pre_ping=True, **QUIET)


def _pragmas(busy_seconds: float) -> Callable[[Any, Any], None]:
    def set_pragmas(connection: Any, _record: Any) -> None:
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.execute(f"PRAGMA busy_timeout={int(busy_seconds * 1000)}")
        cursor.close()

    return set_pragmas


def _begin(connection: Connection) -> None:
    statement = connection.get_execution_options().get(BEGIN, "BEGIN")
    adapted: Any = connection.connection.dbapi_connection
    # Straight to the driver: SQLite's thread is asked once, not three times as for a cursor.
    adapted.run_async(lambda driver: driver.execute(statement))
