"""ch.14: how a battle between two hands of known size will end, by simulation with a fixed seed (no exact figures).

Both sides play the default plan (C2): the type held most, the same type or a Reserve to match, always a counterattack.
The same question has always the same answer; 600 battles are fought, so the standard error of a chance is 2 %.
Casualties follow exactly from the rounds fought, and an elephant charge is exact.
"""

from collections.abc import Mapping
from fractions import Fraction
from functools import cache, lru_cache
from random import Random

from msgspec import Struct

from rules.hannibal.battle.blows import PLAIN
from rules.hannibal.board.ids import BattleType
from rules.hannibal.board.losses import attrition
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


class ChargeOdds(Struct, frozen=True):
    """What one die of an elephant charge may bring (ch.17)."""

    works: Fraction  # Rome gets a battle card fewer for each elephant
    backfires: Fraction  # Carthage gets one fewer


def charge_odds(limit: int) -> ChargeOdds:
    """ch.17: a charge works above the limit; a 1 costs Carthage a card in any case."""
    return ChargeOdds(Fraction(sum(face > limit for face in range(1, FACES + 1)), FACES), Fraction(1, FACES))


def casualties(rounds: Mapping[int, float]) -> dict[int, float]:
    """ch.2, 14: how likely each side loses so many units, given how the number of rounds is distributed."""
    found = dict[int, float]()
    for count, often in rounds.items():
        for face in range(1, FACES + 1):
            lost = attrition(face, count).units
            found[lost] = found.get(lost, 0.0) + often / FACES
    return dict(sorted(found.items()))


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
