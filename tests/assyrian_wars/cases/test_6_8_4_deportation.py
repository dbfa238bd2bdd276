"""Section 6.8.4: deportation of ECO+ markers from a taken area."""

import pytest

from rules.assyrian_wars.board.ids import AreaId
from rules.assyrian_wars.siege.deportation import Deport
from tests.assyrian_wars.cases.dice import every
from tests.assyrian_wars.cases.orders import go, reduced, there
from tests.assyrian_wars.cases.playing import reply, through
from tests.assyrian_wars.cases.sieges import besiege, siege_table
from tests.assyrian_wars.cases.table import CaseTable

BABYLON = "babylon: AS sargon 6LI, damage 3, siege AS AS-sargon level 4 rounds 1, eco-plus 1"
KALHU = "kalhu: EL humban 5LI, damage 2, siege EL EL-humban level 3 rounds 1, eco-plus 1"


def take(text: str, force: str, by: str = "AS") -> CaseTable:
    """A city of defence 1 without garrison is taken; stops at the deportation."""
    game = siege_table(text, by=by, dice={"besiegers": every(1), "defenders": every(6)})
    return besiege(game, force, "standard", by)


def markers(game: CaseTable, area: str) -> tuple[int, int]:
    """ECO+ and ECO- in an area."""
    state = game.board.areas[AreaId(area)]
    return state.eco_plus, state.eco_minus


def test_aw_6_8_4_1_assyria_chooses() -> None:
    """AW-6.8.4-1: Assyria may move the marker to Nineveh or to any other city area."""
    game = take(BABYLON, "AS-sargon")
    assert game.question("AS").kind == "deport"
    assert {"nineveh", "kalhu", "leave"} <= set(game.options("AS"))
    game.answer("AS", "nineveh")
    assert (markers(game, "babylon"), markers(game, "nineveh")) == ((0, 0), (1, 0))


@pytest.mark.parametrize("area", ["susa", "kish", "jerusalem", "zamua"])
def test_aw_6_8_4_1_any_other_city(area: str) -> None:
    """AW-6.8.4-1: cities that are not listed are named."""
    game = take(BABYLON, "AS-sargon")
    assert area not in game.options("AS")
    assert area in [one.value for one in game.match.candidates(game.seat("AS"), "deport", "area", {}, area)]
    game.play("AS", Deport(AreaId(area)))
    assert (markers(game, "babylon"), markers(game, area)) == ((0, 0), (1, 0))


def test_aw_6_8_4_1_it_may_stay() -> None:
    """AW-6.8.4-1: leaving it is allowed."""
    game = take(BABYLON, "AS-sargon")
    game.answer("AS", "leave")
    assert markers(game, "babylon") == (1, 0)
    assert game.asked == [(game.seat("AS"), "impulse")]


def test_aw_6_8_4_1_two_are_enough() -> None:
    """AW-6.8.4-1: where two ECO+ lie no third one goes."""
    game = take(f"{BABYLON}; nineveh: eco-plus 2", "AS-sargon")
    assert game.refused("AS", "nineveh").rule == "6.8.4"
    assert game.refused("AS", Deport(AreaId("nineveh"))).message.id == "deported-to-full-area"
    assert game.refused("AS", Deport(AreaId("singara"))).message.id == "deported-elsewhere"


def test_aw_6_8_4_2_the_nearest_eco_minus() -> None:
    """AW-6.8.4-2: Uruk is nearer to Kalhu than Susa: the pair there leaves the map."""
    game = take(f"{KALHU}; uruk: eco-minus 1; susa: eco-minus 1", "EL-humban", by="EL")
    assert game.options("EL") == ["leave", "uruk"]
    assert game.refused("EL", "susa").rule == "6.8.4"
    game.answer("EL", "uruk")
    assert (markers(game, "kalhu"), markers(game, "uruk"), markers(game, "susa")) == ((0, 0), (0, 0), (0, 1))


def test_aw_6_8_4_2_equally_near() -> None:
    """AW-6.8.4-2: of two equally near the taker chooses."""
    game = take(f"{KALHU}; ur: eco-minus 1; susa: eco-minus 1", "EL-humban", by="EL")
    assert sorted(game.options("EL")) == ["leave", "susa", "ur"]
    game.answer("EL", "susa")
    assert (markers(game, "susa"), markers(game, "ur")) == ((0, 0), (0, 1))


def test_aw_6_8_4_3_no_eco_minus_on_the_map() -> None:
    """AW-6.8.4-3: then any own home city: not an associated one, not an ally's."""
    game = take(KALHU, "EL-humban", by="EL")
    for area in ("anshan", "sippar"):
        assert game.refused("EL", area).rule == "6.8.4"
    game.answer("EL", "hidalu")
    assert markers(game, "hidalu") == (1, 0)


