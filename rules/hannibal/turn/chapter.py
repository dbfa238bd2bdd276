"""The procedures and actions of this chapter, in the order of the rulebook."""

from rules.core.actions import Action
from rules.core.procedures import Procedure
from rules.hannibal.turn.dealing import Dealing
from rules.hannibal.turn.strategy import PlayCard, StrategyPhase
from rules.hannibal.turn.turn import GameTurns, TurnPhases

PROCEDURES: tuple[type[Procedure], ...] = (
    GameTurns,  # ch.4
    TurnPhases,  # ch.4
    Dealing,  # ch.6
    StrategyPhase,  # ch.6
    PlayCard,  # ch.7
)

ACTIONS: tuple[type[Action], ...] = ()
