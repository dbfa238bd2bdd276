"""The procedures and actions of this chapter, in the order of the rulebook."""

from rules.assyrian_wars.march.army_groups import Forming, Leaving, Renewal
from rules.assyrian_wars.march.army_orders import Assign
from rules.assyrian_wars.march.attrition import Attrition
from rules.assyrian_wars.march.group_orders import Command, FormGroup, JoinGroup, LeaveGroup
from rules.assyrian_wars.march.marching import Following, March
from rules.assyrian_wars.march.movement import Move
from rules.assyrian_wars.march.relocation import ForcedMarch, RelocateLeader
from rules.core.actions import Action
from rules.core.procedures import Procedure

PROCEDURES: tuple[type[Procedure], ...] = (
    March,  # 6.6
    Following,  # 6.6
    Attrition,  # 6.6.1
    Forming,  # 6.6.3
    Leaving,  # 6.6.3
    Renewal,  # 6.6.4
)

ACTIONS: tuple[type[Action], ...] = (
    Move,  # 6.6
    Assign,  # 6.6.2
    FormGroup,  # 6.6.3
    JoinGroup,  # 6.6.3
    LeaveGroup,  # 6.6.3
    Command,  # 6.6.4
    RelocateLeader,  # 6.6.7
    ForcedMarch,  # 6.6.8
)
