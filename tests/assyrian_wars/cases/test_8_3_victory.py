"""8.3 and 8.3.1: points of politics and of the end, penalties, and who has won."""

import copy

import pytest

from rules.assyrian_wars.battle.verdict import naval_points
from rules.assyrian_wars.board.ids import CountryId
from rules.assyrian_wars.board.state import Camp
from rules.assyrian_wars.conquest.conquest import Conquer
from rules.assyrian_wars.interphase.interphase import Interphase
from rules.assyrian_wars.interphase.secret_diplomacy import ForfeitMarkers
from rules.assyrian_wars.politics.diplomacy import RaiseMarker
from rules.assyrian_wars.politics.phase import PoliticalPhase
from rules.assyrian_wars.turn.turn import GameTurns
from rules.assyrian_wars.victory.sudden_end import CampFalls
from rules.assyrian_wars.victory.victory import early_winners, end_points, vp_breakdown, winners
from rules.core.dice import Script
from rules.core.procedures import Procedure
from tests.assyrian_wars.cases.battles import attack, vp
from tests.assyrian_wars.cases.dice import every
from tests.assyrian_wars.cases.interphase import part
from tests.assyrian_wars.cases.orders import go
from tests.assyrian_wars.cases.playing import through
from tests.assyrian_wars.cases.table import CaseTable, table

AS, ME, EG, BA, EL = (CountryId(code) for code in ("AS", "ME", "EG", "BA", "EL"))


def totals(**points: int) -> dict[CountryId, int]:
    return {CountryId(code): score for code, score in points.items()}


def test_aw_8_3_106_revolt() -> None:
    """AW-8.3-106: who enters a revolting city gets it, but no points."""
    game = table("kish: control none, revolt; sippar: AS turtan 2LI, control AS", impulse="AS", ap=9)
    game.play("AS", go("AS-turtan", "kish"))
    assert game.control("kish") == "AS"
    assert vp(game, "AS") == 0


@pytest.mark.parametrize(("ships", "points"), [(2, 0), (3, 1)], ids=["AW-8.3-107-a", "AW-8.3-107-b"])
def test_aw_8_3_107_naval_battle(ships: int, points: int) -> None:
    """A point for beating three ships or more."""
    assert naval_points(ships) == points


@pytest.mark.unsound("conquests-are-sound")
def test_aw_8_3_109_alliance_and_conquest_of_a_minor() -> None:
    """AW-8.3-109: 1 point for the conquest, 1 for the alliance in grace, 1 for the thief; nobody loses any."""
    held = "; ".join(f"{city}: AS LI, control AS" for city in ("damascus", "hamath", "arpad", "qarqar"))
    game = part(f"war AS SY; carchemish: AS 2LI, control AS; {held}", Conquer(by=AS, of=CountryId("SY")))
    game.let_pass("relocate-army")
    assert [line.reason for line in game.country("AS").ledger] == ["vp-conquest"]
    game = part(
        "conquest AS SY: until 3, level 12; tribute SY AS conquest",
        RaiseMarker(minor=CountryId("SY"), track=AS, level=13, rule="6.9"),
    )
    assert vp(game, "AS") == 1
    game = part("SY: level 0", RaiseMarker(minor=CountryId("SY"), track=BA, level=13, rule="6.9"))
    assert (vp(game, "BA"), vp(game, "AS")) == (1, 0)


FALLEN = "; ".join(
    f"{city}: AS LI, control AS" if place < 4 else f"{city}: control AS"
    for place, city in enumerate(("susa", "madaktu", "bit-imbi", "hidalu", "nahitu", "liyan"))
)


def test_aw_8_3_112_camp_defeated() -> None:
    """AW-8.3-112: 3 points for Elam and 4 for the Rebel camp; then the roll of 9.1."""
    text = f"camp neutral: BA; BA: fallen-from rebel; clock: turn 2; {FALLEN}"
    game = part(text, Conquer(by=AS, of=EL), {"sudden-end": [1, 1]})
    game.let_pass("relocate-army", "politics")
    assert {line.reason: line.points for line in game.country("AS").ledger} == {
        "vp-conquest": 3,
        "vp-camp-defeated": 4,
    }
    assert "sudden-end-rolled" in game.told


