"""How the bot is doing: the last durations of each kind, and what is under way."""

import time
from collections import defaultdict, deque

from msgspec import Struct

KEPT = 1000


class Spread(Struct, frozen=True):
    """Percentiles in milliseconds of the last measurements."""

    count: int
    p50: float
    p95: float
    p99: float


class Gauges:
    """Durations by kind: `ack`, `command`, `autocomplete`, `delivery`, `picture`."""

    def __init__(self) -> None:
        self._kept: dict[str, deque[float]] = defaultdict(lambda: deque(maxlen=KEPT))

    def start(self) -> float:
        return time.perf_counter()

    def stop(self, kind: str, begun: float) -> float:
        """Notes how many milliseconds something has taken."""
        taken = (time.perf_counter() - begun) * 1000
        self._kept[kind].append(taken)
        return taken

    def spread(self, kind: str) -> Spread:
        """How long this kind usually takes, and at worst."""
        values = sorted(self._kept[kind])
        if not values:
            return Spread(0, 0.0, 0.0, 0.0)

        def at(share: float) -> float:
            return values[min(len(values) - 1, int(len(values) * share))]

        return Spread(len(values), at(0.5), at(0.95), at(0.99))
