"""What a process remembers of the matches in an SQLite file that belongs to it alone (see `db.owner`).

Who sits where, at which revision a match stands, which matches a channel has: asked with every command and every key,
changed seldom. Every change to the file goes through this process, and says which matches it touches; whoever does not
say touches all of them. What was read while it changed is not remembered.
"""

from collections import OrderedDict
from collections.abc import Collection
from threading import Lock

from db.records import MatchInfo, Sitting

KEPT = 200  # matches


class Memory:
    """Sittings by match, and the matches of channels; asked by the loop, changed by the database's threads."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._sittings: OrderedDict[int, Sitting] = OrderedDict()
        self._channels: dict[int, tuple[MatchInfo, ...]] = {}
        self._moment = 0  # grows with every change
        self._changed: dict[int, int] = {}  # when a match was last touched
        self._all_changed = 0

    @property
    def moment(self) -> int:
        """To be noted before one reads."""
        return self._moment

    def sitting(self, match: int) -> Sitting | None:
        with self._lock:
            found = self._sittings.get(match)
            if found is not None:
                self._sittings.move_to_end(match)
            return found

    def in_channel(self, channel: int) -> tuple[MatchInfo, ...] | None:
        return self._channels.get(channel)

    def keep(self, match: int, sitting: Sitting, since: int) -> None:
        """Remembers what was read, unless the match has changed since then."""
        with self._lock:
            if max(self._changed.get(match, 0), self._all_changed) > since:
                return
            self._sittings[match] = sitting
            if len(self._sittings) > KEPT:
                self._sittings.popitem(last=False)

    def keep_channel(self, channel: int, found: tuple[MatchInfo, ...], since: int) -> None:
        with self._lock:
            if self._all_changed > since:
                return
            if len(self._channels) >= KEPT:
                self._channels.clear()
            self._channels[channel] = found

    def forget(self, matches: Collection[int] | None = None) -> None:
        """These matches have changed, in everything but their own row; None: anything may have."""
        with self._lock:
            self._moment += 1
            if matches is None:
                self._all_changed = self._moment
                self._sittings.clear()
                self._channels.clear()
                self._changed.clear()
                return
            for match in matches:
                self._changed[match] = self._moment
                self._sittings.pop(match, None)
