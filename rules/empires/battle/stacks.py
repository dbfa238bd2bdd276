"""ch.5.2, E-16 to E-19, E-29, E-34, E-35, E-52: which stacks are lawful, and how a short order becomes one."""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Literal

from rules.core.actions import Candidate
from rules.core.ids import Seat
from rules.core.messages import Message, Refusal, clipped, message, refuse
from rules.core.picking import picked
from rules.empires.board.holdings import hand_of, has
from rules.empires.board.ids import AreaId, CardId, Combat, UnitId
from rules.empires.board.names import unit_name
from rules.empires.board.state import Board
from rules.empires.pack.cards import UnitCard
from rules.empires.pack.edition import edition

BattleRole = Literal["attacker", "defender"]
STRONGEST, EMPIRE_ONLY = "strongest", "empire-only"
RULES = (STRONGEST, EMPIRE_ONLY)
RULE = "ch.5.2"
GALLEY = UnitId("galley")
MARINES = (
    frozenset((UnitId("sword"), UnitId("spear"))),
    frozenset((UnitId("foot"), UnitId("archers"))),
    frozenset((UnitId("artillery"),)),
)
"""ch.5.2: of each of these groups one card may go to sea."""


def combat_at(area: AreaId) -> Combat:
    """E-16: sea battles are fought in sea areas only; a fort may make a siege of an open battle."""
    return "sea" if area in edition().map.seas else "open"


def face_of(card: CardId) -> UnitCard:
    """What a card shows."""
    return edition().decks.face[card]


def usable(unit: UnitCard, combat: Combat) -> bool:
    """ch.5.2: whether a unit may fight in such a battle at all."""
    if combat == "sea":
        return unit.id == GALLEY or any(unit.id in group for group in MARINES)
    return unit.kind in ("fast", "slow") and not (combat == "siege" and unit.mounted)


def full_number(cards: Iterable[CardId], combat: Combat) -> int:
    """ch.5.2, E-35: how many cards must be committed, as far as the hand allows."""
    decks, able = edition().decks, fighters(combat)
    units = [unit for card in cards if (unit := decks.unit_of[card]) in able]
    count = len(units)
    if combat == "sea":
        count = units.count(GALLEY) + sum(not group.isdisjoint(units) for group in MARINES)
    return min(count, decks.stack_size[combat])


@cache
def fighters(combat: Combat) -> frozenset[UnitId]:
    """ch.5.2: the units that may fight in such a battle."""
    return frozenset(id for id, unit in edition().decks.units.items() if usable(unit, combat))


def fits(card: CardId, others: Iterable[CardId], combat: Combat) -> bool:
    """Whether a card may join these in a stack."""
    unit = edition().decks.unit_of[card]
    if unit not in fighters(combat):
        return False
    if combat != "sea" or unit == GALLEY:
        return True
    group = next(group for group in MARINES if unit in group)
    return not any(edition().decks.unit_of[other] in group for other in others)


def is_slow(card: CardId) -> bool:
    """Whether it fights behind the fast ones."""
    return face_of(card).kind == "slow"


def is_ordered(board: Board, seat: Seat, cards: Sequence[CardId], combat: Combat) -> bool:
    """ch.5.2, E-34: in an open battle the fast come before the slow, unless a leader is in hand."""
    if combat != "open" or has(board, seat, "any-order"):
        return True
    slow = [is_slow(card) for card in cards]
    return slow == sorted(slow)


def worth(card: CardId, combat: Combat, role: BattleRole) -> int:
    """The printed strength; a siege tower's is that of the attacker in a siege, or the other one."""
    unit = face_of(card)
    return unit.attacker_in_siege or unit.strength if (combat, role) == ("siege", "attacker") else unit.strength


def filled(cards: list[CardId], pool: Iterable[CardId], combat: Combat, role: BattleRole, number: int) -> None:
    """E-52: the strongest that fit are added, equal ones by the alphabet, cards that are never lost first."""
    for card in sorted([card for card in pool if card not in cards], key=lambda card: _rank(card, combat, role)):
        if len(cards) >= number:
            return
        if fits(card, cards, combat):
            cards.append(card)


@cache
def _rank(card: CardId, combat: Combat, role: BattleRole) -> tuple[int, UnitId, bool, CardId]:
    """E-52: where a card stands among those that may be taken by rule, the smallest first."""
    decks = edition().decks
    return -worth(card, combat, role), decks.unit_of[card], card in decks.general, card


