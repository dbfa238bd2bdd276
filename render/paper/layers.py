"""Base layers: everything printed on a board, made once for what it depends on and kept within a limit of bytes."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from threading import Lock
from typing import Generic, TypeVar

from cachetools import LRUCache
from PIL import Image

from render.paper.cache import register, weight
from render.paper.canvas import TextBox

K = TypeVar("K", bound=Hashable)


@dataclass(frozen=True)
class Layer:
    """A finished base layer and the texts on it."""

    image: Image.Image
    texts: tuple[TextBox, ...]


class LayerStore(Generic[K]):
    """The base layers of a board by their keys; safe to use from several threads. One beyond the limit is not kept."""

    def __init__(self, make: Callable[[K], Layer], limit: int) -> None:
        self.limit = limit
        self._make = make
        self._kept: LRUCache[K, Layer] = LRUCache(limit, lambda layer: weight(layer.image))
        self._lock = Lock()
        register(self.kept_bytes)

    def get(self, key: K) -> Layer:
        """The layer, from the store or made now."""
        with self._lock:
            found = self._kept.get(key)
        if found is not None:
            return found
        made = self._make(key)
        with self._lock:
            if weight(made.image) <= self.limit:
                self._kept[key] = made
        return made

    def kept_bytes(self) -> int:
        """How much memory the kept layers take."""
        with self._lock:
            return int(self._kept.currsize)

    def forget(self) -> None:
        """Drop all kept layers."""
        with self._lock:
            self._kept.clear()
