"""The studio: pictures are asked for here, made in a worker, and come back ready to send with their alt text.

The event loop is never held up: a view is packed where it is handed in, everything else happens in the worker, one
thread: Pillow and numpy let go of the interpreter in their long calls, so the loop waited 14 ms at worst where a worker
process made it wait 12, and a thread starts at once and shares its base layers. Equal requests share one rendering,
finished ones are kept for a while, the queue has an end, and what nobody waits for any more leaves it.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial

import msgspec

from render.assyrian_wars import base, cards, diplomacy, ground, replay
from render.assyrian_wars import battle as battles
from render.assyrian_wars import charts as lines
from render.assyrian_wars import key as signs
from render.assyrian_wars import poster as posters
from render.assyrian_wars.alt import LONGEST, alt_text, shortened
from render.assyrian_wars.board import NOTHING, PLAIN, Picture, Style, board
from render.assyrian_wars.changes import Changes
from render.assyrian_wars.crops import THEATRE, Focus
from render.paper.cache import SPRITES
from render.paper.encode import UPLOAD, encode
from render.paper.theme import THEMES
from rules.assyrian_wars.board.ids import CardId
from rules.assyrian_wars.view import View

KEPT = 24_000_000  # bytes of finished pictures
ROOM = 32  # requests that may wait or be drawn at once
PATIENCE = 60.0  # seconds that one more request waits for room before it is turned away

Job = Callable[..., "tuple[Ready, ...]"]


@dataclass(frozen=True)
class Ready:
    """A picture or film ready to send."""

    data: bytes
    suffix: str  # "webp", "jpg" or "gif"
    size: tuple[int, int]
    alt: str


class Busy(Exception):
    """More pictures were asked for than the studio takes on."""

    def __init__(self, waiting: int, room: int) -> None:
        super().__init__(f"{waiting} pictures are being drawn or wait, the studio takes {room}; ask again in a moment")
        self.waiting, self.room = waiting, room


class Closed(Exception):
    """The studio has closed."""

    def __init__(self) -> None:
        super().__init__("the studio is closed: the bot is shutting down")


class Unknown(Exception):
    """A style, area or country that does not exist or is not in this match."""

    def __init__(self, kind: str, id: str, known: Iterable[str]) -> None:
        super().__init__(f"there is no {kind} {id!r}; there are {', '.join(known)}")
        self.kind, self.id = kind, id


class Studio:
    """Draws everything that a match shows."""

    def __init__(self, room: int = ROOM, kept: int = KEPT, patience: float = PATIENCE) -> None:
        self.room = room
        self.patience = patience
        self._pool = ThreadPoolExecutor(1, "studio")
        self._flights: dict[Hashable, _Flight] = {}
        self._shelf = _Shelf(kept)
        self._closed = False

    async def board(
        self, view: View, style: Style = PLAIN, changes: Changes = NOTHING, focus: Focus = THEATRE, limit: int = UPLOAD
    ) -> Ready:
        """The board as a seat sees it."""
        _check(focus, view)
        return (await self._ask(_board, style, _packed(view), changes, focus, limit))[0]

    async def card(self, which: CardId, style: Style = PLAIN, limit: int = UPLOAD) -> Ready:
        """One card, large."""
        return (await self._ask(_card, style, which, limit))[0]

    async def hand(self, held: Sequence[CardId], style: Style = PLAIN, limit: int = UPLOAD) -> tuple[Ready, ...]:
        """A hand, on as many pictures as it takes."""
        return await self._ask(_hand, style, tuple(held), limit)

    async def battle(self, report: battles.BattleReport, style: Style = PLAIN, limit: int = UPLOAD) -> Ready:
        """A battle report."""
        return (await self._ask(_battle, style, msgspec.msgpack.encode(report), limit))[0]

    async def key(self, style: Style = PLAIN, limit: int = UPLOAD) -> Ready:
        """What every counter, marker and sign means."""
        return (await self._ask(_key, style, limit))[0]

    async def diplomacy(self, view: View, style: Style = PLAIN, limit: int = UPLOAD) -> Ready:
        """The diplomacy chart."""
        return (await self._ask(_diplomacy, style, _packed(view), limit))[0]

    async def charts(self, course: Sequence[lines.Standing], style: Style = PLAIN, limit: int = UPLOAD) -> Ready:
        """Victory points and economy over the impulses."""
        return (await self._ask(_charts, style, msgspec.msgpack.encode(list(course)), limit))[0]

    async def poster(self, view: View, ending: posters.Ending, style: Style = PLAIN, limit: int = UPLOAD) -> Ready:
        """The poster at the end."""
        return (await self._ask(_poster, style, _packed(view), msgspec.msgpack.encode(ending), limit))[0]

    async def replay(
        self,
        moments: Sequence[replay.Moment],
        style: Style = PLAIN,
        limit: int = UPLOAD,
        suffix: replay.Suffix = "webp",
    ) -> Ready:
        """An animated replay."""
        packed = tuple((_packed(moment.view), moment.changes) for moment in moments)
        return (await self._ask(_replay, style, packed, limit, suffix))[0]

    @property
    def kept_bytes(self) -> int:
        """How much memory the caches take: finished pictures, and the sprites, base layers and relief beneath them."""
        return self._shelf.bytes + SPRITES.bytes + base.kept_bytes() + ground.kept_bytes()

    async def _ask(self, job: Job, style: Style, *args: Hashable) -> tuple[Ready, ...]:
        """Take a finished picture, join a rendering under way, or begin one."""
        if self._closed:
            raise Closed
        if style.theme not in THEMES:
            raise Unknown("style", style.theme, THEMES)
        key = (job.__name__, style, *args)
        until = asyncio.get_running_loop().time() + self.patience
        while True:
            found = self._shelf.get(key)
            if found is not None:
                return found
            flight = self._flights.get(key)
            if flight is not None and not flight.job.cancelled():
                return await flight.wait()
            if len(self._flights) < self.room:
                return await self._begin(key, partial(job, style, *args)).wait()
            await self._room_by(until)

    async def _room_by(self, until: float) -> None:
        """Wait until something that is being drawn has ended, but not for ever."""
        left = until - asyncio.get_running_loop().time()
        under_way = [flight.future for flight in self._flights.values()]
        if left <= 0 or not (await asyncio.wait(under_way, timeout=left, return_when=asyncio.FIRST_COMPLETED))[0]:
            raise Busy(len(self._flights), self.room)
        if self._closed:
            raise Closed

    def _begin(self, key: Hashable, job: Callable[[], tuple[Ready, ...]]) -> "_Flight":
        """Hand a job to the worker."""
        flight = self._flights[key] = _Flight(self._pool.submit(job))
        flight.future.add_done_callback(partial(self._landed, key, flight))
        return flight

    def _landed(self, key: Hashable, flight: "_Flight", future: "asyncio.Future[tuple[Ready, ...]]") -> None:
        """A job has ended: keep what it made, even if nobody waits for it any more."""
        if self._flights.get(key) is flight:
            del self._flights[key]
        if not future.cancelled() and future.exception() is None:
            self._shelf.put(key, future.result())

    async def close(self) -> None:
        """Give up what waits, and let what is being drawn end."""
        self._closed = True
        await asyncio.to_thread(self._pool.shutdown, wait=True, cancel_futures=True)


class _Flight:
    """A rendering under way, and how many wait for it."""

    def __init__(self, job: "Future[tuple[Ready, ...]]") -> None:
        self.job = job
        self.future = asyncio.wrap_future(job)
        self.waiting = 0

    async def wait(self) -> tuple[Ready, ...]:
        """The result; when the last who waits goes away, the job leaves the queue unless it is being drawn."""
        self.waiting += 1
        try:
            return await asyncio.shield(self.future)
        except asyncio.CancelledError:
            if self.job.cancelled():
                raise Closed from None
            raise
        finally:
            self.waiting -= 1
            if not self.waiting:
                self.job.cancel()


class _Shelf:
    """Finished pictures by what was asked for, the least recently used leaving first."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.bytes = 0
        self._kept: OrderedDict[Hashable, tuple[Ready, ...]] = OrderedDict()

    def get(self, key: Hashable) -> tuple[Ready, ...] | None:
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
        return found

    def put(self, key: Hashable, made: tuple[Ready, ...]) -> None:
        if key in self._kept:
            return
        self._kept[key] = made
        self.bytes += weight((key, made))
        while self.bytes > self.limit:
            self.bytes -= weight(self._kept.popitem(last=False))


