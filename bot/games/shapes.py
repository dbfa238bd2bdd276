"""What a game's commands are called and where each stands, so that no command outgrows Discord's limits.

Public: `Shape`, `SHAPES`, `shape_of`.
"""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from rules.core.game import Game


class Shape(Struct, frozen=True):
    """The command of a game; actions stand in it, in groups inside it, or in commands beside it.

    Discord counts the characters of everything below one command, which is why a large game needs several.
    """

    name: str
    groups: Mapping[str, tuple[str, ...]] = {}  # `/aw group form`
    beside: Mapping[str, tuple[str, ...]] = {}  # `/aw-sea sail`

    def group_of(self, tag: str) -> str | None:
        """The group inside the game's command in which an action stands."""
        return next((name for name, tags in self.groups.items() if tag in tags), None)

    def beside_of(self, tag: str) -> str | None:
        """The command beside the game's own in which an action stands."""
        return next((name for name, tags in self.beside.items() if tag in tags), None)


SHAPES = {
    "assyrian-wars": Shape(
        "aw",
        groups={
            "group": ("form-group", "join-group", "leave-group", "command", "sell-group-card", "keep-tribe"),
            "leader": ("buy-leader", "relocate-leader", "relocate-army", "assign"),
            "raid": ("send-raider", "raid-trade", "withdraw-raiders"),
            "repair": ("rebuild", "repair-city", "clear-pillage", "combine"),
        },
        beside={
            "sea": ("build-ship", "buy-back-ship", "sail", "search", "enter-box", "leave-box", "embark", "disembark"),
            "cards": (
                "play-event",
                "respond",
                "reinforce-war",
                "fight-abroad",
                "lay-cards",
                "counter",
                "march-free",
            ),
            "politics": (
                "influence",
                "offer-tribute",
                "place-returning",
                "attempt-conquest",
                "offer-surrender",
                "declare-war",
                "join-camp",
                "propose-peace",
                "propose-passage",
                "cancel-passage",
                "announce-conquest",
            ),
        },
    ),
}


def shape_of(game: Game[Any]) -> Shape:
    """How the commands of a game are arranged; without a word about it, all stand under the game's id."""
    return SHAPES.get(game.id, Shape(game.id))
