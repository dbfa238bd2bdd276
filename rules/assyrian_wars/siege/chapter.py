"""The procedures and actions of this chapter, in the order of the rulebook."""

from rules.assyrian_wars.siege.besieging import Besiege
from rules.assyrian_wars.siege.capture import CityTaken, Surrender
from rules.assyrian_wars.siege.deportation import Deport, Deportation
from rules.assyrian_wars.siege.hunger import HungerStep
from rules.assyrian_wars.siege.siege import SiegeRound
from rules.assyrian_wars.siege.sortie import Sortie, SortieBattle
from rules.assyrian_wars.siege.windfall import Windfall
from rules.core.actions import Action
from rules.core.procedures import Procedure

PROCEDURES: tuple[type[Procedure], ...] = (
    SiegeRound,  # 6.8
    SortieBattle,  # 6.8
    CityTaken,  # 6.8
    HungerStep,  # 6.8.1
    Surrender,  # 6.8.1
    Deportation,  # 6.8.4
    Windfall,  # 6.8.4
)

ACTIONS: tuple[type[Action], ...] = (
    Besiege,  # 6.8
    Sortie,  # 6.8
    Deport,  # 6.8.4
)
