"""The procedures and actions of this chapter, in the order of the rulebook."""

from rules.core.actions import Action
from rules.core.procedures import Procedure
from rules.hannibal.reaction.react import React
from rules.hannibal.reaction.reaction import Reaction

PROCEDURES: tuple[type[Procedure], ...] = (Reaction,)  # ch.10, 12, 13

ACTIONS: tuple[type[Action], ...] = (React,)  # ch.10, C3
