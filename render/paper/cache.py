"""Ready-made pictures kept between frames: the least recently used go when the store is full."""

from collections.abc import Callable, Hashable
from functools import wraps
from threading import Lock
from typing import ParamSpec

from cachetools import LRUCache
from PIL import Image

P = ParamSpec("P")
Measure = Callable[[], int]


class Store:
    """Pictures by key, within a limit of bytes; safe to use from several threads. One beyond the limit is not kept."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self._kept: LRUCache[Hashable, Image.Image] = LRUCache(limit, weight)
        self._lock = Lock()

    @property
    def bytes(self) -> int:
        """How much memory the kept pictures take."""
        return int(self._kept.currsize)

    def get(self, key: Hashable) -> Image.Image | None:
        """The picture, if it is still there."""
        with self._lock:
            return self._kept.get(key)

    def put(self, key: Hashable, picture: Image.Image) -> None:
        """Keep a picture, and let old ones go."""
        with self._lock:
            if weight(picture) <= self.limit:
                self._kept.setdefault(key, picture)

    def clear(self) -> None:
        """Forget everything."""
        with self._lock:
            self._kept.clear()


def weight(picture: Image.Image) -> int:
    """The bytes of a picture; Pillow keeps colours in four bytes."""
    return picture.width * picture.height * (1 if picture.mode == "L" else 4)


SPRITES = Store(48_000_000)


def kept(make: Callable[P, Image.Image]) -> Callable[P, Image.Image]:
    """Make a picture once for the same arguments, and keep it among the sprites."""

    @wraps(make)
    def get(*args: P.args, **kwargs: P.kwargs) -> Image.Image:
        key = (make, args, tuple(sorted(kwargs.items())))
        found = SPRITES.get(key)
        if found is None:
            found = make(*args, **kwargs)
            SPRITES.put(key, found)
        return found

    return get


_further: list[Measure] = []


def register(measure: Measure) -> Measure:
    """Count what else is kept, by the function that says how many bytes it takes."""
    _further.append(measure)
    return measure


def kept_bytes() -> int:
    """How much memory the sprites and everything registered take."""
    return SPRITES.bytes + sum(measure() for measure in _further)
