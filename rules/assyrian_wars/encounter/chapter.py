"""The procedures and actions of this chapter, in the order of the rulebook."""

from rules.assyrian_wars.encounter.division import Division
from rules.assyrian_wars.encounter.evasion import Evasion
from rules.assyrian_wars.encounter.flight import Evade
from rules.assyrian_wars.encounter.interception import Interception
from rules.assyrian_wars.encounter.joining import JoinForces
from rules.core.actions import Action
from rules.core.procedures import Procedure

PROCEDURES: tuple[type[Procedure], ...] = (
    Division,  # 6.6.2
    JoinForces,  # 6.6.3
    Interception,  # 6.6.9
    Evasion,  # 6.6.10
    Evade,  # 6.6.10
)

ACTIONS: tuple[type[Action], ...] = ()
