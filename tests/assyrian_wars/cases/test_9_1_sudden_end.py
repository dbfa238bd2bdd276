"""9.1: the roll when a camp is defeated, and the lead that wins at once."""

from typing import Any

import pytest

from rules.assyrian_wars.board.ids import CountryId, ScenarioId
from rules.assyrian_wars.board.state import Camp
from rules.assyrian_wars.conquest.conquest import AttemptConquest
from rules.assyrian_wars.interphase.interphase import Interphase
from rules.assyrian_wars.pack.load import house
from rules.assyrian_wars.politics.phase import PoliticalPhase
from rules.assyrian_wars.politics.war_orders import DeclareWar, JoinCamp
from rules.assyrian_wars.turn.impulse import TakeImpulse
from rules.assyrian_wars.turn.turn import ActionPhase, GameTurns
from rules.assyrian_wars.upgrades import to_version_3
from rules.assyrian_wars.victory.sudden_end import NEED, CampFalls, first_turn_of_lead, runaways, sudden_end_bonus
from tests.assyrian_wars.cases.battles import vp
from tests.assyrian_wars.cases.conquests import done, held
from tests.assyrian_wars.cases.encounters import two
from tests.assyrian_wars.cases.interphase import is_halted, part
from tests.assyrian_wars.cases.table import CaseTable, table

ASSYRIA = (CountryId("AS"),)
BOTH_FELL = "camp neutral: BA EL; BA: fallen-from rebel; EL: fallen-from rebel; clock: turn 2"


@pytest.mark.parametrize(
    ("text", "camp", "needed"),
    [
        pytest.param("clock: turn 1; EL: fallen-from rebel; camp neutral: BA EL", Camp.REBEL, 8, id="AW-9.1-101-a"),
        pytest.param(BOTH_FELL, Camp.REBEL, 6, id="AW-9.1-101-b"),
        pytest.param("clock: turn 3; AS: fallen-from assyrian; camp neutral: AS", Camp.ASSYRIAN, 3, id="AW-9.1-101-c"),
    ],
)
def test_aw_9_1_101_the_numbers(text: str, camp: Camp, needed: int) -> None:
    """The turn, the defeated powers, and 3 for Assyria are added (R-265)."""
    assert NEED - sudden_end_bonus(table(text).board, camp) == needed
    by = ASSYRIA if camp is Camp.REBEL else (CountryId("BA"),)
    for rolled, over in ((needed - 1, False), (needed, True)):
        game = part(text, CampFalls(camp=camp, by=by), {"sudden-end": two(rolled)})
        assert game.message("sudden-end-rolled").params["over"] is over


def test_aw_9_1_102_the_game_goes_on() -> None:
    """AW-9.1-102: 5 + 4 is 9: everybody in track order may now change camps and declare war for nothing."""
    game = part(BOTH_FELL, CampFalls(camp=Camp.REBEL, by=ASSYRIA), {"sudden-end": [2, 3]})
    assert game.message("sudden-end-rolled").params["over"] is False
    assert game.asked == [(game.seat("AS"), "politics")]
    order = []
    while game.asked[0][1] == "politics":
        order.append(game.asked[0][0])
        game.keep(game.match.lapse(game.match.pending[0].id))
    assert order == ["P1", "P2", "P3", "P4", "P5"]
    assert vp(game, "AS") == 4


def test_a_closed_impulse_does_not_close_the_free_round() -> None:
    """7.4.1, 6.11.g: a card ended the actions of the running impulse, not everybody's free declarations."""
    under = [GameTurns(step="end_turn"), ActionPhase(step="move_on"), TakeImpulse(country=ASSYRIA[0], step="act")]
    text = f"{BOTH_FELL}; impulse AS: closed"
    game = table(text, impulse="AS", stack=[*under, PoliticalPhase(occasion="fallen-camp")])
    game.play("AS", DeclareWar(CountryId("EG")))
    assert ("AS", "EG") in [(war.by, war.on) for war in game.board.wars]


