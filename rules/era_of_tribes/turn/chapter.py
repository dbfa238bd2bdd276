"""The procedures and actions of this chapter, in the order of the rules."""

from rules.core.actions import Action
from rules.core.procedures import Procedure
from rules.era_of_tribes.turn.actions import ActionPhase
from rules.era_of_tribes.turn.rounds import WholeGame

PROCEDURES: tuple[type[Procedure], ...] = (
    WholeGame,  # ch.4
    ActionPhase,  # ch.4.3
)

ACTIONS: tuple[type[Action], ...] = ()
