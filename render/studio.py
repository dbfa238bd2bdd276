"""The studio: pictures are ordered here, made in a worker, and come back ready to send with their alt text.

It has no picture of its own: a game says in an order what draws it and from what. The event loop is never held up:
everything happens in the worker, one thread: Pillow and numpy let go of the interpreter in their long calls, so the
loop waited 14 ms at worst where a worker process made it wait 12, and a thread starts at once and shares its base
layers. Equal orders share one rendering, finished ones are kept for a while, the queue has an end, and what nobody
waits for any more leaves it.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Hashable, Iterable
from concurrent.futures import ThreadPoolExecutor
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
    """Draws whatever is ordered, one thing after another: first what all look at, then what one person does."""

    def __init__(self, room: int = ROOM, kept: int = KEPT, patience: float = PATIENCE) -> None:
        self.room = room
        self.patience = patience
        self._pool = ThreadPoolExecutor(1, "studio")
        self._flights: dict[Order, _Flight] = {}
        # Finished pictures by what was ordered; the packed views in the orders weigh too.
        self._shelf: LRUCache[Order, tuple[Order, tuple[Ready, ...]]] = LRUCache(kept, weight)
        self._lines: tuple[deque[_Flight], deque[_Flight]] = (
            deque(),
            deque(),
        )  # those that are drawn first, the others
        self._at_work: _Flight | None = None
        self._closed = False

    async def draw(self, order: Order, first: bool = False) -> tuple[Ready, ...]:
        """Take a finished picture, join a rendering under way, or begin one; `first` comes before all the others."""
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
            if flight is not None and not flight.future.cancelled():
                if first and flight in self._lines[1]:
                    self._lines[1].remove(flight)
                    self._lines[0].append(flight)
                return await flight.wait()
            if first or len(self._flights) < self.room:
                return await self._begin(order, first).wait()
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

    def _begin(self, order: Order, first: bool) -> "_Flight":
        """An order gets in line."""
        flight = self._flights[order] = _Flight(order)
        flight.future.add_done_callback(partial(self._landed, flight))
        self._lines[0 if first else 1].append(flight)
        self._next()
        return flight

    def _next(self) -> None:
        """Hand the next order to the worker, if it is free."""
        while self._at_work is None and (line := self._lines[0] or self._lines[1]):
            flight = line.popleft()
            if not flight.future.cancelled():
                self._at_work, flight.begun = flight, True
                job = asyncio.wrap_future(self._pool.submit(flight.order.job, flight.order.style, *flight.order.args))
                job.add_done_callback(partial(self._drawn, flight))

    def _drawn(self, flight: "_Flight", job: "asyncio.Future[tuple[Ready, ...]]") -> None:
        """The worker is free again: keep what it made, even if nobody waits for it any more."""
        self._at_work = None
        error = Closed() if job.cancelled() else job.exception()
        if error is None:
            made = (flight.order, job.result())
            if weight(made) <= self._shelf.maxsize:
                self._shelf[flight.order] = made
        if not flight.future.done():
            if error is None:
                flight.future.set_result(job.result())
            else:
                flight.future.set_exception(error)
                flight.future.exception()  # somebody may have stopped waiting
        if not self._closed:
            self._next()

    def _landed(self, flight: "_Flight", _: "asyncio.Future[tuple[Ready, ...]]") -> None:
        if self._flights.get(flight.order) is flight:
            del self._flights[flight.order]

    async def close(self) -> None:
        """Give up what waits, and let what is being drawn end."""
        self._closed = True
        for line in self._lines:
            while line:
                flight = line.popleft()
                if not flight.future.done():
                    flight.future.set_exception(Closed())
                    flight.future.exception()
        await asyncio.to_thread(self._pool.shutdown, wait=True, cancel_futures=True)


class _Flight:
    """A rendering that waits or is under way, and how many wait for it."""

    def __init__(self, order: Order) -> None:
        self.order = order
        self.future: asyncio.Future[tuple[Ready, ...]] = asyncio.get_running_loop().create_future()
        self.waiting = 0
        self.begun = False

    async def wait(self) -> tuple[Ready, ...]:
        """The result; when the last who waits goes away, the order leaves its line unless it is being drawn."""
        self.waiting += 1
        try:
            return await asyncio.shield(self.future)
        finally:
            self.waiting -= 1
            if not self.waiting and not self.begun:
                self.future.cancel()


def weight(thing: object) -> int:
    """The bytes of pictures, and of the packed views in the orders they are found by."""
    if isinstance(thing, bytes):
        return len(thing)
    if isinstance(thing, tuple):
        return sum(weight(part) for part in thing)
    if isinstance(thing, Order):
        return weight(thing.args)
    return len(thing.data) if isinstance(thing, Ready) else 0
