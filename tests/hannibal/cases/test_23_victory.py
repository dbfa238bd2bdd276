"""HC-91, HC-92 and ch.19, 23: the victory check, the removal of markers, and peace."""

import pytest

from rules.core.procedures import Procedure
from rules.hannibal.board.control import points, round_markers
from rules.hannibal.board.ids import CARTHAGE, ROME, SpaceId
from rules.hannibal.desk.patches import SetTurn
from rules.hannibal.turn.turn import GameTurns
from rules.hannibal.victory.removal import MarkerLosses, RemoveMarkers
from tests.hannibal.cases.table import table

IDUBEDA = ("azaila", "bilbilis", "dertosa", "iberus")
ITALIA = (
    *("mutina", "cosa", "faesulae", "falerii", "ariminum", "sena", "terventum", "capua", "neapolis"),
    *("arpi", "cannae", "brundisium", "croton", "heraclea"),
)
FAR_AWAY = (
    *("acci", "corduba", "hispalis", "dianium", "laminium", "salaria", "arsa", "salmantica", "segobriga"),
    *("icosium", "saldae", "vescera", "cirta", "sitilis", "thamugadi"),
)


def marked(owner: str, *spaces: str) -> str:
    """These spaces have this marker, in notation."""
    return "; ".join(f"{space}: {owner}" for space in spaces)


def remove(*spaces: str) -> RemoveMarkers:
    return RemoveMarkers(tuple(SpaceId(space) for space in spaces))


def losing(count: int) -> list[Procedure]:
    """Carthage has to remove so many markers."""
    return [GameTurns(step="end_turn"), MarkerLosses(side=CARTHAGE, count=count)]


def test_hc_91_the_weaker_side_removes_round_markers_of_its_choice() -> None:
    """HC-91: 9 to 7, so Carthage removes two; a city or a tribe is refused."""
    game = table(begin="victory")
    assert game.asked == [("carthage", "remove-markers")]
    assert game.refused("C", remove("gades", "acci")).message.id == "no-round-marker-there"
    assert game.refused("C", remove("boii", "acci")).message.id == "no-round-marker-there"
    assert game.refused("C", remove("acci")).message.id == "wrong-number-of-markers"
    assert game.refused("C", remove("acci", "acci")).message.id == "wrong-number-of-markers"
    game.play("C", remove("acci", "corduba"))
    assert (game.owner("acci"), game.owner("corduba")) == (None, None)
    assert game.board.turn == 2


def test_ch_26_without_an_answer_markers_go_that_cost_no_control() -> None:
    game = table(begin="victory")
    before = set(round_markers(game.board, CARTHAGE))
    assert game.question("C").default == remove("acci", "arsa")
    game.lapse()
    assert before - set(round_markers(game.board, CARTHAGE)) == {"acci", "arsa"}


def test_hc_92_italia_wins_at_once() -> None:
    """HC-92: Rome has 10 points and Carthage 8, but Carthage holds all of Italia except Latium."""
    game = table(f"turn 4; {marked('punic', *ITALIA)}; {marked('roman', *FAR_AWAY, *IDUBEDA)}", begin="victory")
    assert (points(game.board, ROME), points(game.board, CARTHAGE)) == (10, 8)
    assert game.winner == ("carthage",)
    assert game.told == ["italia-lost", "war-won"]


@pytest.mark.parametrize(("idubeda", "counted", "winner"), [("punic", (9, 9), "carthage"), ("roman", (10, 8), "rome")])
def test_hc_92_points_decide_after_the_last_turn(idubeda: str, counted: tuple[int, int], winner: str) -> None:
    """HC-92: 9 to 9 is Carthage's, 10 to 8 is Rome's; nothing is removed."""
    game = table(f"turn 9; mutina: punic; {marked(idubeda, *IDUBEDA)}", begin="victory")
    told = game.message("points-counted").params
    assert (told["rome"], told["carthage"]) == counted
    assert game.winner == (winner,)


def test_ch_23_too_few_markers_mean_peace() -> None:
    """ch.23: 30 of 29 markers cannot be removed: Rome wins; exactly 29 can, and nobody is asked."""
    game = table(stack=losing(30))
    assert game.winner == ("rome",)
    assert game.told == ["sues-for-peace", "war-won"]
    last = table(stack=losing(29))
    assert last.winner == ()
    assert round_markers(last.board, CARTHAGE) == []
    assert "markers-removed" in last.told


def test_ch_23_a_ruling_that_makes_it_the_last_turn_ends_the_war_with_it() -> None:
    """ch.4, 23: the marker is put on turn 9 while Carthage removes what the check of turn 3 has cost it."""
    game = table("turn 3", begin="victory")
    game.keep(game.match.override("gm", SetTurn(9), "a test"))
    game.lapse()
    assert game.winner == ("rome",)
    assert game.board.turn == 9
