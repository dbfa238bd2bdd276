"""Where the names of lands and rivers have the most room on a board; for authoring."""

from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import numpy as np

from render.paper.text import Face, width
from render.paper.warp import Points, Wall, WarpedEarth

RIVER = 16  # the size of a river's name
APART = 180.0  # between two names of rivers


@dataclass(frozen=True)
class Lettering:
    """How the names of lands are set, how far they reach up, and how much worse a spot is that is nearer to others."""

    size: int
    spacing: float
    above: float
    abroad: float = 0.0


class NameRoom:
    """Finds room for names among the places, the panels and the names already set."""

    def __init__(self, earth: WarpedEarth, walls: list[Wall], lettering: Lettering) -> None:
        self.earth, self.lettering = earth, lettering
        boxes = [(x - r.left, y - r.top, x + r.right, y + r.bottom) for (x, y), r in earth.rooms]
        self.boxes = np.array([*boxes, *walls], float)

    def fix(self, names: tuple[str, str], at: list[float]) -> list[float]:
        """Keep the room of a land's name that stands at a given spot."""
        half = self._half(names)
        box = [[at[0] - half, at[1] - self.lettering.above, at[0] + half, at[1] + 27]]
        self.boxes = np.concatenate([self.boxes, np.array(box, float)])
        return at

    def land(self, names: tuple[str, str], homes: list[str]) -> list[float]:
        """The free spot nearest to a land's places; its name and the figures below are kept clear."""
        near_to = np.array([self.earth.spots[home] for home in homes])
        wide, high = self.earth.size
        half = self._half(names)
        xs, ys = np.meshgrid(np.arange(half + 8, wide - half - 8, 6), np.arange(24, high - 40, 6))
        spots = np.stack([xs.ravel(), ys.ravel()], axis=1)
        near = np.hypot(*(spots[:, None] - near_to[None]).transpose(2, 0, 1)).min(axis=1)
        far = np.hypot(*(spots - near_to.mean(axis=0)).T)
        above, below = np.array([half, self.lettering.above]), np.array([half, 27])
        rects = np.concatenate([spots - above, spots + below], axis=1)
        across = np.minimum(rects[:, None, 2], self.boxes[:, 2]) - np.maximum(rects[:, None, 0], self.boxes[:, 0])
        down = np.minimum(rects[:, None, 3], self.boxes[:, 3]) - np.maximum(rects[:, None, 1], self.boxes[:, 1])
        covered = (np.clip(across, 0, None) * np.clip(down, 0, None)).sum(axis=1)
        every = np.array([*self.earth.spots.values()])
        abroad = near > np.hypot(*(spots[:, None] - every[None]).transpose(2, 0, 1)).min(axis=1) + 1
        best = int((covered * 4 + near * 2 + far * 0.35 + abroad * self.lettering.abroad).argmin())
        self.boxes = np.concatenate([self.boxes, rects[best : best + 1]])
        return [round(float(spots[best, 0]), 1), round(float(spots[best, 1]), 1)]

    def _half(self, names: tuple[str, str]) -> float:
        """Half of what a land's name takes across, in the longer language."""
        size, spacing = self.lettering.size, self.lettering.spacing
        return max(width(name.upper(), Face.NAME, size, spacing) for name in names) / 2 + 6

    def rivers(self, rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
        """Where each river's name runs along it with the most room around."""
        taken: list[tuple[float, float]] = []
        found = []
        for river in rows:
            half = width(river["id"], Face.WATER, RIVER) / 2 + 4
            course = self.earth.board(np.array(river["course"], np.float32))
            choices = sorted((self._clearance(spot, angle, half), spot, angle) for spot, angle in stations(course))
            for _ in range(river["names"]):
                free = [c for c in choices if all(np.hypot(c[1][0] - x, c[1][1] - y) > APART for x, y in taken)]
                if not free or free[-1][0] < 0:
                    break
                _, (x, y), angle = free[-1]
                taken.append((x, y))
                found.append({"id": river["id"], "x": round(x, 1), "y": round(y, 1), "angle": round(angle, 1)})
        return found

    def _clearance(self, spot: tuple[float, float], angle: float, half: float) -> float:
        """The distance from a sloping text to the nearest place, panel or name."""
        turn, boxes = np.radians(angle), self.boxes
        wide, high = self.earth.size
        along = np.linspace(-half, half, 9)[:, None] * np.array([[np.cos(turn), -np.sin(turn)]]) + spot
        dx = np.maximum(np.maximum(boxes[None, :, 0] - along[:, None, 0], along[:, None, 0] - boxes[None, :, 2]), 0)
        dy = np.maximum(np.maximum(boxes[None, :, 1] - along[:, None, 1], along[:, None, 1] - boxes[None, :, 3]), 0)
        edge = np.minimum(np.minimum(along[:, 0], wide - along[:, 0]), np.minimum(along[:, 1], high - along[:, 1]))
        upright = np.ptp(along, axis=0) / 2 + 7
        over = np.minimum(boxes[:, 2:], spot + upright) - np.maximum(boxes[:, :2], spot - upright)
        crossed = 30.0 if (over > 0).all(axis=1).any() else 0.0
        return float(min(np.hypot(dx, dy).min(), edge.min() - 10)) - crossed


def stations(course: Points) -> list[tuple[tuple[float, float], float]]:
    """Points along a course with the slope there, such that a text is never upside down."""
    found = []
    for here, after in pairwise(course):
        steps = max(2, int(np.hypot(*(after - here)) / 8))
        slope = float(np.degrees(np.arctan2(here[1] - after[1], after[0] - here[0])))
        slope = (slope + 90) % 180 - 90
        across = np.array([after[1] - here[1], here[0] - after[0]]) / max(1e-6, float(np.hypot(*(after - here))))
        for n in range(steps):
            middle = here + (after - here) * n / steps
            for off in (0, 13, -13, 22, -22, 32, -32):
                x, y = middle + across * off
                found.append(((float(x), float(y)), slope))
    return found
