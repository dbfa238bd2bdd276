"""The log as a story: which entries still count, and where one chapter ends and the next begins.

A chapter is what a game counts by: an impulse, a turn, a round; its presentation says by which marks it is known.
"""

import asyncio
from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from bot.games.presentation import Marks
from bot.spine.words import Words
from db.records import LogEntry
from rules.core.entries import Entry
from rules.core.game import Game
from rules.core.ids import Seat
from rules.core.messages import Event
from rules.core.patches import Rewind

if TYPE_CHECKING:
    from bot.app import Stele
    from bot.spine.matches import Live

FOR_EVER = 2**62
AT_ONCE = 100  # entries that are decoded on the loop
BY_ITSELF = frozenset(
    {"kernel-forced"}
)  # done because there was no choice; what came of it is told, this is for the log
WINDOW = 96  # entries that are read at once when the beginning of a chapter is looked for


class Line(Struct, frozen=True):
    """An entry of the log as one pair of eyes sees it, and when it was saved."""

    entry: Entry
    at: datetime


class Chapter(Struct, frozen=True):
    """What happened between two ends; `over` says that the last one has come."""

    after: int  # the revision in which it begins
    until: int
    events: tuple[Event, ...]
    over: bool


def gone_back_to(entry: Entry) -> int | None:
    """The revision that an undo or a ruling went back to."""
    if entry.kind == "undo":
        return entry.to
    return next((patch.to for patch in entry.patches if isinstance(patch, Rewind)), None)


def standing(entries: Iterable[Entry]) -> list[Entry]:
    """The entries without those that were taken back."""
    kept: list[Entry] = []
    for entry in entries:
        to = gone_back_to(entry)
        if to is not None:
            kept = [each for each in kept if each.revision <= to]
        kept.append(entry)
    return kept


def ends_chapter(entry: Entry, marks: Marks) -> bool:
    """Whether an impulse (or whatever the game counts by), or what lies between two turns, ends in this entry."""
    over = entry.checkpoint or any(event.message.id in marks.ends for event in entry.events)
    return over and entry.kind not in ("start", "undo", "request")


def before_end(events: Sequence[Event], marks: Marks) -> tuple[Event, ...]:
    """The events of an entry that still belong to the chapter that ends in it."""
    ends = [place for place, event in enumerate(events) if event.message.id in marks.ends]
    if not ends:
        return tuple(events)
    begins = [place for place, event in enumerate(events) if place > ends[-1] and event.message.id == marks.begins]
    return tuple(events[: _turning(events, marks, ends[-1], begins[0] if begins else len(events))])


def after_end(entry: Entry, marks: Marks) -> tuple[Event, ...]:
    """The events of an entry that already belong to the next chapter."""
    if entry.kind == "start":
        begins = [place for place, event in enumerate(entry.events) if event.message.id == marks.begins]
        return entry.events[begins[-1] :] if begins else ()
    return entry.events[len(before_end(entry.events, marks)) :]


def _turning(events: Sequence[Event], marks: Marks, end: int, begin: int) -> int:
    """Between an end and the next beginning: what follows from the end belongs to it, a new round does not."""
    for place in range(end + 1, begin):
        if events[place].message.id in marks.turns:
            return place
    return begin


def chapter(entries: Sequence[Entry], after: int, marks: Marks) -> Chapter:
    """The chapter that begins in the entry of revision `after`; the entries reach from there on, public."""
    found: list[Event] = []
    over = False
    until = after
    for entry in standing(entries):
        if entry.revision == after:
            found += after_end(entry, marks)
            continue
        until = entry.revision
        if ends_chapter(entry, marks):
            found += before_end(entry.events, marks)
            over = True
            break
        found += entry.events
    return Chapter(after, until, tuple(event for event in found if event.message.id not in BY_ITSELF), over)


def chapters(entries: Sequence[Entry], marks: Marks) -> list[Chapter]:
    """All chapters of a stretch of the log, the running one last."""
    kept = standing(entries)
    found: list[Chapter] = []
    start = 0
    for place, entry in enumerate(kept):
        if ends_chapter(entry, marks) and place > start:
            found.append(chapter(kept[start : place + 1], kept[start].revision, marks))
            start = place
    if start < len(kept) - 1 or not found:
        found.append(chapter(kept[start:], kept[start].revision, marks) if kept else Chapter(0, 0, (), over=False))
    return found


async def read(app: "Stele", game: Game[Any], match: int, after: int = 0, until: int | None = None) -> list[Entry]:
    """The log after a revision as it is, rulings and all: for finding out what still counts."""
    rows = await app.store.matches.log(match, after, FOR_EVER if until is None else until)
    return await _decoded(game, rows)


async def read_for(
    app: "Stele", game: Game[Any], match: int, seat: str | None, after: int = 0, until: int | None = None
) -> list[Line]:
    """The log as a seat (None: everybody) may read it, without what was taken back."""
    rows = await app.store.matches.log(match, after, FOR_EVER if until is None else until)
    when = {row.revision: row.at for row in rows}
    own = None if seat is None else Seat(seat)
    return [Line(entry.for_seat(own), when[entry.revision]) for entry in standing(await _decoded(game, rows))]


async def _decoded(game: Game[Any], rows: Sequence[LogEntry]) -> list[Entry]:
    """The entries themselves; a long log does not hold the loop up."""

    def work() -> list[Entry]:
        return [game.kit.decode_entry(row.body) for row in rows]

    return work() if len(rows) <= AT_ONCE else await asyncio.to_thread(work)


async def begun_in(app: "Stele", live: "Live", saved: int, newest: Sequence[Entry] = ()) -> int:
    """The revision in which the running chapter began; `newest` are entries after the last `saved` revision."""
    window = WINDOW
    while True:
        first = max(0, saved - window)
        kept = standing([*await read(app, live.game, live.id, first, saved), *newest])
        ends = [entry.revision for entry in kept if ends_chapter(entry, live.shown.marks)]
        if ends or first == 0:
            return ends[-1] if ends else 1
        window *= 4


def told(events: Iterable[Event], words: Words) -> str:
    """Events in words, one line each."""
    return "\n".join(words.say(event.message) for event in events)
