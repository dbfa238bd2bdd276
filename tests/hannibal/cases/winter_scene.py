"""The phases at the end of a turn, for the cases of ch.21 and 22."""

from rules.core.dice import Script
from rules.hannibal.turn.turn import GameTurns, TurnPhases
from tests.hannibal.cases.table import CaseTable, table


def wintering(text: str, dice: Script | None = None) -> CaseTable:
    """The match from winter attrition on, until it asks."""
    return table(text, stack=[GameTurns(step="end_turn"), TurnPhases(step="winter")], dice=dice)


def isolating(text: str) -> CaseTable:
    """The match from political isolation on, until it asks."""
    return table(text, stack=[GameTurns(step="end_turn"), TurnPhases(step="isolate")])
