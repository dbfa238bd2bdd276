"""The schema follows the code: migrations run at start, in one transaction, with a backup before."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, inspect, text

from db.engine import BEGIN, Database, plain_errors
from db.errors import Broken, FileTaken, ForeignDatabase, NewerDatabase

SCRIPTS = Path(__file__).parent / "migrations"
ADVISORY_LOCK = 0x57E1E  # any number of our own: processes that start together migrate one after another
VERSIONS = (
    "The database file is in use by a bot of another version, and this version would have to change its tables first. "
    "Stop that bot, then try again. Nothing was changed."
)

Backup = Callable[[str], Awaitable[object]]


def newest(scripts: Path = SCRIPTS) -> str:
    """The revision that this code wants."""
    head = _directory(scripts).get_current_head()
    if head is None:
        raise Broken(f"{scripts} holds no migration.")
    return head


async def migrate(database: Database, backup: Backup, scripts: Path = SCRIPTS) -> None:
    """Bring the schema to this code's revision; what is newer is refused and not touched."""
    found = await revision(database)
    if found == newest(scripts):
        return
    if database.guest:
        raise FileTaken(VERSIONS)
    if found is not None:
        refuse_newer(found, scripts)
        await backup(found)
    await upgrade(database, newest(scripts), scripts)


async def revision(database: Database) -> str | None:
    """The revision of the schema as it is, or None for an empty database.

    Both are read at one moment: another process that migrates meanwhile must not look like another program.
    """
    async with database.snapshot() as connection:
        found = await connection.run_sync(_revision)
        tables = await connection.run_sync(_tables)
    if found is None and tables:
        raise ForeignDatabase(
            "The database holds tables of another program. Set DATABASE_URL to an empty database of our own."
        )
    return found


def refuse_newer(found: str, scripts: Path = SCRIPTS) -> None:
    """A revision that this code does not know was written by newer code."""
    try:
        _directory(scripts).get_revision(found)
    except CommandError as error:
        raise NewerDatabase(
            f"The database is at revision {found!r}, which this version of the bot does not know (it knows up to "
            f"{newest(scripts)!r}). Start the newer version again, or restore a backup from before the update. "
            "Nothing was changed."
        ) from error


async def upgrade(database: Database, target: str, scripts: Path = SCRIPTS) -> None:
    """Run the migrations up to a revision in one transaction: all of them, or none."""
    with plain_errors():
        async with database.engine.connect() as bare:
            connection = await bare.execution_options(**{BEGIN: "BEGIN IMMEDIATE"})
            if database.is_sqlite:
                # Rebuilding a table drops the old one, and with foreign keys on every row that hangs on it.
                raw = await connection.get_raw_connection()
                driver: Any = raw.driver_connection
                await driver.execute("PRAGMA foreign_keys=OFF")
            try:
                async with connection.begin():
                    await connection.run_sync(_run, target, scripts)
            finally:
                await connection.invalidate()


def _run(connection: Connection, target: str, scripts: Path) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": ADVISORY_LOCK})
    config = _config(scripts)
    config.attributes["connection"] = connection
    command.upgrade(config, target)
    if connection.dialect.name == "sqlite":
        loose = connection.execute(text("PRAGMA foreign_key_check")).fetchall()
        if loose:
            raise Broken(f"A migration left rows without their match: {loose[:3]}. Nothing was changed.")


def _revision(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def _tables(connection: Connection) -> list[str]:
    return inspect(connection).get_table_names()


def _directory(scripts: Path) -> ScriptDirectory:
    return ScriptDirectory.from_config(_config(scripts))


def _config(scripts: Path) -> Config:
    config = Config()
    config.set_main_option("script_location", str(scripts))
    config.set_main_option("path_separator", "os")
    return config
