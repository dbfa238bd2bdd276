"""Conditions of standing orders: "intercept when the chance is at least 50 %" and the like."""

from fractions import Fraction

from rules.assyrian_wars.evasion import Evasion
from rules.assyrian_wars.ids import AreaId
from rules.assyrian_wars.interception import Interception
from rules.assyrian_wars.mercenaries import MercenarySale
from rules.assyrian_wars.state import Board
from rules.assyrian_wars.turn import ActionPhase
from rules.core.orders import Condition, ConditionSpec
from rules.core.table import Table

CHANCE, AREA = "chance-at-least", "in-area"
NEXT, BUYER = "next-is", "buyer-is"

CONDITIONS = (
    ConditionSpec(CHANCE, ("percent",)),  # of the interception, or of the best evasion without haste
    ConditionSpec(AREA, ("area",)),  # the interception goes there, or the evasion starts there
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
    if not isinstance(asking, Interception | Evasion):
        return False
    if condition.id == AREA:
        return asking.area == AreaId(str(condition.params["area"]))
    percent = condition.params.get("percent")
    return type(percent) is int and asking.chance(table.board) >= Fraction(percent, 100)
