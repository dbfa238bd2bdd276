"""The procedures and actions of this chapter, in the order of the rulebook."""

from rules.core.actions import Action
from rules.core.procedures import Procedure
from rules.hannibal.siege.attempt import SiegeAttempt
from rules.hannibal.siege.losses import UnitLosses

PROCEDURES: tuple[type[Procedure], ...] = (
    SiegeAttempt,  # ch.20
    UnitLosses,  # H-42, H-75
)

ACTIONS: tuple[type[Action], ...] = ()
