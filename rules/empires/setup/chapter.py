"""The procedures and actions of this chapter, in the order of the rules."""

from rules.core.actions import Action
from rules.core.procedures import Procedure
from rules.empires.setup.founding import Founding, Settle

PROCEDURES: tuple[type[Procedure], ...] = (Founding,)  # ch.3

ACTIONS: tuple[type[Action], ...] = (Settle,)  # ch.3
