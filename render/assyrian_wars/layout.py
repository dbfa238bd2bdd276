"""Where things are on the board: the committed positions, and the geography beneath them."""

import json
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

import numpy as np
from PIL import Image

from render.paper.canvas import Box, Point

ASSETS = Path(__file__).parent / "assets"


@dataclass(frozen=True)
class RiverName:
    """A river's name and the slope at which it is written."""

    id: str
    x: float
    y: float
    angle: float


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


@dataclass(frozen=True)
class Outlines:
    """Coast, lakes and rivers as lines of board points."""

    land: tuple[np.ndarray, ...]
    lakes: tuple[np.ndarray, ...]
    rivers: tuple[np.ndarray, ...]

    def within(self, lines: tuple[np.ndarray, ...], box: Box, margin: float = 4.0) -> list[np.ndarray]:
        """Those of the lines that reach into a box."""
        left, top, right, bottom = box[0] - margin, box[1] - margin, box[2] + margin, box[3] + margin
        found = []
        for line in lines:
            (x0, y0), (x1, y1) = line.min(axis=0), line.max(axis=0)
            if x1 > left and x0 < right and y1 > top and y0 < bottom:
                found.append(line)
        return found


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
def outlines() -> Outlines:
    """The coast, the lakes and the rivers."""
    data = json.loads((ASSETS / "outlines.json").read_text())
    return Outlines(*(tuple(np.array(line, np.float32) for line in data[key]) for key in ("land", "lakes", "rivers")))


@lru_cache(maxsize=1)
def relief() -> Image.Image:
    """The painted relief, in the size of the board."""
    return Image.open(ASSETS / "relief.webp").convert("RGB")


@lru_cache(maxsize=1)
def territory() -> np.ndarray:
    """For every spot of the board at half size, the number of the area that owns it; 255: none."""
    return np.asarray(Image.open(ASSETS / "territory.png"))


@lru_cache(maxsize=1)
def numbered() -> tuple[str, ...]:
    """The areas in the order in which the territory map numbers them."""
    return tuple(json.loads((ASSETS / "layout.json").read_text())["areas"])
