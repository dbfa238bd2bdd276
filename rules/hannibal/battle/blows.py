"""ch.14: what a side can play in a round: a card as its type, a Reserve, Hannibal's Probe, or card 6."""

from msgspec import Struct

from rules.hannibal.board.decks import battle_type
from rules.hannibal.board.ids import BattleCardId, BattleType, CardId, Side
from rules.hannibal.board.state import BattleCards, Board
from rules.hannibal.events.counters import counters_in_hand
from rules.hannibal.pack.cards import Moment

PLAIN: tuple[BattleType, ...] = ("frontal-assault", "flank-left", "flank-right", "probe", "double-envelopment")
"""The five types that can be matched, in the order of ch.26."""
CHANGED: tuple[BattleType, ...] = ("flank-left", "flank-right", "double-envelopment")
"""H-72: what Hannibal's Probe may stand for."""

SAME, RESERVE, PROBE, MAHARBAL = "same", "reserve", "probe", "maharbal"
DECLINE, WITHDRAW, DESERT, RUN_OUT, HOLD = "decline", "withdraw", "desert", "run-out", "hold"


class Blow(Struct, frozen=True):
    """One play: what it counts as, and by which battle card; without one it is card 6."""

    kind: BattleType
    card: BattleCardId | None
    changed: bool = False  # Hannibal's Probe


def attacks(cards: BattleCards, side: Side, *, hannibal: bool, maharbal: bool) -> dict[str, Blow]:
    """ch.14: everything that the attacker can play, by the option that names it, in the order of ch.26."""
    found: dict[str, Blow] = {}
    for kind in PLAIN:
        if (card := card_of(cards, side, kind)) is not None:
            found[kind] = Blow(kind, card)
    if hannibal and (probe := card_of(cards, side, "probe")) is not None:
        found |= {f"probe-as-{kind}": Blow(kind, probe, changed=True) for kind in CHANGED}
    if (reserve := card_of(cards, side, "reserve")) is not None:
        found |= {f"reserve-as-{kind}": Blow(kind, reserve) for kind in PLAIN}
    if maharbal:
        found[MAHARBAL] = Blow("double-envelopment", None)
    return found


def matches(cards: BattleCards, side: Side, kind: BattleType, *, hannibal: bool, maharbal: bool) -> dict[str, Blow]:
    """ch.14, H-46, H-72: everything that matches such an attack, by the option that names it."""
    found: dict[str, Blow] = {}
    if (card := card_of(cards, side, kind)) is not None:
        found[SAME] = Blow(kind, card)
    if hannibal and kind in CHANGED and (probe := card_of(cards, side, "probe")) is not None:
        found[PROBE] = Blow(kind, probe, changed=True)
    if (reserve := card_of(cards, side, "reserve")) is not None:
        found[RESERVE] = Blow(kind, reserve)
    if maharbal and kind == "double-envelopment":
        found[MAHARBAL] = Blow(kind, None)
    return found


def card_of(cards: BattleCards, side: Side, kind: BattleType) -> BattleCardId | None:
    """A card of this type in a hand, one that lies open first."""
    fitting = [card for card in cards.hands[side] if battle_type(card) == kind]
    return min(fitting, key=lambda card: (card not in cards.shown, card), default=None)


def held(cards: BattleCards, side: Side, kind: BattleType) -> int:
    """How many cards of this type a hand holds."""
    return sum(battle_type(card) == kind for card in cards.hands[side])


# ---- card 6 ------------------------------------------------------------------------------------------------------


def maharbal_in_hand(board: Board, side: Side, moment: Moment) -> CardId | None:
    """The strategy card in hand that counts as a battle card to attack or to match (card 6, H-46)."""
    return next(iter(counters_in_hand(board, side, moment)), None)


# ---- the battle on the table ------------------------------------------------------------------------------------


def the_cards(board: Board) -> BattleCards:
    """The battle cards on the table; there is a battle."""
    assert board.battle is not None
    return board.battle


def attacking(cards: BattleCards) -> Side:
    """Who attacks now."""
    assert cards.attacker is not None
    return cards.attacker
