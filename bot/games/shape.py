"""What a game's commands are called and where each stands, so that no command outgrows Discord's limits."""

from collections.abc import Mapping

from msgspec import Struct


class Shape(Struct, frozen=True):
    """The command of a game; actions stand in it, in groups inside it, or in commands beside it.

    Discord counts the characters of everything below one command, which is why a large game needs several.
    """

    name: str
    groups: Mapping[str, tuple[str, ...]] = {}  # `/name group form`
    beside: Mapping[str, tuple[str, ...]] = {}  # `/name-sea sail`

    def group_of(self, tag: str) -> str | None:
        """The group inside the game's command in which an action stands."""
        return next((name for name, tags in self.groups.items() if tag in tags), None)

    def beside_of(self, tag: str) -> str | None:
        """The command beside the game's own in which an action stands."""
        return next((name for name, tags in self.beside.items() if tag in tags), None)
