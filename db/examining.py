"""A match file is not believed: what it holds is played again under the rules, and only what comes out counts.

Nothing of the file is used but its log. The rules set the match up again from the start entry and the dice on record,
and retrace every step: an illegal answer, a forged position, another scenario does not pass. Steps of older rules
cannot be retraced; then the newest position of the file is where play goes on, and the match counts as not verified.
"""

import zlib
from collections.abc import Mapping
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from db.errors import BadFile, Corrupt
from db.packing import inflate, unpack
from rules.core import dumps
from rules.core.dice import Recorded, audit
from rules.core.entries import Entry, Start
from rules.core.errors import KernelError
from rules.core.game import Game, check_start
from rules.core.match import Match
from rules.core.orders import KeptOrder
from rules.core.replay import retrace
from rules.core.state import Head

MOST_CONTENT = 16 * 1024 * 1024  # bytes of all rows; the longest campaign takes six
MOST_STATE = 4 * 1024 * 1024  # bytes of one position or entry
MOST_ENTRIES = 30_000
CHECKPOINT_EVERY = 64


class EntryRow(Struct, frozen=True):
    """A row of the log, as far as it is read."""

    revision: int
    body: bytes


class StateRow(Struct, frozen=True):
    """A position, of which only the secrets of the dice are believed, and they are checked."""

    revision: int
    version: int
    state: bytes


class Rows(Struct, frozen=True):
    """What is read of a file's content; everything else in it is left out."""

    entries: Annotated[list[EntryRow], Meta(min_length=1, max_length=MOST_ENTRIES)]
    heads: Annotated[list[StateRow], Meta(min_length=1, max_length=1)]
    checkpoints: Annotated[list[StateRow], Meta(max_length=MOST_ENTRIES)] = []


class Examined(Struct, frozen=True):
    """A match that was played again: position, log, checkpoints by revision, and whether all of it is verified."""

    game: str
    start: Start
    state: bytes
    revision: int
    version: int
    finished: bool
    entries: tuple[Entry, ...]
    checkpoints: dict[int, bytes]
    orders: tuple[KeptOrder, ...]
    verified: bool


def examine(body: bytes, size: int | None, game: Game[Any]) -> Examined:
    """Plays a file's content again, or raises `BadFile` with what is wrong with it."""
    try:
        rows = _rows(body, size)
        entries = [_entry(row, game) for row in sorted(rows.entries, key=lambda row: row.revision)]
        secrets = _secrets(rows.heads[0], game)
        return _played_again(game, entries, rows, secrets)
    except BadFile:
        raise
    except RecursionError as error:
        raise BadFile("The match file is damaged: it is nested too deeply.") from error
    except (KernelError, Corrupt, zlib.error, msgspec.MsgspecError) as error:
        raise BadFile(f"The match file is damaged or forged: {_short(error)}.") from error
    except Exception as error:  # the rules never see such input elsewhere: whatever they make of it is a refusal
        raise BadFile(f"The match file is damaged or forged ({type(error).__name__}).") from error


def _rows(body: bytes, size: int | None) -> Rows:
    if size is not None and not 0 <= size <= MOST_CONTENT:
        raise BadFile(f"The match file is too large: its content would take {size} bytes of at most {MOST_CONTENT}.")
    rows = msgspec.msgpack.decode(inflate(body, MOST_CONTENT if size is None else size), type=Rows)
    if [row.revision for row in sorted(rows.entries, key=lambda row: row.revision)] != list(
        range(1, len(rows.entries) + 1)
    ):
        raise BadFile("The match file is not whole: its log has gaps.")
    return rows


def _entry(row: EntryRow, game: Game[Any]) -> Entry:
    entry = game.kit.decode_entry(unpack(row.body, MOST_STATE))
    if entry.revision != row.revision or not 0 < entry.version <= game.version:
        raise BadFile(f"The match file is damaged: entry {row.revision} is another one, or of newer rules.")
    return entry


def _secrets(row: StateRow, game: Game[Any]) -> tuple[bytes, ...]:
    """The secrets of the dice stand only in the position; the promises in the log say whether they are right."""
    head = dumps.load(game.kit, unpack(row.state, MOST_STATE)).head
    return (*head.spent, head.secret)


