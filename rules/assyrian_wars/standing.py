"""Conditions of standing orders: "intercept when the chance is at least 50 %" and the like."""

from fractions import Fraction

from rules.assyrian_wars.battle import Battle
from rules.assyrian_wars.combat import Combat
from rules.assyrian_wars.deportation import Deportation
from rules.assyrian_wars.evasion import Evasion
from rules.assyrian_wars.hits import Casualties
from rules.assyrian_wars.hunger import HungerStep
from rules.assyrian_wars.ids import AreaId
from rules.assyrian_wars.interception import Interception
from rules.assyrian_wars.mercenaries import MercenarySale
from rules.assyrian_wars.siege import SiegeRound
from rules.assyrian_wars.state import Board
from rules.assyrian_wars.turn import ActionPhase
from rules.assyrian_wars.windfall import Windfall
from rules.core.orders import Condition, ConditionSpec
from rules.core.table import Table

CHANCE, AREA = "chance-at-least", "in-area"
NEXT, BUYER = "next-is", "buyer-is"
STEPS = "steps-left-at-most"

CONDITIONS = (
    ConditionSpec(CHANCE, ("percent",)),  # of the interception, or of the best evasion without haste
    ConditionSpec(AREA, ("area",)),  # where an interception goes; where the evasion, battle or siege is
    ConditionSpec(STEPS, ("steps",)),  # a hunger siege needs no more steps than that
    ConditionSpec(NEXT, ("country",)),  # this country would be preempted
    ConditionSpec(BUYER, ("country",)),  # this country wants to buy mercenaries
)


def holds(table: Table[Board], condition: Condition) -> bool:
    """Whether the condition of a standing order is true of the question that is being asked."""
    asking = table.stack[-1]
    if isinstance(asking, ActionPhase):
        return condition.id == NEXT and table.board.clock.marker == condition.params["country"]
    if isinstance(asking, MercenarySale):
        return condition.id == BUYER and asking.buyer == condition.params["country"]
    if isinstance(asking, HungerStep | SiegeRound | Deportation | Windfall):
        return _holds_in_siege(table.board, asking, condition)
    if isinstance(asking, Battle | Combat | Casualties):
        return condition.id == AREA and asking.area == condition.params["area"]
    if not isinstance(asking, Interception | Evasion):
        return False
    if condition.id == AREA:
        return asking.area == AreaId(str(condition.params["area"]))
    percent = condition.params.get("percent")
    return type(percent) is int and asking.chance(table.board) >= Fraction(percent, 100)


def _holds_in_siege(
    board: Board, asking: HungerStep | SiegeRound | Deportation | Windfall, condition: Condition
) -> bool:
    """Where the city is, and how long it can still hold out (6.8)."""
    if condition.id == AREA:
        return asking.area == condition.params["area"]
    steps = condition.params.get("steps")
    return isinstance(asking, HungerStep) and type(steps) is int and asking.steps_left(board) <= steps