def line_up(board: Board, seat: Seat, combat: Combat, words: Sequence[str], role: BattleRole) -> list[CardId] | Refusal:
    """The stack that these words mean, or why it is not lawful."""
    if words and words[-1] in RULES:
        return by_rule(board, seat, combat, words, role)
    hand = hand_of(board, seat)
    number, cards = full_number(hand, combat), list[CardId]()
    for word in words:
        card = _named(hand, word, cards)
        if card is None:
            return refuse(RULE, "card-not-in-hand", found=clipped(word))
        if not usable(face_of(card), combat):
            return refuse(RULE, "unit-not-allowed", unit=unit_name(edition().decks.unit_of[card]), combat=combat)
        if not fits(card, cards, combat):
            return refuse(RULE, "one-of-its-group", unit=unit_name(edition().decks.unit_of[card]))
        cards.append(card)
    if len(cards) != number:
        return refuse(RULE, "wrong-stack-size", found=len(cards), expected=number, combat=combat)
    return cards if is_ordered(board, seat, cards, combat) else refuse(RULE, "slow-before-fast")


def by_rule(board: Board, seat: Seat, combat: Combat, words: Sequence[str], role: BattleRole) -> list[CardId] | Refusal:
    """E-52: the wished units that are there and may fight, filled up by the rule that ends the list."""
    hand = hand_of(board, seat)
    number, known = full_number(hand, combat), edition().decks
    cards = list[CardId]()
    if wrong := unknown_units(words[:-1]):
        return wrong
    for word in words[:-1]:
        card = _named(hand, word, cards)
        if card is not None and len(cards) < number and fits(card, cards, combat):
            cards.append(card)
    wished = len(cards)
    if words[-1] == EMPIRE_ONLY:
        filled(cards, [card for card in hand if card not in known.general], combat, role, number)
    filled(cards, hand, combat, role, number)
    added = sorted(
        cards[wished:], key=lambda card: (is_slow(card), -worth(card, combat, role), known.unit_of[card], card)
    )
    cards = [*cards[:wished], *added]
    return cards if is_ordered(board, seat, cards, combat) else sorted(cards, key=is_slow)


def unknown_units(words: Sequence[str]) -> Refusal | None:
    """E-52: the refusal of a wish that is no unit and no card."""
    known = edition().decks
    wrong = next((word for word in words if word not in known.units and word not in known.unit_of), None)
    return None if wrong is None else refuse("E-52", "unknown-unit", found=clipped(wrong))


def _named(hand: Iterable[CardId], word: str, taken: Sequence[CardId]) -> CardId | None:
    """The card of this id, or the first of this unit, that is not taken yet."""
    return next((card for card in hand if card not in taken and word in (card, edition().decks.unit_of[card])), None)


def stack_candidates(board: Board, seat: Seat, combat: Combat, typed: str, role: BattleRole) -> list[Candidate]:
    """Short orders that are always lawful: a rule, or the units picked so far, one more, and a rule."""
    chosen, begun = picked(typed)
    if any(word in RULES for word in chosen):
        return []
    so_far = "".join(f"{word} " for word in chosen)
    rules = [
        Candidate(f"{so_far}{rule}", _ruled(board, seat, combat, [*chosen, rule], role))
        for rule in RULES
        if rule.startswith(begun)
    ]
    hand = hand_of(board, seat)
    able, unit_of = fighters(combat), edition().decks.unit_of
    left = Counter(unit_of[card] for card in hand if unit_of[card] in able)
    left.subtract([UnitId(word) for word in chosen])
    units = [unit for unit in sorted(left) if left[unit] > 0 and unit.startswith(begun)]
    if len(chosen) >= full_number(hand, combat):
        units = []
    names = tuple(unit_name(UnitId(unit)) for unit in chosen)
    longer = [
        Candidate(f"{so_far}{unit} {STRONGEST}", message("stack-begun", units=(*names, unit_name(unit))))
        for unit in units
    ]
    return [*rules, *longer]


def _ruled(board: Board, seat: Seat, combat: Combat, words: Sequence[str], role: BattleRole) -> Message | None:
    """What a rule would line up now, in a menu."""
    cards = line_up(board, seat, combat, words, role)
    if isinstance(cards, Refusal):
        return None
    return message("stack-ruled", rule=words[-1], units=tuple(unit_name(edition().decks.unit_of[one]) for one in cards))
