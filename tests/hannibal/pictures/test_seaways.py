"""Voyages: they go by water wherever the board has water, and end where they should."""

import math
from itertools import pairwise

import pytest

from render.hannibal.base import print_boxes
from render.hannibal.changes import Move, route
from render.hannibal.layout import layout
from render.hannibal.seaways import seaway, water
from rules.hannibal.pack.edition import edition

PORTS = [place for place, space in edition().map.spaces.items() if space.port is not None]
VOYAGES = [
    *(("carthage", other) for other in ("syracuse", "lilybaeum", "carales", "tarentum", "new-carthage", "saguntum")),
    *(("rome", other) for other in ("massilia", "carales", "utica", "emporiae", "brundisium", "hippo-regius")),
    *(("gades", other) for other in ("baleares", "tacapae")),
]
HARBOUR = 52.0  # around a port the way may cross the beach


def ashore(start: str, to: str) -> float:
    """The share of a voyage that leads over land, harbours apart."""
    sea, spots = water(), layout().spots
    ends = spots[start], spots[to]
    out = [point for point in seaway(start, to) if all(math.dist(point, end) > HARBOUR for end in ends)]
    return sum(not sea[round(y), round(x)] for x, y in out) / len(out)


def test_the_sea_is_where_the_sea_is() -> None:
    sea = water()
    for name in ("internum", "tyrrhenum"):
        x, y, *_ = layout().waters[name]
        assert sea[round(y), round(x)]
    for place in ("numantia", "zama", "praeneste", "nuoro"):
        x, y = layout().spots[place]
        assert not sea[round(y), round(x)]


@pytest.mark.parametrize(("start", "to"), VOYAGES)
def test_a_voyage_goes_by_water(start: str, to: str) -> None:
    assert start in PORTS
    assert to in PORTS
    way = seaway(start, to)
    assert way[0] == layout().spots[start]
    assert way[-1] == layout().spots[to]
    assert ashore(start, to) < 0.04


def test_a_voyage_around_sicily_is_longer_than_a_straight_line_over_it() -> None:
    way = seaway("lilybaeum", "syracuse")
    long = sum(math.dist(a, b) for a, b in pairwise(way))
    assert long > 1.05 * math.dist(way[0], way[-1])
    assert ashore("lilybaeum", "syracuse") < 0.04


def test_a_voyage_stays_on_the_board() -> None:
    wide, high = layout().size
    assert all(0 <= x <= wide and 0 <= y <= high for start, to in VOYAGES for x, y in seaway(start, to))


@pytest.mark.parametrize(("start", "to"), VOYAGES)
def test_the_head_of_a_voyage_hides_behind_no_sign_and_no_name(start: str, to: str) -> None:
    x, y = route(Move("rome", (start, to), sea=True))[-1]
    assert [box for box in print_boxes(to, "en") if box[0] < x < box[2] and box[1] < y < box[3]] == []
