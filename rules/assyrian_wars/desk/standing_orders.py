"""Standing orders: what can be left to them, and their conditions ("when the chance is at least 50 %")."""

from fractions import Fraction

from rules.assyrian_wars.battle import lining_up
from rules.assyrian_wars.battle.cards import WINDOWS, BattleCards
from rules.assyrian_wars.battle.combat import BOW, HEAVY, Combat
from rules.assyrian_wars.battle.hits import Casualties, LossesByRule
from rules.assyrian_wars.battle.lining_up import LineUp
from rules.assyrian_wars.board.ids import ASSYRIA, AreaId
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.build import mercenaries
from rules.assyrian_wars.build.mercenaries import MercenarySale
from rules.assyrian_wars.conquest import phase as conquest_phase
from rules.assyrian_wars.conquest import provinces, surrender
from rules.assyrian_wars.desk.reactions import reaction_holds
from rules.assyrian_wars.encounter import interception
from rules.assyrian_wars.encounter.division import AS_THEY_STAND, Division
from rules.assyrian_wars.encounter.evasion import STAND, Evasion
from rules.assyrian_wars.encounter.interception import Interception
from rules.assyrian_wars.interphase import army_relocation, hands, objectives, secret_diplomacy, succession
from rules.assyrian_wars.politics import consent, inherited_wars, punishment, warfare
from rules.assyrian_wars.politics import phase as politics
from rules.assyrian_wars.politics.consent import Consent
from rules.assyrian_wars.sea import raiding, searching
from rules.assyrian_wars.sea.searching import Watch
from rules.assyrian_wars.siege import hunger
from rules.assyrian_wars.siege.deportation import Deportation
from rules.assyrian_wars.siege.hunger import HungerStep
from rules.assyrian_wars.siege.siege import SiegeRound
from rules.assyrian_wars.siege.windfall import Windfall
from rules.assyrian_wars.tribute import choices as tribute_choices
from rules.assyrian_wars.turn import supply, turn
from rules.assyrian_wars.turn.turn import ActionPhase
from rules.assyrian_wars.turn.windows import PASS, CardWindow
from rules.core.ids import Seat
from rules.core.messages import Name
from rules.core.orders import (
    ASK,
    REACTION,
    Condition,
    ConditionSpec,
    OrderSpec,
    Preset,
    StandingOrder,
    reaction,
)
from rules.core.questions import Choose
from rules.core.table import Table

CHANCE, BELOW = "chance-at-least", "chance-below"
AREA, ELSEWHERE = "in-area", "not-in-area"
NEXT, BUYER = "next-is", "buyer-is"
STEPS = "steps-left-at-most"
PAYER = "payer-is"
PROPOSER = "proposer-is"

CONDITIONS = (
    ConditionSpec(CHANCE, ("percent",)),  # of the interception, or of the best evasion without haste
    ConditionSpec(BELOW, ("percent",)),
    ConditionSpec(AREA, ("area",)),  # where an interception goes; where the evasion, battle or siege is
    ConditionSpec(ELSEWHERE, ("area",)),  # anywhere but there
    ConditionSpec(STEPS, ("steps",)),  # a hunger siege needs no more steps than that
    REACTION,  # a card of the own hand could be played there
    ConditionSpec(NEXT, ("country",)),  # this country would be preempted
    ConditionSpec(BUYER, ("country",)),  # this country wants to buy mercenaries
    ConditionSpec(PROPOSER, ("country",)),  # this country proposes it
    ConditionSpec(PAYER, ("country",)),  # this country is to pay tribute, or pays it
)

WHERE = (AREA, ELSEWHERE)
ODDS = (CHANCE, BELOW, *WHERE)
BY_RULE = LossesByRule.tag()

