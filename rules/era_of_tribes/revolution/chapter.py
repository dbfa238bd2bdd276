"""The procedures and actions of this chapter, in the order of the rules."""

from rules.core.actions import Action
from rules.core.procedures import Procedure
from rules.era_of_tribes.revolution.revolution import Revolution

PROCEDURES: tuple[type[Procedure], ...] = ()

ACTIONS: tuple[type[Action], ...] = (Revolution,)  # ch.5.3
