"""The studio: pictures are ordered here, made in a worker, and come back ready to send with their alt text.

It has no picture of its own: a game says in an order what draws it and from what. The event loop is never held up:
everything happens in the worker, one thread: Pillow and numpy let go of the interpreter in their long calls, so the
loop waited 14 ms at worst where a worker process made it wait 12, and a thread starts at once and shares its base
layers. Equal orders share one rendering, finished ones are kept for a while, the queue has an end, and what nobody
waits for any more leaves it.
"""

import asyncio
from collections.abc import Callable, Hashable, Iterable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial

from cachetools import LRUCache

from render.paper import cache
from render.paper.encode import encode
from render.paper.picture import Picture, Style
from render.paper.theme import THEMES

KEPT = 24_000_000  # bytes of finished pictures
ROOM = 32  # orders that may wait or be drawn at once
PATIENCE = 60.0  # seconds that one more order waits for room before it is turned away

Job = Callable[..., "tuple[Ready, ...]"]


@dataclass(frozen=True)
class Ready:
    """A picture or film ready to send."""

    data: bytes
    suffix: str  # "webp", "jpg" or "gif"
    size: tuple[int, int]
    alt: str


def readied(picture: Picture, alt: str, limit: int) -> Ready:
    """A drawn picture, encoded within a limit."""
    made = encode(picture.image, limit)
    return Ready(made.data, made.suffix, made.size, alt)


@dataclass(frozen=True)
class Order:
    """One thing to draw: what draws it, in which style, and from what; equal orders share one rendering."""

    job: Job  # called in the worker with the style and the arguments
    style: Style
    args: tuple[Hashable, ...] = ()  # nothing that may change until it is drawn


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
    """What an order names does not exist or is not in this match: a style, a place, a side."""

    def __init__(self, kind: str, id: str, known: Iterable[str]) -> None:
        super().__init__(f"there is no {kind} {id!r}; there are {', '.join(known)}")
        self.kind, self.id = kind, id


class Studio:
    """Draws whatever is ordered, one thing after another."""

    def __init__(self, room: int = ROOM, kept: int = KEPT, patience: float = PATIENCE) -> None:
        self.room = room
        self.patience = patience
        self._pool = ThreadPoolExecutor(1, "studio")
        self._flights: dict[Order, _Flight] = {}
        # Finished pictures by what was ordered; the packed views in the orders weigh too.
        self._shelf: LRUCache[Order, tuple[Order, tuple[Ready, ...]]] = LRUCache(kept, weight)
        self._closed = False

    async def draw(self, order: Order) -> tuple[Ready, ...]:
        """Take a finished picture, join a rendering under way, or begin one."""
        if self._closed:
            raise Closed
        if order.style.theme not in THEMES:
            raise Unknown("style", order.style.theme, THEMES)
        until = asyncio.get_running_loop().time() + self.patience
        while True:
            found = self._shelf.get(order)
            if found is not None:
                return found[1]
            flight = self._flights.get(order)
            if flight is not None and not flight.job.cancelled():
                return await flight.wait()
            if len(self._flights) < self.room:
                return await self._begin(order).wait()
            await self._room_by(until)

    @property
    def kept_bytes(self) -> int:
        """How much memory the caches take: finished pictures, and whatever they are made from."""
        return int(self._shelf.currsize) + cache.kept_bytes()

    @property
    def under_way(self) -> int:
        """How many orders are being drawn or wait."""
        return len(self._flights)

    async def _room_by(self, until: float) -> None:
        """Wait until something that is being drawn has ended, but not for ever."""
        left = until - asyncio.get_running_loop().time()
        under_way = [flight.future for flight in self._flights.values()]
        if left <= 0 or not (await asyncio.wait(under_way, timeout=left, return_when=asyncio.FIRST_COMPLETED))[0]:
            raise Busy(len(self._flights), self.room)
        if self._closed:
            raise Closed

    def _begin(self, order: Order) -> "_Flight":
        """Hand an order to the worker."""
        flight = self._flights[order] = _Flight(self._pool.submit(order.job, order.style, *order.args))
        flight.future.add_done_callback(partial(self._landed, order, flight))
        return flight

    def _landed(self, order: Order, flight: "_Flight", future: "asyncio.Future[tuple[Ready, ...]]") -> None:
        """A job has ended: keep what it made, even if nobody waits for it any more."""
        if self._flights.get(order) is flight:
            del self._flights[order]
        if not future.cancelled() and future.exception() is None:
            made = (order, future.result())
            if weight(made) <= self._shelf.maxsize:
                self._shelf[order] = made

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


def weight(thing: object) -> int:
    """The bytes of pictures, and of the packed views in the orders they are found by."""
    if isinstance(thing, bytes):
        return len(thing)
    if isinstance(thing, tuple):
        return sum(weight(part) for part in thing)
    if isinstance(thing, Order):
        return weight(thing.args)
    return len(thing.data) if isinstance(thing, Ready) else 0
