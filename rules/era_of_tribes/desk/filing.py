"""T-79 to T-84: filed actions and standing orders, with the conditions of this game."""

from collections.abc import Iterable

from rules.core.actions import Action
from rules.core.ids import Seat
from rules.core.messages import Refusal, refuse
from rules.core.orders import Condition, ConditionSpec, OrderSpec, Preset, StandingOrder
from rules.core.questions import Answer, Choose
from rules.core.table import Table
from rules.era_of_tribes.battle.battle import CallAllies, Defend, Support
from rules.era_of_tribes.board.holdings import chart
from rules.era_of_tribes.board.ids import AreaId
from rules.era_of_tribes.board.state import Board
from rules.era_of_tribes.diplomacy.diplomacy import ACCEPT, DECLINE, Negotiation
from rules.era_of_tribes.economy.economy import Bread, Taxes, Trade
from rules.era_of_tribes.expansion.expand import Expand
from rules.era_of_tribes.expansion.expanding import HOLD
from rules.era_of_tribes.expansion.sailing import DEMAND, LET, Passage
from rules.era_of_tribes.progress.progress import Progress
from rules.era_of_tribes.view import TribesView

ACTION, DEFEND, OFFER, SUPPORT, SEA = "action", "defend", "offer", "support", "sea-battle"
AUTO, MILITARY, TILE = "auto-expansion", "military-goods", "new-tile"
MOST_FILED = 4
FILED: tuple[type[Action], ...] = (Trade, Taxes, Bread, Progress, Expand)

CITY = ConditionSpec("city")
HOME = ConditionSpec("home")
PROVINCE_IS = ConditionSpec("province-is", ("area",))
ATTACKER_IS = ConditionSpec("attacker-is", ("seat",))
FROM = ConditionSpec("from", ("seat",))
SEA_IS = ConditionSpec("sea-is", ("area",))
IF_MORE = ConditionSpec("if-more")
CONDITIONS = (CITY, HOME, PROVINCE_IS, ATTACKER_IS, FROM, SEA_IS, IF_MORE)

ORDERS = (
    OrderSpec(ACTION, ("pass",), ahead=tuple(action.tag() for action in FILED), rule="T-79"),
    OrderSpec(AUTO, (HOLD,)),
    OrderSpec(
        DEFEND,
        ("defend",),
        (CITY.id, HOME.id, PROVINCE_IS.id, ATTACKER_IS.id),
        ahead=(Defend.tag(),),
        rule="T-81",
    ),
    OrderSpec(OFFER, (ACCEPT, DECLINE), (FROM.id,)),
    OrderSpec(SUPPORT, (), (FROM.id,), ahead=(Support.tag(),), rule="T-84"),
    OrderSpec(SEA, (LET, DEMAND), (SEA_IS.id, IF_MORE.id)),
    OrderSpec(MILITARY, ("0",)),
    OrderSpec(TILE, ("keep",)),
    OrderSpec("removal", ("give-up",)),
)
DEFAULTS = (
    StandingOrder(SEA, Choose(LET)),  # T-83: every seat begins with it
    StandingOrder(MILITARY, Choose("0")),  # ch.12: wine and ivory are luxury
)
PRESETS = (
    Preset("quiet", (StandingOrder(AUTO, Choose(HOLD)), StandingOrder(DEFEND, Defend()))),
    Preset("defend-enough", (StandingOrder(DEFEND, Defend(armies="enough")),)),
    Preset("no-offers", (StandingOrder(OFFER, Choose(DECLINE)),)),
    Preset("accept-from", (StandingOrder(OFFER, Choose(ACCEPT), Condition(FROM.id, {"seat": ""})),), "seat"),
    Preset("fight-at-sea", (StandingOrder(SEA, Choose(DEMAND), Condition(IF_MORE.id)),)),
)


def filed(action: Answer) -> StandingOrder:
    """T-79: an action for one of the next turns; several wait in the order in which they were filed."""
    return StandingOrder(ACTION, action, once=True)


def orders_for(view: TribesView, seat: Seat, kind: str, answer: Answer) -> tuple[StandingOrder, ...]:
    """T-79, T-81, T-84: an action for one turn; a defence, or help for allies, with the conditions that fit it now."""
    if kind == ACTION:
        return (filed(answer),)
    others = [Condition(ATTACKER_IS.id, {"seat": other}) for other in view.seating if other != seat]
    if kind == SUPPORT:
        return tuple(StandingOrder(kind, answer, Condition(FROM.id, one.params)) for one in others)
    held: list[Condition | None] = [None, Condition(CITY.id), Condition(HOME.id), *others]
    held += [Condition(PROVINCE_IS.id, {"area": area}) for area, one in view.lands.items() if one.owner == seat]
    return tuple(StandingOrder(kind, answer, condition) for condition in held)


def refuse_order(order: StandingOrder, kept: Iterable[StandingOrder]) -> Refusal | None:
    """T-79: at most four filed actions, each for one turn, of kinds that depend on nobody else."""
    if order.kind != ACTION:
        return None
    if order.answer == Choose("pass"):
        pass
    elif not isinstance(order.answer, FILED):
        return refuse("T-79", "cannot-be-filed")
    elif not order.once:
        return refuse("T-79", "filed-actions-hold-once")
    if order.once and sum(other.kind == ACTION and other.once for other in kept) >= MOST_FILED:
        return refuse("T-79", "too-many-filed-actions", most=MOST_FILED)
    return None


def holds(table: Table[Board], seat: Seat, condition: Condition) -> bool:
    """T-81, T-83, T-84: whether a condition holds now."""
    board, given = table.board, condition.params
    if condition.id == FROM.id:
        return _asking(table) == given["seat"]
    if condition.id in (SEA_IS.id, IF_MORE.id):
        passage = table.find(Passage)
        if passage is None:
            return False
        fleets = board.seas[passage.at].fleets
        more = fleets.get(seat, 0) > fleets.get(passage.seat, 0)
        return passage.at == given["area"] if condition.id == SEA_IS.id else more
    fight = board.conflict
    if fight is None:
        return False
    if condition.id == CITY.id:
        return fight.had_city
    if condition.id == HOME.id:
        return chart(board).lands[fight.area].home == board.realms[seat].people
    if condition.id == PROVINCE_IS.id:
        return fight.area == AreaId(str(given["area"]))
    return condition.id == ATTACKER_IS.id and fight.attacker.seat == given["seat"]


def _asking(table: Table[Board]) -> Seat | None:
    """Who wants something: the one who negotiates, or the ally who fights."""
    calling, fight = table.find(CallAllies), table.board.conflict
    if calling is not None and fight is not None:
        return fight.side(calling.side).seat
    negotiation = table.find(Negotiation)
    return None if negotiation is None else negotiation.seat
