"""The board: everything has its place, no text covers another, and what is hidden stays hidden."""

from collections import Counter
from itertools import combinations

import msgspec
import numpy as np
import pytest
from PIL import Image

from render.era_of_tribes.atlas import area_name, words
from render.era_of_tribes.base import LAYERS
from render.era_of_tribes.board import board
from render.era_of_tribes.changes import beside, middle, route
from render.era_of_tribes.colours import PALETTES, TERRAINS
from render.era_of_tribes.crops import WHOLE, Focus, free_corner, regions, window
from render.era_of_tribes.glyphs import EMBLEMS, GOODS, HEARTH, SHAPES
from render.era_of_tribes.layout import TERRAIN, layout
from render.era_of_tribes.plates import box_of, land
from render.era_of_tribes.tracks import panel_size
from render.paper.badges import EMBLEMS as DRAWN
from render.paper.cache import weight
from render.paper.canvas import Box, Canvas
from render.paper.changes import FoughtAt, MapChanges, Seized, ShownMove
from render.paper.picture import Style
from render.paper.terrain import HALF, NOBODY
from render.paper.theme import THEMES
from render.paper.windows import around, inside
from rules.era_of_tribes.board.ids import AreaId, TileId
from rules.era_of_tribes.pack.edition import edition
from rules.era_of_tribes.pack.map import SEATS
from tests.era_of_tribes.pictures.positions import CHANGES, WAR, view
from tests.render.judging import faults, smallest_on_a_phone

ATLAS = edition().map
PLACES = ("latium", "hellas", "thule-iceland", "fortunate-isles", "delta", "maeotia", "bothnia", "cambria")


def over(a: Box, b: Box) -> bool:
    return min(a[2], b[2]) - max(a[0], b[0]) > 1 and min(a[3], b[3]) - max(a[1], b[1]) > 1


def test_everything_of_the_pack_has_its_place_and_its_land_or_water() -> None:
    assert set(layout().spots) == set(ATLAS.areas)
    for numbers, areas in ((TERRAIN.territory, ATLAS.lands), (TERRAIN.waters, ATLAS.seas)):
        count = Counter(numbers.ravel().tolist())
        assert [area for n, area in enumerate(areas) if count[n] < 60] == []


def test_every_province_lies_on_painted_ground() -> None:
    """Also the isles beyond the western frame, all of each of them."""
    bright = np.asarray(TERRAIN.relief.convert("L").reduce(HALF))
    bare = {area: float((bright[TERRAIN.territory == n] < 60).mean()) for n, area in enumerate(ATLAS.lands)}
    assert [area for area, share in bare.items() if share > 0.02] == []
    for area in ("far-isle-greenland", "purple-isles", "western-isles", "fortunate-isles"):
        x, y = layout().spots[area]
        there = TERRAIN.territory[int(y / HALF) - 6 : int(y / HALF) + 6, int(x / HALF) - 24 : int(x / HALF) + 24]
        assert set(there.ravel().tolist()) <= {[*ATLAS.lands].index(AreaId(area)), NOBODY}


@pytest.mark.parametrize("language", ["en", "de"])
def test_no_place_lies_on_another_or_on_the_panel(language: str) -> None:
    rows = [(area, box_of(area, language)) for area in layout().spots] + [*layout().panels.items()]
    assert [(one, two) for (one, a), (two, b) in combinations(rows, 2) if over(a, b)] == []


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_place_is_named_on_the_whole_board_and_none_covers_another(language: str) -> None:
    picture = board(view(), Style("light", language), CHANGES, WHOLE)
    assert {area_name(area, language) for area in ATLAS.areas} <= {text.text for text in picture.texts}
    assert faults(picture) == []


def test_places_that_are_not_in_play_are_not_named() -> None:
    part = view("cut three3; order red blue green")
    named = {text.text for text in board(part, focus=WHOLE).texts if text.group == "place"}
    assert named == {area_name(area, "en") for area in (*part.lands, *part.seas)}
    assert len(named) == 48 + 19


