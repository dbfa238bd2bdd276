"""How often people are asked from one card play to the next, and the orders that every seat begins with (C6)."""

from statistics import mean, median

import pytest

from tests.hannibal.random.questions import SEATS, begun, questions

SEEDS = range(2)


@pytest.mark.parametrize(("orders", "most", "on_average"), [(True, 2, 1.5), (False, 2, 2)])
def test_a_card_play_asks_few_questions(orders: bool, most: int, on_average: float) -> None:
    counts = [count for seed in SEEDS for count in questions(seed, orders=orders)]
    assert len(counts) > 100
    assert median(counts) <= most
    assert mean(counts) <= on_average


def test_a_march_that_meets_an_enemy_asks_few_questions() -> None:
    """Those plays alone after which anybody is asked anything, within the play: a battle has plans and a retreat."""
    counts = [count for seed in SEEDS for count in questions(seed, orders=True, between_turns=False) if count]
    assert median(counts) <= 3


def test_every_seat_begins_with_orders_for_what_it_cannot_answer() -> None:
    match = begun(1)
    for seat in SEATS:
        kinds = {kept.order.kind for kept in match.orders(seat)}
        assert {"opening", "third-point", "sea-leg", "army-enters", "battle-start"} <= kinds
