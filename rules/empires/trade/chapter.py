"""The procedures and actions of this chapter, in the order of the rules."""

from rules.core.actions import Action
from rules.core.procedures import Procedure
from rules.empires.trade.placing import PlaceTrade

PROCEDURES: tuple[type[Procedure], ...] = ()

ACTIONS: tuple[type[Action], ...] = (PlaceTrade,)  # ch.5.7
