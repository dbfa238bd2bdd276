"""C2: battle plans: what a side plays in every round unless it is asked; they are never shown to anybody."""

from collections.abc import Mapping, Sequence
from typing import Annotated, ClassVar, Literal

from msgspec import Struct

from rules.core.actions import MOST_CANDIDATES, Action, Candidate, Kind
from rules.core.ids import Seat
from rules.core.messages import Message, Name, Quote, Refusal, message, refuse
from rules.core.picking import several
from rules.core.table import Table
from rules.hannibal.battle.blows import (
    DECLINE,
    DESERT,
    HOLD,
    MAHARBAL,
    PLAIN,
    PROBE,
    RESERVE,
    RUN_OUT,
    SAME,
    Blow,
    held,
)
from rules.hannibal.battle.odds import battle_odds
from rules.hannibal.battle.ratings import counterattack_limit
from rules.hannibal.board.ids import ROME, BattleType, Side, enemy_of, side_of
from rules.hannibal.board.state import BattleCards, Board

RULE = "ch.14"
MOST = "most"
AttackWord = Literal["most", "frontal-assault", "flank-left", "flank-right", "probe", "double-envelopment", "reserve"]
AttackType = Literal["frontal-assault", "flank-left", "flank-right", "probe", "double-envelopment"]
DesertWord = Literal["any", "frontal-assault", "flank-left", "flank-right", "probe", "double-envelopment", "reserve"]
ANY = "any"
FEW = 2
"""C2: with so few battle cards or fewer an attack is a crisis."""
SMALL_NUMBERS = ("0", "1", "2", "3", "4", "5", "6", "8", "10", "12")
DESERTS = ("never", "at-once", "1", "2", "3", "4", "5", "6", "8", "10")


class LayPlan(Action, frozen=True, tag="plan"):
    """How a side fights a battle; every field may be left out (C2)."""

    rule: ClassVar[str] = RULE

    attack: Annotated[tuple[AttackWord, ...], Kind("battle-type", many=True)] = ("most",)
    reserve_as: Annotated[AttackType, Kind("battle-type")] = "double-envelopment"
    reserve_match: Literal["always", "not-probe", "never"] = "always"
    concede: int = 0  # from this round on nothing is matched; 0: never
    counter: Literal["always", "never", "if-more"] = "always"
    withdraw: int = 0  # with fewer battle cards than this; 0: never
    prevent: bool = True
    take_over: bool = True
    hannibal: Literal["match", "attack", "never"] = "match"
    maharbal: Literal["never", "first", "last", "match"] = "never"
    desert: str = "never"  # "at-once", or as soon as the enemy has no more than so many cards
    desert_for: Annotated[DesertWord, Kind("battle-type")] = "reserve"  # with a spy: of the open cards this one first
    ask: Literal["each", "crisis", "never"] = "crisis"

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        if self.concede < 0 or self.withdraw < 0:
            return refuse(self.rule, "plan-number-negative", found=min(self.concede, self.withdraw))
        if self.desert not in ("never", "at-once") and not (self.desert.isdecimal() and len(self.desert) <= 2):
            return refuse(self.rule, "plan-desert-unknown", found=self.desert[:20])
        if self.maharbal != "never" and side_of(seat) == ROME:
            return refuse("H-46", "maharbal-only-for-carthage")
        return Quote(self.rule, (message("quote-plan-is-secret"),))

    def preview(self, table: Table[Board], seat: Seat) -> tuple[Message, ...]:
        """What the numbers of cards promise, whatever is in the hands (odds.py)."""
        cards = table.board.battle
        if cards is None or cards.attacker is None:
            return ()
        attacker, defender = cards.attacker, enemy_of(cards.attacker)
        odds = battle_odds(
            len(cards.hands[attacker]),
            len(cards.hands[defender]),
            counterattack_limit(cards, attacker),
            counterattack_limit(cards, defender),
        )
        chance = odds.attacker_wins if side_of(seat) == attacker else 1 - odds.attacker_wins
        return (message("quote-battle-odds", percent=round(100 * chance), rounds=round(odds.mean_rounds)),)

    @classmethod
    def candidates(
        cls, table: Table[Board], seat: Seat, param: str, given: Mapping[str, str], typed: str
    ) -> list[Candidate]:
        words: Mapping[str, Sequence[str]] = {
            "reserve_as": PLAIN,
            "reserve_match": ("always", "not-probe", "never"),
            "concede": SMALL_NUMBERS,
            "counter": ("always", "never", "if-more"),
            "withdraw": SMALL_NUMBERS,
            "prevent": ("true", "false"),
            "take_over": ("true", "false"),
            "hannibal": ("match", "attack", "never"),
            "maharbal": ("never", "first", "last", "match"),
            "desert": DESERTS,
            "desert_for": ("reserve", *PLAIN, ANY),
            "ask": ("crisis", "each", "never"),
        }
        if param == "attack":
            more = several(PLAIN, typed, lambda id: Name("battle-type", id))
            return [*([] if typed else [Candidate(MOST)]), *more][:MOST_CANDIDATES]
        return [Candidate(word) for word in words.get(param, ()) if word.startswith(typed)]


