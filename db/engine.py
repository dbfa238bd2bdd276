"""Connections to SQLite or PostgreSQL: one writer at a time on SQLite, a transaction for everything, plain errors.

A call of the store is a coroutine that waits for nothing but the database. On PostgreSQL the loop runs it. On SQLite
the whole call runs in a thread of the database (a lane: one for changes, a few for looks), over a plain connection
whose answers are there at once: the loop is asked once a call, not three times a statement.
"""

import asyncio
import os
import sqlite3
from collections.abc import AsyncIterator, Callable, Collection, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager
from contextvars import ContextVar, copy_context
from functools import wraps
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar, cast

import asyncpg
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, IntegrityError, SQLAlchemyError, TimeoutError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from db.errors import (
    BUSY,
    UNREACHABLE,
    Broken,
    Busy,
    FileTaken,
    StoreError,
    TakenElsewhere,
    UnknownUrl,
    Unreachable,
    translated,
)
from db.files import check_content, make_private
from db.memory import Memory
from db.owner import TAKEN, Owned, own
from db.straight import AtOnce, Straight, tell

DEFAULT_URL = "sqlite:///data/stele.sqlite3"
SQLITE, POSTGRES = "sqlite+aiosqlite", "postgresql+asyncpg"
BUSY_SECONDS = 5.0
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")
QUIET: dict[str, Any] = {"hide_parameters": True}  # positions hold hands and dice: no error and no log may show them
DRIVER: dict[str, Any] = {
    "isolation_level": None
}  # the driver begins nothing by itself: `_begin` does, also before DDL
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
_lane: ContextVar[Engine | None] = ContextVar("lane", default=None)  # where a call that runs in a lane gets connections
DEAD_CONNECTIONS = 12  # more than a pool holds: after a server's restart all of them are
LOOKING = 3  # threads of an SQLite file that look; changes have one


class Database:
    """An open database: `read()` and `write()` give a connection inside a transaction."""

    def __init__(self, url: URL, *, busy_seconds: float = BUSY_SECONDS) -> None:
        self.url = url
        self.path = sqlite_path(url)
        self._turn = asyncio.Lock()
        self._owned: Owned | None = None
        self.guest = False  # the file belongs to another process: here one only looks
        self._under_way: set[asyncio.Task[Any]] = set()
        self.engine = _sqlite_engine(url, busy_seconds) if self.path else _postgres_engine(url, busy_seconds)
        self._writer = self.engine.execution_options(**{BEGIN: "BEGIN IMMEDIATE"})
        self.lanes = Lanes(url, busy_seconds) if self.path else None
        self.straight = None if self.path else _postgres_engine(url, busy_seconds, straight=True)

    def own(self, *, or_visit: bool = False) -> None:
        """An SQLite file is for this process alone; with `or_visit` one may look at what another process has."""
        if self.path is None or self._owned is not None:
            return
        try:
            self._owned = own(self.path)
        except FileTaken as error:
            if not or_visit or isinstance(error, TakenElsewhere):
                raise
            self.guest = True

    def prepare(self) -> None:
        """Refuse a file that is not safe, before it is opened for writing; then it is private, and held."""
        if self.path is not None:
            check_content(self.path)
            make_private(self.path)
            if self._owned is not None:
                self._owned.hold()

    @property
    def memory(self) -> Memory | None:
        """What is remembered of a file that belongs to this process."""
        return None if self._owned is None else self._owned.memory

    @property
    def is_sqlite(self) -> bool:
        return self.path is not None

    @property
    def heard(self) -> tuple[Engine, ...]:
        """The engines that carry the store's calls, for whoever counts their statements."""
        if self.lanes is not None:
            return (self.lanes.engine,)
        return tuple(one.sync_engine for one in (self.engine, self.straight) if one is not None)

    async def close(self) -> None:
        """Wait for what is under way, then close every connection."""
        await self.settle()
        if self.lanes is not None:
            self.lanes.close()
        if self.straight is not None:
            await self.straight.dispose()
        await self.engine.dispose()
        if self._owned is not None:
            self._owned.let_go()
            self._owned = None

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
            if (lane := _lane.get()) is not None:
                with lane.begin() as straight:
                    yield at_once(straight)
                return
            async with self.engine.begin() as connection:
                yield connection

    @asynccontextmanager
    async def quick(
        self, *, changes: bool = False, touches: Collection[int] | None = None
    ) -> AsyncIterator[AsyncConnection]:
        """A transaction of the hot path: on PostgreSQL it talks to the driver itself."""
        if self.straight is None:
            async with self.write(touches=touches) if changes else self.read() as connection:
                yield connection
            return
        with plain_errors():
            async with _straight(self.straight) as connection:
                yield connection
        self._heard(aside=not changes)

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
    async def write(
        self, *, aside: bool = False, touches: Collection[int] | None = None
    ) -> AsyncIterator[AsyncConnection]:
        """A transaction that changes something: whole, or not at all. On SQLite writers take turns.

        `aside` is for what nobody has asked for: whoever counts what was saved (`saving`) does not hear of it.
        `touches` are the matches of which something besides their own row changes; None: anything may change.
        """
        if self.guest:
            raise FileTaken(TAKEN.format(path=self.path, which=""))
        try:
            with plain_errors():
                if (lane := _lane.get()) is not None:
                    with lane.execution_options(**{BEGIN: "BEGIN IMMEDIATE"}).begin() as straight:
                        yield at_once(straight)
                elif not self.is_sqlite:
                    async with self._writer.begin() as connection:
                        yield connection
                else:
                    async with self._turn, self._writer.begin() as connection:
                        yield connection
        finally:
            if (memory := self.memory) is not None:
                memory.forget(touches)
        self._heard(aside)

    def _heard(self, aside: bool) -> None:
        heard = _saved.get()
        if heard is not None and not aside:
            heard.append("written")


