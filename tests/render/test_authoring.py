"""The authoring script's geometry: lines are cut and simplified, places spread, and the warp can be undone."""

import numpy as np
import pytest

from render.paper.naming import Lettering, NameRoom
from render.paper.terrain import NOBODY
from render.paper.warp import Field, Span, WarpedEarth, crowding, spread
from render.paper.wheel import blurred, clip, land_only, simplified

FRAME = {"west": 0.0, "east": 40.0, "south": 0.0, "north": 30.0}
SIZE = (800, 600)
PLACES = {"oak": (10.0, 10.0), "elm": (30.0, 10.0), "ash": (10.0, 22.0), "yew": (30.0, 22.0)}
ROOM = Span(30, 20, 30, 20)


def earth(loose: dict[str, tuple[float, float]] | None = None) -> WarpedEarth:
    """Four places far apart, and perhaps others that only need room."""
    loose = loose or {}
    return WarpedEarth(FRAME, SIZE, PLACES, [ROOM] * (len(PLACES) + len(loose)), [], loose=loose)


def test_a_polygon_is_cut_to_the_frame() -> None:
    square = np.array([[-5, -5], [5, -5], [5, 5], [-5, 5]], np.float32)
    cut = clip(square, 0, 0, 10, 10)
    assert cut.min() == 0
    assert cut.max() == 5


def test_points_on_a_straight_line_are_left_out() -> None:
    line = np.array([[0, 0], [1, 0.01], [2, 0], [3, 5]], float)
    assert simplified(line, 0.1).tolist() == [[0, 0], [2, 0], [3, 5]]


def test_a_closed_ring_keeps_its_shape() -> None:
    ring = np.array([[0, 0], [4, 0], [4, 4], [0, 4], [0, 0]], float)
    assert simplified(ring, 0.1).tolist() == ring.tolist()


def test_water_is_filled_with_the_land_beside_it() -> None:
    picture = np.full((40, 40, 3), (200, 180, 140), np.float32)
    picture[10:30, 10:30] = (120, 160, 220)
    filled = land_only(picture)
    assert np.abs(filled - np.array([200, 180, 140])).max() < 8


def test_smoothing_keeps_the_mean_of_a_flat_plane() -> None:
    assert blurred(np.full((12, 9), 3.0, np.float32), 4) == pytest.approx(np.full((12, 9), 3.0))


def test_crowded_degrees_get_more_room() -> None:
    grid, share = crowding(np.array([20.0, 20.2, 20.4, 35.0]), 10, 40, 0.4, 1.0)
    assert (share[0], share[-1]) == (0, 1)
    assert (np.diff(share) > 0).all()
    crowded, empty = np.interp([19, 21], grid, share), np.interp([28, 30], grid, share)
    assert np.ptp(crowded) > 2 * np.ptp(empty)


def test_places_are_pushed_apart_and_out_of_panels() -> None:
    home = np.array([[100.0, 100.0], [104.0, 102.0], [200.0, 100.0]])
    spots = spread(home, [Span(20, 20, 20, 20)] * 3, [(180.0, 60.0, 400.0, 140.0)])
    for one in range(3):
        for two in range(one):
            assert np.abs(spots[one] - spots[two]).max() >= 39
    assert spots[2, 0] <= 161 or abs(spots[2, 1] - 100) >= 59


def test_the_warp_can_be_undone() -> None:
    home = np.array([[100.0, 100.0], [300.0, 200.0], [500.0, 120.0]])
    field = Field(home, home + np.array([[10.0, -6.0], [-8.0, 12.0], [0.0, 9.0]]), reach=75, stiffness=0.35)
    points = np.array([[120.0, 110.0], [280.0, 210.0], [10.0, 10.0]])
    assert field.undo(field.move(points)) == pytest.approx(points, abs=0.1)


def test_a_loose_place_finds_room_but_neither_stretches_nor_carries_the_map() -> None:
    plain, other = earth(), earth({"reef": (24.0, 26.0), "bank": (24.4, 25.6)})
    assert np.abs(np.subtract(other.spots["reef"], other.spots["bank"])).max() >= 39
    assert other.spots["oak"] == plain.spots["oak"]
    line = np.array([[5, 5], [24, 26], [35, 28]], np.float32)
    assert other.board(line).tolist() == plain.board(line).tolist()


def test_land_belongs_to_the_nearest_place_within_reach_and_never_to_a_loose_one() -> None:
    made = earth({"reef": (20.0, 16.0)})
    numbers = np.asarray(made.territory(60.0))
    assert numbers.shape == (SIZE[1] // 2, SIZE[0] // 2)
    for number, place in enumerate(PLACES):
        x, y = made.spots[place]
        assert numbers[round(y / 2), round(x / 2)] == number
    x, y = made.spots["reef"]
    assert numbers[round(y / 2), round(x / 2)] == NOBODY
    assert {*np.unique(numbers)} == {0, 1, 2, 3, NOBODY}


def test_links_that_cross_are_found() -> None:
    made = earth({"reef": (20.0, 14.0), "bank": (20.0, 24.0)})
    assert made.crossings([("oak", "elm"), ("ash", "yew"), ("oak", "ash")]) == []
    assert made.crossings([("oak", "elm"), ("reef", "bank")]) == []  # one points at the other, and ends before it
    assert made.crossings([("reef", "bank"), ("oak", "elm")]) == []
    assert made.crossings([("oak", "yew"), ("elm", "ash"), ("oak", "ash")]) == [("oak", "yew", "elm", "ash")]


def test_a_land_is_named_near_its_places_clear_of_them_and_of_other_names() -> None:
    made = earth()
    names = NameRoom(made, [(0.0, 0.0, 120.0, 600.0)], Lettering(17, 2.0, 11.0))
    before = names.boxes.copy()
    first, second = (names.land(("Woods", "Wälder"), ["oak", "ash"]) for _ in range(2))
    assert len(names.boxes) == len(before) + 2
    for x, y in (first, second):
        assert np.hypot(*np.subtract((x, y), made.spots["oak"])) < 300
        assert not ((before[:, 0] < x) & (x < before[:, 2]) & (before[:, 1] < y) & (y < before[:, 3])).any()
    (left, top, right, bottom), (west, north, east, south) = names.boxes[-2:]
    assert min(right, east) <= max(left, west) or min(bottom, south) <= max(top, north)
