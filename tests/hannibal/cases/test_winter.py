"""HC-88 and ch.21: winter attrition."""

import pytest

from rules.hannibal.notation import Position
from rules.hannibal.winter.attrition import wintering as who_rolls
from tests.hannibal.cases.winter_scene import wintering


def test_hc_88_only_those_before_the_walls_roll() -> None:
    """HC-88: 8 Romans before Saguntum roll, 2 Carthaginians inside do not; die 4, column 7-9: 2 are lost."""
    game = wintering("saguntum: R 8 nero, in 2 hasdrubal", dice={"winter": [4]})
    assert game.at("saguntum") == "R 6 c-nero, in 2 hasdrubal"
    assert game.told.count("winter-rolled") == 1


@pytest.mark.parametrize(
    ("text", "rolls"),
    [
        ("averni: C 3 mago", [("carthage", "averni")]),
        ("averni: R 3 nero", [("rome", "averni")]),
        ("boii: R 3 nero", [("rome", "boii")]),
        ("boii: C 3 mago", []),
        ("narbo: C 3 mago; iberus: R 3 nero", []),
        ("capua: R 3 nero", []),
        ("capua: C 3 mago, in 2 nero", [("carthage", "capua")]),
        ("acci: R 3 nero; cannae: C 2", [("rome", "acci"), ("carthage", "cannae")]),
        ("averni: roman, subjugated, R 3 nero", []),
        ("capua: C mago", []),
    ],
)
def test_hc_88_who_rolls(text: str, rolls: list[tuple[str, str]]) -> None:
    """HC-88, ch.21: on an enemy marker or a tribe that is no friend, not on an empty space; Rome first."""
    assert who_rolls(Position.parse(f"bare; {text}").board) == rolls


def test_ch_21_rome_first_then_carthage_each_by_the_alphabet() -> None:
    game = wintering(
        "bare; toletum: R 1; acci: R 1; falerii: C 1; cannae: C 1; arpi: C 1", dice={"winter": [1, 6, 1, 6, 1]}
    )
    rolled = [event.message.params["space"] for event in game.events if event.message.id == "winter-rolled"]
    assert [getattr(space, "id", None) for space in rolled] == ["acci", "toletum", "arpi", "cannae", "falerii"]
    assert (game.at("toletum"), game.at("cannae")) == ("", "")
    assert (game.at("acci"), game.at("falerii")) == ("R 1", "C 1")


def test_ch_21_generals_are_never_affected() -> None:
    game = wintering("capua: C 1 mago; saguntum: C 1", dice={"winter": [6]})
    assert game.at("capua") == "C mago"
    assert game.general("mago").status == "map"


def test_h_36_all_stacks_of_a_space_roll_together() -> None:
    """H-36: 5 and 5 units with two generals are one column of 10; die 3: 2 are lost."""
    game = wintering("saguntum: R 10 nero varro", dice={"winter": [3]})
    assert game.at("saguntum") == "R 8 c-nero c-terentius-varro"


def test_ch_2_an_elephant_is_lost_on_a_six_and_the_rest_is_chosen() -> None:
    """ch.2, H-75: 5+2 units, die 6: 3 with an elephant among them; the owner chooses about the other."""
    game = wintering("capua: C 5+2e hannibal; saguntum: C 1", dice={"winter": [6]})
    assert game.asked == [("carthage", "unit-losses")]
    assert game.options("C") == ["elephants-1", "elephants-2"]
    game.lapse()
    assert game.at("capua") == "C 3+1e hannibal"


def test_h_88_a_truce_does_not_stop_the_winter() -> None:
    game = wintering("truce; capua: C 4 mago; saguntum: C 1", dice={"winter": [5]})
    assert game.at("capua") == "C 3 mago"


def test_h_17_winter_losses_cost_no_markers() -> None:
    game = wintering("capua: C 8 mago; saguntum: C 1", dice={"winter": [6]})
    assert game.at("capua") == "C 5 mago"
    assert "weaker-removes" in game.told
    assert game.told.count("markers-removed") == 0


def test_ch_21_nobody_abroad_nobody_rolls() -> None:
    assert "nobody-winters-abroad" in wintering("").told