def test_aw_9_1_103_not_a_defeat() -> None:
    """AW-9.1-103: Elam joined Assyria's camp of its own will: no roll, no points."""
    left = "camp assyrian: AS; camp rebel: EL; camp neutral: BA; BA: fallen-from rebel"
    game = part(left, PoliticalPhase())
    while game.asked != [(game.seat("EL"), "politics")]:
        game.keep(game.match.lapse(game.match.pending[0].id))
    game.play("EL", JoinCamp(Camp.ASSYRIAN))
    game.answer("AS", "agree")
    assert game.country("EL").camp is Camp.ASSYRIAN
    assert vp(game, "AS") == 0
    assert not {"camp-defeated", "sudden-end-rolled"} & set(game.told)
    still = "camp assyrian: AS; camp rebel: EL; camp neutral: BA; BA: fallen-from rebel"
    game = part(still, CampFalls(camp=Camp.REBEL, by=ASSYRIA))
    assert is_halted(game)
    assert "camp-defeated" not in game.told


def test_aw_9_1_104_in_the_middle_of_a_turn() -> None:
    """AW-9.1-104: no more impulses; trade, ECO and the points of the end count, then the test of an early end."""
    stack = [
        GameTurns(step="end_turn"),
        ActionPhase(step="move_on"),
        TakeImpulse(country=CountryId("AS"), step="act"),
        CampFalls(camp=Camp.REBEL, by=ASSYRIA),
    ]
    text = f"{BOTH_FELL}, round 3; hand EG: 25 26 27 28 29; AS: trade 3; BA: fall 1; EL: fall 2; nineveh: AS turtan"
    game = table(text, impulse="AS", stack=stack, dice={"sudden-end": [3, 3]})
    assert game.match.finished
    assert game.board.clock.phase == "over"
    assert len(game.country("EG").hand) == 5
    assert {line.reason: line.points for line in game.country("AS").ledger} == {
        "vp-camp-defeated": 4,
        "vp-trade": 3,
        "vp-eco-increase": 2,
    }
    assert vp(game, "EG") == 4
    assert game.match.winners == ("P1",)  # 9 is more than the best (4) and the worst (1) other together


@pytest.mark.parametrize("over", [True, False], ids=["it ends", "it goes on"])
def test_9_1_followers_of_a_babylon_given_back_do_not_count_at_a_sudden_end(over: bool) -> None:
    """9.1, 6.11.f: Assyria's conquest of the last Rebel gives Babylon back, so its followers there add no ECO level."""
    text = (
        "camp rebel: BA; camp neutral: EL; EL: fallen-from rebel, fall 1; clock: turn 2; hand EG: 25; hand AS: 27 30;"
        "effect 58 AS condition: kind standing-support, target babylon, value 1, face-up; AS: eco 10, trade 0;"
        "nineveh: AS turtan; " + held("AS", "babylon", "sippar", "kish", "borsippa")
    )
    dice = {"conquest-check": [1], "sudden-end": [6, 6] if over else [1, 1]}
    game = table(text, impulse="AS", ap=5, dice=dice)
    game.play("AS", AttemptConquest(CountryId("BA")))
    game.answer("AS", "none")
    done(game, "go-home", "politics")
    assert (game.match.finished, game.control("babylon"), game.board.effects) == (over, "BA", [])
    if over:  # 9 by its land, and 2 of Babylonia's tribute
        assert game.message("eco-level-set").params["level"] == 9
        increase = [line.points for line in game.country("AS").ledger if line.reason == "vp-eco-increase"]
        assert increase == [2 * (9 + 2 - game.country("AS").eco_base)]


@pytest.mark.parametrize(("turn", "winner"), [(4, ()), (5, ("P1",))])
def test_after_the_last_turn_it_is_no_early_end(turn: int, winner: tuple[str, ...]) -> None:
    """R-262: a sudden end in the Interphase after turn 5 has the usual winner; before it the penalised test applies."""
    points = "AS: vp 21; BA: vp 20, fall 1; EG: vp 20, fall 1; ME: fall 1; EL: fall 1"
    text = f"{BOTH_FELL}; {points}; clock: turn {turn}; options: sudden-end"
    game = part(text, CampFalls(camp=Camp.REBEL, by=ASSYRIA), {"sudden-end": [6, 6]})
    assert game.match.winners == winner


