"""Where things are on the board: the committed positions, and the geography beneath them."""

import json
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from render.paper.canvas import Box, Point
from render.paper.terrain import Terrain

ASSETS = Path(__file__).parent / "assets"
TERRAIN = Terrain(ASSETS, unheld=90, beyond=120, line=170)


@dataclass(frozen=True)
class Pass:
    """Mountains on the border of two provinces."""

    one: str
    other: str
    x: float
    y: float


@dataclass(frozen=True)
class Lane:
    """A strait or a sea lane between two provinces, from coast to coast."""

    one: str
    other: str
    kind: str
    start: Point
    end: Point


@dataclass(frozen=True)
class Layout:
    """Positions in board units: areas and names as points, panels as rectangles."""

    size: tuple[int, int]
    spots: dict[str, Point]
    panels: dict[str, Box]
    waters: dict[str, tuple[float, float, float, float]]  # where another water's name stands: x, y, size, spacing
    passes: tuple[Pass, ...]
    lanes: tuple[Lane, ...]

    @property
    def box(self) -> Box:
        """The whole board."""
        return 0.0, 0.0, float(self.size[0]), float(self.size[1])


@lru_cache(maxsize=1)
def layout() -> Layout:
    """The positions of the board."""
    data = json.loads((ASSETS / "layout.json").read_text())
    wide, high = data["size"]
    return Layout(
        (wide, high),
        {id: (x, y) for id, (x, y) in data["spots"].items()},
        {id: (left, top, right, bottom) for id, (left, top, right, bottom) in data["panels"].items()},
        {id: (x, y, size, spacing) for id, (x, y, size, spacing) in data["waters"].items()},
        tuple(Pass(one, other, x, y) for one, other, x, y in data["passes"]),
        tuple(Lane(one, other, kind, (a, b), (c, d)) for one, other, kind, (a, b), (c, d) in data["lanes"]),
    )
