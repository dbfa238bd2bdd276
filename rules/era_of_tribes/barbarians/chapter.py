"""The procedures and actions of this chapter, in the order of the rules."""

from rules.core.actions import Action
from rules.core.procedures import Procedure
from rules.era_of_tribes.barbarians.tiles import NewTile, UseTile

PROCEDURES: tuple[type[Procedure], ...] = (NewTile,)  # ch.7

ACTIONS: tuple[type[Action], ...] = (UseTile,)  # ch.7
