"""How often the messages of a channel are edited: Discord allows about five edits in five seconds.

When there were many, what may wait (tables, pictures, questions that ring nobody) lets those go first that people wait
for, though not for ever. Public: `Edits.made`, `Edits.wait`.
"""

import time
from collections import deque
from datetime import timedelta

from cachetools import LRUCache

from db.records import Parcel

SPAN, BUDGET = 5.0, 3  # seconds, and after how many edits in them others wait
LONGEST_WAIT = 20.0  # seconds
REMEMBERED = 5000  # channels and slots
ENOUGH = 20  # edits of a channel that are counted


class Edits:
    """The last edits of every channel, and since when each slot waits."""

    def __init__(self) -> None:
        self.budget = BUDGET
        self._lately: LRUCache[int, deque[float]] = LRUCache(REMEMBERED)
        self._waiting: LRUCache[tuple[int | None, str | None], float] = LRUCache(REMEMBERED)

    def made(self, channel: int) -> None:
        """A message of this channel was edited."""
        self._lately.setdefault(channel, deque(maxlen=ENOUGH)).append(time.monotonic())

    def wait(self, parcel: Parcel) -> timedelta | None:
        """How long an edit that may wait lets others go first; None: its turn has come."""
        place, now = (parcel.match, parcel.slot), time.monotonic()
        edits = [at for at in self._lately.get(parcel.channel, ()) if now - at < SPAN]
        if len(edits) > self.budget and now - self._waiting.setdefault(place, now) < LONGEST_WAIT:
            return timedelta(seconds=max((edits[0] if edits else now) + SPAN - now, 0.0) + 0.1)
        self._waiting.pop(place, None)
        return None
