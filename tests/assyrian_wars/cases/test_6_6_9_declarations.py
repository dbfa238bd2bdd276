"""6.6.9: who is asked for an interception, standing orders for it, and army groups after a success (R-50, R-59)."""

import pytest

from rules.assyrian_wars.board.ids import AreaId
from rules.assyrian_wars.pack.load import house
from rules.core.orders import Condition, StandingOrder
from rules.core.questions import Choose
from tests.assyrian_wars.cases.dice import every
from tests.assyrian_wars.cases.encounters import answers, intercept, may_intercept, rolled, two
from tests.assyrian_wars.cases.orders import go, there
from tests.assyrian_wars.cases.table import table

MARDUK = "babylon: BA marduk 2LI; kish: AS turtan 2LI"

# Forming a group after a success.


def test_r_59_interceptors_may_form_a_group_before_the_battle() -> None:
    """6.6.9, R-59: Marduk and Tannanu come from two sides; Babylonia has a card, Elam agrees."""
    text = "babylon: BA marduk 2LI; nippur: EL tannanu 2LI; kish: AS turtan 2LI"
    game = intercept(text, "kish", dice={"interception": two(12, 12)})
    answers(game, ("BA", "intercept"), ("EL", "intercept"))
    assert game.options("BA") == ["BA-marduk+EL-tannanu", "stay-apart"]
    answers(game, ("BA", "BA-marduk+EL-tannanu"), ("EL", "join"))
    assert [group.leaders for group in game.board.groups] == [["BA-marduk", "EL-tannanu"]]


def test_r_59_without_consent_there_is_no_group() -> None:
    """6.6.4: Elam declines; with its own card it is asked in turn and stays apart."""
    text = "babylon: BA marduk 2LI; nippur: EL tannanu 2LI; kish: AS turtan 2LI"
    game = intercept(text, "kish", dice={"interception": two(12, 12)})
    answers(game, ("BA", "intercept"), ("EL", "intercept"), ("BA", "BA-marduk+EL-tannanu"), ("EL", "decline"))
    assert game.options("EL") == ["BA-marduk+EL-tannanu", "stay-apart"]
    game.answer("EL", "stay-apart")
    assert game.board.groups == []
    assert game.asked == [("P1", "impulse")]


def test_r_59_an_interceptor_may_join_an_army_on_the_spot() -> None:
    """6.6.9, R-59: a friendly army already in the area may be in the group; without a success nobody is asked."""
    text = "babylon: BA marduk LI1..2; kish: BA nabu LI3..4, AS turtan 2LI"
    game = intercept(text, "kish", dice={"interception": two(12)})
    game.answer("BA", "intercept")
    assert game.options("BA") == ["BA-nabu+BA-marduk", "stay-apart"]
    game.answer("BA", "BA-nabu+BA-marduk")
    assert [group.leaders for group in game.board.groups] == [["BA-marduk", "BA-nabu"]]
    game = intercept(text, "kish", dice={"interception": two(2)})
    game.answer("BA", "intercept")
    assert game.asked == [("P1", "impulse")]


# Who is asked, and standing orders.


def test_6_6_9_declarations_are_asked_in_the_order_of_the_track() -> None:
    """6.6.9, R-50: Babylonia before Elam; both have declared before any die is rolled."""
    text = "babylon: BA marduk 2LI; nippur: EL tannanu 2LI; kish: AS turtan 2LI"
    game = intercept(text, "kish", dice={"interception": two(2)})
    assert game.asked == [("P4", "intercept")]
    game.answer("BA", "intercept")
    assert rolled(game, "interception") == []
    assert game.asked == [("P5", "intercept")]
    game.answer("EL", "decline")
    assert rolled(game, "interception") == [False]


@pytest.mark.parametrize(("percent", "answered"), [(83, True), (84, False)])
def test_6_6_9_a_standing_order_with_a_chance(percent: int, answered: bool) -> None:
    """Intercept whenever the chance is at least so many percent: Marduk has 30 of 36."""
    game = table("babylon: BA marduk 2LI; sippar: AS turtan 2LI", impulse="AS", ap=5, dice={"interception": every(1)})
    order = StandingOrder("intercept", Choose("intercept"), Condition("chance-at-least", {"percent": percent}))
    game.keep(game.match.order(game.seat("BA"), order))
    game.play("AS", go("AS-turtan", "kish"))
    assert may_intercept(game, "BA") != answered


