"""The procedures and actions of this chapter, in the order of the rulebook."""

from rules.assyrian_wars.tribute.choices import OfferTribute, ReviewTribute, TributeOffer
from rules.assyrian_wars.tribute.phase import SchemedTribute, TributePhase
from rules.assyrian_wars.tribute.tribute import TributeCheck
from rules.core.actions import Action
from rules.core.procedures import Procedure

PROCEDURES: tuple[type[Procedure], ...] = (
    TributePhase,  # 5.2
    TributeOffer,  # 5.2
    TributeCheck,  # 5.2.1
    ReviewTribute,  # 5.2.3
    SchemedTribute,  # 7.5.2.c
)

ACTIONS: tuple[type[Action], ...] = (
    OfferTribute,  # 5.2
)
