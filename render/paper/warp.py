"""From degrees to board units: crowded regions get room, and coast, rivers and relief follow; for authoring."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import combinations

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from render.paper.terrain import HALF, NOBODY

Points = NDArray[np.float64]
Wall = tuple[float, float, float, float]
BEYOND = 40.0  # board units of a degree outside the frame


@dataclass(frozen=True)
class Span:
    """The room an item needs around its point."""

    left: float
    top: float
    right: float
    bottom: float


@dataclass(frozen=True)
class Stretch:
    """How a plain map is stretched: the linear share and the reach of crowding, by longitude and by latitude."""

    lon: tuple[float, float] = (0.42, 1.1)
    lat: tuple[float, float] = (0.42, 1.0)
    reach: float = 75.0  # how far a moved place carries the land around it
    stiffness: float = 0.35


PLAIN = Stretch()
NONE: Mapping[str, tuple[float, float]] = {}


class WarpedEarth:
    """Degrees to board units: a plain map stretched where places crowd, then moved as the places were.

    Loose places find room like the others, and have their rooms after them, but they neither stretch the map nor carry
    it along.
    """

    def __init__(
        self,
        frame: Mapping[str, float],
        size: tuple[int, int],
        places: Mapping[str, tuple[float, float]],
        rooms: list[Span],
        walls: list[Wall],
        stretch: Stretch = PLAIN,
        loose: Mapping[str, tuple[float, float]] = NONE,
    ) -> None:
        self.frame, self.size, self.places = frame, size, [*places]
        degrees = np.array([*places.values()], float)
        self.lon = crowding(degrees[:, 0], frame["west"], frame["east"], *stretch.lon)
        self.lat = crowding(degrees[:, 1], frame["south"], frame["north"], *stretch.lat)
        home = self.plain(degrees)
        beside = self.plain(np.array([*loose.values()], float).reshape(-1, 2))
        spots = spread(np.concatenate([home, beside]), rooms, [*walls, *edges(size)])
        self.spots: dict[str, list[float]] = dict(zip([*places, *loose], spots.tolist(), strict=True))
        self.rooms = list(zip(spots.tolist(), rooms, strict=True))
        self.field = Field(home, spots[: len(home)], stretch.reach, stretch.stiffness)

    def plain(self, degrees: Points) -> Points:
        """Degrees on the plain map, before anything is pushed apart."""
        wide, high = self.size
        x = np.interp(degrees[:, 0], *self.lon) * wide
        y = high - np.interp(degrees[:, 1], *self.lat) * high
        across = degrees[:, 0] - np.clip(degrees[:, 0], self.frame["west"], self.frame["east"])
        above = degrees[:, 1] - np.clip(degrees[:, 1], self.frame["south"], self.frame["north"])
        return np.stack([x + across * BEYOND, y - above * BEYOND], axis=1)

    def board(self, line: NDArray[np.float32]) -> Points:
        """A line of degrees in board units."""
        return self.field.move(self.plain(np.asarray(line, float)))

    def degrees(self, points: Points) -> Points:
        """Which degrees lie at points of the board."""
        plain = self.field.undo(points)
        lon = np.interp(plain[:, 0] / self.size[0], self.lon[1], self.lon[0])
        lat = np.interp(1 - plain[:, 1] / self.size[1], self.lat[1], self.lat[0])
        return np.stack([lon, lat], axis=1)

    def territory(self, reach: float) -> Image.Image:
        """Which place every spot of land belongs to, at half size: the nearest one, if near enough."""
        size = self.size[0] // HALF, self.size[1] // HALF
        xs, ys = np.meshgrid(np.arange(size[0]) * float(HALF), np.arange(size[1]) * float(HALF))
        wave_x = xs + 7 * np.sin(ys / 23) + 4 * np.sin(ys / 9 + xs / 31)
        wave_y = ys + 7 * np.sin(xs / 27) + 4 * np.sin(xs / 11 - ys / 29)
        best, near = np.full(xs.shape, NOBODY, np.uint8), np.full(xs.shape, reach**2, float)
        for index, place in enumerate(self.places):
            x, y = self.spots[place]
            gap = (wave_x - x) ** 2 + (wave_y - y) ** 2
            closer = gap < near
            best[closer], near[closer] = index, gap[closer]
        return Image.fromarray(best)

    def crossings(self, links: Iterable[tuple[str, str]]) -> list[tuple[str, ...]]:
        """Pairs of links that cross each other on the board."""

        def side(a: list[float], b: list[float], c: list[float]) -> bool:
            return (b[0] - a[0]) * (c[1] - a[1]) > (b[1] - a[1]) * (c[0] - a[0])

        found: list[tuple[str, ...]] = []
        for one, two in combinations(links, 2):
            if not set(one) & set(two):
                a, b, c, d = (self.spots[p] for p in (*one, *two))
                if side(a, b, c) != side(a, b, d) and side(c, d, a) != side(c, d, b):
                    found.append((*one, *two))
        return found


def edges(size: tuple[int, int]) -> list[Wall]:
    """Walls around the board, so that nothing is pushed over its edge."""
    wide, high = size
    return [
        (-400, -400, 4, high + 400),
        (wide - 4, -400, wide + 400, high + 400),
        (-400, -400, wide + 400, 2),
        (-400, high - 4, wide + 400, high + 400),
    ]


def crowding(values: NDArray[np.float64], low: float, high: float, linear: float, reach: float) -> Points:
    """A monotone map of degrees to 0..1: part linear, part by how crowded the degrees are."""
    grid = np.linspace(low, high, 500)
    crowd = np.exp(-0.5 * ((grid[:, None] - values[None, :]) / reach) ** 2).sum(axis=1)
    weight = linear / len(grid) + (1 - linear) * crowd / crowd.sum()
    share = np.cumsum(weight)
    return np.stack([grid, (share - share[0]) / (share[-1] - share[0])])


def spread(home: Points, rooms: list[Span], fixed: list[Wall], rounds: int = 3000) -> Points:
    """Push items apart until their rooms no longer overlap, gently pulled back to where they belong."""
    spot = home.copy()
    room = np.array([(r.left, r.top, r.right, r.bottom) for r in rooms])
    walls = np.array(fixed, float).reshape(-1, 4)
    for turn in range(rounds):
        grown = room * min(1.0, 0.2 + turn / (rounds * 0.6))
        boxes = np.concatenate([spot - grown[:, :2], spot + grown[:, 2:]], axis=1)
        push = apart(boxes, boxes, both=True) + apart(boxes, walls, both=False)
        pull = 0.02 if turn < rounds * 0.7 else 0.0
        spot += 0.45 * push + pull * (home - spot)
    return spot


def apart(boxes: Points, others: Points, both: bool) -> Points:
    """How far each box must move to leave the others, along the shorter way out."""
    if not len(others):
        return np.zeros((len(boxes), 2))
    over_x = np.minimum(boxes[:, None, 2], others[None, :, 2]) - np.maximum(boxes[:, None, 0], others[None, :, 0])
    over_y = np.minimum(boxes[:, None, 3], others[None, :, 3]) - np.maximum(boxes[:, None, 1], others[None, :, 1])
    hit = (over_x > 0) & (over_y > 0)
    if both:
        np.fill_diagonal(hit, False)
    mid, middle = (boxes[:, :2] + boxes[:, 2:]) / 2, (others[:, :2] + others[:, 2:]) / 2
    sign = np.sign(mid[:, None] - middle[None, :])
    sign[sign == 0] = 1
    sideways = over_x < over_y
    share = 0.5 if both else 1.0
    x = (hit & sideways) * over_x * sign[..., 0] * share
    y = (hit & ~sideways) * over_y * sign[..., 1] * share
    return np.stack([x.sum(axis=1), y.sum(axis=1)], axis=1)


class Field:
    """A smooth displacement of the whole board that carries the home points near to their spots."""

    def __init__(self, home: Points, spot: Points, reach: float, stiffness: float) -> None:
        self.home, self.reach = home, reach
        kernel = self._kernel(home)
        self.weight = np.linalg.solve(kernel + stiffness * np.eye(len(home)), spot - home)

    def _kernel(self, points: Points) -> Points:
        gap = ((points[:, None, :] - self.home[None, :, :]) ** 2).sum(axis=2)
        return np.asarray(np.exp(-0.5 * gap / self.reach**2), float)

    def move(self, points: Points) -> Points:
        """Where points of the plain map come to lie on the board."""
        parts = np.array_split(points, max(1, len(points) // 4000))
        moved: Points = points + np.concatenate([self._kernel(part) @ self.weight for part in parts])
        return moved

    def undo(self, points: Points) -> Points:
        """Which points of the plain map come to lie there: found by stepping back until it fits."""
        guess = points.copy()
        for _ in range(25):
            guess += 0.7 * (points - self.move(guess))
        return guess
