"""ch.4, 23, H-4, H-94: the end of the turn, capitals, peace, and the last turn."""

import pytest

from rules.hannibal.board.control import round_markers
from rules.hannibal.board.ids import CARTHAGE, ROME, Side
from tests.hannibal.cases.siege_scene import besieging
from tests.hannibal.cases.table import table
from tests.hannibal.cases.winter_scene import wintering


def emptied(side: Side, keep: int) -> str:
    """All round markers of a side but the first few are gone, in notation."""
    return "; ".join(f"{space}: empty" for space in round_markers(table().board, side)[keep:])


def test_ch_4_the_phases_after_the_last_card() -> None:
    """ch.4: winter attrition, political isolation, victory check, in this order."""
    game = wintering("capua: C 4 mago; saguntum: C 1; araceli: roman; numantia: punic; iberus: punic", {"winter": [1]})
    told = [id for id in game.told if id in ("winter-rolled", "markers-isolated", "points-counted", "weaker-removes")]
    assert told == ["winter-rolled", "markers-isolated", "points-counted", "weaker-removes"]
    assert game.asked == [("carthage", "remove-markers")]


def test_ch_4_a_new_turn_begins_with_reinforcements() -> None:
    game = wintering("")
    game.lapse()
    assert game.board.turn == 2
    assert game.board.phase == "reinforcements"
    assert game.asked == [("carthage", "reinforce")]


@pytest.mark.parametrize(
    ("text", "general", "die", "winner"),
    [
        ("rome: C 6 hannibal, in 3 nero, siege 2, train hannibal", "hannibal", 5, "carthage"),
        ("carthage: R 6 nero, in 3 hannibal, siege 1", "nero", 6, ""),
        ("carthage: R 6 nero, in 3 hannibal, siege 2", "nero", 5, "rome"),
    ],
)
def test_h_94_the_fall_of_a_capital_ends_the_match_at_once(text: str, general: str, die: int, winner: str) -> None:
    """ch.23, H-94: also in the middle of a Campaign, and with a general inside for whom markers would be due."""
    game = besieging(f"{text}; saguntum: C 1", general, number=37, event=True, dice={"siege": [die]})
    assert game.winner == ((winner,) if winner else ())
    assert (game.asked == []) == bool(winner)


def test_ch_23_too_few_markers_at_the_check_mean_peace() -> None:
    """ch.23: Carthage has one marker left and must remove more: it sues for peace."""
    last = table(f"{emptied(CARTHAGE, 1)}; turn 3", begin="victory")
    assert last.winner == ("rome",)
    assert "sues-for-peace" in last.told


def test_ch_23_equal_points_cost_nobody_anything() -> None:
    """ch.23: 9 to 9 before the last turn."""
    game = table(
        "turn 3; mutina: punic; azaila: punic; bilbilis: punic; dertosa: punic; iberus: punic", begin="victory"
    )
    assert game.message("points-counted").params == {"rome": 9, "carthage": 9}
    assert "weaker-removes" not in game.told
    assert game.board.turn == 4


def test_ch_23_rome_removes_if_it_is_weaker() -> None:
    """ch.23: Sicilia and Corsica are nobody's: Rome removes the difference."""
    text = "; ".join(
        f"{space}: empty" for space in ("lilybaeum", "panormus", "agrigentum", "aleria", "sassari", "carales")
    )
    game = table(f"turn 3; {text}; mutina: punic", begin="victory")
    rome, carthage = (game.message("points-counted").params[side] for side in ("rome", "carthage"))
    assert (rome, carthage) == (7, 8)
    assert game.asked == [("rome", "remove-markers")]
    before = len(round_markers(game.board, ROME))
    game.lapse()
    assert len(round_markers(game.board, ROME)) == before - 1


def test_h_4_nothing_is_removed_after_the_last_turn() -> None:
    game = table("turn 9", begin="victory")
    assert game.winner == ("rome",)
    assert "weaker-removes" not in game.told