@pytest.mark.parametrize("cut", [cut for cut in ATLAS.cuts if cut != "full"])
def test_a_part_of_the_map_fills_the_picture_and_its_panel_covers_no_place(cut: str) -> None:
    seats = SEATS[: {"two": 2, "three": 3, "four": 4}[cut.rstrip("12345")]]
    part = view(f"cut {cut}; order {' '.join(seats)}")
    boxes = [box_of(area, "de") for area in (*part.lands, *part.seas)]
    frame = window(part, WHOLE, [], "de")
    assert frame.whole
    assert [box for box in boxes if not inside(box, frame.box)] == []
    left, top, right, bottom = around(boxes)
    wide, high = frame.box[2] - frame.box[0], frame.box[3] - frame.box[1]
    assert wide - (right - left) < 260 or high - (bottom - top) < 260  # little but what is in play
    assert frame.scale >= 1.0
    panel = free_corner(part, frame.box, panel_size(part), "de")
    assert [box for box in boxes if over(box, panel)] == []


def test_the_usual_board_of_two_is_no_longer_drawn_amid_all_europe() -> None:
    picture = board(view("cut two3; order red blue"), Style("light", "de"), focus=WHOLE)
    assert faults(picture) == []
    assert picture.image.size == (2000, 1491)


def test_the_swords_of_a_battle_cover_no_other_place() -> None:
    part = view()
    taken = [box_of(area, "de") for area in (*part.lands, *part.seas)]
    canvas = Canvas(Image.new("RGB", layout().size))
    for area in ("illyria", "delta", "hellas"):
        x, y, side = beside(canvas, middle(area), taken, won=True)
        badge = (min(x, x + 27 * side) - 13, y - 14, max(x, x + 27 * side) + 13, y + 14)
        assert [box for box in taken if over(box, badge)] == []


@pytest.mark.parametrize("region", regions())
def test_a_region_can_be_read_on_a_phone(region: str) -> None:
    picture = board(view(), Style("light", "de"), focus=Focus("region", region))
    assert picture.texts[0].text or words("de")[f"region-{region}"]
    assert faults(picture) == []
    assert picture.image.width == 1200
    assert smallest_on_a_phone(picture) > 2.9


@pytest.mark.parametrize("place", PLACES)
def test_a_place_and_its_neighbours_can_be_read_on_a_phone(place: str) -> None:
    picture = board(view(), Style("light", "de"), focus=Focus("place", place))
    assert faults(picture) == []
    assert area_name(place, "de") in {text.text for text in picture.texts if text.group == "place"}
    assert smallest_on_a_phone(picture) > 2.9


def test_shapes_emblems_and_signs_are_all_different() -> None:
    assert set(SHAPES) == {*SEATS}
    assert set(EMBLEMS) == {*edition().box.peoples, ""}
    for rows in (SHAPES, EMBLEMS):
        assert len(set(rows.values())) == len(rows)
    assert set(EMBLEMS.values()) <= set(DRAWN)
    assert {good for one in ATLAS.lands.values() for good in one.goods} <= set(GOODS)
    assert {one.terrain for one in ATLAS.lands.values()} == set(TERRAINS)
    assert all(set(palette.seats) == {*SEATS} for palette in PALETTES.values())


@pytest.mark.parametrize("changed", ["red 3, city", "red 2", "red 2, city, post blue", "red 2, city, battlefield 1"])
def test_whatever_stands_on_a_province_is_shown(changed: str) -> None:
    head = "cut full; order red blue green yellow purple; red: romans; blue: greeks"
    one, two = (
        board(view(f"{head}; latium: {text}"), focus=Focus("place", "latium")).image
        for text in ("red 2, city", changed)
    )
    assert one.tobytes() != two.tobytes()


def test_what_a_barbarian_tile_is_stays_hidden() -> None:
    other = WAR.replace("cyrenaica: barbarians taler-3", "cyrenaica: barbarians morale-3")
    assert other != WAR
    one, two = (board(view(text), focus=WHOLE) for text in (WAR, other))
    assert one.image.tobytes() == two.image.tobytes()
    assert TileId("taler-3") not in {text.text for text in one.texts}


