"""The chances of interceptions and evasions against counting every case."""

from fractions import Fraction
from itertools import permutations, product

import pytest

from rules.assyrian_wars.encounter import odds
from rules.assyrian_wars.encounter.odds import Try

PAIRS = list(product(range(1, 7), repeat=2))


@pytest.mark.parametrize("need", [7, 9])
@pytest.mark.parametrize("modifier", range(-8, 9))
def test_one_roll_is_what_the_36_cases_say(modifier: int, need: int) -> None:
    good = sum(sum(pair) + modifier >= need for pair in PAIRS)
    assert odds.chance(modifier, need) == Fraction(good, 36)
    totals = [total for total in range(2, 13) if total + modifier >= need]
    assert odds.natural(modifier, need) == (totals[0] if totals else odds.NEVER)


TRIES = [
    (Try(2, "rebel", 2),),
    (Try(2, "rebel", 2), Try(-2, "rebel", -1)),
    (Try(-2), Try(-2), Try(1)),
    (Try(1, "assyrian", 1), Try(2, "rebel", 2)),
    (Try(1, "assyrian", 1), Try(0, "rebel", 1)),
    (Try(1, "assyrian", 1), Try(0, "rebel", 1), Try(-2, "rebel", -1)),
    (Try(0, "assyrian", 1), Try(0, "rebel", 1), Try(3, "ME", 1)),
]


@pytest.mark.parametrize("tries", TRIES)
def test_who_comes_in_is_what_counting_all_cases_says(tries: tuple[Try, ...]) -> None:
    counted = count_arrivals(tries, 7)
    assert odds.arrivals(tries, 7) == counted
    assert sum(counted.values()) == 1


def count_arrivals(tries: tuple[Try, ...], need: int) -> dict[tuple[int, ...], Fraction]:
    """Every order that the dice for ties allow, and every result of every pair of dice."""
    numbers = range(len(tries))
    rivals = len({one.side for one in tries}) > 1
    orders = [
        order
        for order in permutations(numbers)
        if (rivals and [tries[n].rating for n in order] == sorted((t.rating for t in tries), reverse=True))
        or (not rivals and order == tuple(numbers))
    ]
    found: dict[tuple[int, ...], Fraction] = {}
    share = Fraction(1, len(orders) * 36 ** len(tries))
    for order, rolls in product(orders, product([sum(pair) for pair in PAIRS], repeat=len(tries))):
        came: list[int] = []
        for number in order:
            shut_out = came and tries[came[0]].side != tries[number].side
            if not shut_out and rolls[number] + tries[number].modifier >= need:
                came.append(number)
        key = tuple(sorted(came))
        found[key] = found.get(key, Fraction(0)) + share
    return found


def test_several_rolls() -> None:
    parts = [odds.chance(0, 9), odds.chance(1, 9)]
    both = sum(sum(a) >= 9 and sum(b) + 1 >= 9 for a, b in product(PAIRS, PAIRS))
    assert odds.all_of(parts) == Fraction(both, 36 * 36)
    assert odds.all_of([]) == 1


@pytest.mark.parametrize(
    ("part", "shown"),
    [(Fraction(0), 0), (Fraction(1, 1000), 1), (Fraction(5, 36), 14), (Fraction(999, 1000), 99), (1, 100)],
)
def test_percent_says_certain_only_of_what_is(part: Fraction, shown: int) -> None:
    assert odds.percent(Fraction(part)) == shown
    assert odds.percent(float(part)) == shown


def test_percent_of_what_was_added_up() -> None:
    """A sum of floating point that means certainty is not quite 1."""
    assert (odds.percent(1 - 1e-12), odds.percent(1 + 1e-12), odds.percent(1e-12)) == (100, 100, 0)
