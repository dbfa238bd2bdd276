"""The procedures and actions of this chapter, in the order of the rulebook."""

from rules.core.actions import Action
from rules.core.procedures import Procedure
from rules.hannibal.battle.aftermath import Aftermath
from rules.hannibal.battle.battle import Battle
from rules.hannibal.battle.plans import LayPlan
from rules.hannibal.battle.retreat import Retreat, TakeRetreat
from rules.hannibal.battle.rounds import Rounds
from rules.hannibal.battle.withdrawal import Withdrawal

PROCEDURES: tuple[type[Procedure], ...] = (
    Battle,  # ch.14
    Rounds,  # ch.14
    Aftermath,  # ch.14
    Retreat,  # ch.15
    Withdrawal,  # ch.16
)

ACTIONS: tuple[type[Action], ...] = (
    LayPlan,  # ch.14
    TakeRetreat,  # ch.15
)
