"""Orders with parameters, left before a question comes: what may be given is told, and nothing can be answered."""

from collections.abc import Mapping

import pytest

from rules.core.foresight import Foresight, is_foreseen
from rules.core.match import Match
from rules.core.messages import Quote, Refusal
from rules.core.questions import Choose
from rules.era_of_tribes.battle.battle import Defend, Support
from rules.era_of_tribes.board.state import Board
from rules.era_of_tribes.economy.economy import Trade
from rules.era_of_tribes.expansion.expand import Expand
from rules.era_of_tribes.progress.progress import Progress
from tests.era_of_tribes.cases.table import table

LANDS = (
    "red: romans; latium: red; blue: gauls, taler 2, armies 3, tiles taler-5; belgica: blue; green: iberians; "
    "edetania: green; yellow: slavs; podolia: yellow"
)


@pytest.fixture
def match() -> Match[Board]:
    """Red is asked for an action."""
    return table(LANDS, act="red").match


def test_the_questions_of_a_seat_that_is_not_asked(match: Match[Board]) -> None:
    found = Foresight(match).foreseen("blue")
    assert [(one.kind, one.rule) for one in found] == [("action", "T-79"), ("defend", "T-81"), ("support", "T-84")]
    assert all(is_foreseen(one.id) for one in found)


@pytest.mark.parametrize(
    ("tag", "param", "given", "values"),
    [
        ("trade", "leaders", {}, ["1", "2"]),
        ("defend", "armies", {}, ["all", "none", "enough", "1", "2"]),
        ("defend", "mercenaries", {}, ["taler-5"]),
        ("defend", "allies", {}, []),
        ("support", "armies", {}, ["0", "1", "2", "3"]),
        ("march", "origin", {}, []),
    ],
)
def test_values_are_offered(
    match: Match[Board], tag: str, param: str, given: Mapping[str, str], values: list[str]
) -> None:
    assert not match.candidates("blue", tag, param, given)
    assert [one.value for one in Foresight(match).candidates("blue", tag, param, given)] == values


def test_a_quote_tells_how_things_stand(match: Match[Board]) -> None:
    ahead = Foresight(match)
    action, defend, support = ahead.foreseen("blue")
    poor = ahead.quote("blue", Progress(("farming",)), action.id)
    assert isinstance(poor, Refusal)
    assert poor.message.id == "too-few-taler"
    trade = ahead.quote("blue", Trade(2), action.id)
    assert isinstance(trade, Quote)
    assert [line.id for line in trade.lines] == ["quote-trade"]
    assert ahead.refusal("blue", Expand(), action.id) is None
    assert ahead.refusal("blue", Defend("enough"), defend.id) is None
    assert ahead.refusal("blue", Support(2), support.id) is None
    assert ahead.refusal("blue", Defend(), action.id) is not None
    assert ahead.refusal("blue", Choose("pass"), action.id) is not None


def test_nothing_can_be_answered_ahead(match: Match[Board]) -> None:
    before = match.dump()
    question = Foresight(match).foreseen("blue")[0]
    assert Foresight(match).submit("blue", Trade(), question.id).refusal is not None
    assert match.dump() == before
