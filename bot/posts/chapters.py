"""The log as a story: which entries still count, and where one impulse ends and the next begins."""

import asyncio
from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from bot.spine.words import Words
from db.records import LogEntry
from rules.core.entries import Entry
from rules.core.game import Game
from rules.core.ids import Seat
from rules.core.messages import Event, Message, message
from rules.core.patches import Rewind

if TYPE_CHECKING:
    from bot.app import Stele

BEGINS = "impulse-begins"
ENDS = ("impulse-ends", "action-phase-begins")  # the Interphase and the tribute are told before the first impulse
FOR_EVER = 2**62
AT_ONCE = 100  # entries that are decoded on the loop
WINDOW = 96  # entries that are read at once when the beginning of an impulse is looked for
DICE = frozenset({"dice-rolled", "bow-hits-absorbed", "chariots-fight"})  # a battle report shows them better
NOTHING_CAME = frozenset({"interception-declined", "march-halted"})


class Line(Struct, frozen=True):
    """An entry of the log as one pair of eyes sees it, and when it was saved."""

    entry: Entry
    at: datetime


class Chapter(Struct, frozen=True):
    """What happened between two ends of impulses; `over` says that the last one has come."""

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


def ends_chapter(entry: Entry) -> bool:
    """Whether an impulse (or whatever the game counts by), or what lies between two turns, ends in this entry."""
    over = entry.checkpoint or any(event.message.id in ENDS for event in entry.events)
    return over and entry.kind not in ("start", "undo", "request")


def before_end(events: Sequence[Event]) -> tuple[Event, ...]:
    """The events of an entry that still belong to the impulse that ends in it."""
    ends = [place for place, event in enumerate(events) if event.message.id in ENDS]
    if not ends:
        return tuple(events)
    begins = [place for place, event in enumerate(events) if place > ends[-1] and event.message.id == BEGINS]
    return tuple(events[: _turning(events, ends[-1], begins[0] if begins else len(events))])


def after_end(entry: Entry) -> tuple[Event, ...]:
    """The events of an entry that already belong to the next impulse."""
    if entry.kind == "start":
        begins = [place for place, event in enumerate(entry.events) if event.message.id == BEGINS]
        return entry.events[begins[-1] :] if begins else ()
    return entry.events[len(before_end(entry.events)) :]


def _turning(events: Sequence[Event], end: int, begin: int) -> int:
    """Between the end of an impulse and the next one: what follows from the end belongs to it, a new round does not."""
    for place in range(end + 1, begin):
        if events[place].message.id in ("round-begins", "turn-ends", "turn-begins", "preempted"):
            return place
    return begin


def chapter(entries: Sequence[Entry], after: int) -> Chapter:
    """The impulse that begins in the entry of revision `after`; the entries reach from there on, public."""
    found: list[Event] = []
    over = False
    until = after
    for entry in standing(entries):
        if entry.revision == after:
            found += after_end(entry)
            continue
        until = entry.revision
        if ends_chapter(entry):
            found += before_end(entry.events)
            over = True
            break
        found += entry.events
    return Chapter(after, until, tuple(found), over)


def chapters(entries: Sequence[Entry]) -> list[Chapter]:
    """All impulses of a stretch of the log, the running one last."""
    kept = standing(entries)
    found: list[Chapter] = []
    start = 0
    for place, entry in enumerate(kept):
        if ends_chapter(entry) and place > start:
            found.append(chapter(kept[start : place + 1], kept[start].revision))
            start = place
    if start < len(kept) - 1 or not found:
        found.append(chapter(kept[start:], kept[start].revision) if kept else Chapter(0, 0, (), over=False))
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


async def begun_in(app: "Stele", game: Game[Any], match: int, saved: int, newest: Sequence[Entry] = ()) -> int:
    """The revision in which the running impulse began; `newest` are entries after the last `saved` revision."""
    window = WINDOW
    while True:
        first = max(0, saved - window)
        kept = standing([*await read(app, game, match, first, saved), *newest])
        ends = [entry.revision for entry in kept if ends_chapter(entry)]
        if ends or first == 0:
            return ends[-1] if ends else 1
        window *= 4


def told(events: Iterable[Event], words: Words) -> str:
    """Events in words, one line each."""
    return "\n".join(words.say(event.message) for event in events)


def retold(events: Iterable[Event], words: Words, *, dice: bool = True) -> str:
    """The same as a story: a march is one line, and what came to nothing is left to the log.

    Battle dice are left out where a picture shows them.
    """
    lines: list[Message] = []
    for event in events:
        said = event.message
        if said.id in NOTHING_CAME or (said.id in DICE and not dice) or _without_hits(said):
            continue
        longer = _march(lines[-1], said) if lines else None
        if longer is not None:
            lines[-1] = longer
        else:
            lines.append(said)
    return "\n".join(words.say(line) for line in lines)


def _without_hits(said: Message) -> bool:
    return said.id == "attrition-rolled" and said.params.get("hits") == 0


def _march(before: Message, step: Message) -> Message | None:
    """Two steps of one force as one march; None where they do not belong together."""
    if step.id != "marched" or before.id not in ("marched", "story-marched") or "start" not in step.params:
        return None
    same = all(before.params.get(key) == step.params[key] for key in ("country", "force"))
    path = before.params.get("path") if before.id == "story-marched" else _ends(before)
    if not same or not isinstance(path, Message) or path.params["last"] != step.params["start"]:
        return None
    way = message("story-way", way=path, last=step.params["area"])
    halves = _halves(before) + _halves(step)
    return message("story-marched", country=step.params["country"], force=step.params["force"], path=way, halves=halves)


def _ends(step: Message) -> Message | None:
    """A single step as a way."""
    if not {"start", "area"} <= step.params.keys():
        return None
    return message("story-way", way=step.params["start"], last=step.params["area"])


def _halves(step: Message) -> int:
    halves = step.params.get("halves", 0)
    return halves if isinstance(halves, int) else 0
