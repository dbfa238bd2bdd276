"""Copying every row from one database to another of the same schema revision, whatever the engines."""

from sqlalchemy import Connection, MetaData, Table, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

BATCH = 500


async def copy_rows(source: AsyncConnection, target: AsyncConnection) -> int:
    """Copy all rows, parents first, in the transactions of the two connections; says how many."""
    tables = await target.run_sync(_tables)
    copied = 0
    for table in tables:
        columns = [table.c[column.name] for column in table.columns]
        rows = await source.stream(select(*columns))
        async for batch in rows.mappings().partitions(BATCH):
            await target.execute(insert(table), [dict(row) for row in batch])
            copied += len(batch)
    await _continue_numbering(target, tables)
    return copied


async def clear_rows(target: AsyncConnection) -> None:
    """Delete every row, children first."""
    for table in reversed(await target.run_sync(_tables)):
        await target.execute(table.delete())


def _tables(connection: Connection) -> list[Table]:
    """The tables as the database itself has them, so that an older schema is copied as it is."""
    found = MetaData()
    found.reflect(connection)
    return [table for table in found.sorted_tables if table.name not in ("alembic_version", "sqlite_sequence")]


async def _continue_numbering(target: AsyncConnection, tables: list[Table]) -> None:
    """PostgreSQL numbers new rows by a sequence of its own, which must continue after the copied ones."""
    if target.dialect.name != "postgresql":
        return
    for table in tables:
        if "id" in table.c:
            # A column that numbers itself has a sequence; for the others nothing is found and nothing is set.
            number = f"SELECT coalesce(max(id), 0) + 1 FROM {table.name}"
            await target.execute(
                text(f"SELECT setval(pg_get_serial_sequence('{table.name}', 'id'), ({number}), false)")
            )
