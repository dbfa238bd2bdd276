"""Chapter 3 of Three Hills: shields, curses, and answers that come by themselves."""

from rules.core.match import Match
from rules.core.orders import Condition, StandingOrder
from rules.core.questions import Choose
from tests.practice.actions import Curse, Raid, Shield
from tests.practice.board import Board
from tests.practice.table import accept, asked, at, march, question_of, refused, told

THREE = """
round 2 of 6
P1: 3 warriors, 1 crown, holds raid-1 curse-1
P2: 2 warriors, 2 crowns, holds shield-1 feast-1
P3: 2 warriors, 0 crowns, holds shield-2 curse-2
"""
PASS = Choose("pass")


def raided() -> Match[Board]:
    """P1 raids P2."""
    match = at(THREE)
    march(match)
    accept(match, "P1", Raid("raid-1", "P2"))
    return match


def warriors(match: Match[Board], seat: str) -> int:
    return match.table.board.hosts[seat].warriors


def test_3_1_the_others_are_asked_from_the_raiders_left_until_all_pass() -> None:
    match = raided()
    assert asked(match) == [("P2", "shield")]
    accept(match, "P2", PASS)
    assert asked(match) == [("P3", "shield")]
    outcome = accept(match, "P3", PASS)
    assert told(outcome) == ["warrior-lost"]
    assert warriors(match, "P2") == 1


def test_3_1_a_shield_stops_the_raid() -> None:
    match = raided()
    accept(match, "P2", Shield("shield-1"))
    assert asked(match) == [("P3", "curse")]
    accept(match, "P3", PASS)
    assert asked(match) == [("P1", "curse")]
    outcome = accept(match, "P1", PASS)
    assert told(outcome) == ["raid-stopped"]
    assert warriors(match, "P2") == 2


def test_3_2_a_cursed_shield_has_no_effect_and_the_asking_goes_on() -> None:
    match = raided()
    accept(match, "P2", Shield("shield-1"))
    accept(match, "P3", PASS)
    accept(match, "P1", Curse("curse-1"))
    assert asked(match) == [("P3", "shield")]
    accept(match, "P3", Shield("shield-2"))
    # P1 has no card left, so only P2 may curse now (3.3)
    assert asked(match) == [("P2", "curse")]
    outcome = accept(match, "P2", PASS)
    assert told(outcome) == ["raid-stopped"]


def test_3_2_after_a_curse_everybody_must_pass_again() -> None:
    match = raided()
    accept(match, "P2", PASS)
    accept(match, "P3", Shield("shield-2"))
    accept(match, "P1", Curse("curse-1"))
    accept(match, "P2", PASS)
    accept(match, "P3", PASS)
    assert warriors(match, "P2") == 1


def test_3_3_a_seat_with_cards_is_asked_whatever_they_are() -> None:
    match = raided()
    question = question_of(match, "P2")
    assert question.private
    assert question.for_seat("P3").options == ()
    assert refused(match, "P2", Shield("feast-1")).message.id == "wrong-trick"
    assert refused(match, "P2", Curse("shield-1")).message.id == "kernel-action-not-open"


def test_a_standing_order_passes_unless_the_seat_itself_is_raided() -> None:
    match = at(THREE)
    for seat in ("P2", "P3"):
        order = StandingOrder("shield", PASS, Condition("target-is-another"))
        assert match.order(seat, order).refusal is None
    march(match)
    accept(match, "P1", Raid("raid-1", "P2"))
    assert asked(match) == [("P2", "shield")]
    outcome = accept(match, "P2", PASS)
    assert [(entry.kind, entry.seat) for entry in outcome.entries] == [("answer", "P2"), ("auto", "P3")]
    assert warriors(match, "P2") == 1


def test_a_standing_order_has_a_number_and_an_end() -> None:
    match = at(THREE)
    order = StandingOrder("march", Choose("oak"), Condition("warriors-at-least", {"count": 3}))
    for seat in ("P1", "P2"):
        match.order(seat, order)
    # P1 has three warriors, P2 has two: only P1's order answers
    assert asked(match) == [("P2", "march"), ("P3", "march")]
    (kept,) = match.orders("P2")
    assert match.cancel_order("P2", kept.id).refusal is None
    assert match.orders("P2") == ()
    assert len(match.orders("P1")) == 1


def test_an_order_with_a_wrong_condition_is_refused() -> None:
    match = at(THREE)
    unknown = match.order("P1", StandingOrder("march", PASS, Condition("when-i-like")))
    assert unknown.refusal is not None
    assert unknown.refusal.message.params["known"] == ("target-is-another", "warriors-at-least")
    incomplete = match.order("P1", StandingOrder("march", PASS, Condition("warriors-at-least")))
    assert incomplete.refusal is not None
    assert match.orders("P1") == ()
