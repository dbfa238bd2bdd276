"""Crops: the theatre holds what changed, and a window never cuts a place that it shows."""

import pytest
from msgspec.structs import replace

import rules
from render.assyrian_wars.atlas import edition
from render.assyrian_wars.crops import CROP, Focus, fronts, room, window
from render.assyrian_wars.layout import layout
from render.assyrian_wars.piles import piles
from rules.assyrian_wars.board.ids import AreaId
from rules.assyrian_wars.view import View
from rules.core.match import Match
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
        x0, y0, x1, y1 = room(place, FOUND, "de", SEEN.pack)
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


def _two_rivers() -> View:
    game = rules.games()["assyrian-wars"]
    found = Match.start(game, "two-rivers", {"fog-of-war": False}, seats=["P1", "P2", "P3"], secret=b"1" * 32).view(
        None
    )
    assert isinstance(found, View)
    return found


def test_the_half_of_the_board_that_is_not_in_play_is_not_drawn() -> None:
    seen = _two_rivers()
    frame = window(seen, Focus("whole"), [], piles(seen, edition().counters), "en")
    assert not frame.whole
    assert frame.box[0] > layout().spots["jerusalem"][0], "the west is left out"
    assert not frame.hidden & seen.areas.keys(), "all that is in play is there"


def test_the_theatre_without_changes_is_the_war_not_the_home_of_who_is_active() -> None:
    seen = _two_rivers()
    at_peace = window(seen, Focus(), [], piles(seen, edition().counters), "en")
    sargon = [piece for state in seen.areas.values() for piece in state.pieces if piece.owner == "AS"][:1]
    kish, nineveh = AreaId("kish"), AreaId("nineveh")
    war = replace(seen, areas={**seen.areas, kish: replace(seen.areas[kish], pieces=sargon)})
    found = piles(war, edition().counters)
    assert fronts(war, found) == ["kish"]
    frame = window(war, Focus(), [], found, "en")
    assert kish not in frame.hidden
    assert nineveh in frame.hidden
    assert fronts(seen, piles(seen, edition().counters)) == []
    assert nineveh not in at_peace.hidden
