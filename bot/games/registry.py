"""Which presentation shows which game: one line a game. A game without one is shown in words alone."""

from collections.abc import Mapping
from importlib import import_module
from typing import Any

from bot.games.presentation import Presentation
from rules.core.game import Game

# Each module has a class `Shown`, a Presentation.
MODULES = {
    "assyrian-wars": "bot.games.assyrian_wars.presentation",
    "empires": "bot.games.empires.presentation",
    "era-of-tribes": "bot.games.era_of_tribes.presentation",
    "hannibal": "bot.games.hannibal.presentation",
}
FIRST = ("assyrian-wars", "two-rivers")  # what stands ready where somebody just wants to begin: game and scenario


def presentations(games: Mapping[str, Game[Any]]) -> dict[str, Presentation]:
    """How each of these games is shown."""
    return {id: _presentation(id)(game) for id, game in games.items()}


def _presentation(id: str) -> type[Presentation]:
    if id not in MODULES:
        return Presentation
    shown: type[Presentation] = import_module(MODULES[id]).Shown
    return shown
