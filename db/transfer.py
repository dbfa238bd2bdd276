"""A whole match in one file: the log, the position and all that belongs to it, for either engine.

The first line is plain JSON that says what the file is and, while the match runs, that it carries secrets. The rest is
compressed. A finished match's file names seats, not people.
"""

import hashlib
import zlib
from collections.abc import Callable
from datetime import datetime
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Table, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from db import tables as t
from db.engine import Database, carried_through
from db.errors import BadFile, StoreError, Unknown
from db.migrate import newest
from db.packing import unpack
from db.records import MatchSettings, open_to_all

FORMAT = "stele-match"
FORMAT_VERSION = 1
SECRETS = (
    "This file carries secrets: hidden cards, sealed orders and the dice of a match that still runs. "
    "Keep it to the bot's host until the match is over."
)
NO_SECRETS = "The match is over: everything in this file may be read by everybody."
# What belongs to a match, parents first. Posts on their way and answered interactions stay where they are.
PARTS = (t.seats, t.heads, t.entries, t.checkpoints, t.orders, t.timers, t.proposals, t.votes, t.audit)
PEOPLE = {"person", "gm", "creator", "actor"}

Rows = list[dict[str, Any]]


class Header(Struct, frozen=True, kw_only=True):
    """The first line of a match file."""

    format: str
    format_version: int
    schema: str
    carries_secrets: bool
    note: str
    game: str
    scenario: str
    name: str
    status: str
    revision: int
    made_at: datetime
    sha256: str


class Transfer:
    """Export a match to bytes, and import such bytes as a new match."""

    def __init__(self, database: Database, clock: Callable[[], datetime]) -> None:
        self.database = database
        self._clock = clock

    @carried_through
    async def export(self, match: int) -> bytes:
        """The match as one file; see `Header.carries_secrets` before handing it to anybody."""
        async with self.database.snapshot() as connection:
            row = (await connection.execute(select(t.matches).where(t.matches.c.id == match))).mappings().one_or_none()
            if row is None:
                raise Unknown(f"There is no match {match}.")
            content: dict[str, Rows] = {"matches": [_plain(row)]}
            for part in PARTS:
                content[part.name] = [_plain(each) for each in (await connection.execute(_of(part, match))).mappings()]
        if not content["heads"]:
            raise StoreError(f"Match {match} has not begun: there is nothing to export.")
        over = open_to_all(row["status"], msgspec.json.decode(row["settings"], type=MatchSettings))
        if over:
            _leave_people_out(content)
        body = zlib.compress(msgspec.msgpack.encode(content), 9)
        header = Header(
            format=FORMAT,
            format_version=FORMAT_VERSION,
            schema=newest(),
            carries_secrets=not over,
            note=NO_SECRETS if over else SECRETS,
            game=row["game"],
            scenario=row["scenario"],
            name=row["name"],
            status=row["status"],
            revision=content["heads"][0]["revision"],
            made_at=self._clock(),
            sha256=hashlib.sha256(body).hexdigest(),
        )
        return msgspec.json.encode(header) + b"\n" + body

    @carried_through
    async def import_match(self, data: bytes, *, server: int, channel: int) -> int:
        """The file's match as a new match of this server; a damaged or foreign file changes nothing."""
        content = read_file(data)
        async with self.database.write() as connection:
            [match_row] = content["matches"]
            placed = {**match_row, "server_id": server, "channel_id": channel, "changed_at": self._clock()}
            match = await _insert_numbered(connection, t.matches, placed)
            proposals: dict[int, int] = {}
            for part in PARTS:
                for row in content[part.name]:
                    await _insert_part(connection, part, row, match, proposals)
            await connection.execute(
                update(t.timers).where(t.timers.c.match_id == match).values(claimed_by=None, claimed_until=None)
            )
        return match


