"""Conditions of standing orders: "intercept when the chance is at least 50 %" and the like."""

from fractions import Fraction

from rules.assyrian_wars.evasion import Evasion
from rules.assyrian_wars.ids import AreaId
from rules.assyrian_wars.interception import Interception
from rules.assyrian_wars.state import Board
from rules.core.orders import Condition, ConditionSpec
from rules.core.table import Table

CHANCE, AREA = "chance-at-least", "in-area"

CONDITIONS = (
    ConditionSpec(CHANCE, ("percent",)),  # of the interception, or of the best evasion without haste
    ConditionSpec(AREA, ("area",)),  # the interception goes there, or the evasion starts there
)


def holds(table: Table[Board], condition: Condition) -> bool:
    """Whether the condition of a standing order is true of the question that is being asked."""
    asking = table.stack[-1]
    if not isinstance(asking, Interception | Evasion):
        return False
    if condition.id == AREA:
        return asking.area == AreaId(str(condition.params["area"]))
    percent = condition.params["percent"]
    return type(percent) is int and asking.chance(table.board) >= Fraction(percent, 100)
