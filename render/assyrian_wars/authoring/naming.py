"""Where the names of rivers and countries have the most room on the board."""

from itertools import pairwise

import numpy as np

from render.assyrian_wars.authoring.earth import HEIGHT, LABEL, WIDTH, Earth
from render.assyrian_wars.authoring.warp import Points
from render.paper.text import Face, width

RIVER, COUNTRY = LABEL, 19  # sizes of the lettering
SPACING = 3.0
APART = 180.0  # between two names of one river


class Names:
    """Finds room for names among the places, the panels and the names already set."""

    def __init__(self, earth: Earth) -> None:
        self.earth = earth
        boxes = [(x - r.left, y - r.top, x + r.right, y + r.bottom) for (x, y), r in earth.rooms]
        self.boxes = np.array(boxes + [tuple(wall) for wall in earth.own["walls"].values()], float)

    def countries(self) -> dict[str, list[float]]:
        """Every country's name as near to the middle of its home as there is room."""
        found = {}
        for code, homes in self.earth.places.homes.items():
            if homes:
                x, y = self._country(code, np.array([self.earth.spots[home] for home in homes]))
                found[code] = [round(x, 1), round(y, 1)]
        return found

    def _country(self, code: str, homes: Points) -> tuple[float, float]:
        """The free spot nearest to the homes; the name and its number of city points below are kept clear."""
        names = self.earth.places.countries[code]
        half = max(width(name.upper(), Face.NAME, COUNTRY, SPACING) for name in names) / 2 + 6
        xs, ys = np.meshgrid(np.arange(half + 8, WIDTH - half - 8, 6), np.arange(24, HEIGHT - 40, 6))
        spots = np.stack([xs.ravel(), ys.ravel()], axis=1)
        near = np.hypot(*(spots[:, None] - homes[None]).transpose(2, 0, 1)).min(axis=1)
        far = np.hypot(*(spots - homes.mean(axis=0)).T)
        above, below = np.array([half, 13]), np.array([half, 27])
        rects = np.concatenate([spots - above, spots + below], axis=1)
        across = np.minimum(rects[:, None, 2], self.boxes[:, 2]) - np.maximum(rects[:, None, 0], self.boxes[:, 0])
        down = np.minimum(rects[:, None, 3], self.boxes[:, 3]) - np.maximum(rects[:, None, 1], self.boxes[:, 1])
        covered = (np.clip(across, 0, None) * np.clip(down, 0, None)).sum(axis=1)
        best = int((covered * 4 + near * 2 + far * 0.35).argmin())
        self.boxes = np.concatenate([self.boxes, rects[best : best + 1]])
        return float(spots[best, 0]), float(spots[best, 1])

    def rivers(self) -> list[dict]:
        """Where each river's name runs along it with the most room around."""
        taken: list[tuple[float, float]] = []
        rows = []
        for river in self.earth.own["rivers"]:
            half = width(river["id"], Face.WATER, RIVER) / 2 + 4
            course = self.earth.board(np.array(river["course"], np.float32))
            choices = sorted((self._clearance(spot, angle, half), spot, angle) for spot, angle in stations(course))
            for _ in range(river["names"]):
                free = [c for c in choices if all(np.hypot(c[1][0] - x, c[1][1] - y) > APART for x, y in taken)]
                room, (x, y), angle = free[-1]
                if room < 0:
                    break
                taken.append((x, y))
                rows.append({"id": river["id"], "x": round(x, 1), "y": round(y, 1), "angle": round(angle, 1)})
        return rows

    def _clearance(self, spot: tuple[float, float], angle: float, half: float) -> float:
        """The distance from a sloping text to the nearest place, panel or name."""
        turn, boxes = np.radians(angle), self.boxes
        along = np.linspace(-half, half, 9)[:, None] * np.array([[np.cos(turn), -np.sin(turn)]]) + spot
        dx = np.maximum(np.maximum(boxes[None, :, 0] - along[:, None, 0], along[:, None, 0] - boxes[None, :, 2]), 0)
        dy = np.maximum(np.maximum(boxes[None, :, 1] - along[:, None, 1], along[:, None, 1] - boxes[None, :, 3]), 0)
        edge = np.minimum(np.minimum(along[:, 0], WIDTH - along[:, 0]), np.minimum(along[:, 1], HEIGHT - along[:, 1]))
        upright = np.ptp(along, axis=0) / 2 + 7
        over = np.minimum(boxes[:, 2:], spot + upright) - np.maximum(boxes[:, :2], spot - upright)
        crossed = 30.0 if (over > 0).all(axis=1).any() else 0.0
        return float(min(np.hypot(dx, dy).min(), edge.min() - 10)) - crossed


def stations(course: Points) -> list[tuple[tuple[float, float], float]]:
    """Points along a course with the slope there, such that a text is never upside down."""
    found = []
    for here, after in pairwise(course):
        steps = max(2, int(np.hypot(*(after - here)) / 8))
        slope = np.degrees(np.arctan2(here[1] - after[1], after[0] - here[0]))
        slope = (slope + 90) % 180 - 90
        across = np.array([after[1] - here[1], here[0] - after[0]]) / max(1e-6, np.hypot(*(after - here)))
        for n in range(steps):
            middle = here + (after - here) * n / steps
            found += [(tuple((middle + across * off).tolist()), float(slope)) for off in (0, 13, -13, 22, -22, 32, -32)]
    return found