def read_file(data: bytes) -> dict[str, Rows]:
    """The rows of a match file by table, or what is wrong with it."""
    header = read_header(data)
    body = data.partition(b"\n")[2]
    if hashlib.sha256(body).hexdigest() != header.sha256:
        raise BadFile("The match file is damaged: its content does not fit its first line.")
    try:
        raw = msgspec.msgpack.decode(zlib.decompress(body), type=dict[str, list[dict[str, Any]]])
    except (zlib.error, msgspec.DecodeError) as error:
        raise BadFile(f"The match file is damaged: {error}.") from error
    content = {table.name: [_typed(table, row) for row in raw.get(table.name, [])] for table in (t.matches, *PARTS)}
    if len(content["matches"]) != 1 or len(content["heads"]) != 1:
        raise BadFile("The match file is not whole: it does not hold one match and its position.")
    last = max((row["revision"] for row in content["entries"]), default=None)
    if last != content["heads"][0]["revision"]:
        raise BadFile("The match file is not whole: its log does not end where its position stands.")
    unpack(content["heads"][0]["state"])
    return content


def read_header(data: bytes) -> Header:
    """What the first line says; no more than that line is trusted."""
    try:
        header = msgspec.json.decode(data.partition(b"\n")[0], type=Header)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadFile("This is not a match file: its first line does not say so.") from error
    if header.format != FORMAT:
        raise BadFile(f"This is not a match file but {header.format!r}.")
    if header.format_version > FORMAT_VERSION or header.schema > newest():
        raise BadFile("The match file was written by a newer version of the bot; update this one first.")
    return header


def _of(part: Any, match: int) -> Any:
    """The rows of a match, in an order that keeps its story."""
    if part is t.votes:
        proposals = select(t.proposals.c.id).where(t.proposals.c.match_id == match)
        return select(t.votes).where(t.votes.c.proposal_id.in_(proposals))
    return select(part).where(part.c.match_id == match).order_by(*part.primary_key.columns)


async def _insert_part(
    connection: AsyncConnection, part: Any, row: dict[str, Any], match: int, proposals: dict[int, int]
) -> None:
    """One row under its new owner; rows that are numbered get a new number."""
    if part is t.votes:
        await connection.execute(insert(part), {**row, "proposal_id": proposals[row["proposal_id"]]})
    elif "id" in part.c:
        number = await _insert_numbered(connection, part, {**row, "match_id": match})
        if part is t.proposals:
            proposals[row["id"]] = number
    else:
        await connection.execute(insert(part), {**row, "match_id": match})


async def _insert_numbered(connection: AsyncConnection, table: Any, row: dict[str, Any]) -> int:
    values = {name: value for name, value in row.items() if name != "id"}
    return int((await connection.execute(insert(table).returning(table.c.id), values)).scalar_one())


def _plain(row: Any) -> dict[str, Any]:
    """A row as msgpack keeps it: moments as text."""
    return {name: value.isoformat() if isinstance(value, datetime) else value for name, value in row.items()}


def _typed(table: Table, row: dict[str, Any]) -> dict[str, Any]:
    """A row as the table wants it; columns that this version does not have are left out."""
    typed: dict[str, Any] = {}
    for column in table.columns:
        value = row.get(column.name)
        if value is not None and isinstance(column.type, t.Moment):
            typed[column.name] = _moment(table, column.name, value)
        elif isinstance(value, column.type.python_type) or (value is None and column.nullable):
            typed[column.name] = value
        else:
            raise BadFile(f"The match file is damaged: {table.name}.{column.name} is {type(value).__name__}.")
    return typed


def _moment(table: Table, name: str, value: object) -> datetime:
    try:
        return datetime.fromisoformat(str(value))
    except ValueError as error:
        raise BadFile(f"The match file is damaged: {table.name}.{name} is not a moment.") from error


def _leave_people_out(content: dict[str, Rows]) -> None:
    for rows in content.values():
        for row in rows:
            row.update(dict.fromkeys(PEOPLE & set(row)))
