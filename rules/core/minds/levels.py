"""How hard a computer player thinks. Budgets are looks ahead, never seconds: so any machine gives the same answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct

if TYPE_CHECKING:
    from rules.core.game import Game


class Level(Struct, frozen=True):
    """One level: its budget and how far it looks."""

    id: str
    rollouts: int = 0  # looks ahead a decision; none: it plays by habit
    worlds: int = 1  # imagined ones, taken in turns
    candidates: int = 0  # answers that are compared
    own: int = 0  # own answers after the first that a look ahead plans, before it plays by default
    horizon: int = 1  # how many marks of the brain it looks beyond
    farsighted: bool = False  # whether it looks as far as its brain says


RECRUIT = Level("recruit")
CAPTAIN = Level("captain", rollouts=24, worlds=2, candidates=12, own=4)
GENERAL = Level("general", rollouts=150, worlds=6, candidates=24, own=6, farsighted=True)
LEVELS = {level.id: level for level in (RECRUIT, CAPTAIN, GENERAL)}


def levels_of(game: Game[Any]) -> tuple[Level, ...]:
    """The levels at which computers play a game."""
    return tuple(LEVELS.values()) if game.brain is not None else (RECRUIT,)


def level_of(game: Game[Any], name: str | None) -> Level:
    """The level of this name, as far as the game has it; other names are of simple players, as they once were."""
    found = LEVELS.get(name or "", RECRUIT)
    return found if found in levels_of(game) else RECRUIT