def test_without_the_rule_nobody_rolls() -> None:
    """9.1 is optional; the points of a defeated camp and the free answer of 7.4.1 are not."""
    game = part(f"options: not sudden-end; {BOTH_FELL}", CampFalls(camp=Camp.REBEL, by=ASSYRIA))
    assert "sudden-end-rolled" not in game.told
    assert (vp(game, "AS"), game.asked) == (4, [("P1", "politics")])


def lead(scores: str, options: str = "options: lead any") -> CaseTable:
    """A position with these points: "AS 20 ME 5"."""
    words = scores.split()
    lines = [f"{code}: vp {points}" for code, points in zip(words[::2], words[1::2], strict=True)]
    return table("; ".join([*lines, "clock: turn 2", options]), impulse="AS")


@pytest.mark.parametrize(
    ("scores", "winner"),
    [
        pytest.param("AS 20 ME 5 EG 4 BA 6 EL 4", "AS", id="AW-9.1-105-a"),
        pytest.param("AS 19 ME 5 EG 4 BA 6 EL 4", None, id="AW-9.1-105-b"),
        pytest.param("EL 12 AS 8 BA 6 EG 5 ME 3", "EL", id="AW-9.1-106-a"),
        pytest.param("EL 11 AS 8 BA 6 EG 5 ME 3", None, id="AW-9.1-106-b"),
        pytest.param("AS 12 EL 8 BA 6 EG 5 ME 3", None, id="AW-9.1-106-c"),
    ],
)
def test_aw_9_1_105_106_the_lead(scores: str, winner: str | None) -> None:
    """More than all others together, or, not for Assyria, than the second and the last (R-267)."""
    game = lead(scores)
    assert runaways(game.board) == ([] if winner is None else [winner])
    text = "; ".join(f"{code}: vp {game.country(code).vp}" for code in ("AS", "ME", "EG", "BA", "EL"))
    ends = table(
        f"options: lead any; {text}; clock: turn 2, phase interphase", stack=[GameTurns(step="go_on"), Interphase()]
    )
    assert ends.match.finished is (winner is not None)
    assert winner is None or ends.match.winners == (ends.seat(winner),)


@pytest.mark.parametrize(
    ("scores", "winners"),
    [
        pytest.param("AS -2 ME -2 EG -3 BA -2 EL -2", ["AS", "ME", "BA", "EL"], id="all-below-zero"),
        pytest.param("AS 1 ME 5 EG -1 BA 5 EL 1", ["ME", "BA"], id="two-with-the-same-total"),
        pytest.param("AS 5 ME 5 EG -1 BA 1 EL 1", ["ME"], id="more-is-asked-of-assyria"),
    ],
)
def test_a_lead_of_several(scores: str, winners: list[str]) -> None:
    """R-267, R-263: negative totals count as they are; whoever leads by the rule wins, and several share it."""
    game = lead(scores)
    assert runaways(game.board) == winners
    text = "; ".join(f"{code}: vp {game.country(code).vp}" for code in ("AS", "ME", "EG", "BA", "EL"))
    ends = table(
        f"options: lead any; {text}; clock: turn 2, phase interphase", stack=[GameTurns(step="go_on"), Interphase()]
    )
    assert ends.match.winners == tuple(ends.seat(winner) for winner in winners)


def test_the_lead_ends_the_game_after_trade() -> None:
    """R-267: right after the points of trade, before cards are dealt; with the rule only."""
    text = "AS: vp 17, trade 3; ME: vp 5; EG: vp 4; BA: vp 6; EL: vp 4; clock: turn 2, phase interphase"
    stack = [GameTurns(step="go_on"), Interphase()]
    game = table(f"options: lead any; {text}", stack=stack)
    assert game.match.finished
    assert game.match.winners == ("P1",)
    told = game.message("runaway-lead").params
    assert (told["points"], told["others"], told["together"]) == (20, 19, True)
    game = table(f"options: lead never; {text}", stack=stack)
    assert not game.match.finished


