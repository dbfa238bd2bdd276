"""C4: standing orders for the windows: without one for a card of his own nobody is asked, whatever he holds."""

from rules.core.ids import Seat
from rules.core.messages import Refusal, refuse
from rules.core.orders import (
    ASK,
    REACTION,
    Answering,
    Condition,
    ConditionSpec,
    OrderSpec,
    Preset,
    StandingOrder,
    reaction,
)
from rules.core.procedures import PASS
from rules.core.questions import Choose
from rules.core.table import Table
from rules.hannibal.board.ids import enemy_of, side_of
from rules.hannibal.board.state import Board
from rules.hannibal.events.counters import counters_in_hand
from rules.hannibal.events.windows import WINDOWS, Counter, CounterWindow, MoveWindow, usable
from rules.hannibal.pack.edition import edition

REGION, MOVER = "in-region", "mover-is"

CONDITIONS = (
    REACTION,  # a card of the own hand could be played there
    ConditionSpec(REGION, ("region",)),
    ConditionSpec(MOVER, ("general",)),
)
ORDERS = tuple(
    OrderSpec(window.kind, (PASS,), (REGION, *((MOVER,) if issubclass(window, MoveWindow) else ())))
    for window in WINDOWS
)
DEFAULTS = tuple(StandingOrder(window.kind, Choose(PASS)) for window in WINDOWS)
ASK_ME = tuple(reaction(window.kind, ASK, "") for window in WINDOWS)

PRESETS = (Preset("ask-me", ASK_ME), Preset("pass-reactions", DEFAULTS))


def holds_in_window(table: Table[Board], seat: Seat, condition: Condition) -> bool:
    """Whether the condition of an order is true of the window that is open."""
    window = table.stack[-1]
    if not isinstance(window, CounterWindow):
        return False
    if condition.id == REACTION.id:
        return _is_for(table.board, seat, window, condition)
    if condition.id == REGION:
        return edition().map.region(window.space) == condition.params["region"]
    if condition.id == MOVER and isinstance(window, MoveWindow):
        return window.general == condition.params["general"]
    return False


def _is_for(board: Board, seat: Seat, window: CounterWindow, condition: Condition) -> bool:
    """The window is there where the order says, and the card, or any, can be played in it."""
    wanted, side = condition.params, side_of(seat)
    if wanted["place"] not in ("", window.space) or wanted["enemy"] not in ("", enemy_of(side)):
        return False
    cards = usable(board, side, window)
    return wanted["card"] in cards if wanted["card"] else bool(cards)


def reactions_of(board: Board, seat: Seat) -> tuple[Answering, ...]:
    """ch.24: the counter events of a hand, and in which windows they can be played."""
    side = side_of(seat)
    return tuple(
        Answering(card, window.kind, Counter(card), window.kind)
        for window in WINDOWS
        for card in counters_in_hand(board, side, window.moment)
    )


def refuse_reaction(board: Board, seat: Seat, order: StandingOrder) -> Refusal | None:
    """ch.24: an order for a card is for a counter event of the own hand; no chance is reckoned for it."""
    condition = order.condition
    if condition is None or condition.id != REACTION.id or (order.answer == ASK and not condition.params["card"]):
        return None
    card, trigger = condition.params["card"], condition.params["trigger"]
    known = [one for one in reactions_of(board, seat) if one.card == card and one.kind == order.kind]
    if not any(order.answer in (ASK, one.answer) and trigger in ("", one.trigger) for one in known):
        return refuse("ch.24", "no-card-that-answers", card=str(card))
    return (
        refuse("ch.24", "order-without-chance", found=str(condition.params["percent"]))
        if condition.params["percent"]
        else None
    )