class Lanes:
    """The threads of an SQLite file in which whole calls run."""

    def __init__(self, url: URL, busy_seconds: float) -> None:
        arguments = {**DRIVER, "timeout": busy_seconds, "check_same_thread": False}
        self.engine = create_engine(
            url.set(drivername="sqlite"), connect_args=arguments, pool_size=LOOKING + 1, **QUIET
        )
        event.listen(self.engine, "connect", _pragmas(busy_seconds))
        event.listen(self.engine, "begin", _begin_at_once)
        self._open()

    def _open(self) -> None:
        self._looks = ThreadPoolExecutor(LOOKING, "store-looks")
        self._changes = ThreadPoolExecutor(1, "store-changes")

    async def run(self, work: Coroutine[Any, Any, ResultT], *, changes: bool) -> ResultT:
        """A call from its beginning to its end; it hears what its caller hears (`saving`)."""
        context = copy_context()
        context.run(_lane.set, self.engine)
        lane = self._changes if changes else self._looks
        return await asyncio.get_running_loop().run_in_executor(lane, context.run, _to_its_end, work)

    def close(self) -> None:
        """Let go of the file; like an engine, the lanes open again for whoever still calls."""
        self._looks.shutdown()
        self._changes.shutdown()
        self.engine.dispose()
        self._open()


def _to_its_end(work: Coroutine[Any, Any, ResultT]) -> ResultT:
    """Runs a coroutine that never waits."""
    try:
        work.send(None)
    except StopIteration as end:
        result: ResultT = end.value
        return result
    work.close()
    raise RuntimeError("a call of the store waited for something else than its database")


def at_once(connection: Connection) -> AsyncConnection:
    """The part of an asynchronous connection that calls of the store use."""
    return cast(AsyncConnection, AtOnce(connection))


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
        if isinstance(error, sqlite3.IntegrityError | asyncpg.IntegrityConstraintViolationError):
            raise Broken(f"The change contradicts what is stored: {error.args[0]}") from error
        if isinstance(error, TimeoutError):
            raise Busy(BUSY) from error
        if isinstance(error, asyncpg.PostgresError | asyncpg.InterfaceError):
            raise StoreError(f"The database refused a statement: {error.args[0]}") from error
        if isinstance(error, SQLAlchemyError | sqlite3.Error):
            raise StoreError(f"The database refused a statement: {error}") from error
        raise


class UsesDatabase(Protocol):
    """A part of the store: its calls are carried through."""

    @property
    def database(self) -> Database: ...


Call = Callable[Concatenate[PartT, P], Coroutine[Any, Any, ResultT]]


