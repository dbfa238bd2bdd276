"""The authoring script's geometry: lines are cut and simplified, places spread, and the warp can be undone."""

import numpy as np
import pytest

from render.assyrian_wars.authoring.geography import blurred, clip, land_only, simplified
from render.assyrian_wars.authoring.warp import Field, Rect, crowding, spread


def test_a_polygon_is_cut_to_the_frame() -> None:
    square = np.array([[-5, -5], [5, -5], [5, 5], [-5, 5]], np.float32)
    cut = clip(square, 0, 0, 10, 10)
    assert cut.min() == 0
    assert cut.max() == 5


def test_points_on_a_straight_line_are_left_out() -> None:
    line = np.array([[0, 0], [1, 0.01], [2, 0], [3, 5]], np.float32)
    assert simplified(line, 0.1).tolist() == [[0, 0], [2, 0], [3, 5]]


def test_a_closed_ring_keeps_its_shape() -> None:
    ring = np.array([[0, 0], [4, 0], [4, 4], [0, 4], [0, 0]], np.float32)
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
    spots = spread(home, [Rect(20, 20, 20, 20)] * 3, [(180.0, 60.0, 400.0, 140.0)])
    for one in range(3):
        for two in range(one):
            assert np.abs(spots[one] - spots[two]).max() >= 39
    assert spots[2, 0] <= 161 or abs(spots[2, 1] - 100) >= 59


def test_the_warp_can_be_undone() -> None:
    home = np.array([[100.0, 100.0], [300.0, 200.0], [500.0, 120.0]])
    field = Field(home, home + np.array([[10.0, -6.0], [-8.0, 12.0], [0.0, 9.0]]), reach=75, stiffness=0.35)
    points = np.array([[120.0, 110.0], [280.0, 210.0], [10.0, 10.0]])
    assert field.undo(field.move(points)) == pytest.approx(points, abs=0.1)