class Juncture(Struct, frozen=True):
    """What a plan looks at besides the hand: the side, the round about to be fought, and what can be played."""

    side: Side
    round: int
    ways: Mapping[str, Blow]


def planned_attack(plan: LayPlan, cards: BattleCards, now: Juncture) -> str:
    """C2: the attacker's play by his plan; if nothing can be played the cards have run out."""
    if plan.maharbal == "first" and MAHARBAL in now.ways:
        return MAHARBAL
    for word in plan.attack:
        way = _most(cards, now) if word == MOST else _by_type(plan, word)
        if way in now.ways:
            return _with_hannibal(plan, now, way)
    way = _most(cards, now)
    if way in now.ways:
        return _with_hannibal(plan, now, way)
    way = _by_type(plan, "reserve")
    if way in now.ways:
        return way
    return MAHARBAL if plan.maharbal == "last" and MAHARBAL in now.ways else RUN_OUT


def _by_type(plan: LayPlan, word: str) -> str:
    """The option for a type of the list: a Reserve stands for what the plan says."""
    return f"reserve-as-{plan.reserve_as}" if word == "reserve" else word


def _most(cards: BattleCards, now: Juncture) -> str:
    """ch.26: the type held most, of equals the first in order; a Reserve is not among them."""
    return max(PLAIN, key=lambda kind: (held(cards, now.side, kind), -PLAIN.index(kind)))


def _with_hannibal(plan: LayPlan, now: Juncture, way: str) -> str:
    """C2: by `hannibal attack` the first Probe is a Double Envelopment."""
    changed = "probe-as-double-envelopment"
    return changed if plan.hannibal == "attack" and way == "probe" and changed in now.ways else way


def planned_match(plan: LayPlan, kind: BattleType, now: Juncture) -> str:
    """C2: the defender's play by his plan."""
    if plan.concede and now.round >= plan.concede:
        return DECLINE
    if SAME in now.ways:
        return SAME
    if PROBE in now.ways and plan.hannibal == "match":
        return PROBE
    reserve = plan.reserve_match == "always" or (plan.reserve_match == "not-probe" and kind != "probe")
    if RESERVE in now.ways and reserve:
        return RESERVE
    return MAHARBAL if MAHARBAL in now.ways and plan.maharbal == "match" else DECLINE


def counters(plan: LayPlan, own: int, theirs: int) -> bool:
    """C2: whether the plan rolls for a counterattack."""
    return plan.counter == "always" or (plan.counter == "if-more" and own > theirs)


def deserts(plan: LayPlan, theirs: int) -> bool:
    """C2: whether the plan plays card 59 now, against so many cards."""
    if plan.desert == "never" or not theirs:
        return False
    return plan.desert == "at-once" or theirs <= int(plan.desert)


def planned_desertion(plan: LayPlan, theirs: int, ways: Sequence[str]) -> str:
    """C2: how the plan plays card 59 now, if it does: for the open card that it names, else for a random one."""
    if not ways or not deserts(plan, theirs):
        return HOLD
    wanted = f"{DESERT}-{plan.desert_for}"
    return wanted if wanted in ways else DESERT


def asks_attack(plan: LayPlan, own: int) -> bool:
    """C2: whether the attacker wants to decide himself."""
    return plan.ask == "each" or (plan.ask == "crisis" and own <= FEW)


def asks_match(plan: LayPlan, now: Juncture) -> bool:
    """C2: whether the defender wants to decide himself: in a crisis if the same type is not at hand.

    A plan that has conceded is not in a crisis any more.
    """
    conceded = plan.concede and now.round >= plan.concede
    return plan.ask == "each" or (plan.ask == "crisis" and SAME not in now.ways and not conceded)
