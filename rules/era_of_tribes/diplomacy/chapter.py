"""The procedures and actions of this chapter, in the order of the rules."""

from rules.core.actions import Action
from rules.core.procedures import Procedure
from rules.era_of_tribes.diplomacy.diplomacy import Diplomacy, Negotiation

PROCEDURES: tuple[type[Procedure], ...] = (Negotiation,)  # ch.5.1

ACTIONS: tuple[type[Action], ...] = (Diplomacy,)  # ch.5.1
