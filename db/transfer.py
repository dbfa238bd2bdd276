"""A whole match in one file: the log, the position and all that belongs to it, for either engine.

The first line is plain JSON that says what the file is and, while the match runs, that it carries secrets. The rest is
compressed. A finished match's file names seats, not people.
"""

import asyncio
import hashlib
import json
import zlib
from collections.abc import Callable, Mapping
from datetime import datetime
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import insert, select

from db import tables as t
from db.engine import Database, carried_through, changes
from db.errors import BadFile, StoreError, Unknown
from db.examining import Examined, examine, known
from db.migrate import newest
from db.packing import pack, pack_entry
from db.records import MatchSettings, open_to_all
from rules.core.game import Game

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

LONGEST_LINE = 64 * 1024
BATCH = 500

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
    size: int | None = None  # of the content, unpacked; files of older versions do not say


class Transfer:
    """Export a match to bytes, and import such bytes as a new match once they were examined."""

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
        plain = msgspec.msgpack.encode(content)
        body = zlib.compress(plain, 9)
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
            size=len(plain),
        )
        return msgspec.json.encode(header) + b"\n" + body

    async def examine(self, data: bytes, games: Mapping[str, Game[Any]]) -> Examined:
        """The file's match, played again under the rules; a damaged or forged file is a `BadFile`."""
        header = read_header(data)
        game = known(header.game, games)
        return await asyncio.to_thread(examine, checked_body(data, header), header.size, game)

    @changes
    async def bring(self, found: Examined, *, server: int, channel: int, name: str, importer: int | None = None) -> int:
        """An examined match as a new match of this server.

        Only its log and position come from the file: its seats are open, no clock runs, and before its next command
        the dice begin a new epoch.
        """
        now = self._clock()
        settings = MatchSettings(stale=not found.finished, verified=found.verified)
        match_row = {
            "server_id": server,
            "channel_id": channel,
            "name": name,
            "game": found.game,
            "scenario": found.start.scenario,
            "options": json.dumps(found.start.options),
            "settings": msgspec.json.encode(settings).decode(),
            "status": "finished" if found.finished else "running",
            "gm": None,
            "creator": importer,
            "created_at": now,
            "changed_at": now,
        }
        async with self.database.write() as connection:
            [match] = (await connection.execute(insert(t.matches).returning(t.matches.c.id), match_row)).one()
            for table, rows in _rows_of(found, int(match), now).items():
                for at in range(0, len(rows), BATCH):
                    await connection.execute(insert(t.table(table)), rows[at : at + BATCH])
        return int(match)


def _rows_of(found: Examined, match: int, now: datetime) -> dict[str, Rows]:
    """The rows of an examined match; standing orders are set again from its position."""
    of = {"match_id": match}
    seats = [{**of, "seat": seat, "place": place, "since": now} for place, seat in enumerate(found.start.seats)]
    log = [
        {
            **of,
            "revision": entry.revision,
            "kind": entry.kind,
            "seat": entry.seat,
            "version": entry.version,
            "body": pack_entry(msgspec.msgpack.encode(entry)),
            "at": now,
        }
        for entry in found.entries
    ]
    newest = max(found.checkpoints)
    head = {"revision": found.revision, "version": found.version, "state": pack(found.state)}
    states = [
        {**of, "revision": revision, "version": found.version, "state": pack(state)}
        for revision, state in found.checkpoints.items()
    ]
    orders = [
        {**of, "seat": kept.seat, "key": str(kept.id), "body": msgspec.msgpack.encode(kept.order), "since": now}
        for kept in found.orders
    ]
    return {
        "seats": seats,
        "heads": [{**of, **head, "checkpoint": newest, "changed_at": now}],
        "entries": log,
        "checkpoints": states,
        "orders": orders,
    }


def checked_body(data: bytes, header: Header) -> bytes:
    """What follows the first line, if it is what that line says."""
    body = data.partition(b"\n")[2]
    if hashlib.sha256(body).hexdigest() != header.sha256:
        raise BadFile("The match file is damaged: its content does not fit its first line.")
    return body


def read_header(data: bytes) -> Header:
    """What the first line says; no more than that line is trusted."""
    line = data[:LONGEST_LINE].partition(b"\n")[0]
    try:
        header = msgspec.json.decode(line, type=Header)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise BadFile("This is not a match file: its first line does not say so.") from error
    if header.format != FORMAT:
        raise BadFile(f"This is not a match file but {header.format[:60]!r}.")
    if header.format_version > FORMAT_VERSION or header.schema > newest():
        raise BadFile("The match file was written by a newer version of the bot; update this one first.")
    return header


def _of(part: Any, match: int) -> Any:
    """The rows of a match, in an order that keeps its story."""
    if part is t.votes:
        proposals = select(t.proposals.c.id).where(t.proposals.c.match_id == match)
        return select(t.votes).where(t.votes.c.proposal_id.in_(proposals))
    return select(part).where(part.c.match_id == match).order_by(*part.primary_key.columns)


def _plain(row: Any) -> dict[str, Any]:
    """A row as msgpack keeps it: moments as text."""
    return {name: value.isoformat() if isinstance(value, datetime) else value for name, value in row.items()}


def _leave_people_out(content: dict[str, Rows]) -> None:
    for rows in content.values():
        for row in rows:
            row.update(dict.fromkeys(PEOPLE & set(row)))
