"""The procedures and actions of this chapter, in the order of the rules."""

from rules.core.actions import Action
from rules.core.procedures import Procedure
from rules.empires.scoring.scoring import Scoring

PROCEDURES: tuple[type[Procedure], ...] = (Scoring,)  # ch.8

ACTIONS: tuple[type[Action], ...] = ()
