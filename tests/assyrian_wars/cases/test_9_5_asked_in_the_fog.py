"""9.5, R-269: who is asked beside a march, and where nobody may go, tells nobody which leader is alone."""

import pytest

from rules.core.ids import Seat
from rules.core.orders import StandingOrder
from rules.core.questions import Choose
from tests.assyrian_wars.cases.encounters import intercept
from tests.assyrian_wars.cases.orders import go
from tests.assyrian_wars.cases.table import CaseTable, table

LONE, ARMY = "der: BA nabu; gutium: AS turtan 2LI", "der: BA nabu LI; gutium: AS turtan 2LI"


def seen(game: CaseTable, country: str) -> list[object]:
    """The open questions as a country's seat reads them."""
    shown = game.match.questions(Seat(game.seat(country)))
    return [(one.seat, one.kind, one.rule, one.options, one.default, one.reason) for one in shown]


def test_6_6_9_a_leader_alone_is_asked_like_an_army() -> None:
    """9.5: he can only decline, and to everybody else it looks the same, before and after."""
    lone, army = intercept(LONE, "gutium"), intercept(ARMY, "gutium")
    assert lone.options("BA") == ["decline"]
    assert army.options("BA") == ["intercept", "decline"]
    for other in ("AS", "EG"):
        assert seen(lone, other) == seen(army, other)
    for game in (lone, army):
        game.answer("BA", "decline")
    assert lone.events == army.events
    assert lone.told == ["interception-declined"]


def test_6_6_9_a_march_stops_beside_a_leader_alone() -> None:
    """9.5: the gate of a march asks the same stacks."""
    game = table("der: BA nabu; ashur: AS turtan 2LI; gutium: empty; arrapha: AS LI4", impulse="AS", ap=6)
    game.play("AS", go("AS-turtan", "arrapha", "gutium"))
    assert game.options("BA") == ["decline"]


@pytest.mark.parametrize(
    ("stack", "options"),
    [
        ("BA 2MC-LI", ["decline"]),  # a unit of its own may lie below them
        ("BA 2MC-LI LI", ["intercept", "decline"]),
        ("BA MC-LI!used LI!used", []),  # the top is finished
        ("BA nabu!used", []),
    ],
)
def test_6_6_9_hired_units_without_a_leader_are_asked_once(stack: str, options: list[str]) -> None:
    """9.5: they need a leader, but only their own side sees that nobody else is in the stack."""
    game = intercept(f"babylon: {stack}; kish: AS turtan 2LI", "kish")
    assert game.options("BA") == options if options else game.asked == [("P1", "impulse")]


def test_6_6_9_with_a_leader_alone_beside_him_an_army_goes_alone() -> None:
    """9.5: "all" means all who can; the others have declined."""
    text = "babylon: BA marduk 2LI; nippur: BA nabu; sippar: BA LI4; kish: AS turtan 2LI"
    game = intercept(text, "kish", dice={"interception": [1, 1, 1, 1]})
    assert game.options("BA") == ["intercept", "intercept-all", "decline-all", "decline"]
    game.answer("BA", "intercept-all")
    assert game.told.count("interception-declared") == 2
    assert game.asked == [("P1", "impulse")]


def test_6_6_9_a_lapse_does_not_count_the_units_of_a_stack() -> None:
    """9.5: three single units let the enemy pass with one word."""
    game = intercept("kish: BA 3LI; sippar: AS turtan 2LI", "sippar")
    assert game.question("BA").default == Choose("decline-all")
    assert intercept("kish: BA LI1; sippar: AS turtan 2LI", "sippar").question("BA").default == Choose("decline")


def test_6_6_9_a_standing_order_lets_them_pass_for_a_leader_alone() -> None:
    """Nobody waits for an answer that was given beforehand."""
    game = table("der: BA nabu; arrapha: AS turtan 2LI; gutium: empty", impulse="AS", ap=6)
    game.match.order(game.seat("BA"), StandingOrder("intercept", Choose("decline")))
    game.play("AS", go("AS-turtan", "gutium"))
    assert game.asked == [("P1", "impulse")]
