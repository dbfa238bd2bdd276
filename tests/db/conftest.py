"""Every store test runs on SQLite and on a real PostgreSQL server, which the first test that needs it starts."""

import asyncio
import itertools
import os
from collections.abc import AsyncIterator, Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from db import Store
from db import tables as t
from db.migrate import newest
from tests.db.fresh import fresh_sqlite
from tests.db.postgres import PostgresServer, binaries

NUMBERS = itertools.count(1)
ENGINES = ("sqlite", "postgresql")
NO_POSTGRES = "PostgreSQL is not installed (no initdb): the store was tested on SQLite only"


FREE_DATABASES: list[str] = []
EMPTY = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'stele' "
    "AND datname = current_database() \\g /dev/null\n"
    f"TRUNCATE {', '.join(table.name for table in t.ALL)} RESTART IDENTITY CASCADE;"
    "SELECT version_num FROM alembic_version"
)


class Clock:
    """A clock that moves when it is told to."""

    def __init__(self) -> None:
        self.now = datetime(2026, 3, 1, 12, 0, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.now

    def pass_by(self, **delta: float) -> None:
        self.now += timedelta(**delta)


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    """One server for this worker; its absence is a failure where REQUIRE_POSTGRES is set."""
    if binaries() is None:
        if os.environ.get("REQUIRE_POSTGRES"):
            pytest.fail("REQUIRE_POSTGRES is set. " + NO_POSTGRES)
        pytest.skip(NO_POSTGRES)
    server = PostgresServer.create()
    try:
        server.execute("CREATE DATABASE template_stele")
        asyncio.run(_migrated(server.url("template_stele")))
        yield server
    finally:
        server.remove()


async def _migrated(url: str) -> None:
    store = await Store.open(url)
    await store.close()


@pytest.fixture
def new_sqlite(tmp_path: Path) -> Callable[[], str]:
    """Makes an empty, migrated SQLite database and gives its address."""

    def make() -> str:
        return f"sqlite:///{fresh_sqlite(tmp_path / f'stele{next(NUMBERS)}.sqlite3')}"

    return make


@pytest.fixture
def new_postgres(postgres: PostgresServer) -> Iterator[Callable[[], str]]:
    """Gives the address of an empty, migrated PostgreSQL database; after the test it is emptied for the next."""
    used: list[str] = []

    def make() -> str:
        used.append(FREE_DATABASES.pop() if FREE_DATABASES else _new_database(postgres))
        return postgres.url(used[-1])

    yield make
    for name in used:
        if postgres.execute(EMPTY, name) == newest():
            FREE_DATABASES.append(name)
        else:
            postgres.execute(f"DROP DATABASE {name} WITH (FORCE)")


def _new_database(postgres: PostgresServer) -> str:
    name = f"test_{next(NUMBERS)}"
    postgres.execute(f"CREATE DATABASE {name} TEMPLATE template_stele")
    return name


@pytest.fixture(params=ENGINES)
def url(request: pytest.FixtureRequest) -> str:
    """The address of an empty, migrated database, on each engine in turn."""
    maker: Callable[[], str] = request.getfixturevalue("new_sqlite" if request.param == "sqlite" else "new_postgres")
    return maker()


@pytest.fixture
async def store(url: str, clock: Clock, tmp_path: Path) -> AsyncIterator[Store]:
    opened = await Store.open(url, clock=clock, backups=tmp_path / "backups")
    yield opened
    await opened.close()
