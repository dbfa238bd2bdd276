"""The procedures and actions of this chapter, in the order of the rulebook."""

from rules.core.actions import Action
from rules.core.procedures import Procedure
from rules.hannibal.victory.check import VictoryCheck
from rules.hannibal.victory.removal import MarkerLosses, RemoveMarkers

PROCEDURES: tuple[type[Procedure], ...] = (VictoryCheck, MarkerLosses)

ACTIONS: tuple[type[Action], ...] = (RemoveMarkers,)