def weight(thing: object) -> int:
    """The bytes of pictures, and of the packed views they are found by."""
    if isinstance(thing, bytes):
        return len(thing)
    if isinstance(thing, tuple):
        return sum(weight(part) for part in thing)
    return len(thing.data) if isinstance(thing, Ready) else 0


def _check(focus: Focus, view: View) -> None:
    """Refuse to look at what is not in the match."""
    known: dict[str, list[str]] = {"area": [*view.areas], "country": [*view.countries]}
    if focus.kind in known and focus.id not in known[focus.kind]:
        raise Unknown(focus.kind, focus.id, known[focus.kind])


def _packed(view: View) -> bytes:
    """A view as it is at this moment: the match may go on while the picture is drawn."""
    return msgspec.msgpack.encode(view)


# In the worker.


def _view(packed: bytes) -> View:
    return msgspec.msgpack.decode(packed, type=View)


def _ready(picture: Picture, alt: str, limit: int) -> Ready:
    made = encode(picture.image, limit)
    return Ready(made.data, made.suffix, made.size, alt)


def _words(told: list[str]) -> str:
    return shortened(told, LONGEST)


def _board(style: Style, packed: bytes, changes: Changes, focus: Focus, limit: int) -> tuple[Ready, ...]:
    view = _view(packed)
    return (_ready(board(view, style, changes, focus), alt_text(view, style.language, changes), limit),)


