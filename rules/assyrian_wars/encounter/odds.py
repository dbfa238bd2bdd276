"""Exact chances of interceptions and evasions, for questions, quotes, standing orders and computer players."""

from collections.abc import Iterable, Sequence
from fractions import Fraction
from functools import cache
from itertools import groupby, permutations, product
from math import prod

import msgspec

NEVER = 13  # no two dice show it
CERTAIN = Fraction(1)
ROUNDING = 1e-9  # what sums of floating point may be off


class Try(msgspec.Struct, frozen=True):
    """A declared interception as the dice see it; forces of other sides are rivals, the best rating goes first."""

    modifier: int
    side: str = ""
    rating: int = 0


def ways(total: int) -> int:
    """In how many of the 36 cases two dice show this total."""
    return 6 - abs(total - 7)


def natural(modifier: int, need: int) -> int:
    """The lowest natural roll that succeeds; a 2 always comes, a 13 never."""
    return min(max(need - modifier, 2), NEVER)


@cache
def chance(modifier: int, need: int) -> Fraction:
    """That two dice and a modifier reach what is needed."""
    return Fraction(sum(ways(total) for total in range(natural(modifier, need), NEVER)), 36)


def percent(part: Fraction | float) -> int:
    """In whole percent, for people: only what is certain is 100, only what is impossible 0."""
    blur = ROUNDING if isinstance(part, float) else 0
    certain = part <= blur or part >= 1 - blur
    return round(part * 100) if certain else min(max(round(part * 100), 1), 99)


def all_of(chances: Iterable[Fraction]) -> Fraction:
    """That every one of several independent rolls succeeds."""
    return prod(chances, start=CERTAIN)


# Several interceptors (6.6.9, R-59).


def arrivals(tries: Sequence[Try], need: int) -> dict[tuple[int, ...], Fraction]:
    """Who comes in: for each set of tries, by their numbers, the chance that exactly these succeed."""
    found: dict[tuple[int, ...], Fraction] = {}
    orders = rolling_orders(tries)
    for order in orders:
        for comers, part in _arrivals_in(tries, order, need).items():
            found[comers] = found.get(comers, Fraction(0)) + part / len(orders)
    return found


def rolling_orders(tries: Sequence[Try]) -> list[tuple[int, ...]]:
    """The orders in which they may roll: as declared, or with rivals the best rating first, ties by chance."""
    numbers = range(len(tries))
    if len({one.side for one in tries}) < 2:
        return [tuple(numbers)]
    ranked = sorted(numbers, key=lambda number: -tries[number].rating)
    ties = [permutations(equals) for _, equals in groupby(ranked, key=lambda number: tries[number].rating)]
    return [tuple(number for part in parts for number in part) for parts in product(*map(list, ties))]


def _arrivals_in(tries: Sequence[Try], order: Sequence[int], need: int) -> dict[tuple[int, ...], Fraction]:
    """The same for one order: the first success shuts out all rivals."""
    open_cases: dict[tuple[int, ...], Fraction] = {(): CERTAIN}
    for number in order:
        one, part = tries[number], chance(tries[number].modifier, need)
        further: dict[tuple[int, ...], Fraction] = {}
        for comers, so_far in open_cases.items():
            success = Fraction(0) if comers and tries[comers[0]].side != one.side else part
            for case, likely in ((tuple(sorted((*comers, number))), success), (comers, 1 - success)):
                if likely:
                    further[case] = further.get(case, Fraction(0)) + so_far * likely
        open_cases = further
    return open_cases
