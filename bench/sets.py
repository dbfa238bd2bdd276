"""How even the empire sets of Empires are: open battles of each against each other, exactly, in both roles."""

from collections import Counter
from collections.abc import Sequence
from itertools import permutations

from rules.empires.battle.blows import fighter_at
from rules.empires.battle.odds import stack_odds
from rules.empires.battle.stacks import BattleRole, is_slow
from rules.empires.board.ids import CardId
from rules.empires.pack.edition import edition

ROLES: tuple[BattleRole, ...] = ("attacker", "defender")


def shares_of_sets() -> dict[str, float]:
    """How many of its battles each set wins; every lawful stack of both sides counts the same (E-26)."""
    sets = edition().decks.set_cards
    lawful = {id: stacks_of(cards) for id, cards in sets.items()}
    found: dict[str, float] = {}
    for id in sets:
        shares = [
            share(stack, sets[other], role) for other in sets if other != id for stack in lawful[id] for role in ROLES
        ]
        found[str(id)] = sum(shares) / len(shares)
    return found


def share(stack: Sequence[CardId], others: Sequence[CardId], role: BattleRole) -> float:
    """How often this stack beats a lawful stack of other cards."""
    fighters = [fighter_at(stack, place, role) for place in range(len(stack))]
    own = tuple([one for one in fighters if one is not None])
    unit_of = edition().decks.unit_of
    hand = tuple(sorted(Counter(unit_of[card] for card in others).items()))
    wins = float(stack_odds("open", own, role, hand, len(stack), any_order=False).wins)
    return wins if role == "attacker" else 1.0 - wins


def stacks_of(cards: Sequence[CardId]) -> list[tuple[CardId, ...]]:
    """All stacks for an open battle, the fast before the slow."""
    number = edition().decks.stack_size["open"]
    orders = (
        order
        for order in permutations(cards, number)
        if [is_slow(card) for card in order] == sorted(map(is_slow, order))
    )
    return list(orders)
