"""Exact chances of interceptions and evasions, for questions, quotes, standing orders and computer players."""

from collections.abc import Sequence
from fractions import Fraction
from itertools import permutations, product

import msgspec

from rules.assyrian_wars.relations import allied
from rules.assyrian_wars.state import Board

NEVER = 13  # no two dice show it
EXCELLENT = 100


class Try(msgspec.Struct, frozen=True):
    """One declared attempt as the dice see it; rivals are tries of other sides, and the best rating goes first."""

    modifier: int
    rating: int = 0
    side: str = ""


def natural(modifier: int, need: int) -> int:
    """The lowest natural roll that succeeds: 2 always does, 13 never comes."""
    return min(max(need - modifier, 2), NEVER)


def chance(modifier: int, need: int) -> Fraction:
    """That two dice and a modifier reach what is needed."""
    return Fraction(sum(ways(total) for total in range(natural(modifier, need), NEVER)), 36)


def ways(total: int) -> int:
    """In how many of the 36 cases two dice show this total."""
    return 6 - abs(total - 7)


def percent(part: Fraction) -> int:
    """A chance in whole percent, for people; only what is certain is 100 and only what is impossible is 0."""
    rounded = round(part * 100)
    if 0 < part < 1:
        return min(max(rounded, 1), 99)
    return rounded