ORDERS = (
    OrderSpec("preempt", (turn.DECLINE, turn.PREEMPT), (NEXT,)),  # 3.3
    OrderSpec("pay-tribute", (tribute_choices.DECLINE, tribute_choices.PAY), (PAYER,)),  # 5.2
    OrderSpec("stop-tribute", (tribute_choices.KEEP, tribute_choices.STOP), (PAYER,)),  # 5.2.3
    OrderSpec("intercept", (interception.INTERCEPT, interception.DECLINE, interception.DECLINE_ALL), ODDS),  # 6.6.9
    OrderSpec("intercept-group", (interception.GROUP, interception.APART, interception.DECLINE), ODDS),
    OrderSpec("join-interception", (interception.JOIN, interception.STAY), ODDS),
    OrderSpec("evade", (STAND,), (BELOW, *WHERE)),  # 6.6.10
    OrderSpec("respond", (PASS,), WHERE),  # 6.11.e
    *(OrderSpec(window, (PASS,), WHERE) for window in WINDOWS),  # 6.7.1
    OrderSpec("chariots", (HEAVY, BOW), WHERE),  # 9.7
    OrderSpec("take-hits", (BY_RULE,), WHERE),  # 6.7.4
    OrderSpec("take-routs", (BY_RULE,), WHERE),
    OrderSpec("divide-armies", (AS_THEY_STAND,), WHERE),  # 6.6.2
    OrderSpec("join-relief", (lining_up.JOIN, lining_up.STAY), WHERE),  # 6.6.5
    OrderSpec("sortie", (hunger.STAY, hunger.SORTIE), (STEPS, *WHERE)),  # 6.8
    OrderSpec("avenge-ally", (warfare.PEACE, warfare.WAR)),  # 6.9
    OrderSpec("politics", (politics.DONE,)),  # 7.4
    OrderSpec("consent", (consent.DECLINE, consent.AGREE), (PROPOSER,)),  # 6.9, 7.4.1, 7.4.3
    OrderSpec("objection", (consent.ACCEPT, consent.OBJECT), (PROPOSER,)),  # 7.4.1
    OrderSpec("punish", (punishment.CHECK, punishment.CONQUEST)),  # 7.4.4
    OrderSpec("inherited-war", (inherited_wars.STAY_OUT, inherited_wars.WAR)),  # 7.4.6
    OrderSpec("surrender", (surrender.REJECT, surrender.ACCEPT)),  # 7.1.B
    OrderSpec("interphase-conquest", (conquest_phase.PASS,)),  # 7.1
    OrderSpec("choose-province", (provinces.NONE,)),  # 7.1.D
    OrderSpec("supply", (supply.PAY, supply.PILLAGE, supply.SUFFER)),  # 6.10
    OrderSpec("search", (searching.DECLINE, searching.SEARCH), (CHANCE, BELOW)),  # 6.16.f
    OrderSpec("raid-target", (raiding.NONE,)),  # 6.15
    OrderSpec("raid-again", (raiding.AGAIN, raiding.STOP)),  # 9.7
    OrderSpec("mulligan", (hands.KEEP, hands.EXCHANGE)),  # 7.3.2
    OrderSpec("secret-objective", (secret_diplomacy.NONE, objectives.TRADE)),  # 7.5
    OrderSpec("relocate-army", (army_relocation.STAY,)),  # 7.7
    OrderSpec("sacrifice-card", (succession.KEEP,)),  # 10.3
    OrderSpec("name-controller", (ASSYRIA,)),  # 10.1.1
    OrderSpec("sell-mercenaries", (mercenaries.KEEP, mercenaries.SELL), (BUYER,)),  # 9.6
)
REACTIONS = ("respond", *map(str, WINDOWS))
DEFAULTS = tuple(StandingOrder(kind, Choose(PASS)) for kind in REACTIONS)  # what a seat begins with
ASK_ME = tuple(reaction(kind, ASK, "") for kind in REACTIONS)
PRESETS = (
    Preset(
        "keep-tribute",
        (
            StandingOrder("pay-tribute", Choose(tribute_choices.PAY)),
            StandingOrder("stop-tribute", Choose(tribute_choices.KEEP)),
        ),
    ),
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
    Preset("ask-me", ASK_ME),
    Preset("pass-reactions", DEFAULTS),
    Preset("losses-by-rule", tuple(StandingOrder(kind, LossesByRule()) for kind in ("take-hits", "take-routs"))),
)


def holds(table: Table[Board], seat: Seat, condition: Condition) -> bool:
    """Whether the condition of a standing order is true of the question that is being asked."""
    asking = table.stack[-1]
    if condition.id == REACTION.id:
        return reaction_holds(table, seat, condition)
    if condition.id == ELSEWHERE:
        return getattr(asking, "area", None) not in (None, condition.params["area"])
    if isinstance(asking, Consent):
        return condition.id == PROPOSER and asking.by == condition.params["country"]
    if condition.id == PAYER:
        reason = table.question.reason if table.question is not None else None
        return reason is not None and reason.params.get("country") == Name("country", str(condition.params["country"]))
    if isinstance(asking, ActionPhase):
        return condition.id == NEXT and table.board.clock.marker == condition.params["country"]
    if isinstance(asking, MercenarySale):
        return condition.id == BUYER and asking.buyer == condition.params["country"]
    if isinstance(asking, HungerStep | SiegeRound | Deportation | Windfall):
        return _holds_in_siege(table.board, asking, condition)
    if isinstance(asking, LineUp | BattleCards | CardWindow | Combat | Casualties | Division):
        return condition.id == AREA and asking.area == condition.params["area"]
    if not isinstance(asking, Interception | Evasion | Watch):
        return False
    if condition.id == AREA:
        return not isinstance(asking, Watch) and asking.area == AreaId(str(condition.params["area"]))
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
