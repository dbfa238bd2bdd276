"""The procedures and actions of this chapter, in the order of the rules."""

from rules.core.actions import Action
from rules.core.procedures import Procedure
from rules.era_of_tribes.setup.founding import FirstAdvance, Founding

PROCEDURES: tuple[type[Procedure], ...] = (Founding,)  # ch.3

ACTIONS: tuple[type[Action], ...] = (FirstAdvance,)  # ch.3