def test_what_changed_is_shown() -> None:
    still = board(view(), focus=WHOLE).image
    for changes in (
        MapChanges(moves=(ShownMove("red", ("latium", "campania")),)),
        MapChanges(moves=(ShownMove("blue", ("zeugitana", "sicilian-strait", "sicilia"), sea=True),)),
        MapChanges(clashes=(FoughtAt("sicilia", "red"),)),
        MapChanges(taken=(Seized("thracia", "green"),)),
        MapChanges(touched=("dacia",)),
    ):
        assert board(view(), changes=changes, focus=WHOLE).image.tobytes() != still.tobytes()


def test_every_link_has_an_arrow() -> None:
    pairs = [*ATLAS.links.land.pairs, *ATLAS.links.coast.pairs, *ATLAS.links.sea.pairs]
    assert all(len(route(ShownMove("red", (one, other)))) > 1 for one, other in pairs)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("text", ["cut two3; order red blue", WAR], ids=["empty", "war"])
def test_what_stays_pinned_can_be_read_on_a_phone(text: str, language: str) -> None:
    picture = board(view(text), Style("light", language))
    wide, high = picture.image.size
    assert (wide, faults(picture)) == (1200, [])
    assert high < 1.7 * wide
    assert smallest_on_a_phone(picture, "place") > 4.9


def test_a_theatre_without_changes_shows_where_the_players_are() -> None:
    named = {text.text for text in board(view()).texts}
    assert {"Campania", "Hellas", "Delta", "Agder"} <= named
    wide, high = board(view(), focus=WHOLE).image.size
    assert (wide, high) == (layout().size[0], layout().size[1] + 96)


def test_the_caches_of_this_board_stay_below_100_megabytes() -> None:
    painted = weight(TERRAIN.relief) * (1 + len(THEMES))
    assert LAYERS.limit + painted < 100_000_000
    LAYERS.forget()
    seen, latium = view(), Focus("place", "latium")
    board(seen, focus=latium)
    once = LAYERS.kept_bytes()
    board(seen, focus=latium)
    assert 0 < LAYERS.kept_bytes() == once
    assert msgspec.msgpack.encode(seen)


def test_no_province_comes_round_from_the_other_edge() -> None:
    numbers = TERRAIN.territory
    for one, other in ((numbers[:6], numbers[-6:]), (numbers[:, :6], numbers[:, -6:])):
        assert {*one.ravel().tolist()} & {*other.ravel().tolist()} <= {NOBODY}


def test_a_home_bears_the_emblem_of_its_people_whoever_holds_it() -> None:
    for area, shows in (("thracia", True), ("epirus", False)):
        canvas = Canvas(
            Image.new("RGB", (200, 200), (255, 255, 255)),
            1.0,
            (layout().spots[area][0] - 100, layout().spots[area][1] - 100),
        )
        land(canvas, THEMES["light"], area, view().lands[AreaId(area)], {}, "en")
        assert (HEARTH in {canvas.image.getpixel((x, y)) for x in range(60, 140) for y in range(110, 132)}) is shows


def test_before_the_first_round_there_is_none() -> None:
    founding = msgspec.structs.replace(view(), round=0, phase="set-up")
    for focus in (WHOLE, Focus("place", "delta")):
        said = {text.text for text in board(founding, focus=focus).texts}
        assert "Set-up" in said
        assert "Round 0" not in said


def test_an_arrow_past_a_place_leaves_its_name_readable() -> None:
    """A transport passes the fleet that carries it."""
    way = MapChanges(moves=(ShownMove("blue", ("zeugitana", "sicilian-strait", "sicilia")),))
    still, moved = (board(view(), changes=changes, focus=WHOLE) for changes in (MapChanges(), way))
    left, top, right, bottom = next(text.box for text in still.texts if text.text == "Sicilian Strait")
    before, after = (
        np.asarray(picture.image.convert("L"), np.int16)[int(top) : int(bottom), int(left) : int(right)]
        for picture in (still, moved)
    )
    ink = before < 90
    assert ink.any()
    assert abs(before - after)[ink].max() < 30
    assert abs(before - after)[~ink].max() > 30, "it does pass below the name"
