"""Crops: the theatre holds what changed, and a window never cuts a place that it shows."""

import pytest

from render.assyrian_wars.atlas import edition
from render.assyrian_wars.crops import CROP, Focus, room, window
from render.assyrian_wars.layout import layout
from render.assyrian_wars.piles import piles
from tests.assyrian_wars.pictures.positions import CHANGES, view

SEEN = view()
FOUND = piles(SEEN, edition().counters)


@pytest.mark.parametrize(
    "changed",
    [["babylon", "sippar"], ["memphis", "tushpa"], ["dilmun"], ["nineveh", "arbela", "zamua", "mannea"]],
    ids=str,
)
def test_the_theatre_holds_what_changed(changed: list[str]) -> None:
    frame = window(SEEN, Focus(), changed, FOUND, "en")
    left, top, right, bottom = frame.box
    for place in changed:
        x, y = layout().spots[place]
        assert left < x < right, place
        assert top < y < bottom, place
        assert place not in frame.hidden


def test_without_changes_the_theatre_is_the_active_countrys_home() -> None:
    frame = window(SEEN, Focus(), [], FOUND, "en")
    assert not {"nineveh", "ashur", "harran"} & frame.hidden
    assert not frame.whole


def test_a_place_that_is_shown_is_shown_whole() -> None:
    frame = window(SEEN, Focus(), CHANGES.places(), FOUND, "de")
    left, top, right, bottom = frame.box
    shown = [place for place in layout().spots if place not in frame.hidden]
    assert len(shown) > 5
    for place in shown:
        x0, y0, x1, y1 = room(place, FOUND, "de", frame.scale, SEEN.pack)
        assert left <= x0 < x1 <= right, place
        assert top <= y0 < y1 <= bottom, place


@pytest.mark.parametrize("focus", [Focus(), Focus("country", "EG"), Focus("area", "thebes")], ids=str)
def test_a_window_stays_on_the_board_and_fills_the_picture(focus: Focus) -> None:
    frame = window(SEEN, focus, [], FOUND, "en")
    left, top, right, bottom = frame.box
    wide, high = layout().size
    assert left >= 0
    assert top >= 0
    assert right <= wide + 0.01
    assert bottom <= high + 0.01
    assert (right - left) * frame.scale == pytest.approx(CROP[0], abs=1)
    assert (bottom - top) * frame.scale == pytest.approx(CROP[1], abs=1)


def test_an_area_is_enlarged_more_than_a_country() -> None:
    area, country = (
        window(SEEN, focus, [], FOUND, "en") for focus in (Focus("area", "thebes"), Focus("country", "EG"))
    )
    assert area.scale > country.scale > 1