SCYTHIANS = (
    "SC: active, entered, controller BA; war SC BA;"
    " sippar: SC ishpakai HB1- HB2- LC, damage 1, siege SC SC-ishpakai level 2 rounds 1, eco-plus 2; regroup: SC LC2"
)


def test_aw_6_8_4_4_nomads_take_gold() -> None:
    """AW-6.8.4-4: two markers are 14 AP, spent at once and there; the rest is lost, the markers are gone."""
    game = take(SCYTHIANS, "SC-ishpakai", by="SC")
    assert game.control("sippar") == "SC"
    assert game.question("SC").kind == "windfall"
    reply(game, "SC", "SC-HB-1")
    reply(game, "SC", "SC-HB-2")
    assert "done" in game.options("SC")
    reply(game, "SC", "SC-LC-2")
    assert there(game, "sippar") == ["SC-HB-1", "SC-HB-2", "SC-LC-1", "SC-LC-2", "SC-ishpakai"]
    assert reduced(game, "sippar") == []
    assert game.message("windfall-over").params["lost"] == 2 * (14 - 4 - 4 - 1)
    assert markers(game, "sippar") == (0, 0)


def test_aw_6_8_4_4_nothing_too_dear() -> None:
    """AW-6.8.4-4: what the gold does not pay for is not on offer."""
    game = take(SCYTHIANS.replace("eco-plus 2", "eco-plus 1"), "SC-ishpakai", by="SC")
    game.answer("SC", "SC-HB-1")
    assert "SC-HB-2" not in game.options("SC")
    assert "SC-LC-2" in game.options("SC")


def test_aw_6_8_4_6_the_far_east() -> None:
    """AW-6.8.4-6: no marker goes to the Mede Far East, and none of it counts."""
    game = take(BABYLON, "AS-sargon")
    far_east = [area for area in game.board.areas if "far-east" in area]
    assert far_east
    for area in far_east:
        assert game.refused("AS", Deport(area)).rule == "6.8.4"


def test_aw_6_8_4_7_printed_eco_does_not_count() -> None:
    """AW-6.8.4-7: Nineveh with two markers is full; Kalhu with one and a printed 1 is not."""
    game = take(f"{BABYLON}; nineveh: eco-plus 2; kalhu: eco-plus 1", "AS-sargon")
    assert game.refused("AS", "nineveh").rule == "6.8.4"
    game.answer("AS", "kalhu")
    assert markers(game, "kalhu") == (2, 0)


def test_no_more_than_two_at_one_time() -> None:
    """6.8.4: both markers of a city may go, each to a place of its own."""
    game = take(BABYLON.replace("eco-plus 1", "eco-plus 2"), "AS-sargon")
    game.answer("AS", "nineveh")
    game.answer("AS", "kalhu")
    assert [markers(game, area)[0] for area in ("babylon", "nineveh", "kalhu")] == [0, 1, 1]
    assert game.asked == [(game.seat("AS"), "impulse")]


def test_silence_deports_to_the_own_cities() -> None:
    """6.8.4: a lapsed deadline carries the marker home, but never to somebody else."""
    game = through(take(BABYLON, "AS-sargon"))
    assert markers(game, "nineveh") == (1, 0)
    game = through(take(f"{KALHU}; uruk: eco-minus 1", "EL-humban", by="EL"))
    assert markers(game, "kalhu") == (1, 0)


@pytest.mark.parametrize("choice", ["leave", "nineveh"])
def test_an_area_without_a_city(choice: str) -> None:
    """6.8.4: the markers of a Persian square are taken with it (R-96)."""
    game = siege_table("war AS PE; anshan: AS turtan 3LI, control AS; parsa: eco-plus 1")
    game.play("AS", go("AS-turtan", "parsa"))
    game.answer("AS", choice)
    assert markers(game, "parsa") == ((1, 0) if choice == "leave" else (0, 0))


def test_nobody_deports_his_own_people() -> None:
    """6.8.4: a country that gets its own city back is not asked."""
    text = "sippar: BA nabu 5LI, control AS, damage 1, siege BA BA-nabu level 2 rounds 1, eco-plus 1"
    game = take(text, "BA-nabu", by="BA")
    assert (game.control("sippar"), markers(game, "sippar")) == ("BA", (1, 0))
    assert game.asked == [(game.seat("BA"), "impulse")]


def test_an_ally_takes_a_city_back_for_its_owner() -> None:
    """6.12: the city is Babylonian again (R-159); Elam has the points."""
    text = "kish: EL humban 5LI, control AS, AS (2LI), siege EL EL-humban level 2 rounds 1, damage 1"
    game = through(take(text, "EL-humban", by="EL"))
    assert (game.control("kish"), game.country("EL").vp, game.country("BA").vp) == ("BA", 1, 0)
