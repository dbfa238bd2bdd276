"""The procedures and actions of this chapter, in the order of the rulebook."""

from rules.assyrian_wars.turn.cards import PlayCard
from rules.assyrian_wars.turn.impulse import TakeImpulse
from rules.assyrian_wars.turn.initiation import InitiateTurn
from rules.assyrian_wars.turn.supply import Upkeep
from rules.assyrian_wars.turn.turn import ActionPhase, GameTurns
from rules.assyrian_wars.turn.windows import CardWindow
from rules.core.actions import Action
from rules.core.procedures import Procedure

PROCEDURES: tuple[type[Procedure], ...] = (
    GameTurns,  # 3
    InitiateTurn,  # 5.1
    ActionPhase,  # 6.0
    TakeImpulse,  # 6.0
    Upkeep,  # 6.10
    CardWindow,  # 6.11.e
)

ACTIONS: tuple[type[Action], ...] = (
    PlayCard,  # 3.1
)
