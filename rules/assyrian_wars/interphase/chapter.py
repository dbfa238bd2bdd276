"""The procedures and actions of this chapter, in the order of the rulebook."""

from rules.assyrian_wars.interphase.army_relocation import RelocateArmy, Relocations
from rules.assyrian_wars.interphase.bankruptcy import Deficit
from rules.assyrian_wars.interphase.economy import Economy
from rules.assyrian_wars.interphase.fleets_return import DisperseRaiders, SailHome
from rules.assyrian_wars.interphase.hands import DealHands
from rules.assyrian_wars.interphase.interphase import Interphase
from rules.assyrian_wars.interphase.revolts import Revolt
from rules.assyrian_wars.interphase.secret_acts import FreeRaid
from rules.assyrian_wars.interphase.secret_diplomacy import SecretAction, SecretDiplomacy
from rules.assyrian_wars.interphase.succession import Succession
from rules.assyrian_wars.interphase.throne import PlaceKing
from rules.assyrian_wars.interphase.timetable import TimetablePhase
from rules.core.actions import Action
from rules.core.procedures import Procedure

PROCEDURES: tuple[type[Procedure], ...] = (
    Interphase,  # 7
    Economy,  # 7.3
    DealHands,  # 7.3.2
    SailHome,  # 7.3.3.a
    DisperseRaiders,  # 7.3.3.d
    Deficit,  # 7.3.3.f
    SecretDiplomacy,  # 7.5
    SecretAction,  # 7.5.1
    FreeRaid,  # 7.5.2.a
    Revolt,  # 7.5.2.d
    TimetablePhase,  # 7.6
    Relocations,  # 7.7
    Succession,  # 10.3
    PlaceKing,  # 10.3
)

ACTIONS: tuple[type[Action], ...] = (
    RelocateArmy,  # 7.7
)
