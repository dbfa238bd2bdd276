"""The procedures and actions of this chapter, in the order of the rules."""

from rules.core.actions import Action
from rules.core.procedures import Procedure
from rules.empires.diplomacy.diplomacy import Annex, Court, Subvert

PROCEDURES: tuple[type[Procedure], ...] = ()

ACTIONS: tuple[type[Action], ...] = (Court, Annex, Subvert)  # ch.5.4
