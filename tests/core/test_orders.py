"""Standing orders answer by themselves, each time on the record."""

from typing import Any

import pytest

from rules.core.errors import MatchUnusable, StepFailed
from rules.core.ids import Seat
from rules.core.keeper import MOST_AUTOS
from rules.core.match import Match, replay
from rules.core.messages import refuse
from rules.core.orders import MOST_ORDERS, Condition, StandingOrder
from rules.core.questions import Choose
from tests.core.toy import TOY, Block, Gamble, Pay, Player, unchanged

PASS = StandingOrder("block", Choose("pass"))
RICH = StandingOrder("turn", Choose("rest"), Condition("rich", {"coins": 3}))


def test_an_order_answers_what_comes_with_an_entry_of_its_own() -> None:
    player = Player("threats", ("A", "B", "C"))
    player.keep(player.match.order("B", PASS))
    outcome = player.does("A", "pass")
    assert [(entry.kind, entry.seat, entry.answer) for entry in outcome.entries] == [
        ("answer", "A", Choose("pass")),
        ("auto", "B", Choose("pass")),
    ]
    assert player.match.pending[0].seat == "C"


def test_an_order_answers_an_open_question_at_once() -> None:
    player = Player("threats")
    outcome = player.keep(player.match.order("A", PASS))
    assert [entry.kind for entry in outcome.entries] == ["order", "auto"]
    assert player.match.pending[0].seat == "B"


def test_orders_play_on_through_each_other() -> None:
    player = Player("threats")
    player.keep(player.match.order("B", PASS))
    outcome = player.keep(player.match.order("A", PASS))
    assert [entry.kind for entry in outcome.entries] == ["order", "auto", "auto"]
    assert player.match.finished


def test_a_condition_is_weighed_when_the_question_comes() -> None:
    player = Player("turns")
    player.keep(player.match.order("B", RICH))
    outcome = player.does("A", "rest")
    assert [entry.kind for entry in outcome.entries] == ["answer", "auto"]
    player.board.coins[Seat("B")] = 2
    outcome = player.does("A", "rest")
    assert [entry.kind for entry in outcome.entries] == ["answer"]


def test_the_first_order_that_fits_answers() -> None:
    player = Player("turns")
    player.keep(player.match.order("B", StandingOrder("turn", Choose("rest"), Condition("never"))))
    player.keep(player.match.order("B", StandingOrder("turn", Pay(Seat("A"), 9))))
    player.keep(player.match.order("B", StandingOrder("turn", Pay(Seat("A"), 2))))
    player.keep(player.match.order("B", StandingOrder("turn", Choose("rest"))))
    outcome = player.does("A", "rest")
    assert [entry.answer for entry in outcome.entries] == [Choose("rest"), Pay(Seat("A"), 2)]


def test_an_order_whose_answer_is_refused_waits_for_the_player() -> None:
    player = Player("threats")
    player.keep(player.match.order("B", StandingOrder("block", Choose("fly"))))
    outcome = player.does("A", "pass")
    assert len(outcome.entries) == 1
    assert player.match.pending[0].seat == "B"


def test_sealed_answers_come_by_order_too() -> None:
    player = Player("bids")
    outcome = player.keep(player.match.order("B", StandingOrder("bid", Choose("2"))))
    assert [entry.kind for entry in outcome.entries] == ["order", "auto"]
    assert player.board.coins == {"A": 3, "B": 3}
    assert outcome.entries[1].for_seat(Seat("A")).answer is None


def test_orders_are_kept_in_the_dump_and_can_be_cancelled() -> None:
    player = Player("threats")
    player.keep(player.match.order("B", PASS))
    match = Match.load(TOY, player.match.dump())
    (kept,) = match.orders("B")
    assert (kept.seat, kept.order) == ("B", PASS)
    assert match.orders("A") == ()
    unchanged(match, lambda: match.cancel_order("A", kept.id), "kernel-unknown-order")
    unchanged(match, lambda: match.cancel_order("B", 99), "kernel-unknown-order")
    entry = match.cancel_order("B", kept.id).entries[0]
    assert (entry.kind, entry.cancelled) == ("cancel", kept.id)
    assert match.orders("B") == ()
    assert len(match.submit("A", Choose("pass")).entries) == 1


def test_orders_are_nobody_elses_business() -> None:
    player = Player("threats")
    entry = player.keep(player.match.order("B", PASS)).entries[0]
    assert entry.for_seat(Seat("B")).order is not None
    assert entry.for_seat(Seat("A")).order is None
    assert entry.public().order is None


