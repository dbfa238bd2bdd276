"""Where things are on the board: the committed positions, and the geography beneath them."""

import json
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from render.paper.canvas import Box, Point
from render.paper.printed_names import RiverName
from render.paper.terrain import Terrain

ASSETS = Path(__file__).parent / "assets"
TERRAIN = Terrain(ASSETS, unheld=96)


@dataclass(frozen=True)
class Layout:
    """Positions in board units: spaces and names as points, panels as rectangles."""

    size: tuple[int, int]
    spots: dict[str, Point]
    panels: dict[str, Box]
    rivers: tuple[RiverName, ...]
    provinces: dict[str, Point]  # where a province's name stands
    waters: dict[str, tuple[float, float, float, float]]  # where a sea's name stands: x, y, size, spacing

    @property
    def box(self) -> Box:
        """The whole board."""
        return 0.0, 0.0, float(self.size[0]), float(self.size[1])


@lru_cache(maxsize=1)
def layout() -> Layout:
    """The positions of the board."""
    data = json.loads((ASSETS / "layout.json").read_text())

    def points(key: str) -> dict[str, Point]:
        return {id: (x, y) for id, (x, y) in data[key].items()}

    panels = {id: (left, top, right, bottom) for id, (left, top, right, bottom) in data["panels"].items()}
    waters = {id: (x, y, size, spacing) for id, (x, y, size, spacing) in data["waters"].items()}
    rivers = tuple(RiverName(**row) for row in data["rivers"])
    wide, high = data["size"]
    return Layout((wide, high), points("spots"), panels, rivers, points("provinces"), waters)
