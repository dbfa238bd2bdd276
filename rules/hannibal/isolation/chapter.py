"""The procedures and actions of this chapter, in the order of the rulebook."""

from rules.core.actions import Action
from rules.core.procedures import Procedure
from rules.hannibal.isolation.isolation import PoliticalIsolation

PROCEDURES: tuple[type[Procedure], ...] = (PoliticalIsolation,)

ACTIONS: tuple[type[Action], ...] = ()
