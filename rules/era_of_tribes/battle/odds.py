"""ch.6.4: exact odds: two dice, five markers, and two hits in every round are a small Markov chain."""

from collections.abc import Iterable
from fractions import Fraction
from functools import lru_cache

from msgspec import Struct

from rules.era_of_tribes.board.ids import Symbol
from rules.era_of_tribes.board.state import BattleSide
from rules.era_of_tribes.pack.edition import edition

DISPUTED: tuple[Symbol, ...] = ("fist", "mask", "catapult")


class BattleOdds(Struct, frozen=True, gc=False):
    """How a battle ends: chances that the attacker wins, the defender wins, or nobody is left."""

    wins: Fraction
    loses: Fraction
    draw: Fraction


def deal_markers(
    units: tuple[int, int], morale: tuple[int, int], mechanics: tuple[int, int], tie: BattleSide
) -> dict[Symbol, BattleSide]:
    """ch.6.4, 6.5: sword and shield are fixed, the others go to whoever has more: of units, morale, mechanics."""
    markers: dict[Symbol, BattleSide] = {"sword": "attacker", "shield": "defender"}
    for symbol, (mine, theirs) in zip(DISPUTED, (units, morale, mechanics), strict=True):
        markers[symbol] = "attacker" if mine > theirs else "defender" if theirs > mine else tie
    return markers


def hit_chances(held: Iterable[Symbol]) -> tuple[Fraction, Fraction, Fraction]:
    """T-63: the chances that the attacker, with these markers, scores none, one or both hits of a round."""
    mine, dice = set(held), edition().box.dice
    red = Fraction(sum(face in mine for face in dice.red), len(dice.red))
    green = Fraction(sum(face in mine for face in dice.green), len(dice.green))
    return (1 - red) * (1 - green), red * (1 - green) + (1 - red) * green, red * green


@lru_cache(maxsize=4096)
def outcomes(attackers: int, defenders: int, held: frozenset[Symbol]) -> BattleOdds:
    """The odds of a battle of so many units, where the attacker holds these markers."""
    if attackers <= 0 or defenders <= 0:
        alive = attackers > 0, defenders > 0
        return BattleOdds(*(Fraction(alive == end) for end in ((True, False), (False, True), (False, False))))
    wins = loses = draw = Fraction(0)
    for hits, chance in enumerate(hit_chances(held)):
        if chance:
            later = outcomes(attackers - (2 - hits), defenders - hits, held)
            wins, loses, draw = wins + chance * later.wins, loses + chance * later.loses, draw + chance * later.draw
    return BattleOdds(wins, loses, draw)


def battle_odds(attackers: int, defenders: int, markers: dict[Symbol, BattleSide]) -> BattleOdds:
    """The odds with these markers."""
    return outcomes(attackers, defenders, frozenset(one for one, side in markers.items() if side == "attacker"))


def percent(part: Fraction) -> int:
    """In whole per cent, for people: only what is certain is 100, only what is impossible 0."""
    return round(part * 100) if part in (0, 1) else min(max(round(part * 100), 1), 99)
