"""The procedures and actions of this chapter, in the order of the rules."""

from rules.core.actions import Action
from rules.core.procedures import Procedure
from rules.empires.attack.attack import Assault

PROCEDURES: tuple[type[Procedure], ...] = ()

ACTIONS: tuple[type[Action], ...] = (Assault,)  # ch.5.1
