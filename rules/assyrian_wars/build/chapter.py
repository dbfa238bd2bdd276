"""The procedures and actions of this chapter, in the order of the rulebook."""

from rules.assyrian_wars.build.building import Build
from rules.assyrian_wars.build.leaders import BuyLeader, PlaceLeader
from rules.assyrian_wars.build.mercenaries import BuyMercenaries, Hire, MercenarySale, Rehire
from rules.assyrian_wars.build.rebuilding import ClearPillage, Rebuild, RepairCity
from rules.assyrian_wars.build.regrouping import BuyBack, Combine
from rules.assyrian_wars.build.treasury import DisbandForEco, RepayLoan, SellGroupCard
from rules.core.actions import Action
from rules.core.procedures import Procedure

PROCEDURES: tuple[type[Procedure], ...] = (
    Rehire,  # 5.1
    PlaceLeader,  # 6.3
    RepayLoan,  # 6.11
    MercenarySale,  # 9.6
)

ACTIONS: tuple[type[Action], ...] = (
    Build,  # 6.1
    Hire,  # 6.2
    BuyLeader,  # 6.3
    Rebuild,  # 6.4
    ClearPillage,  # 6.4
    RepairCity,  # 6.4
    BuyBack,  # 6.5
    SellGroupCard,  # 6.6.6
    Combine,  # 9.3
    DisbandForEco,  # 9.4
    BuyMercenaries,  # 9.6
)
