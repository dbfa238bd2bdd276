"""The procedures and actions of this chapter, in the order of the rulebook."""

from rules.assyrian_wars.events.arrivals import Arrival
from rules.assyrian_wars.events.battle_effects import CardsAtWork
from rules.assyrian_wars.events.breakers import Service, ShiftMarker
from rules.assyrian_wars.events.camp_changes import NewCourse
from rules.assyrian_wars.events.disasters import Plague
from rules.assyrian_wars.events.drawing import GiveUp, PickCards
from rules.assyrian_wars.events.foreign_war.battle import BattleAbroad, FightAbroad
from rules.assyrian_wars.events.foreign_war.beginning import ReinforceWar
from rules.assyrian_wars.events.foreign_war.clock import EndForeignWar
from rules.assyrian_wars.events.foreign_war.mustering import MusterAbroad
from rules.assyrian_wars.events.hostilities import Hostilities
from rules.assyrian_wars.events.laying import Counter, LayCards
from rules.assyrian_wars.events.levies import Market
from rules.assyrian_wars.events.marches import FreeMarch, MarchFree
from rules.assyrian_wars.events.playing import PlayEvent, ResolveEvent
from rules.assyrian_wars.events.responding import Respond
from rules.assyrian_wars.events.sabotage import Mutineers
from rules.core.actions import Action
from rules.core.procedures import Procedure

PROCEDURES: tuple[type[Procedure], ...] = (
    Arrival,  # 6.6.9
    ResolveEvent,  # 6.11
    Plague,  # 6.11.a
    MusterAbroad,  # 6.11.b
    BattleAbroad,  # 6.11.b
    EndForeignWar,  # 6.11.b
    ShiftMarker,  # 6.11.c
    Service,  # 6.11.c
    CardsAtWork,  # 6.11.d
    NewCourse,  # 6.11.f
    Hostilities,  # 6.11.f
    GiveUp,  # 6.11.g
    PickCards,  # 6.11.g
    FreeMarch,  # 6.11.h
    Market,  # 6.11.j
    Mutineers,  # 6.11.k
)

ACTIONS: tuple[type[Action], ...] = (
    LayCards,  # 6.7.1
    Counter,  # 6.7.1
    PlayEvent,  # 6.11
    ReinforceWar,  # 6.11.b
    FightAbroad,  # 6.11.b
    Respond,  # 6.11.e
    MarchFree,  # 6.11.h
)
