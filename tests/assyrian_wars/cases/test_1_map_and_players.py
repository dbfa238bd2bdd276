"""Chapter 1: players, and what the map says."""

import pytest

from rules.assyrian_wars.board.ids import AreaId
from rules.assyrian_wars.march.movement import Move
from rules.assyrian_wars.pack.load import house
from rules.core.lots import choosing_order
from tests.assyrian_wars.cases.table import table


def test_aw_1_1_1_savings_belong_to_countries() -> None:
    """AW-1.1-1: the player of Egypt and Elam cannot spend Elam's savings in Egypt's impulse (R-3)."""
    text = "seat P3: EG EL; EL: saved 3; memphis: EG shabaka 2LI; hand EG: 25; impulse EG: income 0"
    game = table(text)
    assert game.seat("EG") == game.seat("EL")
    assert game.refused("EG", Move("EG-shabaka", (AreaId("bubastis"),))).rule == "6.6"
    assert game.saved("EL") == 3


def test_aw_1_1_4_tied_choosing_roll() -> None:
    """AW-1.1-4: only the tied players roll again; 5, 5, 3, then 2 and 6 (R-3)."""
    rolls = iter([5, 5, 3, 2, 6])
    assert choosing_order(["P1", "P2", "P3"], lambda tied: [next(rolls) for _ in tied]) == ["P2", "P1", "P3"]
    assert list(rolls) == []


@pytest.mark.parametrize(
    ("area", "kind", "country", "is_home", "points"),
    [
        ("zamua", "associated", "AS", False, 1),
        ("tarsus", "associated", "AS", False, 1),
        ("jerusalem", "capital-fortress", "JU", True, 2),
        ("damascus", "capital", "SY", True, 2),
        ("parsa", "square", "PE", True, 0),
        ("gambulu", "round", None, False, 0),
    ],
)
def test_aw_1_2_1_reading_area_types(area: str, kind: str, country: str | None, is_home: bool, points: int) -> None:
    """AW-1.2-1: the glossary's examples."""
    printed = house().map.areas[AreaId(area)]
    assert (printed.kind, printed.country, printed.is_home, printed.city_points) == (kind, country, is_home, points)
    assert printed.has_city == (area not in ("parsa", "gambulu"))


def test_aw_1_2_2_no_mans_land_is_open_to_all() -> None:
    """AW-1.2-2: 1 AP, no war, no control, and no supply in the next impulse (R-6)."""
    game = table("der: BA LI1; BA: eco 4; hand BA: 25 26; hand AS: 27 28 29", impulse="BA", ap=4)
    game.play("BA", Move("BA-LI-1", (AreaId("gambulu"),)))
    assert game.ap("BA") == 3
    game.end("BA")
    assert (game.where("BA-LI-1"), game.control("gambulu"), game.board.wars) == ("gambulu", "", [])
    game.end("AS")
    while game.asked[0][1] == "preempt":
        game.answer("AS", "decline")
    assert game.question("BA").kind == "impulse"
    assert game.ap("BA") == 4 + 4  # the card paid for the march, all of the income was saved
