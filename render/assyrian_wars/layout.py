"""Where things are on the board: the committed positions, and the geography beneath them."""

import json
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from render.paper.canvas import Box, Point
from render.paper.printed_names import RiverName
from render.paper.terrain import Terrain

ASSETS = Path(__file__).parent / "assets"
TERRAIN = Terrain(ASSETS)


@dataclass(frozen=True)
class Layout:
    """Positions in board units: areas and sea zones as points, boxes and panels as rectangles."""

    size: tuple[int, int]
    spots: dict[str, Point]
    boxes: dict[str, Box]
    rivers: tuple[RiverName, ...]
    countries: dict[str, Point]  # where a country's name stands
    waters: dict[str, tuple[float, float, float, float]]  # where a sea's name stands: x, y, size, spacing

    def spot(self, place: str) -> Point:
        """The middle of an area, zone or box."""
        if place in self.spots:
            return self.spots[place]
        left, top, right, bottom = self.boxes[place]
        return (left + right) / 2, (top + bottom) / 2


@lru_cache(maxsize=1)
def layout() -> Layout:
    """The positions of the Assyrian Wars board."""
    data = json.loads((ASSETS / "layout.json").read_text())
    spots = {key: (x, y) for key, (x, y) in data["spots"].items()}
    spots["sealand-waters"] = spots["sealand"]
    boxes = {key: tuple(box) for key, box in data["boxes"].items()} | raid_boxes(data["boxes"]["deep-sea"])
    rivers = tuple(RiverName(**row) for row in data["rivers"])
    return Layout(tuple(data["size"]), spots, boxes, rivers, data["countries"], data["waters"])


def raid_boxes(sea: list[float]) -> dict[str, Box]:
    """The five raid boxes in the lower half of the Deep Sea (6.15)."""
    left, _, right, bottom = sea
    wide = (right - left - 20) / 5
    return {
        f"raid-{n + 1}": (left + 10 + n * wide + 3, bottom - 66, left + 10 + (n + 1) * wide - 3, bottom - 10)
        for n in range(5)
    }


@lru_cache(maxsize=1)
def numbered() -> tuple[str, ...]:
    """The areas in the order in which the territory map numbers them."""
    return tuple(json.loads((ASSETS / "layout.json").read_text())["areas"])
