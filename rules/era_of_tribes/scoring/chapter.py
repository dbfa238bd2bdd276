"""The procedures and actions of this chapter, in the order of the rules."""

from rules.core.actions import Action
from rules.core.procedures import Procedure
from rules.era_of_tribes.scoring.final import FinalScoring

PROCEDURES: tuple[type[Procedure], ...] = (FinalScoring,)  # ch.9

ACTIONS: tuple[type[Action], ...] = ()
