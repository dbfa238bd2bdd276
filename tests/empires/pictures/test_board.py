"""The board: everything has its place, no text covers another, and what is hidden stays hidden."""

from collections import Counter
from itertools import combinations

import msgspec
import numpy as np
import pytest

from render.empires.atlas import area_name
from render.empires.base import LAYERS
from render.empires.board import board
from render.empires.changes import Changes, Clash, Move, Taken, route
from render.empires.crops import WHOLE, Focus
from render.empires.glyphs import EMBLEMS, SHAPES
from render.empires.layout import TERRAIN, layout
from render.empires.plates import boxes, traded
from render.paper.cache import weight
from render.paper.canvas import Box
from render.paper.picture import Style
from render.paper.terrain import HALF
from render.paper.theme import THEMES
from rules.core.ids import Seat
from rules.empires.board.ids import AreaId, CardId
from rules.empires.pack.edition import edition
from rules.empires.view import AreaView, EngagementView
from tests.empires.pictures.positions import CHANGES, WAR, view
from tests.render.judging import faults, smallest_on_a_phone

ATLAS = edition().map
FOCUSES = [
    *(Focus("sea", sea) for sea in ATLAS.seas),
    *(Focus("area", area) for area in ("italia", "britannia", "mesopotamia", "creta", "aegyptus", "baetica")),
    Focus("realm", "purple"),
]


def over(a: Box, b: Box) -> bool:
    return min(a[2], b[2]) - max(a[0], b[0]) > 1 and min(a[3], b[3]) - max(a[1], b[1]) > 1


def test_everything_of_the_pack_has_its_place() -> None:
    assert set(layout().spots) == set(ATLAS.areas)
    lanes = {frozenset((lane.one, lane.other)) for lane in layout().lanes}
    passes = {frozenset((one.one, one.other)) for one in layout().passes}
    for one in ATLAS.provinces:
        for other in ATLAS.links.neighbours(one):
            kind, pair = ATLAS.links.kind(one, other), frozenset((one, other))
            assert (pair in passes) == (kind == "mountain")
            assert (pair in lanes) == (kind in ("strait", "sealane"))


def test_every_province_is_land_of_its_own_and_every_sea_water_of_its_own() -> None:
    for numbers, areas in ((TERRAIN.territory, ATLAS.provinces), (TERRAIN.waters, ATLAS.seas)):
        count = Counter(numbers.ravel().tolist())
        assert all(count[n] > 250 for n in range(len(areas)))
        inside = 0
        for n, area in enumerate(areas):
            x, y = layout().spots[area]
            inside += numbers[round(y / HALF), round(x / HALF)] == n
        assert inside >= len(areas) - 2  # what is named beside a small island


def test_provinces_that_are_linked_by_land_touch_and_no_others_do() -> None:
    numbers, order = TERRAIN.territory.astype(int), [*ATLAS.provinces]
    met: Counter[frozenset[str]] = Counter()
    for one, other in ((numbers[:-1], numbers[1:]), (numbers[:, :-1], numbers[:, 1:])):
        meet = (one != other) & (one < len(order)) & (other < len(order))
        pairs, counts = np.unique(np.stack([one[meet], other[meet]], 1), axis=0, return_counts=True)
        for (a, b), count in zip(pairs.tolist(), counts.tolist(), strict=True):
            met[frozenset((order[a], order[b]))] += count
    for one in order:
        for other in ATLAS.links.neighbours(one):
            if ATLAS.links.kind(one, other) in ("land", "mountain"):
                assert met[frozenset((one, other))] > 4, (one, other)


@pytest.mark.parametrize("language", ["en", "de"])
def test_no_area_lies_on_another_or_on_a_panel(language: str) -> None:
    rows = [(area, box) for area in layout().spots for box in boxes(area, language)] + [*layout().panels.items()]
    assert [(one, two) for (one, a), (two, b) in combinations(rows, 2) if one != two and over(a, b)] == []


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("text", ["", WAR], ids=["empty", "war"])
def test_no_text_of_the_whole_board_covers_another(text: str, language: str) -> None:
    assert faults(board(view(text), Style("light", language), CHANGES if text else Changes(), WHOLE)) == []


@pytest.mark.parametrize("focus", FOCUSES, ids=lambda focus: focus.id)
def test_no_text_of_a_crop_covers_another_and_a_phone_can_show_it(focus: Focus) -> None:
    picture = board(view(), Style("light", "de"), focus=focus)
    assert faults(picture) == []
    assert picture.image.width == 1200
    assert smallest_on_a_phone(picture) > 3.5


