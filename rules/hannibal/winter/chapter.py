"""The procedures and actions of this chapter, in the order of the rulebook."""

from rules.core.actions import Action
from rules.core.procedures import Procedure
from rules.hannibal.winter.attrition import WinterAttrition

PROCEDURES: tuple[type[Procedure], ...] = (WinterAttrition,)

ACTIONS: tuple[type[Action], ...] = ()
