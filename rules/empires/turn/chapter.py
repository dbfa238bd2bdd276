"""The procedures and actions of this chapter, in the order of the rules."""

from rules.core.actions import Action
from rules.core.procedures import Procedure
from rules.empires.turn.rounds import ActionRounds, OneAction
from rules.empires.turn.turns import WholeGame

PROCEDURES: tuple[type[Procedure], ...] = (
    WholeGame,  # ch.4
    ActionRounds,  # ch.4.3
    OneAction,  # ch.5
)

ACTIONS: tuple[type[Action], ...] = ()
