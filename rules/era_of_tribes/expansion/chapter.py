"""The procedures and actions of this chapter, in the order of the rules."""

from rules.core.actions import Action
from rules.core.procedures import Procedure
from rules.era_of_tribes.expansion.building import BuildFleet, OpenPost, Train
from rules.era_of_tribes.expansion.cities import Found
from rules.era_of_tribes.expansion.confirming import AttackOrder, Confirm
from rules.era_of_tribes.expansion.expand import Expand
from rules.era_of_tribes.expansion.expanding import Expanding
from rules.era_of_tribes.expansion.growth import GiveUp, Place
from rules.era_of_tribes.expansion.marching import March
from rules.era_of_tribes.expansion.sailing import Engage, Passage, Raid, Sail

PROCEDURES: tuple[type[Procedure], ...] = (
    Expanding,  # ch.6
    Passage,  # ch.6.5
)

ACTIONS: tuple[type[Action], ...] = (
    Expand,  # ch.6
    Place,  # ch.6.1
    GiveUp,  # ch.6.1
    BuildFleet,  # ch.6.2
    Train,  # ch.6.2
    OpenPost,  # ch.6.2
    March,  # ch.6.2
    Sail,  # ch.6.2
    Engage,  # T-14
    Raid,  # ch.6.2
    Found,  # ch.6.3
    AttackOrder,  # T-82
    Confirm,  # T-51
)
