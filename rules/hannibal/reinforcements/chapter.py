"""The procedures and actions of this chapter, in the order of the rulebook."""

from rules.core.actions import Action
from rules.core.procedures import Procedure
from rules.hannibal.reinforcements.consuls import NewConsuls, PlaceConsuls
from rules.hannibal.reinforcements.generals import AfricanusArrives, GeneralsReturn
from rules.hannibal.reinforcements.phase import Reinforcements
from rules.hannibal.reinforcements.units import NewUnits, Reinforce

PROCEDURES: tuple[type[Procedure], ...] = (
    Reinforcements,
    NewUnits,
    GeneralsReturn,
    AfricanusArrives,
    NewConsuls,
)

ACTIONS: tuple[type[Action], ...] = (Reinforce, PlaceConsuls)
