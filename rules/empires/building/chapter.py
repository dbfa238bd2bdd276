"""The procedures and actions of this chapter, in the order of the rules."""

from rules.core.actions import Action
from rules.core.procedures import Procedure
from rules.empires.building.control import Reinforce
from rules.empires.building.forts import Fortify
from rules.empires.building.recruiting import Dismiss, Exchange, NewDisplay, Recruit

PROCEDURES: tuple[type[Procedure], ...] = (NewDisplay,)  # ch.5.5

ACTIONS: tuple[type[Action], ...] = (
    Recruit,  # ch.5.5
    Exchange,  # ch.5.5
    Dismiss,  # ch.5.5
    Fortify,  # ch.5.6
    Reinforce,  # ch.5.8
)
