"""Standing orders: what can be left to them, and their conditions ("when the chance is at least 50 %")."""

from fractions import Fraction

from rules.assyrian_wars import battle, hands, hunger, interception, mercenaries, supply, turn
from rules.assyrian_wars.battle import Battle
from rules.assyrian_wars.battle_cards import WINDOWS, BattleCards
from rules.assyrian_wars.combat import BOW, HEAVY, Combat
from rules.assyrian_wars.deportation import Deportation
from rules.assyrian_wars.evasion import STAND, Evasion
from rules.assyrian_wars.hits import Casualties, LossesByRule
from rules.assyrian_wars.hunger import HungerStep
from rules.assyrian_wars.ids import AreaId
from rules.assyrian_wars.interception import Interception
from rules.assyrian_wars.mercenaries import MercenarySale
from rules.assyrian_wars.siege import SiegeRound
from rules.assyrian_wars.state import Board
from rules.assyrian_wars.turn import ActionPhase
from rules.assyrian_wars.windfall import Windfall
from rules.assyrian_wars.windows import PASS, CardWindow
from rules.core.orders import Condition, ConditionSpec, OrderSpec, Preset, StandingOrder
from rules.core.questions import Choose
from rules.core.table import Table

CHANCE, BELOW = "chance-at-least", "chance-below"
AREA, ELSEWHERE = "in-area", "not-in-area"
NEXT, BUYER = "next-is", "buyer-is"
STEPS = "steps-left-at-most"

CONDITIONS = (
    ConditionSpec(CHANCE, ("percent",)),  # of the interception, or of the best evasion without haste
    ConditionSpec(BELOW, ("percent",)),
    ConditionSpec(AREA, ("area",)),  # where an interception goes; where the evasion, battle or siege is
    ConditionSpec(ELSEWHERE, ("area",)),  # anywhere but there
    ConditionSpec(STEPS, ("steps",)),  # a hunger siege needs no more steps than that
    ConditionSpec(NEXT, ("country",)),  # this country would be preempted
    ConditionSpec(BUYER, ("country",)),  # this country wants to buy mercenaries
)

WHERE = (AREA, ELSEWHERE)
ODDS = (CHANCE, BELOW, *WHERE)
BY_RULE = LossesByRule.tag()

ORDERS = (
    OrderSpec("preempt", (turn.DECLINE, turn.PREEMPT), (NEXT,)),  # 3.3
    OrderSpec("intercept", (interception.INTERCEPT, interception.DECLINE, interception.DECLINE_ALL), ODDS),  # 6.6.9
    OrderSpec("intercept-group", (interception.GROUP, interception.APART, interception.DECLINE), ODDS),
    OrderSpec("join-interception", (interception.JOIN, interception.STAY), ODDS),
    OrderSpec("evade", (STAND,), (BELOW, *WHERE)),  # 6.6.10
    OrderSpec("respond", (PASS,), WHERE),  # 6.11.e
    *(OrderSpec(window, (PASS,), WHERE) for window in WINDOWS),  # 6.7.1
    OrderSpec("chariots", (HEAVY, BOW), WHERE),  # 9.7
    OrderSpec("take-hits", (BY_RULE,), WHERE),  # 6.7.4
    OrderSpec("take-routs", (BY_RULE,), WHERE),
    OrderSpec("join-relief", (battle.JOIN, battle.STAY), WHERE),  # 6.6.5
    OrderSpec("sortie", (hunger.STAY, hunger.SORTIE), (STEPS, *WHERE)),  # 6.8
    OrderSpec("supply", (supply.PAY, supply.PILLAGE, supply.SUFFER)),  # 6.10
    OrderSpec("mulligan", (hands.KEEP, hands.EXCHANGE)),  # 7.3.2
    OrderSpec("sell-mercenaries", (mercenaries.KEEP, mercenaries.SELL), (BUYER,)),  # 9.6
)
REACTIONS = ("respond", *WINDOWS)
PRESETS = (
    Preset("never-preempt", (StandingOrder("preempt", Choose(turn.DECLINE)),)),
    Preset(
        "intercept-from",
        (
            StandingOrder("intercept", Choose(interception.INTERCEPT), Condition(CHANCE)),
            StandingOrder("intercept", Choose(interception.DECLINE)),
        ),
        "percent",
    ),
    Preset(
        "never-intercept",
        (
            StandingOrder("intercept", Choose(interception.DECLINE_ALL)),
            StandingOrder("intercept", Choose(interception.DECLINE)),
            StandingOrder("intercept-group", Choose(interception.DECLINE)),
            StandingOrder("join-interception", Choose(interception.STAY)),
        ),
    ),
    Preset("pass-reactions", tuple(StandingOrder(kind, Choose(PASS)) for kind in REACTIONS)),
    Preset(
        "pass-reactions-unless",
        tuple(StandingOrder(kind, Choose(PASS), Condition(ELSEWHERE)) for kind in REACTIONS),
        "area",
    ),
    Preset("losses-by-rule", tuple(StandingOrder(kind, LossesByRule()) for kind in ("take-hits", "take-routs"))),
)


def holds(table: Table[Board], condition: Condition) -> bool:
    """Whether the condition of a standing order is true of the question that is being asked."""
    asking = table.stack[-1]
    if condition.id == ELSEWHERE:
        return getattr(asking, "area", None) not in (None, condition.params["area"])
    if isinstance(asking, ActionPhase):
        return condition.id == NEXT and table.board.clock.marker == condition.params["country"]
    if isinstance(asking, MercenarySale):
        return condition.id == BUYER and asking.buyer == condition.params["country"]
    if isinstance(asking, HungerStep | SiegeRound | Deportation | Windfall):
        return _holds_in_siege(table.board, asking, condition)
    if isinstance(asking, Battle | BattleCards | CardWindow | Combat | Casualties):
        return condition.id == AREA and asking.area == condition.params["area"]
    if not isinstance(asking, Interception | Evasion):
        return False
    if condition.id == AREA:
        return asking.area == AreaId(str(condition.params["area"]))
    percent = condition.params.get("percent")
    if type(percent) is not int:
        return False
    likely = asking.chance(table.board) >= Fraction(percent, 100)
    return likely == (condition.id == CHANCE)


def _holds_in_siege(
    board: Board, asking: HungerStep | SiegeRound | Deportation | Windfall, condition: Condition
) -> bool:
    """Where the city is, and how long it can still hold out (6.8)."""
    if condition.id == AREA:
        return asking.area == condition.params["area"]
    steps = condition.params.get("steps")
    return isinstance(asking, HungerStep) and type(steps) is int and asking.steps_left(board) <= steps
