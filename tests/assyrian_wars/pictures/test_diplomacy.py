"""The diplomacy chart: camps, wars, tracks, tribute, conquests and pacts, as the view has them."""

import pytest

from render.assyrian_wars.diplomacy import allies_of, courted, diplomacy, powers_in, told
from render.paper.picture import Style
from rules.assyrian_wars.pack.load import house
from rules.assyrian_wars.view import view_of
from tests.assyrian_wars.pictures.positions import mid_campaign, view
from tests.assyrian_wars.pictures.scenes import tangled
from tests.render.judging import faults, smallest_on_a_phone

SCENES = {"tangled": tangled, "campaign": view}


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("scene", SCENES)
def test_no_text_covers_another_or_leaves_the_picture(scene: str, language: str) -> None:
    picture = diplomacy(SCENES[scene](), Style("light", language))
    assert faults(picture) == []
    assert smallest_on_a_phone(picture) >= 4.3


def test_powers_and_allies_stand_in_their_camps() -> None:
    seen = tangled()
    assert powers_in(seen, "assyrian") == ["AS"]
    assert powers_in(seen, "rebel") == ["EG", "BA", "EL"]
    assert allies_of(seen, "AS") == ["PH", "SY"]
    assert allies_of(seen, "EG") == ["JU"]


def test_an_eliminated_power_is_in_no_camp() -> None:
    board = mid_campaign()
    board.countries["EL"].eliminated = True
    assert "EL" not in powers_in(view_of(board, house().counters, None), "rebel")


def test_tribes_are_courted_once_they_have_come() -> None:
    codes = [code for code, _ in courted(tangled())]
    assert "CI" in codes
    assert "SC" not in codes


def test_the_chart_in_words() -> None:
    lines = told(tangled())
    assert "Assyrian: Assyria (with Phoenicia, Syria)." in lines
    assert any(line.startswith("Wars: Assyria – Israel, ") and "Assyria – Arpad" in line for line in lines)
    assert "Conquests: Assyria – Israel." in lines
    assert "Rebellen: Ägypten (mit Juda), Babylonien, Elam." in told(tangled(), "de")
