"""The procedures and actions of this chapter, in the order of the rulebook."""

from rules.assyrian_wars.nomads.control import NomadControl
from rules.assyrian_wars.nomads.impulse import KeepTribe
from rules.assyrian_wars.nomads.nomads import RestoreTribe
from rules.core.actions import Action
from rules.core.procedures import Procedure

PROCEDURES: tuple[type[Procedure], ...] = (
    RestoreTribe,  # 10.1
    NomadControl,  # 10.1.1
)

ACTIONS: tuple[type[Action], ...] = (
    KeepTribe,  # 10.1
)