def test_aw_8_3_113_unconquered_turns() -> None:
    """AW-8.3-113: Egypt 10, Babylonia 4, Elam 3, Assyria none."""
    game = table("clock: turn 5, phase interphase; BA: fall 2; EL: fall 1, fall 3", impulse="AS")
    found = {
        power: sum(line.points for line in lines if line.reason != "vp-eco-increase")
        for power, lines in end_points(game.board).items()
    }
    assert found == {"AS": 0, "ME": 10, "EG": 10, "BA": 4, "EL": 3}


def test_aw_8_3_114_eco_increase() -> None:
    """AW-8.3-114: twice the difference to the base level, if negative too; all tribute counts (R-261)."""
    game = table("AS: eco 12, eco-base 9; EG: eco 7; BA: eco 3; tribute SY AS check", impulse="AS")
    found = {
        power: [line.points for line in lines if line.reason == "vp-eco-increase"]
        for power, lines in end_points(game.board).items()
    }
    assert (found["AS"], found["EG"], found["BA"]) == ([8], [4], [-2])


def test_aw_8_3_115_winner_and_tie() -> None:
    """AW-8.3-115: Assyria and the Mede share the victory (R-263)."""
    assert winners(totals(AS=41, ME=41, EG=40, BA=3, EL=-2)) == ["AS", "ME"]


def test_aw_8_3_116_marker_arithmetic() -> None:
    """AW-8.3-116: 2 x 15 + 15 + 5 on the printed track is a plain 50 here."""
    game = table("AS: score 1 45 8.3 vp-battle, score 1 5 8.3 vp-battle", impulse="AS")
    assert vp_breakdown(game.board, AS).points == 50


@pytest.mark.parametrize(
    ("points", "won"),
    [
        pytest.param(totals(AS=14, BA=9, EG=6, ME=5, EL=4), ["AS"], id="AW-8.3-117-a"),
        pytest.param(totals(AS=13, BA=9, EG=6, ME=5, EL=4), ["BA"], id="AW-8.3-117-b"),
        pytest.param(totals(AS=13, BA=9, EG=9, ME=5, EL=4), [], id="AW-8.3-117-c"),
    ],
)
def test_aw_8_3_117_early_end(points: dict[CountryId, int], won: list[str]) -> None:
    """Assyria needs more than the best and the worst other together; a tie of the others is a draw (R-262)."""
    assert early_winners(points) == won


def test_aw_8_3_1_101_penalties() -> None:
    """AW-8.3.1-101: two black markers cost 4, a killed king 1, an agreement on secret markers 1 for both."""
    game = part("IS: refusal black; UR: refusal black; PY: refusal white", PoliticalPhase(step="penalties"))
    assert vp(game, "AS") == -4
    assert [game.country(minor).refusal for minor in ("IS", "UR", "PY")] == ["white", "white", ""]
    battle = attack(
        "ashur: AS sennacherib LI; sippar: BA marduk 6HI",
        "AS-sennacherib",
        "sippar",
        dice={"melee": every(1, after=[6] * 4)},
    )
    through(battle)
    assert vp(battle, "AS") == -1
    caught = table("plans EG: SY; plans BA: SY; game: plans-open", impulse="AS")
    for power in (EG, BA):
        caught.keep(caught.match.override("gm", ForfeitMarkers(power), "an agreement on secret markers"))
    assert (vp(caught, "EG"), vp(caught, "BA")) == (-1, -1)


# The end of the game.


def last_interphase(text: str) -> CaseTable:
    """The Interphase after the last turn, everybody letting everything pass."""
    game = table(f"clock: turn 5, phase interphase\n{text}", stack=[GameTurns(step="go_on"), Interphase()])
    game.let_pass()
    return game


