"""What store tests share: a lobby with three people, plain entries, and the changes that move a match on."""

from pathlib import Path

from db import Store
from db.records import Advance, Change, Head, Interaction, NewMatch, NewTimer, Post, Receipt, SeatInfo
from rules.core.entries import Entry
from rules.core.ids import Seat

CHANNEL = 700
SERVER = 70
ALICE, BERND, CHLOE = 811_000_000_000_000_011, 811_000_000_000_000_012, 811_000_000_000_000_013
SEATS = (SeatInfo(seat="P1", person=ALICE), SeatInfo(seat="P2", person=BERND), SeatInfo(seat="P3", person=CHLOE))


def file_of(url: str) -> Path:
    """The database file of an SQLite address."""
    return Path(url.removeprefix("sqlite:///"))


def overwrite(path: Path, content: bytes, keep: int = 0) -> bytes:
    """Write over a file from a position on, and give what it was."""
    before = path.read_bytes()
    path.write_bytes(before[:keep] + content)
    return before


def entry(revision: int, *, version: int = 1, seat: str | None = "P1") -> Entry:
    """An entry of the log whose content does not matter."""
    return Entry(revision=revision, kind="answer", version=version, seat=Seat(seat) if seat else None, reason="test")


async def lobby(store: Store, channel: int = CHANNEL) -> int:
    """A match that has not begun."""
    new = NewMatch(server=SERVER, channel=channel, name="Spring", game="practice", scenario="short", creator=ALICE)
    return await store.matches.create(new, SEATS)


async def begun(store: Store, channel: int = CHANNEL) -> int:
    """A match at revision 1."""
    match = await lobby(store, channel)
    start = Advance(base=None, state=b"state 1", entries=(entry(1),))
    await store.commit(Change(match=match, advance=start, status="running"))
    return match


def step(head: Head, *, entries: int = 1, checkpoint: bool = False, version: int = 1) -> Advance:
    """The advance from a head by some entries."""
    new = tuple(entry(head.revision + number, version=version) for number in range(1, entries + 1))
    return Advance(base=head, state=b"state %d" % new[-1].revision, entries=new, checkpoint=checkpoint)


async def advance(store: Store, match: int, *, interaction: int | None = None, **how: int | bool) -> Receipt:
    """One command on a match: an entry, a post, and perhaps an interaction."""
    head = await store.matches.head(match)
    asked = None if interaction is None else Interaction(interaction, ALICE, b"answer %d" % interaction)
    told = Post(channel=CHANNEL, kind="impulse", body=b"revision %d" % (head.revision + 1))
    return await store.commit(Change(match=match, advance=step(head, **how), interaction=asked, posts=(told,)))


async def set_timers(store: Store, *timers: NewTimer, match: int | None = None) -> None:
    """Timers that no command sets."""
    await store.commit(Change(match=match, timers=timers))
