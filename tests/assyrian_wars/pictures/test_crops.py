"""Crops: the theatre holds what changed, and a window never cuts a place that it shows."""

import pytest
from msgspec.structs import replace

import rules
from render.assyrian_wars.atlas import edition
from render.assyrian_wars.board import board
from render.assyrian_wars.changes import Changes, Clash
from render.assyrian_wars.crops import (
    ALONE,
    CROP,
    WIDEST,
    Bundle,
    Focus,
    facing,
    fronts,
    room,
    scenes,
    whole_board,
    window,
)
from render.assyrian_wars.layout import layout
from render.assyrian_wars.piles import piles
from render.paper.picture import Style
from rules.assyrian_wars.board.ids import AreaId
from rules.assyrian_wars.board.state import Camp
from rules.assyrian_wars.view import View
from rules.core.match import Match
from tests.assyrian_wars.pictures.positions import CHANGES, view
from tests.render.judging import smallest_on_a_phone

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


def test_a_large_screen_has_all_that_is_in_play_and_everything_beside_it() -> None:
    seen = _two_rivers()
    frame = window(seen, Focus("large"), [], {}, "en")
    assert frame.whole
    assert frame.box[0] > layout().spots["jerusalem"][0], "the west is left out"
    for box in (layout().boxes["dashboard"], layout().boxes["legend"]):
        assert frame.box[0] <= box[0]
    assert all(frame.box[0] < layout().spots[area][0] for area in seen.areas)
    picture = board(seen, Style(), focus=Focus("large"))
    assert picture.image.width >= 3000
    assert "Sargon II" in {text.text for text in picture.texts}, "leaders carry their names"
    assert window(SEEN, Focus("large"), [], {}, "en") == whole_board(2.0), "of a campaign all of it"


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


def test_a_wide_war_is_shown_in_scenes_that_a_phone_can_read() -> None:
    """What belongs together stays together, and nothing is shown twice for its own sake."""
    march, sally, far = Bundle(("babylon", "sippar", "kish"), 3), Bundle(("memphis", "thebes"), 3), Bundle(("tushpa",))
    shown = scenes(SEEN, Focus(), [far, sally, march], FOUND, "en")
    assert len(shown) == 3
    for bundle in (march, sally, far):
        assert any(not frame.hidden & set(bundle.places) for frame in shown), bundle
    assert all(frame.box[2] - frame.box[0] <= WIDEST + 1 for frame in shown)
    assert "tushpa" in shown[0].hidden, "what matters most comes first"


def test_a_wide_war_at_a_glance_has_two_scenes_at_most(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("render.assyrian_wars.crops.fronts", lambda *_: ["memphis", "babylon", "sippar", "tushpa"])
    shown = scenes(SEEN, Focus(), [], FOUND, "en")
    assert len(shown) == 2
    assert not {"babylon", "sippar"} & shown[0].hidden


def test_a_war_in_one_corner_is_one_picture() -> None:
    near = [Bundle(("babylon",)), Bundle(("sippar",)), Bundle(("kish",))]
    assert scenes(SEEN, Focus(), near, FOUND, "en") == [
        window(SEEN, Focus(), ["babylon", "sippar", "kish"], FOUND, "en")
    ]


def test_a_long_way_is_not_cut() -> None:
    [frame] = scenes(SEEN, Focus(), [Bundle(("thebes", "memphis", "nineveh", "susa"))], FOUND, "en")
    assert not frame.hidden & {"thebes", "memphis", "nineveh", "susa"}


def test_ways_that_cross_all_over_are_one_map_rather_than_the_same_one_thrice() -> None:
    ways = [Bundle(("harran", "babylon")), Bundle(("nasibina", "uruk")), Bundle(("nineveh", "nahitu")), Bundle(("ur",))]
    places = [place for way in ways for place in way.places]
    all_of_it = window(SEEN, Focus(), places, FOUND, "en")
    assert all_of_it.box[2] - all_of_it.box[0] > ALONE + 1
    assert scenes(SEEN, Focus(), ways, FOUND, "en") == [all_of_it]


def test_several_scenes_are_one_picture_without_halves_of_rings() -> None:
    changes = Changes(clashes=(Clash("memphis"), Clash("tushpa")))
    two = board(SEEN, Style(), changes)
    assert two.image.height > 1.4 * board(SEEN, Style(), Changes(clashes=(Clash("memphis"),))).image.height
    assert {"Memphis", "Tushpa"} <= {text.text for text in two.texts}
    assert changes.without(frozenset(["tushpa"])).clashes == (Clash("memphis"),)


def test_before_anybody_has_marched_the_table_shows_where_enemies_face_each_other() -> None:
    """Not the quiet home of whoever is active: Assyria's armies and those of the rebels are both there."""
    seen = _two_rivers()
    found = piles(seen, edition().counters)
    assert Bundle(("ashur", "sippar")) in facing(seen, found)
    [frame] = scenes(seen, Focus(), [], found, "en")
    assert not {"ashur", "babylon", "sippar", "bit-imbi"} & frame.hidden
    friends = {code: replace(state, camp=Camp.NEUTRAL) for code, state in seen.countries.items()}
    at_peace = replace(seen, countries=friends, wars=[])
    assert facing(at_peace, found) == []
    assert scenes(at_peace, Focus(), [], found, "en") == [window(at_peace, Focus(), [], found, "en")]


@pytest.mark.parametrize("language", ["en", "de"])
def test_points_economy_and_cards_below_a_crop_can_be_read_on_a_phone(language: str) -> None:
    picture = board(view(), Style("light", language), CHANGES)
    assert smallest_on_a_phone(picture, "track") > 6.5
