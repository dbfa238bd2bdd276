"""The procedures and actions of this chapter, in the order of the rulebook."""

from rules.assyrian_wars.politics.activation import Activate, PlaceReturning
from rules.assyrian_wars.politics.agreements import (
    CancelPassage,
    PassageTalks,
    PeaceTalks,
    ProposePassage,
    ProposePeace,
)
from rules.assyrian_wars.politics.camps import CampEntry
from rules.assyrian_wars.politics.closed_land import Homeward
from rules.assyrian_wars.politics.coexistence import NewEnemies
from rules.assyrian_wars.politics.consent import Consent
from rules.assyrian_wars.politics.diplomacy import BeginAlliance, EndAlliance, RaiseMarker
from rules.assyrian_wars.politics.influence import Influence
from rules.assyrian_wars.politics.inherited_wars import InheritedWars
from rules.assyrian_wars.politics.peace import Peace
from rules.assyrian_wars.politics.phase import PoliticalPhase
from rules.assyrian_wars.politics.punishment import AnnounceConquest, Punishment
from rules.assyrian_wars.politics.upheaval import Upheaval
from rules.assyrian_wars.politics.war_orders import DeclareWar, JoinCamp, Joining
from rules.assyrian_wars.politics.warfare import Declaration, Shelter
from rules.core.actions import Action
from rules.core.procedures import Procedure

PROCEDURES: tuple[type[Procedure], ...] = (
    RaiseMarker,  # 6.9
    BeginAlliance,  # 6.9
    EndAlliance,  # 6.9
    PassageTalks,  # 6.9
    Consent,  # 6.9, 7.4
    Activate,  # 6.17
    PoliticalPhase,  # 7.4
    Upheaval,  # 7.4, 8.1
    CampEntry,  # 7.4.1
    Joining,  # 7.4.1
    Shelter,  # 7.4.1
    Declaration,  # 7.4.2
    PeaceTalks,  # 7.4.3
    Peace,  # 7.4.3
    Punishment,  # 7.4.4
    InheritedWars,  # 7.4.6
    Homeward,  # 8.1
    NewEnemies,  # 10.4.f
)

ACTIONS: tuple[type[Action], ...] = (
    Influence,  # 6.9
    PlaceReturning,  # 6.9
    ProposePassage,  # 6.9
    CancelPassage,  # 6.9
    JoinCamp,  # 7.4.1
    DeclareWar,  # 7.4.2
    ProposePeace,  # 7.4.3
    AnnounceConquest,  # 7.4.4
)