def _card(style: Style, which: CardId, limit: int) -> tuple[Ready, ...]:
    return (_ready(cards.card(which, style), _words(cards.told([which], style.language, style.pack)), limit),)


def _hand(style: Style, held: tuple[CardId, ...], limit: int) -> tuple[Ready, ...]:
    alts = [_words(cards.told(page, style.language, style.pack)) for page in cards.pages(held)]
    return tuple(_ready(page, alt, limit) for page, alt in zip(cards.hand(held, style), alts, strict=True))


def _battle(style: Style, packed: bytes, limit: int) -> tuple[Ready, ...]:
    report = msgspec.msgpack.decode(packed, type=battles.BattleReport)
    return (_ready(battles.battle(report, style), _words(battles.told(report, style.language, style.pack)), limit),)


def _key(style: Style, limit: int) -> tuple[Ready, ...]:
    return (_ready(signs.key(style), _words(signs.told(style.language)), limit),)


def _diplomacy(style: Style, packed: bytes, limit: int) -> tuple[Ready, ...]:
    view = _view(packed)
    return (_ready(diplomacy.diplomacy(view, style), _words(diplomacy.told(view, style.language)), limit),)


def _charts(style: Style, packed: bytes, limit: int) -> tuple[Ready, ...]:
    course = msgspec.msgpack.decode(packed, type=list[lines.Standing])
    return (_ready(lines.charts(course, style), _words(lines.told(course, style.language)), limit),)


def _poster(style: Style, packed: bytes, end: bytes, limit: int) -> tuple[Ready, ...]:
    view, ending = _view(packed), msgspec.msgpack.decode(end, type=posters.Ending)
    return (_ready(posters.poster(view, ending, style), _words(posters.told(view, ending, style.language)), limit),)


def _replay(
    style: Style, packed: tuple[tuple[bytes, Changes], ...], limit: int, suffix: replay.Suffix
) -> tuple[Ready, ...]:
    moments = [replay.Moment(_view(view), changes) for view, changes in packed]
    film = replay.replay(moments, style, limit, suffix)
    return (Ready(film.data, film.suffix, film.size, _words(replay.told(moments, style.language))),)
