"""The procedures and actions of this chapter, in the order of the rulebook."""

from rules.core.actions import Action
from rules.core.procedures import Procedure
from rules.hannibal.march.attrition import MarchAttrition
from rules.hannibal.march.campaign import Campaign, CampaignMoves
from rules.hannibal.march.marching import Marching
from rules.hannibal.march.orders import Activate, GoOn, March

PROCEDURES: tuple[type[Procedure], ...] = (
    Marching,  # ch.9
    MarchAttrition,  # ch.9.4
    CampaignMoves,  # ch.9
)

ACTIONS: tuple[type[Action], ...] = (
    March,  # ch.7 A
    Campaign,  # ch.9
    Activate,  # ch.9
    GoOn,  # H-53
)
