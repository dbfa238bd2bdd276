"""The rules of the games, and the kernel that runs them."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from rules.core.errors import UnknownGame

if TYPE_CHECKING:
    from rules.core.game import Game

MODULES = {
    "assyrian-wars": "rules.assyrian_wars.game",
    "empires": "rules.empires.game",
    "era-of-tribes": "rules.era_of_tribes.game",
    "hannibal": "rules.hannibal.game",
}
"""Each game's name and the module that holds it as `GAME`."""


class Games(dict[str, "Game[Any]"]):
    """The games by name; asking for an unknown one says which there are."""

    def __missing__(self, name: str) -> Game[Any]:
        raise UnknownGame(str(name), tuple(self))


def games() -> Games:
    """Every game there is, by name."""
    found = Games()
    for name, module in MODULES.items():
        try:
            found[name] = import_module(module).GAME
        except ModuleNotFoundError as error:
            if error.name is None or not module.startswith(error.name):
                raise
    return found
