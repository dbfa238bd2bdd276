"""Where things are on the board: the committed positions, and the geography beneath them."""

import json
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from render.paper.canvas import Box, Point
from render.paper.terrain import Terrain

ASSETS = Path(__file__).parent / "assets"
TERRAIN = Terrain(ASSETS, unheld=60, beyond=120, line=150)


@dataclass(frozen=True)
class Bridge:
    """A link by land between two provinces that do not touch."""

    one: str
    other: str
    start: Point
    end: Point


@dataclass(frozen=True)
class Layout:
    """Positions in board units: places as points, panels as rectangles."""

    size: tuple[int, int]
    spots: dict[str, Point]
    panels: dict[str, Box]
    bridges: tuple[Bridge, ...]

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
        tuple(Bridge(one, other, (a, b), (c, d)) for one, other, (a, b), (c, d) in data["bridges"]),
    )
