"""HC-06 to HC-11: markers, troops and discards; what a card does besides its event and a move."""

import pytest

from rules.hannibal.board.ids import CARTHAGE, ROME, GeneralId, SpaceId
from rules.hannibal.operations.discarding import Discard
from rules.hannibal.operations.markers import PlaceMarkers
from rules.hannibal.operations.troops import RaiseTroops
from tests.hannibal.cases.table import card, table

HASDRUBAL, HANNIBAL = GeneralId("hasdrubal"), GeneralId("hannibal")


def markers(number: int, *spaces: str) -> PlaceMarkers:
    return PlaceMarkers(card(number), tuple(SpaceId(space) for space in spaces))


def test_hc_06_as_many_markers_as_ops_each_in_another_space() -> None:
    """HC-06: two spaces with OPS 2 are accepted; three, or the same twice, are refused."""
    game = table("hand C: 5 1", play="C")
    assert game.refused("C", markers(5, "numantia", "iberus", "bilbilis")).message.id == "too-many-markers"
    assert game.refused("C", markers(5, "numantia", "numantia")).message.id == "space-named-twice"
    assert game.refused("C", markers(5)).message.id == "no-space-named"
    game.play("C", markers(5, "numantia", "iberus"))
    assert (game.owner("numantia"), game.owner("iberus")) == (CARTHAGE, CARTHAGE)
    assert game.board.discard == [card(5)]


def test_hc_07_a_round_marker_is_turned_under_own_units() -> None:
    """HC-07: Cannae is turned; Arpi without own units and walled Tarentum are refused."""
    game = table("cannae: C 5 hasdrubal; tarentum: C 3 mago; hand C: 6 1", play="C")
    assert game.refused("C", markers(6, "arpi")).message.id == "no-own-units-there"
    assert game.refused("C", markers(6, "tarentum")).message.id == "no-round-space"
    game.play("C", markers(6, "cannae"))
    assert game.owner("cannae") == CARTHAGE
    assert game.told[:2] == ["card-played-for-markers", "markers-placed"]


def test_hc_08_enemy_units_bar_an_empty_space() -> None:
    """HC-08: Roman units in empty Narbo refuse Carthage, not Rome."""
    text = "narbo: R 2; hand C: 6; hand R: 7"
    assert table(text, play="C").refused("C", markers(6, "narbo")).message.id == "enemy-units-there"
    game = table(text, play="R")
    game.play("R", markers(7, "narbo"))
    assert game.owner("narbo") == ROME


def test_ch_7_tribes_and_own_spaces_take_no_marker_but_subjugated_ones_do() -> None:
    game = table("hand R: 1 2; averni: subjugated", play="R")
    assert game.refused("R", markers(1, "allobroges")).message.id == "no-round-space"
    assert game.refused("R", markers(1, "cannae")).message.id == "own-marker-already"
    game.play("R", markers(1, "averni"))
    assert game.owner("averni") == ROME


def test_h_29_in_a_truce_markers_are_placed_but_not_turned() -> None:
    game = table("truce; cannae: C 5 hasdrubal; hand C: 6 5", play="C")
    assert game.refused("C", markers(6, "cannae")).rule == "H-29"
    game.play("C", markers(5, "iberus"))


def test_hc_09_troops_are_raised_with_ops_3_in_a_friendly_space() -> None:
    """HC-09: Hasdrubal in New Carthage gets a unit, by OPS 3 only; Hannibal in empty Taurini does not."""
    game = table("taurini: C 6 hannibal; hand C: 9 5", play="C")
    assert game.refused("C", RaiseTroops(card(5), HASDRUBAL)).message.id == "ops-too-low"
    assert game.refused("C", RaiseTroops(card(9), HANNIBAL)).message.id == "space-not-friendly"
    game.play("C", RaiseTroops(card(9), HASDRUBAL))
    assert game.at("new-carthage") == "C 3 hasdrubal"


def test_hc_09_no_troops_are_raised_in_a_besieged_city() -> None:
    """HC-09: one siege point on New Carthage, and it is refused."""
    game = table("new-carthage: R 3 nero, in 2 hasdrubal, siege 1; hand C: 9", play="C")
    assert game.refused("C", RaiseTroops(card(9), HASDRUBAL)).message.id == "city-besieged"


@pytest.mark.parametrize(
    ("inside", "after"), [("in 1 hasdrubal", "R 3 c-nero, in 2 hasdrubal"), ("in 2 hasdrubal", "")]
)
def test_h_58_troops_are_raised_inside_if_the_enemy_is_outside(inside: str, after: str) -> None:
    game = table(f"new-carthage: R 3 nero, {inside}; hand C: 9 1", play="C")
    raised = RaiseTroops(card(9), HASDRUBAL)
    if not after:
        assert game.refused("C", raised).rule == "H-58"
        return
    game.play("C", raised)
    assert game.at("new-carthage") == after


def test_ch_5_raised_troops_displace_a_lone_enemy_general() -> None:
    game = table("new-carthage: C 2 hasdrubal, R nero; hand C: 9 1", play="C")
    game.play("C", RaiseTroops(card(9), HASDRUBAL))
    assert game.general("c-nero").status == "pool"
    assert "general-displaced" in game.told


def test_hc_10_a_card_of_the_other_side_may_be_used_for_its_ops() -> None:
    """HC-10: Rome uses Bruttium Recruits for OPS 2."""
    game = table("hand R: 13; hand C: 1", play="R")
    game.play("R", markers(13, "narbo", "iberus"))
    assert game.owner("iberus") == ROME


def test_hc_11_a_discard_lies_open_and_the_turn_passes() -> None:
    """HC-11: Rome discards Balearic Slingers, face up; then Carthage plays."""
    game = table("hand R: 11; hand C: 1", play="R")
    game.play("R", Discard(card(11)))
    assert game.board.discard == [card(11)]
    assert game.asked == [("carthage", "play")]


def test_ch_25_a_card_that_is_not_held_is_refused_in_the_same_words_wherever_it_is() -> None:
    game = table("hand R: 11; hand C: 1; discard: 2", play="R")
    found = {game.refused("R", Discard(card(number))).message.id for number in (1, 2, 3)}
    assert found == {"card-not-in-hand"}
