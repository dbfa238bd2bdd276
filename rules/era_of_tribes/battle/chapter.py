"""The procedures and actions of this chapter, in the order of the rules."""

from rules.core.actions import Action
from rules.core.procedures import Procedure
from rules.era_of_tribes.battle.battle import Add, Battle, CallAllies, CommitAttack, Defend, Support
from rules.era_of_tribes.battle.sea import SeaBattle

PROCEDURES: tuple[type[Procedure], ...] = (
    Battle,  # ch.6.4
    CallAllies,  # T-61
    SeaBattle,  # ch.6.5
)

ACTIONS: tuple[type[Action], ...] = (
    Defend,  # T-60
    CommitAttack,  # T-60
    Support,  # T-61
    Add,  # T-62
)
