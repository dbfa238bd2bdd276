"""The way of a fleet: over water from port to port, clear of coasts, signs and panels."""

import heapq
import math
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFilter

from render.hannibal.base import print_boxes, province_box, water_box
from render.hannibal.layout import TERRAIN, layout
from render.paper.arrows import smooth
from render.paper.canvas import Box, Point

CELL = 12  # board units of a square of the chart
ASHORE = 40.0  # what a step over land costs more than one at sea
STEPS = [(dx, dy, math.hypot(dx, dy)) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy]
OFFING = 11  # how far from the coast a fleet keeps where it can
NEAR = 8  # and from names and panels
PULLS = 160  # until a way is tight


@lru_cache(maxsize=1)
def water() -> NDArray[np.bool_]:
    """For every unit of the board, whether it is sea."""
    mask = Image.new("1", layout().size, 1)
    draw = ImageDraw.Draw(mask)
    for line in TERRAIN.outlines.land:
        draw.polygon([(float(x), float(y)) for x, y in line], fill=0)
    return np.asarray(mask, bool)


@lru_cache(maxsize=1)
def _costs() -> NDArray[np.float64]:
    """What a step onto each square costs: land dearly, shallows and printed signs a little, panels more."""
    wide, high = layout().size
    sea = Image.fromarray(water().astype(np.uint8) * 255)
    size = wide // CELL, high // CELL
    share = np.asarray(sea.resize(size, Image.Resampling.BOX), float) / 255
    offing = np.asarray(sea.filter(ImageFilter.GaussianBlur(14)).resize(size, Image.Resampling.BOX), float) / 255
    cost = 1 + ASHORE * (1 - share) + 3 * (1 - offing)

    def add(box: tuple[float, ...], price: float) -> None:
        left, top, right, bottom = (round(edge / CELL) for edge in box)
        cost[max(0, top) : bottom + 1, max(0, left) : right + 1] += price

    for place in layout().spots:
        for box in print_boxes(place, "en"):
            add(box, 1.5)
    for box in _names():
        add(box, 0.7)
    for box in layout().panels.values():
        add(box, 6.0)
    cost[[0, -1], :] += 4
    cost[:, [0, -1]] += 4
    return cost


def _names() -> list[Box]:
    """Where the names of provinces and seas stand, whatever the language."""
    found = [province_box(id, language) for id in layout().provinces for language in ("en", "de")]
    return found + [water_box(id, "en") for id in layout().waters]


@lru_cache(maxsize=256)
def seaway(start: str, to: str) -> tuple[Point, ...]:
    """A smooth way by sea from one space to another."""
    spots = layout().spots
    squares = _cheapest(spots[start], spots[to])
    middle = [((x + 0.5) * CELL, (y + 0.5) * CELL) for x, y in squares[1:-1]]
    cord = _drawn_tight([spots[start], *middle, spots[to]])
    curve = smooth([*cord[:-1:2], cord[-1]])
    return *curve[:-1:3], curve[-1]


def _cheapest(start: Point, to: Point) -> list[tuple[int, int]]:
    """The cheapest way over the chart (Dijkstra's, aimed at the end)."""
    chart = _costs()
    high, wide = chart.shape
    cost = chart.tolist()

    def square(point: Point) -> tuple[int, int]:
        return min(wide - 1, int(point[0] / CELL)), min(high - 1, int(point[1] / CELL))

    begin, end = square(start), square(to)
    best = {begin: 0.0}
    came: dict[tuple[int, int], tuple[int, int]] = {}
    open_squares = [(math.dist(begin, end), begin)]
    while open_squares:
        _, here = heapq.heappop(open_squares)
        if here == end:
            break
        for dx, dy, far in STEPS:
            x, y = here[0] + dx, here[1] + dy
            if not (0 <= x < wide and 0 <= y < high):
                continue
            paid = best[here] + far * cost[y][x]
            if paid < best.get((x, y), math.inf):
                best[x, y], came[x, y] = paid, here
                heapq.heappush(open_squares, (paid + math.dist((x, y), end), (x, y)))
    way = [end]
    while way[-1] != begin:
        way.append(came[way[-1]])
    return way[::-1]


@lru_cache(maxsize=1)
def _open_sea() -> NDArray[np.bool_]:
    """For every unit of the board, whether there is water on all sides of it, and no panel or name above it."""
    blurred = np.array(Image.fromarray(water()).convert("L").filter(ImageFilter.BoxBlur(OFFING)))
    free: NDArray[np.bool_] = blurred == 255
    for left, top, right, bottom in [*layout().panels.values(), *_names()]:
        free[round(top) - NEAR : round(bottom) + NEAR, max(0, round(left) - NEAR) : round(right) + NEAR] = False
    return free


def _drawn_tight(points: list[Point]) -> list[Point]:
    """A way as a cord pulled tight: every point goes between its neighbours, but not nearer to land."""
    cord = np.array(points)
    depth = _open_sea().astype(np.int8) + water()
    high, wide = depth.shape

    def deep(spots: NDArray[np.float64]) -> NDArray[np.int8]:
        x, y = spots.astype(int).T
        return np.asarray(depth[np.clip(y, 0, high - 1), np.clip(x, 0, wide - 1)])

    for _ in range(PULLS):
        pulled = cord.copy()
        pulled[1:-1] = (cord[:-2] + cord[2:] + 2 * cord[1:-1]) / 4
        cord = np.where((deep(pulled) < deep(cord))[:, None], cord, pulled)
    return [(float(x), float(y)) for x, y in cord]
