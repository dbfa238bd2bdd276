"""From degrees to board units: crowded regions get room, and coast, rivers and relief follow."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Points = NDArray[np.float64]


def crowding(values: NDArray[np.float64], low: float, high: float, linear: float, reach: float) -> Points:
    """A monotone map of degrees to 0..1: part linear, part by how crowded the degrees are."""
    grid = np.linspace(low, high, 500)
    crowd = np.exp(-0.5 * ((grid[:, None] - values[None, :]) / reach) ** 2).sum(axis=1)
    weight = linear / len(grid) + (1 - linear) * crowd / crowd.sum()
    share = np.cumsum(weight)
    return np.stack([grid, (share - share[0]) / (share[-1] - share[0])])


@dataclass
class Rect:
    """The room an item needs around its point."""

    left: float
    top: float
    right: float
    bottom: float


def spread(
    home: Points, rooms: list[Rect], fixed: list[tuple[float, float, float, float]], rounds: int = 3000
) -> Points:
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
        return np.exp(-0.5 * gap / self.reach**2)

    def move(self, points: Points) -> Points:
        """Where points of the plain map come to lie on the board."""
        return points + np.concatenate(
            [self._kernel(part) @ self.weight for part in np.array_split(points, max(1, len(points) // 4000))]
        )

    def undo(self, points: Points) -> Points:
        """Which points of the plain map come to lie there: found by stepping back until it fits."""
        guess = points.copy()
        for _ in range(25):
            guess += 0.7 * (points - self.move(guess))
        return guess
