"""Ready-made pictures kept between frames: the least recently used go when the store is full."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import wraps
from threading import Lock
from typing import ParamSpec

from PIL import Image

P = ParamSpec("P")
Measure = Callable[[], int]


class Store:
    """Pictures by key, within a limit of bytes; safe to use from several threads."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.bytes = 0
        self._kept: OrderedDict[Hashable, Image.Image] = OrderedDict()
        self._lock = Lock()

    def get(self, key: Hashable) -> Image.Image | None:
        """The picture, if it is still there."""
        with self._lock:
            found = self._kept.get(key)
            if found is not None:
                self._kept.move_to_end(key)
            return found

    def put(self, key: Hashable, picture: Image.Image) -> None:
        """Keep a picture, and let old ones go."""
        with self._lock:
            if key in self._kept:
                return
            self._kept[key] = picture
            self.bytes += weight(picture)
            while self.bytes > self.limit and len(self._kept) > 1:
                self.bytes -= weight(self._kept.popitem(last=False)[1])

    def clear(self) -> None:
        """Forget everything."""
        with self._lock:
            self._kept.clear()
            self.bytes = 0


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