def carried_through(method: Call[PartT, P, ResultT]) -> Call[PartT, P, ResultT]:
    """Marks a call that waits for more than the database; it comes to its end although its caller is cancelled."""

    @wraps(method)
    async def whole(part: PartT, /, *args: P.args, **kwargs: P.kwargs) -> ResultT:
        return await part.database.carry_through(method(part, *args, **kwargs))

    return whole


def looks(method: Call[PartT, P, ResultT]) -> Call[PartT, P, ResultT]:
    """Marks a call that only looks; it comes to its end although its caller is cancelled."""
    return _in_a_lane(method, changes=False)


def changes(method: Call[PartT, P, ResultT]) -> Call[PartT, P, ResultT]:
    """Marks a call that changes something; it comes to its end although its caller is cancelled."""
    return _in_a_lane(method, changes=True)


def _in_a_lane(method: Call[PartT, P, ResultT], *, changes: bool) -> Call[PartT, P, ResultT]:
    @wraps(method)
    async def whole(part: PartT, /, *args: P.args, **kwargs: P.kwargs) -> ResultT:
        work = method(part, *args, **kwargs)
        if _lane.get() is not None:
            return await work
        lanes = part.database.lanes
        return await part.database.carry_through(work if lanes is None else lanes.run(work, changes=changes))

    return whole


def _sqlite_engine(url: URL, busy_seconds: float) -> AsyncEngine:
    arguments = {**DRIVER, "timeout": busy_seconds}
    engine = create_async_engine(url, connect_args=arguments, pool_size=4, max_overflow=4, **QUIET)
    event.listen(engine.sync_engine, "connect", _pragmas(busy_seconds))
    event.listen(engine.sync_engine, "begin", _begin)
    return engine


def _postgres_engine(url: URL, busy_seconds: float, *, straight: bool = False) -> AsyncEngine:
    """For the hot path nothing is asked before or after a transaction: `_straight` sees to that."""
    settings = {"application_name": "stele", "lock_timeout": str(int(busy_seconds * 1000))}
    arguments: dict[str, Any] = {"server_settings": settings, "timeout": 10, "command_timeout": 60}
    how = {"pool_reset_on_return": None} if straight else {"pool_pre_ping": True}
    return create_async_engine(url, connect_args=arguments, pool_size=5, max_overflow=5, **how, **QUIET)


@asynccontextmanager
async def _straight(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """A transaction without SQLAlchemy in between; a connection that broke while it lay idle is exchanged first."""
    heard = engine.sync_engine
    for _ in range(DEAD_CONNECTIONS):
        connection = await engine.connect()
        driver: Any = (await connection.get_raw_connection()).driver_connection
        try:
            tell(heard, "begin", None)
            transaction = driver.transaction()
            await transaction.start()
        except BaseException as error:
            dead = driver.is_closed()
            await connection.invalidate()
            await connection.close()
            if dead and isinstance(error, Exception):
                continue
            raise
        break
    else:
        raise Unreachable(UNREACHABLE)
    try:
        yield cast(AsyncConnection, Straight(driver, heard))
        tell(heard, "commit", None)
        await transaction.commit()
    except BaseException as error:
        dead = driver.is_closed()
        await _leave(connection, transaction, dead)
        if dead and not isinstance(error, StoreError) and isinstance(error, Exception):
            raise Unreachable(UNREACHABLE) from error
        raise
    await connection.close()


async def _leave(connection: AsyncConnection, transaction: Any, dead: bool) -> None:
    """Undo what a transaction has done; a connection that cannot do even that is not used again."""
    try:
        if not dead:
            await transaction.rollback()
    except Exception:
        dead = True
    if dead:
        await connection.invalidate()
    await connection.close()


def _pragmas(busy_seconds: float) -> Callable[[Any, Any], None]:
    def set_pragmas(connection: Any, _record: Any) -> None:
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.execute(f"PRAGMA busy_timeout={int(busy_seconds * 1000)}")
        cursor.close()

    return set_pragmas


def _begin(connection: Connection) -> None:
    adapted: Any = connection.connection.dbapi_connection
    # Straight to the driver: SQLite's thread is asked once, not three times as for a cursor.
    adapted.run_async(lambda driver: driver.execute(_beginning(connection)))


def _begin_at_once(connection: Connection) -> None:
    driver: Any = connection.connection.dbapi_connection
    driver.execute(_beginning(connection))


def _beginning(connection: Connection) -> str:
    return str(connection.get_execution_options().get(BEGIN, "BEGIN"))
