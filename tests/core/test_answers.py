"""Every answer is checked: seat, question, shape, offer, legality; a refusal changes nothing."""

from typing import Any

import pytest

from rules.core.ids import Seat
from rules.core.messages import Quote, Refusal
from rules.core.orders import Condition, StandingOrder
from rules.core.questions import Choose, ChooseMany
from rules.core.table import Table
from tests.core.toy import Block, Fish, Gamble, Pay, Player, Show, ToyBoard, unchanged

B = Seat("B")


def test_an_action_that_is_offered_and_legal_is_applied() -> None:
    player = Player("turns")
    outcome = player.does("A", Pay(B, 2))
    assert player.board.coins == {"A": 1, "B": 5}
    assert [event.message.id for event in outcome.events] == ["paid"]
    assert player.match.pending[0].seat == "B"


def test_a_quote_says_what_it_costs_and_changes_nothing() -> None:
    player = Player("turns")
    before = player.match.dump()
    quote = player.match.quote("A", Pay(B, 2))
    assert isinstance(quote, Quote)
    assert (quote.rule, quote.risky, quote.lines[0].params) == ("2.1", True, {"coins": 2})
    assert player.match.dump() == before
    refusal = player.match.quote("B", Pay(B, 2))
    assert isinstance(refusal, Refusal)
    assert refusal.message.id == "kernel-not-asked"


@pytest.mark.parametrize(
    ("answer", "message_id", "rule"),
    [
        (Pay(B, 9), "too-few-coins", "2.1"),
        (Pay(Seat("A")), "no-such-payee", "2.1"),
        (Block(), "kernel-action-not-open", "2"),
        (Choose("sleep"), "kernel-option-not-offered", "2"),
        (ChooseMany(("rest",)), "kernel-choose-one", "2"),
        (Choose(7), "kernel-malformed-answer", "2"),
        (Pay(B, "2"), "kernel-malformed-answer", "2"),
        (Pay(B, 2.5), "kernel-malformed-answer", "2"),
        (Pay(None), "kernel-malformed-answer", "2"),
        (Show(("card-1", 2)), "kernel-malformed-answer", "2"),
        (Show("card-1"), "kernel-malformed-answer", "2"),
        (Show(object()), "kernel-malformed-answer", "2"),
        (Show(("\ud800",)), "kernel-malformed-answer", "2"),
        (Pay(B, 2**70), "kernel-malformed-answer", "2"),
        ("rest", "kernel-malformed-answer", "2"),
        (None, "kernel-malformed-answer", "2"),
        ({"type": "choose", "option": "rest"}, "kernel-malformed-answer", "2"),
        (Choose, "kernel-malformed-answer", "2"),
    ],
)
def test_what_is_not_offered_or_mangled_is_refused(answer: Any, message_id: str, rule: str) -> None:
    match = Player("turns").match
    refusal = unchanged(match, lambda: match.submit("A", answer, question=match.pending[0].id), message_id)
    assert refusal.rule == rule


@pytest.mark.parametrize(
    ("seat", "question", "message_id"),
    [
        ("B", 1, "kernel-not-your-question"),
        ("B", None, "kernel-not-asked"),
        ("Z", 1, "kernel-unknown-seat"),
        (None, 1, "kernel-unknown-seat"),
        (["A"], 1, "kernel-unknown-seat"),
        ("A", 0, "kernel-stale-question"),
        ("A", 2, "kernel-stale-question"),
        ("A", True, "kernel-stale-question"),
        ("A", 1.0, "kernel-stale-question"),
        ("A", "1", "kernel-stale-question"),
    ],
)
def test_a_wrong_seat_or_question_is_refused(seat: Any, question: Any, message_id: str) -> None:
    match = Player("turns").match
    unchanged(match, lambda: match.submit(seat, Choose("rest"), question=question), message_id)


def test_a_doubled_answer_is_stale() -> None:
    player = Player("turns")
    question = player.match.pending[0].id
    player.does("A", "rest")
    refusal = unchanged(
        player.match, lambda: player.match.submit("A", Choose("rest"), question=question), "kernel-stale-question"
    )
    assert refusal.message.params == {"found": "1", "open": ()}


