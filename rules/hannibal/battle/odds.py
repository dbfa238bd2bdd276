"""ch.14: how a battle between two hands of known size will end, by simulation with a fixed seed (no exact figures).

Both sides play the default plan (C2): the type held most, the same type or a Reserve to match, always a counterattack.
The same question has always the same answer; 600 battles are fought, so a chance is right to about 2 %.
"""

from functools import cache, lru_cache
from random import Random

from msgspec import Struct

from rules.hannibal.battle.blows import PLAIN
from rules.hannibal.board.ids import BattleType
from rules.hannibal.pack.edition import edition

BATTLES = 600
SEED = 218
FACES = 6
TYPES: tuple[BattleType, ...] = (*PLAIN, "reserve")
DOUBLE = TYPES.index("double-envelopment")


class BattleOdds(Struct, frozen=True):
    """What may be expected: the chance of the one who attacks first, and how the number of rounds is distributed."""

    attacker_wins: float
    mean_rounds: float
    rounds: dict[int, float]


@lru_cache(maxsize=256)
def battle_odds(attacker: int, defender: int, attacker_limit: int = 0, defender_limit: int = 0) -> BattleOdds:
    """The odds for so many cards on both sides and counterattacks up to these dice (0: no general, no roll)."""
    wins, rounds = 0, dict[int, int]()
    attacker, defender = (max(0, min(count, edition().tables.limits.battle_cards)) for count in (attacker, defender))
    chance = Random(SEED)
    limits = (attacker_limit / FACES, defender_limit / FACES)
    for deck in _decks():
        hands = (_counts(deck[:attacker]), _counts(deck[attacker : attacker + defender]))
        winner, fought = _fight(hands, limits, chance)
        wins += winner == 0
        rounds[fought] = rounds.get(fought, 0) + 1
    return BattleOdds(
        wins / BATTLES,
        sum(count * often for count, often in rounds.items()) / BATTLES,
        {count: rounds[count] / BATTLES for count in sorted(rounds)},
    )


def _fight(hands: tuple[list[int], list[int]], limits: tuple[float, float], chance: Random) -> tuple[int, int]:
    """One battle by the default plans: who wins, the first attacker being 0, and after how many rounds."""
    attacker, fought = 0, 0
    left, reserves = [sum(hand) for hand in hands], [hand.pop() for hand in hands]
    while left[attacker]:
        own, other, defender = hands[attacker], hands[1 - attacker], 1 - attacker
        most = max(own)
        kind = own.index(most) if most else DOUBLE
        if most:
            own[kind] -= 1
        else:
            reserves[attacker] -= 1
        fought += 1
        if other[kind]:
            other[kind] -= 1
        elif reserves[defender]:
            reserves[defender] -= 1
        else:
            return attacker, fought
        left[0] -= 1
        left[1] -= 1
        if kind == DOUBLE or chance.random() < limits[defender]:
            attacker = defender
    return 1 - attacker, fought


def _counts(cards: tuple[int, ...]) -> list[int]:
    return [cards.count(kind) for kind in range(len(TYPES))]


@cache
def _decks() -> tuple[tuple[int, ...], ...]:
    """Shuffled decks of battle cards, only as deep as two hands reach, as numbers of their types."""
    whole = [TYPES.index(kind) for kind in edition().decks.battle_types.values()]
    chance = Random(SEED)
    deep = 2 * edition().tables.limits.battle_cards
    return tuple(tuple(chance.sample(whole, deep)) for _ in range(BATTLES))
