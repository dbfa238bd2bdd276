"""Orders with parameters, left before a question comes: what may be given is told, and nothing can be answered."""

from collections.abc import Mapping

import pytest

from rules.core.entries import Outcome
from rules.core.foresight import Foresight, is_foreseen
from rules.core.match import Match
from rules.core.messages import Quote, Refusal
from rules.core.questions import Choose
from rules.empires.attack.attack import Assault
from rules.empires.battle.battle import Defend
from rules.empires.board.ids import AreaId
from rules.empires.board.state import Board
from rules.empires.building.forts import Fortify
from tests.empires.cases.table import table

LANDS = "red: set a, goods 5; blue: set d, goods 2; green: set b; italia: red; sicilia: red; asia: blue; celtica: green"


@pytest.fixture
def match() -> Match[Board]:
    """Red is asked for an action."""
    return table(LANDS, act="red").match


def test_the_questions_of_a_seat_that_is_not_asked(match: Match[Board]) -> None:
    found = Foresight(match).foreseen("blue")
    assert [(one.kind, one.rule, one.seat) for one in found] == [("action", "E-51", "blue"), ("defend", "E-52", "blue")]
    assert all(is_foreseen(one.id) for one in found)
    assert not any(is_foreseen(one.id) for one in match.pending)


@pytest.mark.parametrize(
    ("tag", "param", "given", "first"),
    [
        ("fortify", "province", {}, ["asia"]),
        ("attack", "stack", {"target": "italia"}, ["strongest"]),
        ("defend", "way", {}, ["siege", "open"]),
        ("settle", "area", {}, []),
    ],
)
def test_values_are_offered(
    match: Match[Board], tag: str, param: str, given: Mapping[str, str], first: list[str]
) -> None:
    assert not match.candidates("blue", tag, param, given)
    found = [one.value for one in Foresight(match).candidates("blue", tag, param, given)]
    assert found[: len(first)] == first
    assert bool(found) == bool(first)


def test_a_quote_tells_how_things_stand(match: Match[Board]) -> None:
    ahead = Foresight(match)
    action, defend = ahead.foreseen("blue")
    poor = ahead.quote("blue", Fortify(AreaId("asia")), action.id)
    assert isinstance(poor, Refusal)
    assert poor.message.id == "warehouse-too-small"
    attack = ahead.quote("blue", Assault(AreaId("italia"), ("strongest",)), action.id)
    assert isinstance(attack, Quote)
    assert "quote-battle" in [line.id for line in attack.lines]
    assert ahead.refusal("blue", Defend(stack=("archers", "strongest")), defend.id) is None
    assert ahead.refusal("blue", Defend(), action.id) is not None
    assert ahead.refusal("blue", Defend(), 7) is not None
    assert ahead.refusal("blue", Choose("pass"), action.id) is not None


def test_nothing_can_be_answered_ahead(match: Match[Board]) -> None:
    before = match.dump()
    question = Foresight(match).foreseen("blue")[0]
    outcome: Outcome = Foresight(match).submit("blue", Fortify(AreaId("asia")), question.id)
    assert outcome.refusal is not None
    assert match.dump() == before
