"""C4: standing orders for the windows, so that nobody is asked who has nothing to play there."""

from rules.core.ids import Seat
from rules.core.orders import Condition, ConditionSpec, OrderSpec, Preset, StandingOrder
from rules.core.procedures import PASS
from rules.core.questions import Choose
from rules.core.table import Table
from rules.hannibal.board.ids import side_of
from rules.hannibal.board.state import Board
from rules.hannibal.events.windows import WINDOWS, CounterWindow, MoveWindow, usable
from rules.hannibal.pack.edition import edition

NOTHING, REGION, MOVER = "nothing-to-play", "in-region", "mover-is"

CONDITIONS = (
    ConditionSpec(NOTHING),  # no card of one's own could be played there
    ConditionSpec(REGION, ("region",)),
    ConditionSpec(MOVER, ("general",)),
)
ORDERS = tuple(
    OrderSpec(window.kind, (PASS,), (NOTHING, REGION, *((MOVER,) if issubclass(window, MoveWindow) else ())))
    for window in WINDOWS
)
DEFAULTS = tuple(StandingOrder(window.kind, Choose(PASS), Condition(NOTHING)) for window in WINDOWS)

PRESETS = (
    Preset("ask-if-playable", DEFAULTS),
    Preset("pass-reactions", tuple(StandingOrder(window.kind, Choose(PASS)) for window in WINDOWS)),
)


def holds_in_window(table: Table[Board], seat: Seat, condition: Condition) -> bool:
    """Whether the condition of an order is true of the window that is open."""
    window = table.stack[-1]
    if not isinstance(window, CounterWindow):
        return False
    if condition.id == NOTHING:
        return not usable(table.board, side_of(seat), window)
    if condition.id == REGION:
        return edition().map.region(window.space) == condition.params["region"]
    if condition.id == MOVER and isinstance(window, MoveWindow):
        return window.general == condition.params["general"]
    return False
