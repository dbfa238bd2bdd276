"""Migrations: from the first version on, in one transaction, with a backup before, the same schema as the tables."""

import asyncio
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, inspect, text

from db import Store, migrate
from db import tables as t
from db.backups import verify
from db.engine import Database, database_url
from db.errors import StoreError
from db.migrate import SCRIPTS, newest, revision
from tests.db.conftest import Clock
from tests.db.desk import advance, begun
from tests.db.postgres import PostgresServer

NEXT = """
import sqlalchemy as sa
from alembic import op

revision = "0999"
down_revision = "{before}"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("matches", recreate="auto") as batch:
        batch.add_column(sa.Column("motto", sa.Text(), nullable=False, server_default="none yet"))
        batch.alter_column("name", new_column_name="title")
    {then}
"""


def scripts_with(folder: Path, then: str = "pass") -> Path:
    """Our migrations and one more, which rebuilds the table that everything hangs on."""
    scripts = folder / "migrations"
    shutil.copytree(SCRIPTS, scripts, ignore=shutil.ignore_patterns("__pycache__"))
    (scripts / "versions" / "0999_next.py").write_text(NEXT.format(before=newest(), then=then))
    return scripts


async def test_the_migrations_make_exactly_the_tables(store: Store) -> None:
    def differences(connection: Connection) -> list[object]:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        return list(compare_metadata(context, t.names))

    async with store.database.read() as connection:
        assert await connection.run_sync(differences) == []


async def test_an_older_database_is_backed_up_migrated_and_keeps_every_row(
    url: str, clock: Clock, tmp_path: Path
) -> None:
    store = await Store.open(url, clock=clock)
    match = await begun(store)
    await advance(store, match, interaction=5)
    await store.close()
    store = await Store.open(url, clock=clock, backups=tmp_path / "backups", scripts=scripts_with(tmp_path))
    assert await revision(store.database) == "0999"
    async with store.database.read() as connection:
        [row] = (await connection.execute(text("SELECT title, motto FROM matches"))).all()
    assert tuple(row) == ("Spring", "none yet")
    assert [each.revision for each in await store.matches.log(match)] == [1, 2]
    assert await store.answered(5) is not None
    await store.close()
    [backup] = (tmp_path / "backups").iterdir()
    assert backup.name == f"before-migration-from-{newest()}-2026-03-01T12-00-00Z.sqlite3"
    assert verify(backup) == newest()


async def test_a_migration_that_fails_changes_nothing(url: str, clock: Clock, tmp_path: Path) -> None:
    store = await Store.open(url, clock=clock)
    match = await begun(store)
    await store.close()
    broken = scripts_with(tmp_path, then='op.execute("INSERT INTO no_such_table VALUES (1)")')
    with pytest.raises(StoreError):
        await Store.open(url, clock=clock, backups=tmp_path / "backups", scripts=broken)
    store = await Store.open(url, clock=clock)
    assert await revision(store.database) == newest()
    assert (await store.matches.info(match)).name == "Spring"
    async with store.database.read() as connection:
        columns = await connection.run_sync(
            lambda sync: {each["name"] for each in inspect(sync).get_columns("matches")}
        )
    assert "motto" not in columns
    await store.close()


async def test_without_room_for_the_backup_nothing_is_migrated(url: str, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(StoreError):
        await Store.open(url, backups=tmp_path / "file", scripts=scripts_with(tmp_path))
    store = await Store.open(url)
    assert await revision(store.database) == newest()
    await store.close()


async def test_processes_that_start_together_migrate_once(postgres: PostgresServer, tmp_path: Path) -> None:
    postgres.execute("CREATE DATABASE together")
    stores = await asyncio.gather(*(Store.open(postgres.url("together"), backups=tmp_path) for _ in range(4)))
    assert {await revision(store.database) for store in stores} == {newest()}
    for store in stores:
        await store.close()


async def test_a_database_that_is_being_migrated_is_not_foreign(
    postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another process migrates after the revision was looked for and before the tables are."""
    postgres.execute("CREATE DATABASE in_between")
    look = migrate._tables

    def late(connection: Connection) -> list[str]:
        postgres.execute("CREATE TABLE alembic_version (version_num text); CREATE TABLE matches (id int)", "in_between")
        return look(connection)

    monkeypatch.setattr(migrate, "_tables", late)
    database = Database(database_url(postgres.url("in_between")))
    assert await revision(database) is None
    await database.close()


async def test_foreign_keys_are_on_again_after_a_migration(new_sqlite: Callable[[], str], tmp_path: Path) -> None:
    store = await Store.open(new_sqlite(), backups=tmp_path / "backups", scripts=scripts_with(tmp_path))
    for _ in range(6):
        async with store.database.read() as connection:
            assert (await connection.execute(text("PRAGMA foreign_keys"))).scalar() == 1
    await store.close()
