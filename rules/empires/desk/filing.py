"""E-51, E-52: filed actions and defence orders, as standing orders with the conditions of this game."""

from collections.abc import Iterable

from rules.core.actions import Action
from rules.core.ids import Seat
from rules.core.messages import Refusal, refuse
from rules.core.orders import Condition, ConditionSpec, OrderSpec, Preset, StandingOrder
from rules.core.questions import Choose
from rules.core.table import Table
from rules.empires.attack.attack import Assault
from rules.empires.battle.battle import Defend
from rules.empires.battle.extra import EXTRA
from rules.empires.battle.stacks import EMPIRE_ONLY
from rules.empires.board.ids import AreaId
from rules.empires.board.state import Board
from rules.empires.building.control import Reinforce
from rules.empires.building.forts import Fortify
from rules.empires.diplomacy.diplomacy import Annex, Court, Subvert
from rules.empires.trade.placing import PlaceTrade
from rules.empires.view import EmpiresView

ACTION, DEFEND = "action", "defend"
MOST_FILED = 3
NOBODY = "nobody"

UNCHANGED = ConditionSpec("target-unchanged", ("target", "owner", "markers", "fort"))
NOT_ATTACKED = ConditionSpec("not-attacked", ("lost",))
TARGET_IS = ConditionSpec("target-is", ("area",))
ATTACKER_IS = ConditionSpec("attacker-is", ("seat",))
HAS_FORT = ConditionSpec("has-fort")
CONDITIONS = (UNCHANGED, NOT_ATTACKED, TARGET_IS, ATTACKER_IS, HAS_FORT)

ORDERS = (
    OrderSpec(ACTION, ("pass",), ahead=EXTRA, rule="E-51"),
    OrderSpec(DEFEND, ("defend",), (TARGET_IS.id, ATTACKER_IS.id, HAS_FORT.id), ahead=("defend",), rule="E-52"),
    OrderSpec("extra-action", ("pass",)),
)
PRESETS = (
    Preset("defend-strongest", (StandingOrder(DEFEND, Defend()),)),
    Preset("defend-open", (StandingOrder(DEFEND, Defend("open")),)),
    Preset("defend-empire-only", (StandingOrder(DEFEND, Defend(stack=(EMPIRE_ONLY,))),)),
)


def filed(view: EmpiresView, seat: Seat, action: Action | Choose, condition: str = "") -> StandingOrder:
    """E-51: an action for the seat's next turns, once, with a condition that remembers the table as it is now."""
    held: Condition | None = None
    target = target_of(action)
    if condition == UNCHANGED.id and target is not None and target in view.areas:
        area = view.areas[target]
        owner = area.owner or NOBODY
        held = Condition(UNCHANGED.id, {"target": target, "owner": owner, "markers": area.markers, "fort": area.fort})
    elif condition == NOT_ATTACKED.id:
        lost = next(realm.lost for realm in view.realms if realm.seat == seat)
        held = Condition(NOT_ATTACKED.id, {"lost": lost})
    return StandingOrder(ACTION, action, held, once=True)


def orders_for(view: EmpiresView, seat: Seat, kind: str, answer: Action | Choose) -> tuple[StandingOrder, ...]:
    """E-51, E-52: an action for the next turn, or a defence, each with the conditions that make sense for it now."""
    if kind == ACTION:
        plain = filed(view, seat, answer)
        unchanged = filed(view, seat, answer, UNCHANGED.id)
        further = (unchanged,) if unchanged.condition is not None else ()
        return plain, *further, filed(view, seat, answer, NOT_ATTACKED.id)
    held: list[Condition | None] = [None, Condition(HAS_FORT.id)]
    held += [Condition(ATTACKER_IS.id, {"seat": other}) for other in view.order if other != seat]
    held += [Condition(TARGET_IS.id, {"area": area}) for area, one in view.areas.items() if one.owner == seat]
    return tuple(StandingOrder(kind, answer, condition) for condition in held)


def target_of(action: Action | Choose) -> AreaId | None:
    """The area that an action is about, if it is about one."""
    if isinstance(action, Assault):
        return action.target
    if isinstance(action, Court | Annex | Subvert | Reinforce):
        return action.area
    if isinstance(action, Fortify):
        return action.province
    if isinstance(action, PlaceTrade) and action.areas:
        return AreaId(action.areas[0].partition(":")[0])
    return None


def refuse_order(order: StandingOrder, kept: Iterable[StandingOrder]) -> Refusal | None:
    """E-51, E-52: at most three filed actions, each of them for one turn; a defence is told by rule."""
    if order.kind == DEFEND and isinstance(order.answer, Defend):
        return order.answer.wrong_as_order()
    if order.kind != ACTION:
        return None
    if not order.once and order.answer != Choose("pass"):
        return refuse("E-51", "filed-actions-hold-once")
    waiting = sum(other.kind == ACTION and other.once for other in kept)
    if order.once and waiting >= MOST_FILED:
        return refuse("E-51", "too-many-filed-actions", most=MOST_FILED)
    return None


def holds(table: Table[Board], seat: Seat, condition: Condition) -> bool:
    """E-51, E-52: whether a condition holds now."""
    board, given = table.board, condition.params
    if condition.id == UNCHANGED.id:
        state = board.areas.get(AreaId(str(given["target"])))
        if state is None:
            return False
        seen = (state.owner or NOBODY, state.markers, state.fort)
        return seen == (given["owner"], given["markers"], given["fort"])
    if condition.id == NOT_ATTACKED.id:
        return board.realms[seat].lost == given["lost"]
    fight = board.engagement
    if fight is None:
        return False
    if condition.id == TARGET_IS.id:
        return fight.target == given["area"]
    if condition.id == ATTACKER_IS.id:
        return fight.attacker == given["seat"]
    return condition.id == HAS_FORT.id and board.areas[fight.target].fort
