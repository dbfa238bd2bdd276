"""The procedures and actions of this chapter, in the order of the rules."""

from rules.core.actions import Action
from rules.core.procedures import Procedure
from rules.empires.battle.battle import Battle, Defend
from rules.empires.battle.extra import ExtraAction

PROCEDURES: tuple[type[Procedure], ...] = (
    Battle,  # ch.5.2
    ExtraAction,  # ch.5.3
)

ACTIONS: tuple[type[Action], ...] = (Defend,)  # ch.5.2