INTERPHASE = (GameTurns(step="go_on"), Interphase())
SCORES = "AS: vp 2; BA: vp 1"


@pytest.mark.parametrize(
    ("case", "option", "turn", "over"),
    [
        ("AW-9.1-201-a", "never", 5, False),
        ("AW-9.1-201-b", "turn-3", 1, False),
        ("AW-9.1-201-c", "turn-3", 2, False),
        ("AW-9.1-201-d", "turn-3", 3, True),
        ("AW-9.1-201-e", "any", 1, True),
    ],
)
def test_aw_9_1_201_when_a_lead_counts(case: str, option: str, turn: int, over: bool) -> None:
    """AW-9.1-201: 2 to 1 points are a lead; it ends the game never, from the third turn on, or in any turn (R-267)."""
    text = f"options: lead {option}; {SCORES}; clock: turn {turn}, phase interphase"
    game = table(text, stack=INTERPHASE)
    assert ("runaway-lead" in game.told, case != "") == (over, True)
    assert game.match.finished is over or turn == 5


def test_aw_9_1_202_a_lead_is_told_before_it_counts() -> None:
    """AW-9.1-202: in the Interphase before the turn in which it counts, and as the Interphase of such a turn begins."""
    game = table(f"options: lead turn-3; {SCORES}; clock: turn 2, phase interphase", stack=INTERPHASE)
    told = game.message("lead-threatens").params
    assert (told["points"], told["others"], told["turn"]) == (2, 1, 3)
    early = table(f"options: lead turn-3; {SCORES}; clock: turn 1, phase interphase", stack=INTERPHASE)
    assert "lead-threatens" not in early.told
    now = table(f"options: lead any; {SCORES}; clock: turn 1, phase interphase", stack=INTERPHASE)
    assert now.told.index("lead-threatens") < now.told.index("runaway-lead")


def test_aw_9_1_203_the_third_turn_of_a_scenario_that_begins_later() -> None:
    """AW-9.1-203: "from the third turn on" counts the turns that were played, not the number on the track (R-267)."""
    first = house().scenarios[ScenarioId("ashurbanipal")].first_turn
    assert first > 1
    early = table(f"blank ashurbanipal\noptions: lead turn-3; {SCORES}; clock: turn {first}", impulse="AS")
    assert (first_turn_of_lead(early.board), runaways(early.board)) == (first + 2, [])


@pytest.mark.parametrize(("last", "winner"), [(4, ("P1",)), (5, ())])
def test_aw_8_3_201_a_short_game_is_complete(last: int, winner: tuple[str, ...]) -> None:
    """AW-8.3-201: after the last turn of a scenario's length the highest total wins; before it the penalised test."""
    points = "AS: vp 21; BA: vp 20, fall 1; EG: vp 20, fall 1; ME: fall 1; EL: fall 1"
    text = f"{BOTH_FELL}; {points}; clock: turn 4, last-turn {last}; options: sudden-end"
    game = part(text, CampFalls(camp=Camp.REBEL, by=ASSYRIA), {"sudden-end": [6, 6]})
    assert game.match.winners == winner


def test_aw_9_1_204_what_was_agreed_stays() -> None:
    """AW-9.1-204: a match of the one option for both halves goes on with a lead in any turn, or never."""
    for agreed, lead_now in ((True, "any"), (False, "never")):
        old: dict[str, Any] = {
            "board": {"options": {} if agreed else {"sudden-end": False}},
            "options": {"pack": "house"},
        }
        new = to_version_3(old)
        assert (new["board"]["options"]["lead"], new["options"]["lead"]) == (lead_now, lead_now)


def test_aw_9_1_205_the_beginners_scenario_is_played_to_its_end() -> None:
    """AW-9.1-205: by default a lead never ends The Two Rivers, and counts from the third turn on elsewhere."""
    defaults = {key: scenario.lead for key, scenario in house().scenarios.items()}
    assert defaults.pop(ScenarioId("two-rivers")) == "never"
    assert set(defaults.values()) == {"turn-3"}
