"""The studio: pictures are ordered here, made by its workers, and come back ready to send with their alt text.

It has no picture of its own: a game says in an order what draws it and from what. The event loop is never held up:
everything happens in the workers (`render/workers.py`). Equal orders share one rendering, finished ones are kept for a
while, the queue has an end, and what nobody waits for any more leaves it.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass
from functools import partial

from cachetools import LRUCache

from render.paper import cache
from render.paper.encode import encode
from render.paper.picture import Picture, Style
from render.paper.theme import THEMES
from render.workers import Workers

KEPT = 24_000_000  # bytes of finished pictures
ASKED = 2  # pictures that people have asked for, between two that all look at
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
    """Draws whatever is ordered, first come, first served: what people ask for, and in between what all look at."""

    def __init__(
        self, room: int = ROOM, kept: int = KEPT, patience: float = PATIENCE, workers: Workers | None = None
    ) -> None:
        self.room = room
        self.patience = patience
        self.workers = workers or Workers()
        self._entrance: deque[asyncio.Future[None]] = deque()  # who waits for room, the first to come at the head
        self._flights: dict[Order, _Flight] = {}
        # Finished pictures by what was ordered; the packed views in the orders weigh too.
        self._shelf: LRUCache[Order, tuple[Order, tuple[Ready, ...]]] = LRUCache(kept, weight)
        # What all look at, and what people have asked for: each line has its turns, so that neither keeps the other.
        self._lines: tuple[deque[_Flight], deque[_Flight]] = (deque(), deque())
        self._since = ASKED  # so many of the second line were drawn after the last of the first
        self._at_work: set[_Flight] = set()
        self._closed = False

    async def draw(self, order: Order, public: bool = False) -> tuple[Ready, ...]:
        """Take a finished picture, join a rendering under way, or begin one; what all look at is `public`."""
        if self._closed:
            raise Closed
        if order.style.theme not in THEMES:
            raise Unknown("style", order.style.theme, THEMES)
        until = asyncio.get_running_loop().time() + self.patience
        while True:
            found = self._shelf.get(order)
            if found is not None:
                self._let_in()
                return found[1]
            flight = self._flights.get(order)
            if flight is not None and not flight.future.cancelled():
                if public and flight in self._lines[1]:
                    self._lines[1].remove(flight)
                    self._lines[0].append(flight)
                self._let_in()
                return await flight.wait()
            if public or len(self._flights) < self.room:
                return await self._begin(order, public).wait()
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
        """Wait in line until there is room for one more, but not for ever."""
        loop = asyncio.get_running_loop()
        turn: asyncio.Future[None] = loop.create_future()
        self._entrance.append(turn)
        try:
            await asyncio.wait_for(turn, max(until - loop.time(), 0))
        except TimeoutError:
            raise Busy(len(self._flights), self.room) from None
        except asyncio.CancelledError:
            self._let_in()
            raise
        if self._closed:
            raise Closed

    def _begin(self, order: Order, public: bool) -> "_Flight":
        """An order gets in line."""
        flight = self._flights[order] = _Flight(order)
        flight.future.add_done_callback(partial(self._landed, flight))
        self._lines[0 if public else 1].append(flight)
        self._next()
        return flight

    def _next(self) -> None:
        """Hand orders to the workers that are free."""
        public, asked = self._lines
        while len(self._at_work) < self.workers.at_once and (public or asked):
            line = public if public and (self._since >= ASKED or not asked) else asked
            flight = line.popleft()
            if flight.future.cancelled():
                continue
            self._since = 0 if line is public else self._since + 1
            self._at_work.add(flight)
            flight.begun = True
            work = self.workers.submit(flight.order.job, flight.order.style, *flight.order.args)
            asyncio.wrap_future(work).add_done_callback(partial(self._drawn, flight))

    def _drawn(self, flight: "_Flight", job: "asyncio.Future[tuple[Ready, ...]]") -> None:
        """A worker is free again: keep what it made, even if nobody waits for it any more."""
        self._at_work.discard(flight)
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
        self._let_in()

    def _let_in(self) -> None:
        """Whoever has waited longest may come, if there is room."""
        while self._entrance and len(self._flights) < self.room:
            turn = self._entrance.popleft()
            if not turn.done():
                turn.set_result(None)
                break

    async def close(self) -> None:
        """Give up what waits, and let what is being drawn end."""
        self._closed = True
        for line in self._lines:
            while line:
                flight = line.popleft()
                if not flight.future.done():
                    flight.future.set_exception(Closed())
                    flight.future.exception()
        for turn in self._entrance:
            if not turn.done():
                turn.set_result(None)
        await asyncio.to_thread(self.workers.close)


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