def test_the_last_interphase_counts_everything_and_ends_the_game() -> None:
    """3.7, 8.3: trade, turns without being conquered and ECO increase; the highest total wins."""
    game = last_interphase(
        "AS: trade 3, vp 10, eco-base 9; EG: eco-base 5; ME: fall 1, vp 5; BA: fall 1; EL: fall 1, vp 12"
    )
    assert game.match.finished
    assert game.board.clock.phase == "over"
    assert game.match.winners == (game.seat("EL"),)
    lines = {line.reason: line.points for line in game.country("EG").ledger}
    assert lines == {"vp-never-conquered": 10}
    assert vp(game, "AS") == 10 + 3 + 2


def test_a_grace_that_ends_with_the_game_has_paid_its_tribute() -> None:
    """R-261: what was in force at the end of the last turn counts, though the conquest is over (7.1, R-198)."""
    text = "conquest AS SY: until 5; tribute SY AS conquest; conquest AS EG: until 5; tribute EG AS conquest"
    game = last_interphase(f"{text}; tribute IS AS check")
    assert game.board.conquests == []
    assert "tribute-ends" not in game.told
    assert sorted(line.payer for line in game.board.tributes) == ["EG", "IS", "SY"]


def test_no_cards_are_dealt_and_nobody_relocates_after_the_last_turn() -> None:
    """3.7: there is no turn 6."""
    game = last_interphase("nineveh: AS turtan; AS: vp 1; BA: vp 1")
    assert not any(state.fresh for state in game.board.countries.values())
    assert game.board.clock.turn == 5


def test_the_account_says_what_the_end_would_add() -> None:
    """8.3: the full account of a power at any time."""
    game = table("EG: vp 3, eco 6, eco-base 5; clock: turn 2", impulse="EG")
    account = vp_breakdown(game.board, EG)
    assert account.points == 3
    assert [line.reason for line in account.at_end] == ["vp-never-conquered", "vp-eco-increase"]
    assert sum(line.points for line in account.at_end) == 2 * 2 + 2


def ended(text: str, *procedures: Procedure, points: dict[CountryId, int], dice: Script | None = None) -> CaseTable:
    """A match that ends with these totals: what the end itself brings is found out first."""
    stack = [GameTurns(step="go_on"), *procedures]
    trial = table(text, stack=copy.deepcopy(stack), dice=dice or {})
    assert trial.match.finished
    before = [f"{power}: vp {total - trial.country(power).vp}" for power, total in points.items()]
    game = table(f"{text}; {'; '.join(before)}", stack=stack, dice=dice or {})
    assert {power: game.country(power).vp for power in points} == points
    return game


def test_aw_8_3_115_the_match_is_shared() -> None:
    """AW-8.3-115: 41 points each after turn 5: two winners."""
    points = totals(AS=41, ME=41, EG=40, BA=3, EL=2)
    game = ended("clock: turn 5, phase interphase", Interphase(step="politics"), points=points)
    assert game.match.finished
    assert game.match.winners == (game.seat("AS"), game.seat("ME"))


@pytest.mark.parametrize(
    ("points", "won"),
    [
        pytest.param(totals(AS=14, BA=9, EG=6, ME=5, EL=4), ("P1",), id="AW-8.3-117-a"),
        pytest.param(totals(AS=13, BA=9, EG=6, ME=5, EL=4), ("P4",), id="AW-8.3-117-b"),
        pytest.param(totals(AS=13, BA=9, EG=9, ME=5, EL=4), (), id="AW-8.3-117-c"),
    ],
)
def test_aw_8_3_117_a_sudden_end_in_turn_3(points: dict[CountryId, int], won: tuple[str, ...]) -> None:
    text = "camp neutral: BA EL; BA: fallen-from rebel; EL: fallen-from rebel; clock: turn 3, phase interphase"
    falls = CampFalls(camp=Camp.REBEL, by=(AS,))
    game = ended(text, falls, points=points, dice={"sudden-end": [6, 6]})
    assert game.match.winners == won
