"""Private messages as they stand now: which interaction has written each, and which of them are layouts.

A person may press a button before the pictures of a message are there. Then the message shows what came of the button,
and the pictures of what stood there before stay away; where they were first, the message is a layout and stays what it
is, and what came of the button is said beside it. Public: `Answers`.
"""

from cachetools import LRUCache

KEPT = 1000  # messages


class Answers:
    """The last private messages, by their numbers; a layout is known by its interaction's, too."""

    def __init__(self) -> None:
        self._writers: LRUCache[int, int] = LRUCache(KEPT)
        self._layouts: LRUCache[int, bool] = LRUCache(KEPT)

    def write(self, message: int, interaction: int) -> None:
        """What a button brings about is about to take the place of what stands in a message."""
        self._writers[message] = interaction

    def is_overwritten(self, message: int, interaction: int) -> bool:
        """Whether a message shows what another interaction has written there."""
        return self._writers.get(message, interaction) != interaction

    def lay_out(self, *ids: int) -> None:
        """A message is about to become a layout, or is one."""
        self._layouts.update(dict.fromkeys(ids, True))

    def take_as_text(self, *ids: int) -> None:
        """Discord did not take it as a layout."""
        for id in ids:
            self._layouts.pop(id, None)

    def is_layout(self, id: int) -> bool:
        return id in self._layouts
