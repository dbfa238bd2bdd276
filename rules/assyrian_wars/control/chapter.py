"""The procedures and actions of this chapter, in the order of the rulebook."""

from rules.assyrian_wars.control.control import Occupation
from rules.assyrian_wars.control.marker_stock import Restock
from rules.assyrian_wars.control.pillage import Pillage
from rules.core.actions import Action
from rules.core.procedures import Procedure

PROCEDURES: tuple[type[Procedure], ...] = (
    Occupation,  # 6.12
    Restock,  # 10.4.a
)

ACTIONS: tuple[type[Action], ...] = (
    Pillage,  # 6.14
)