@pytest.mark.parametrize(
    ("seat", "order", "message_id"),
    [
        ("Z", PASS, "kernel-unknown-seat"),
        ("A", None, "kernel-malformed-order"),
        ("A", Choose("pass"), "kernel-malformed-order"),
        ("A", {"kind": "block", "answer": {"type": "choose", "option": "pass"}}, "kernel-malformed-order"),
        ("A", StandingOrder("", Choose("pass")), "kernel-malformed-order"),
        ("A", StandingOrder("block", "pass"), "kernel-malformed-order"),
        ("A", StandingOrder("block", Choose(1)), "kernel-malformed-order"),
        ("A", StandingOrder(1, Choose("pass")), "kernel-malformed-order"),
        ("A", StandingOrder("block", Choose("pass"), Condition("often")), "kernel-unknown-condition"),
        ("A", StandingOrder("block", Choose("pass"), Condition("rich")), "kernel-condition-parameters"),
        ("A", StandingOrder("block", Choose("pass"), Condition("never", {"x": 1})), "kernel-condition-parameters"),
    ],
)
def test_an_order_that_makes_no_sense_is_refused(seat: str, order: Any, message_id: str) -> None:
    match = Player("threats").match
    unchanged(match, lambda: match.order(seat, order), message_id)


def test_orders_that_answer_each_other_for_ever_come_to_a_halt() -> None:
    player = Player("threats")
    player.keep(player.match.order("A", StandingOrder("block", Block())))
    outcome = player.keep(player.match.order("B", StandingOrder("block", Block())))
    assert len(outcome.entries) == 1 + MOST_AUTOS
    assert player.match.pending[0].kind == "block"


def test_an_order_may_be_an_action_with_dice() -> None:
    player = Player("turns")
    player.keep(player.match.order("B", StandingOrder("turn", Gamble())))
    outcome = player.does("A", "rest")
    assert len(outcome.entries[1].rolls) == 1


def test_a_condition_that_fails_makes_the_match_unusable(monkeypatch: pytest.MonkeyPatch) -> None:
    player = Player("turns")
    player.keep(player.match.order("B", RICH))
    monkeypatch.setattr(type(TOY), "condition", lambda *_: 1 / 0)
    with pytest.raises(StepFailed, match="ZeroDivisionError"):
        player.match.submit("A", Choose("rest"))
    with pytest.raises(MatchUnusable):
        player.match.dump()


def test_a_finished_match_keeps_no_orders() -> None:
    player = Player("threats")
    player.does("A", "pass")
    player.does("B", "pass")
    unchanged(player.match, lambda: player.match.order("A", PASS), "kernel-match-over")


def test_an_order_that_holds_once_is_used_up() -> None:
    player = Player("turns")
    player.keep(player.match.order("B", StandingOrder("turn", Choose("rest"), once=True)))
    assert [entry.kind for entry in player.does("A", "rest").entries] == ["answer", "auto"]
    assert player.match.orders("B") == ()
    assert [entry.kind for entry in player.does("A", "rest").entries] == ["answer"]
    assert replay(TOY, player.checkpoints[1], player.entries[1:]).dump() == player.match.dump()


def test_orders_that_hold_once_wait_for_the_first_of_them() -> None:
    player = Player("turns")
    player.keep(player.match.order("B", StandingOrder("turn", Pay(Seat("A"), 9), once=True)))
    player.keep(player.match.order("B", StandingOrder("turn", Choose("rest"), once=True)))
    assert [entry.kind for entry in player.does("A", "rest").entries] == ["answer"]
    player.keep(player.match.cancel_order("B", player.match.orders("B")[0].id))
    assert player.match.orders("B") == ()


def test_an_order_that_holds_once_does_not_wait_for_one_that_holds_always() -> None:
    player = Player("turns")
    player.keep(player.match.order("B", StandingOrder("turn", Pay(Seat("A"), 2), Condition("never"))))
    player.keep(player.match.order("B", StandingOrder("turn", Choose("rest"), once=True)))
    assert [entry.kind for entry in player.does("A", "rest").entries] == ["answer", "auto"]
    assert [kept.order.once for kept in player.match.orders("B")] == [False]


def test_an_order_that_holds_once_is_not_used_up_by_another_with_the_same_answer() -> None:
    player = Player("turns")
    player.keep(player.match.order("B", StandingOrder("turn", Choose("rest"), Condition("never"), once=True)))
    player.keep(player.match.order("B", StandingOrder("turn", Choose("rest"))))
    assert [entry.kind for entry in player.does("A", "rest").entries] == ["answer", "auto"]
    assert [kept.order.once for kept in player.match.orders("B")] == [True, False]


def test_a_game_may_refuse_an_order(monkeypatch: pytest.MonkeyPatch) -> None:
    refusal = refuse("1.1", "too-many-orders")
    monkeypatch.setattr(type(TOY), "refuse_order", lambda game, table, seat, order, kept: refusal)
    player = Player("turns")
    assert player.match.order("B", PASS).refusal == refusal
    assert player.match.order("B", RICH).refusal == refusal
    assert player.match.orders("B") == ()


def test_a_seat_keeps_so_many_orders_and_no_more() -> None:
    player = Player("turns")
    order = StandingOrder(kind="never-asked", answer=Choose("rest"))
    for _ in range(MOST_ORDERS - len(player.match.orders("A"))):
        player.keep(player.match.order("A", order))
    unchanged(player.match, lambda: player.match.order("A", order), "kernel-too-many-orders")
    player.keep(player.match.order("B", order))
