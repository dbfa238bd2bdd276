"""How computer players of Assyrian Wars judge a position."""

import pytest

from rules.assyrian_wars.board.ids import ASSYRIA, CountryId
from rules.assyrian_wars.board.state import Camp
from rules.assyrian_wars.minds import worth
from rules.assyrian_wars.minds.weights import STEADY
from rules.core.match import Match
from tests.assyrian_wars.harness import HARNESS

ELAM = CountryId("EL")


def test_two_armies_after_one_city_do_not_take_it_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sargon and the Turtan both stand nearest to the same cities; a war would look twice as good as it is."""
    board = Match.start(HARNESS.game, "two-rivers", {}, ("P1", "P2", "P3"), b"worth").table.board
    monkeypatch.setattr(worth, "siege_chance", lambda *_: 0.5)
    judged = worth.Worth(board, STEADY).sums
    monkeypatch.setattr(worth, "SECOND", 1.0)
    naive = worth.Worth(board, STEADY).sums
    assert 0 < judged[ASSYRIA]["targets"] < naive[ASSYRIA]["targets"]
    dangers = [sum(sums[power].get("danger", 0.0) for power in sums) for sums in (judged, naive)]
    assert dangers[1] < dangers[0] < 0
    assert {key for key in judged[ELAM] if judged[ELAM][key] != naive[ELAM].get(key)} <= {"targets", "danger"}


def test_a_war_is_not_worth_much_by_being_declared() -> None:
    """Who may be attacked tomorrow is a goal and a danger today, only less."""
    match = Match.start(HARNESS.game, "two-rivers", {}, ("P1", "P2", "P3"), b"worth")
    war = worth.Worth(match.table.board, STEADY).sums[ASSYRIA]["targets"]
    for power in ("BA", "EL"):
        match.table.board.countries[CountryId(power)].camp = Camp.NEUTRAL
    peace = worth.Worth(match.table.board, STEADY).sums[ASSYRIA]["targets"] + STEADY.idle
    assert 0.3 * war < peace < 0.5 * war
    for power in ("BA", "EL"):
        match.table.board.countries[CountryId(power)].camp = Camp.ASSYRIAN
    assert worth.Worth(match.table.board, STEADY).sums[ASSYRIA]["targets"] == -STEADY.idle


def test_who_has_no_enemy_left_can_win_nothing() -> None:
    """Else all powers would gather in Assyria's camp, and the table would have nothing to do."""
    match = Match.start(HARNESS.game, "two-rivers", {}, ("P1", "P2", "P3"), b"worth")
    board = match.table.board
    board.countries[CountryId("BA")].camp = Camp.ASSYRIAN
    one_left = worth.Worth(board, STEADY).sums[ASSYRIA]["targets"]
    board.countries[ELAM].camp = Camp.ASSYRIAN
    assert worth.Worth(board, STEADY).sums[ASSYRIA]["targets"] < 0 < one_left
