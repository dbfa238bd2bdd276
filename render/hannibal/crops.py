"""Which part of the board a picture shows: the theatre of what happened, a region, one space, or everything."""

from dataclasses import dataclass
from typing import Literal

from render.hannibal.base import print_boxes
from render.hannibal.layout import layout
from render.paper.canvas import Box
from rules.hannibal.board.ids import RegionId, SpaceId
from rules.hannibal.pack.edition import edition

WIDE = 1200  # pixels across a crop: three of them are one on a phone
SHAPES = (0.88, 1.45)  # the narrowest and the widest crop: its width by its height
SMALLEST = 430.0  # board units across, so that a space keeps its surroundings
MARGIN = 16.0
ABOVE = 46.0  # room for counters
SCALES = (2.8, 2.4, 2.0, 1.7, 1.5, 1.3, 1.15, 1.0, 0.85)  # pixels of a board unit


@dataclass(frozen=True)
class Focus:
    """What to look at: the theatre is where something changed, or else the whole board."""

    kind: Literal["theatre", "whole", "region", "space"] = "theatre"
    id: str = ""


THEATRE = Focus()
WHOLE = Focus("whole")


@dataclass(frozen=True)
class Window:
    """A part of the board, its scale, and the spaces it does not hold whole: they are left out."""

    box: Box
    scale: float
    hidden: frozenset[str] = frozenset()

    @property
    def whole(self) -> bool:
        """Is this the whole board?"""
        return self.box == layout().box


def window(focus: Focus, changed: list[str], language: str) -> Window:
    """The window for a focus."""
    places = _places(focus, changed)
    if not places:
        return Window(layout().box, 1.0)
    boxes = [box for place in places for box in print_boxes(place, language)]
    left, top = min(box[0] for box in boxes), min(box[1] for box in boxes) - ABOVE
    right, bottom = max(box[2] for box in boxes), max(box[3] for box in boxes)
    box = _shaped(left, top, right, bottom)
    hidden = [p for p in layout().spots if any(not _inside(part, box) for part in print_boxes(p, language))]
    return Window(box, round(WIDE / (box[2] - box[0]), 4), frozenset(hidden))


def _places(focus: Focus, changed: list[str]) -> list[str]:
    """The spaces that must be seen whole; none means all."""
    atlas = edition().map
    if focus.kind == "region":
        return [space for p in atlas.regions[RegionId(focus.id)].provinces for space in atlas.spaces_of[p]]
    if focus.kind == "space":
        here = SpaceId(focus.id)
        return [here, *atlas.links.neighbours(here)]
    return [place for place in changed if place in layout().spots] if focus.kind == "theatre" else []


def _shaped(left: float, top: float, right: float, bottom: float) -> Box:
    """A box grown to a shape that a crop may have, and kept on the board."""
    wide, high = layout().size
    ratio = min(SHAPES[1], max(SHAPES[0], (right - left + 2 * MARGIN) / (bottom - top + 2 * MARGIN)))
    across = max(right - left + 2 * MARGIN, (bottom - top + 2 * MARGIN) * ratio, SMALLEST)
    across = next((WIDE / scale for scale in SCALES if WIDE / scale >= across), across)
    across = min(across, wide, high * ratio)
    down = across / ratio
    x = min(max(0.0, (left + right - across) / 2), wide - across)
    y = min(max(0.0, (top + bottom - down) / 2), high - down)
    return x, y, x + across, y + down


def _inside(part: Box, box: Box) -> bool:
    """Does the box hold the part whole?"""
    return part[0] >= box[0] and part[1] >= box[1] and part[2] <= box[2] and part[3] <= box[3]
