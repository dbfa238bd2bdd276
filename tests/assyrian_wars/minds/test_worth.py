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
    monkeypatch.setattr(worth, "city_chance", lambda *_: 0.5)
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


def test_a_close_lead_in_trade_is_half_a_lead() -> None:
    """Who has one trade point more may be overtaken, so the next one is worth having too."""
    level, close, clear = (
        worth._likely_ranks({ASSYRIA: much, ELAM: 3.0, CountryId("BA"): 0.0}) for much in (3.0, 4.0, 6.0)
    )
    assert level[ASSYRIA] == level[ELAM] == pytest.approx(2.0, abs=0.05), "8.3: two for each who share the lead"
    assert 2 < close[ASSYRIA] < clear[ASSYRIA] - 0.1
    assert clear[ASSYRIA] == pytest.approx(3, abs=0.05)
    assert clear[ELAM] == pytest.approx(1, abs=0.05)
    assert clear[CountryId("BA")] == 0, "without trade there are no points"


def test_armies_and_cards_are_for_what_can_still_be_won() -> None:
    """At the end only points count; a captain once saved his army for a turn that did not come."""
    board = Match.start(HARNESS.game, "two-rivers", {}, ("P1", "P2", "P3"), b"worth").table.board
    board.clock.turn = board.clock.last_turn
    early = worth.Worth(board, STEADY).sums[ASSYRIA]
    for state in board.countries.values():
        state.hand.clear()
    late = worth.Worth(board, STEADY).sums[ASSYRIA]
    for reason in ("army", "targets"):
        assert 0 < late[reason] < 0.5 * early[reason]
    assert 0 > late["danger"] > 0.5 * early["danger"]
    assert late["economy"] == early["economy"], "8.3: the ECO level counts at the end"


def test_assyrias_camp_is_no_refuge() -> None:
    """A Babylonia once joined it in turn 1; Elam fell alone, and with it the camp: Assyria had won."""
    board = Match.start(HARNESS.game, "two-rivers", {}, ("P1", "P2", "P3"), b"worth").table.board
    free = worth.Worth(board, STEADY).sums
    board.countries[CountryId("BA")].camp = Camp.ASSYRIAN
    bound = worth.Worth(board, STEADY).sums
    assert "camp" not in free[CountryId("BA")]
    assert bound[CountryId("BA")]["camp"] == -STEADY.vassal
    assert "camp" not in bound[ASSYRIA]
    assert "camp" not in bound[ELAM]


def test_who_is_as_strong_as_all_others_must_be_fought_by_all() -> None:
    """Elam bought a peace for a card in turn 2; Babylonia fell alone in turn 3, and Assyria had won."""
    board = Match.start(HARNESS.game, "two-rivers", {}, ("P1", "P2", "P3"), b"worth").table.board
    together = worth.Worth(board, STEADY).sums
    board.countries[ELAM].camp = Camp.NEUTRAL
    apart = worth.Worth(board, STEADY).sums
    assert not [sums for sums in together.values() if "unity" in sums]
    assert apart[ELAM]["unity"] == apart[CountryId("BA")]["unity"] == -STEADY.unity / 2
    assert "unity" not in apart[ASSYRIA]
    board.countries[CountryId("BA")].camp = Camp.NEUTRAL
    assert not [sums for sums in worth.Worth(board, STEADY).sums.values() if "unity" in sums], "nobody fights"