def _played_again(game: Game[Any], entries: list[Entry], rows: Rows, secrets: tuple[bytes, ...]) -> Examined:
    start = entries[0].start
    if start is None or start.game != game.id:
        raise BadFile("The match file is not whole: its log does not begin with the start of a match.")
    honest = all(fault.kind in ("adjusted", "rehearsed") for fault in audit(secrets, entries))
    older = [entry.revision for entry in entries if entry.version != game.version]
    if older:
        first, kept = _from_position(game, rows, older[-1], len(entries)), entries[:0]
        _check_table(game, start, first.keeper.head)
    else:
        first = _set_up(game, start, entries[0], secrets[0])
        kept = list(first.entries)
    kept = [*entries[: first.revision - len(kept)], *kept]
    keeper, checkpoints = first.keeper, {first.revision: first.dump()}
    hashes = {entry.revision: entry.hash for entry in kept}
    for again in retrace(keeper, entries[first.revision :], hashes):
        kept.append(again)
        if again.checkpoint or again.revision - max(checkpoints) >= CHECKPOINT_EVERY:
            checkpoints[again.revision] = first.dump()
    _look(first)
    return Examined(
        game=game.id,
        start=replace(start, options=dict(first.options)),  # as the present rules have them
        state=first.dump(),
        revision=first.revision,
        version=game.version,
        finished=first.finished,
        entries=tuple(kept),
        checkpoints=checkpoints,
        orders=tuple(order for seat in first.seats for order in first.orders(seat)),
        verified=honest and not older,
    )


def _set_up(game: Game[Any], start: Start, entry: Entry, secret: bytes) -> Match[Any]:
    """The beginning, by the rules and with the dice on record; it must give the position that the log says."""
    dice = Recorded(entry.rolls, entry.draws)
    match = Match.start(
        game,
        start.scenario,
        start.options,
        start.seats,
        secret,
        dice,
        seeds=start.seeds,
        lots=start.lots,
        position=start.position,
        rehearsed=start.rehearsed,
    )
    dice.finish()
    if match.hash != entry.hash or match.commitment != start.commitment:
        raise BadFile("The match file is forged: the rules do not set its match up like that.")
    return match


def _from_position(game: Game[Any], rows: Rows, after: int, last: int) -> Match[Any]:
    """The first position under the present rules that the file holds, or the newest if all of it is older."""
    found = [row for row in rows.checkpoints if after <= row.revision <= last and row.version == game.version]
    row = min(found, key=lambda row: row.revision, default=rows.heads[0])
    match = Match.load(game, unpack(row.state, MOST_STATE))
    if match.revision != row.revision or (row is rows.heads[0] and row.revision != last):
        raise BadFile("The match file is not whole: its log does not end where its position stands.")
    for invariant in game.invariants:
        if invariant.structural and invariant.check(match.table.board):
            raise BadFile(f"The match file is damaged: its position breaks a rule ({invariant.rule}).")
    return match


def _check_table(game: Game[Any], start: Start, head: Head[Any, Any]) -> None:
    """A position that is taken on trust must be of a match that there can be: every command asks for its scenario."""
    check_start(game.scenario(head.scenario), head.options, head.seats)
    named = {*head.players, *head.winners, *(kept.seat for kept in head.orders)}
    named |= {*(one.seat for one in head.questions), *(one.question.seat for one in head.sealed)}
    named |= set() if head.request is None else {head.request.by, *head.request.consents}
    if (start.scenario, start.seats) != (head.scenario, head.seats) or not named <= set(head.seats):
        raise BadFile("The match file is forged: its position is of another scenario or other seats than its log.")


def _look(match: Match[Any]) -> None:
    """A position that cannot be looked at would break every command about it."""
    for seat in (None, *match.seats):
        match.view(seat)
        match.questions(seat)
    match.notices()


def _short(error: Exception) -> str:
    text = str(error)
    return text if len(text) <= 200 else f"{text[:199]}…"


def known(game: str, games: Mapping[str, Game[Any]]) -> Game[Any]:
    """The game of a file, if there is one of this name."""
    if game not in games:
        raise BadFile(f"The match file is of a game that is not here: {game[:60]!r}.")
    return games[game]