def test_every_area_is_named_on_the_board_that_people_look_at_closely() -> None:
    picture = board(view(), Style("light", "de"), focus=Focus("large"))
    assert (picture.image.size, faults(picture)) == ((3600, 2664), [])
    texts = {text.text for text in picture.texts}
    assert {area_name(area, "de") for area in ATLAS.provinces} <= texts
    assert {sea.latin.upper() for sea in ATLAS.seas.values()} <= texts


def test_no_two_seats_share_shape_or_emblem_and_each_has_its_colour() -> None:
    seats = set(edition().scenario.seats)
    for rows in (SHAPES, EMBLEMS):
        assert set(rows) == seats
        assert len(set(rows.values())) == len(seats)


def test_trade_fills_its_places_in_order() -> None:
    state = AreaView(trade={Seat("red"): 2, Seat("blue"): 1})
    assert traded(state, 4) == ["red", "red", "blue", ""]
    assert traded(AreaView(), 2) == ["", ""]


@pytest.mark.parametrize("changed", ["italia: blue 3, fort", "italia: red 2, fort", "italia: red 3", "w: blue 2"])
def test_whatever_stands_on_an_area_is_shown(changed: str) -> None:
    base = "italia: red 3, fort; w: red 2"
    area = changed.partition(":")[0]
    other = "; ".join(changed if part.startswith(f"{area}:") else part for part in base.split("; "))
    one, two = (board(view(text), focus=Focus("area", "italia")).image for text in (base, other))
    assert one.tobytes() != two.tobytes()


@pytest.mark.parametrize("seat", ["blue", None])
def test_hidden_stacks_change_nothing(seat: str | None) -> None:
    fight = EngagementView(AreaId("sicilia"), Seat("blue"), Seat("red"))
    known = msgspec.structs.replace(fight, stack=(CardId("spear-1"),), siege=(CardId("spear-1"),))
    one, two = (board(msgspec.structs.replace(view(seat=seat), engagement=each)) for each in (fight, known))
    assert one.image.tobytes() == two.image.tobytes()
    assert one.texts == two.texts


def test_an_attack_that_waits_is_shown_where_it_is() -> None:
    waiting = msgspec.structs.replace(view(), engagement=EngagementView(AreaId("sicilia"), Seat("blue"), Seat("red")))
    picture = board(waiting)
    assert picture.image.width == 1200
    assert "Sicilia" in {text.text for text in picture.texts}


def test_what_changed_is_shown() -> None:
    still = board(view(), focus=WHOLE).image
    for changes in (
        Changes(moves=(Move("red", ("cisalpina", "illyria")),)),
        Changes(moves=(Move("blue", ("africa", "sicilia"), sea=True),)),
        Changes(clashes=(Clash("italia", "red"),)),
        Changes(taken=(Taken("thracia", "green"),)),
        Changes(touched=("dacia",)),
    ):
        assert board(view(), changes=changes, focus=WHOLE).image.tobytes() != still.tobytes()


def test_an_arrow_hides_no_plate_at_its_ends() -> None:
    for one in ATLAS.areas:
        for other in ATLAS.linked[one]:
            line = route(Move("red", (one, other)))
            inside = [box[0] < line[-1][0] < box[2] and box[1] < line[-1][1] < box[3] for box in boxes(other, "en")]
            assert len(line) > 1
            assert not any(inside) or len(line) <= 6, (one, other)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("text", ["", WAR], ids=["empty", "war"])
def test_what_stays_pinned_can_be_read_on_a_phone(text: str, language: str) -> None:
    picture = board(view(text), Style("light", language))
    wide, high = picture.image.size
    assert (wide, faults(picture)) == (1200, [])
    assert high < 1.7 * wide
    assert smallest_on_a_phone(picture, "area") > 6


def test_a_theatre_without_changes_shows_what_is_held() -> None:
    named = {text.text for text in board(view()).texts}
    assert {"Italia", "Sicilia", "Africa", "Aegyptus", "Phoenicia", "Asia"} <= named
    assert board(view(), focus=WHOLE).image.size == (1800, 1332)


def test_the_caches_of_this_board_stay_below_80_megabytes() -> None:
    painted = weight(TERRAIN.relief) * (1 + len(THEMES))
    assert LAYERS.limit + painted < 80_000_000
    LAYERS.forget()
    seen, italia = view(), Focus("area", "italia")
    board(seen, focus=italia)
    once = LAYERS.kept_bytes()
    board(seen, focus=italia)
    assert 0 < LAYERS.kept_bytes() == once
