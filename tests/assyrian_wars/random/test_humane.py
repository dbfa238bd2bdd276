"""How often people are asked, and the orders that every seat begins with (docs/playing.md)."""

from statistics import median

import pytest

import rules
from rules.assyrian_wars.board.state import Board
from rules.core.match import Match
from tests.assyrian_wars.random.questions import IMPULSES, SEATS, questions


@pytest.mark.parametrize(("orders", "most"), [(True, 3), (False, 6)])
def test_an_impulse_asks_few_questions(orders: bool, most: int) -> None:
    counts = [count for seed in (1, 2, 3) for count in questions(seed, orders=orders)]
    assert len(counts) > IMPULSES
    assert median(counts) <= most


def test_every_seat_begins_with_the_orders_to_pass() -> None:
    match: Match[Board] = Match.start(rules.games()["assyrian-wars"], "campaign", {}, SEATS, b"x" * 32)
    for seat in SEATS:
        orders = [kept.order for kept in match.orders(seat)]
        assert [(order.kind, order.condition) for order in orders] == [
            ("respond", None),
            ("battle", None),
            ("battle-counter", None),
            ("battle-measures", None),
        ]
