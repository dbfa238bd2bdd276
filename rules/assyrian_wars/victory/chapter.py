"""The procedures and actions of this chapter, in the order of the rulebook."""

from rules.assyrian_wars.victory.scoring import ShareVictory
from rules.assyrian_wars.victory.sudden_end import CampFalls
from rules.assyrian_wars.victory.victory import EndGame
from rules.core.actions import Action
from rules.core.procedures import Procedure

PROCEDURES: tuple[type[Procedure], ...] = (
    ShareVictory,  # 8.3
    EndGame,  # 8.3
    CampFalls,  # 9.1
)

ACTIONS: tuple[type[Action], ...] = ()