@pytest.mark.parametrize(
    ("answer", "message_id"),
    [
        (ChooseMany(()), "kernel-wrong-number"),
        (ChooseMany(("a", "b", "c")), "kernel-wrong-number"),
        (ChooseMany(("a", "a")), "kernel-option-twice"),
        (ChooseMany(("a", "z")), "kernel-option-not-offered"),
        (ChooseMany(("b",)), "must-discard-a"),
        (Choose("a"), "kernel-choose-many"),
        (Gamble(), "kernel-action-not-open"),
    ],
)
def test_several_options_keep_to_the_limits_and_to_the_procedures_own_check(answer: Any, message_id: str) -> None:
    match = Player("discard").match
    unchanged(match, lambda: match.submit("A", answer), message_id)


def test_the_procedures_own_check_may_quote() -> None:
    player = Player("discard")
    quote = player.match.quote("A", ChooseMany(("a", "c")))
    assert isinstance(quote, Quote)
    assert quote.rule == "7.2"
    player.does("A", ChooseMany(("a", "c")))
    assert player.board.marks == ["a", "c"]
    assert player.match.finished


def test_nothing_is_taken_after_the_end() -> None:
    player = Player("discard")
    player.does("A", ChooseMany(("a",)))
    unchanged(player.match, lambda: player.match.submit("A", ChooseMany(("a",))), "kernel-match-over")
    assert player.match.pending == ()


def test_a_list_in_place_of_a_tuple_is_put_right_in_a_copy() -> None:
    player = Player("turns")
    player.does("A", Fish())
    player.does("B", "rest")
    cards = list(player.board.hands[Seat("A")])
    outcome = player.does("A", Show(cards))
    cards.append("card-99")
    assert outcome.entries[0].answer == Show(tuple(player.board.hands[Seat("A")]))


def test_private_questions_hide_what_is_on_offer() -> None:
    match = Player("discard").match
    (mine,) = match.questions(Seat("A"))
    (theirs,) = match.questions(Seat("B"))
    assert [option.id for option in mine.options] == ["a", "b", "c"]
    assert (theirs.options, theirs.actions, theirs.default) == ((), (), None)
    assert (mine.many, mine.at_most) == (True, 2)
    assert (theirs.many, theirs.at_least, theirs.at_most) == (False, 1, 1)
    assert (theirs.id, theirs.kind, theirs.rule) == (mine.id, mine.kind, mine.rule)
    assert match.questions(None) == (theirs,)


def test_an_answer_nested_without_end_is_malformed() -> None:
    player = Player("discard")
    deep: Any = ()
    for _ in range(100_000):
        deep = (deep,)
    seat = player.match.pending[0].seat
    unchanged(player.match, lambda: player.match.submit(seat, ChooseMany(deep)), "kernel-malformed-answer")
    order = StandingOrder("turn", ChooseMany(deep))
    unchanged(player.match, lambda: player.match.order(seat, order), "kernel-malformed-order")


@pytest.mark.parametrize("found", ["x" * 1_000_000, "\ud800", "\ud800" * 1_000])
def test_a_refusal_says_what_was_found_in_a_text_that_fits(found: str) -> None:
    player = Player("turns")
    for refusal in (
        unchanged(player.match, lambda: player.match.submit("A", Choose(found)), "kernel-option-not-offered"),
        unchanged(player.match, lambda: player.match.submit(found, Choose("rest")), "kernel-unknown-seat"),
    ):
        assert len(str(refusal.message.params["found"]).encode()) < 1_000


def test_what_was_just_checked_is_known_until_anything_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    checked, honest = list[Pay](), Pay.check

    def check(pay: Pay, table: Table[ToyBoard], seat: Seat) -> Refusal | Quote:
        checked.append(pay)
        return honest(pay, table, seat)

    monkeypatch.setattr(Pay, "check", check)
    player, pay = Player("turns"), Pay(B, 2)
    player.match.quote("A", pay)
    player.match.glance("A", pay)
    assert len(checked) == 1
    player.match.quote("A", Pay(B, 2))
    assert len(checked) == 2, "only the very same answer is known"
    player.keep(player.match.order("B", StandingOrder("turn", Choose("rest"), Condition("never"))))
    player.match.quote("A", pay)
    assert len(checked) == 3
    player.does("A", pay)
    assert len(checked) == 3
