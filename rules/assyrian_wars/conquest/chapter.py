"""The procedures and actions of this chapter, in the order of the rulebook."""

from rules.assyrian_wars.conquest.conquest import AttemptConquest, Conquer, ConquestCheck, NameConqueror
from rules.assyrian_wars.conquest.downfall import Downfalls
from rules.assyrian_wars.conquest.elimination import Eliminate
from rules.assyrian_wars.conquest.grace import GraceEnds
from rules.assyrian_wars.conquest.leaving_abroad import LeaveAbroad
from rules.assyrian_wars.conquest.phase import InterphaseConquests
from rules.assyrian_wars.conquest.provinces import TakeProvince
from rules.assyrian_wars.conquest.substitutes import Succeed
from rules.assyrian_wars.conquest.surrender import OfferSurrender, SurrenderOffer
from rules.assyrian_wars.conquest.two_powers import TakeIntoService
from rules.core.actions import Action
from rules.core.procedures import Procedure

PROCEDURES: tuple[type[Procedure], ...] = (
    ConquestCheck,  # 6.13
    InterphaseConquests,  # 7.1
    Downfalls,  # 7.1
    GraceEnds,  # 7.1
    Eliminate,  # 7.1
    Succeed,  # 7.1
    SurrenderOffer,  # 7.1.B
    NameConqueror,  # 7.1.C
    Conquer,  # 7.1.D
    TakeProvince,  # 7.1.D
    LeaveAbroad,  # 7.1.D
    TakeIntoService,  # 8.4
)

ACTIONS: tuple[type[Action], ...] = (
    AttemptConquest,  # 6.13
    OfferSurrender,  # 7.1.B
)
