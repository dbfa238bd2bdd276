"""The procedures and actions of this chapter, in the order of the rules."""

from rules.core.actions import Action
from rules.core.procedures import Procedure
from rules.era_of_tribes.economy.economy import Bread, Taxes, Trade

PROCEDURES: tuple[type[Procedure], ...] = ()

ACTIONS: tuple[type[Action], ...] = (Trade, Taxes, Bread)  # ch.5