def test_6_6_9_a_standing_order_for_one_area() -> None:
    """Intercept into Kish only."""
    game = table("babylon: BA marduk 2LI; ashur: AS turtan 2LI", impulse="AS", ap=5, dice={"interception": every(1)})
    order = StandingOrder("intercept", Choose("intercept"), Condition("in-area", {"area": "kish"}))
    game.keep(game.match.order(game.seat("BA"), order))
    game.play("AS", go("AS-turtan", "sippar", "kish"))
    assert may_intercept(game, "BA")
    game.answer("BA", "decline")
    assert not may_intercept(game, "BA")
    assert "interception-rolled" in game.told


def test_6_6_9_the_chance_is_not_for_everybody() -> None:
    """9.5: in the fog others see that Babylonia is asked, but neither options nor chance."""
    game = intercept(MARDUK, "kish")
    (seen,) = game.match.questions(game.seat("EL"))
    assert (seen.kind, seen.options) == ("intercept", ())


def test_aw_1_3_58_no_interception_over_a_mede_only_connection() -> None:
    """AW-1.3-58: only Mede regulars and leaders cross it, also when they intercept."""
    assert house().map.terrain[AreaId("patusharri")][AreaId("far-east")] == "mede-only"
    text = "war AS ME; patusharri: AS turtan 2LI; far-east: ME 2LC"
    assert not may_intercept(intercept(text, "far-east", by="ME"), "AS")


def test_9_5_a_quote_does_not_tell_whether_a_leader_has_units() -> None:
    """9.5, R-98: the order to march shows the same danger before an army and before a bare leader."""
    lines = [
        [line for line in game.quote("AS", go("AS-turtan", "kish")).lines if line.id.startswith("quote-interception")]
        for force in ("marduk 2LI", "marduk")
        for game in [table(f"babylon: BA {force}; der: BA nabu; sippar: AS turtan 2LI", impulse="AS", ap=5)]
    ]
    assert lines[0] == lines[1]
    assert [line.params["percent"] for line in lines[0]] == [83, 72]


def test_9_5_a_quote_shows_no_danger_where_own_units_prevent_it() -> None:
    """R-52: where an Assyrian unit already stands nobody can intercept, leader or not."""
    game = table("babylon: BA marduk; kish: AS HI; sippar: AS turtan 2LI", impulse="AS", ap=5)
    quote = game.quote("AS", go("AS-turtan", "kish"))
    assert not any(line.id.startswith("quote-interception") for line in quote.lines)


def test_6_6_9_declarations_are_public_at_once() -> None:
    """6.6.9: Elam knows what Babylonia has declared before it decides."""
    text = "babylon: BA marduk 2LI; nippur: EL tannanu 2LI; kish: AS turtan 2LI"
    game = intercept(text, "kish")
    game.answer("BA", "intercept")
    assert all(event.seats is None for event in game.events)
    assert game.told == ["interception-declared"]
    game = intercept(text, "kish")
    game.answer("BA", "decline")
    assert game.told == ["interception-declined"]


def test_6_6_9_only_interceptors_at_war_shut_each_other_out() -> None:
    """6.6.9, R-52: the Mede and Babylonia are at war with Assyria, not with each other: both try, and both come."""
    text = "clock: turn 4; war ME AS scenario 1; bit-hamban: ME daiukku 3LC; der: BA marduk 3LI; gutium: AS turtan 4LI"
    game = intercept(text, "gutium", dice={"interception": [6, 6, 6, 6], "attrition": every(1)})
    game.answer("ME", "intercept")
    game.answer("BA", "intercept")
    assert rolled(game, "interception") == [True, True]
    assert "interception-shut-out" not in game.told
    assert {"ME-daiukku", "BA-marduk"} <= set(there(game, "gutium"))
