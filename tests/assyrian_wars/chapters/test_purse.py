"""Which AP pay for what, and what is left of them (R-18, R-19, R-104, R-131)."""

import pytest

from rules.assyrian_wars.board.ids import ASSYRIA, BABYLONIA, HalfAP, ScenarioId
from rules.assyrian_wars.board.state import Board, Impulse
from rules.assyrian_wars.pack.load import house
from rules.assyrian_wars.setup.blank import blank_board
from rules.assyrian_wars.turn import purse


def board(income: int = 0, lapsing: int = 0, saved: int = 0, spent: int = 0, event: int = 0) -> Board:
    """Assyria's impulse, with AP in halves."""
    made = blank_board(house(), ScenarioId("campaign"))
    made.impulse = Impulse(
        ASSYRIA, income=HalfAP(income), lapsing=HalfAP(lapsing), spent=HalfAP(spent), event_spent=HalfAP(event)
    )
    made.countries[ASSYRIA].saved = HalfAP(saved)
    return made


@pytest.mark.parametrize(
    ("income", "lapsing", "saved", "spent", "event", "kept"),
    [
        pytest.param(18, 6, 0, 10, 0, 14, id="lapsing-first"),
        pytest.param(2, 10, 0, 0, 0, 2, id="card-ap-are-not-kept"),
        pytest.param(18, 6, 0, 4, 4, 14, id="an-event-out-of-income-the-rest-out-of-the-card"),
        pytest.param(2, 6, 2, 0, 6, 0, id="an-event-beyond-income-and-savings"),
        pytest.param(8, 0, 2, 3, 0, 6, id="a-half-is-rounded-up-once"),
        pytest.param(8, 3, 0, 3, 0, 7, id="an-odd-half-of-a-card-pays-a-half"),
        pytest.param(0, 0, 6, 0, 0, 6, id="savings-last"),
    ],
)
def test_what_may_be_kept(income: int, lapsing: int, saved: int, spent: int, event: int, kept: int) -> None:
    assert purse.kept(board(income, lapsing, saved, spent, event)) == kept


def test_at_most_four_ap_are_saved() -> None:
    made = board(income=18)
    assert purse.settle(made) == 18 - 8
    assert made.countries[ASSYRIA].saved == 8


def test_an_event_is_paid_out_of_income_first() -> None:
    """Price 2 of 9 AP leaves 7 (AW-3.1-3)."""
    made = board(income=18)
    purse.pay_first(made, 4)
    assert purse.left(made, ASSYRIA) == 14
    assert purse.lasting(made) == 14


def test_outside_the_own_impulse_each_payment_is_rounded_up() -> None:
    made = board(income=18)
    made.countries[BABYLONIA].saved = HalfAP(6)
    purse.pay(made, BABYLONIA, 3)
    assert made.countries[BABYLONIA].saved == 2
    assert not purse.can_pay(made, BABYLONIA, 3)


def test_a_closed_impulse_spends_nothing_more() -> None:
    made = board(income=18)
    assert made.impulse is not None
    made.impulse.closed = True
    assert purse.left(made, ASSYRIA) == 0
    assert not purse.can_pay(made, ASSYRIA, 1)
    refusal = purse.refuse_cost(made, ASSYRIA, 2, "6.6")
    assert refusal is not None
    assert (refusal.rule, refusal.message.id) == ("6.11.g", "impulse-is-closed")


def test_without_an_impulse_there_is_no_purse() -> None:
    made = board()
    made.impulse = None
    with pytest.raises(LookupError):
        purse.running(made)
