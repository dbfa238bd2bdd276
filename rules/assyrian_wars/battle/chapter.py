"""The procedures and actions of this chapter, in the order of the rulebook."""

from rules.assyrian_wars.battle.aftermath import Aftermath
from rules.assyrian_wars.battle.battle import Battle
from rules.assyrian_wars.battle.cards import BattleCards
from rules.assyrian_wars.battle.combat import Combat
from rules.assyrian_wars.battle.going_back import GoBack
from rules.assyrian_wars.battle.hits import Casualties, LossesByRule
from rules.assyrian_wars.battle.lining_up import LineUp
from rules.assyrian_wars.battle.promotion import Promotions
from rules.assyrian_wars.battle.retreat import Retreat
from rules.core.actions import Action
from rules.core.procedures import Procedure

PROCEDURES: tuple[type[Procedure], ...] = (
    LineUp,  # 6.6.5
    GoBack,  # 6.6.5
    Battle,  # 6.7
    BattleCards,  # 6.7.1
    Combat,  # 6.7.2
    Casualties,  # 6.7.4
    Aftermath,  # 6.7.6
    Retreat,  # 6.7.8
    Promotions,  # 7.2
)

ACTIONS: tuple[type[Action], ...] = (
    LossesByRule,  # 6.7.4
)
