"""Which part of the board a picture shows: the theatre of what happened, a region, one space, or everything."""

from dataclasses import dataclass
from typing import Literal

from render.hannibal.base import print_boxes
from render.hannibal.layout import layout
from render.paper.windows import LARGE, WIDE, CropShape, around, inside, shaped
from render.paper.windows import Window as Window
from rules.hannibal.board.ids import RegionId, SpaceId
from rules.hannibal.pack.edition import edition

CUT = CropShape()
ABOVE = 46.0  # room for counters


@dataclass(frozen=True)
class Focus:
    """What to look at: the theatre is where something changed, or else the whole board."""

    kind: Literal["theatre", "whole", "large", "region", "space"] = "theatre"
    id: str = ""


THEATRE = Focus()
WHOLE = Focus("whole")


def window(focus: Focus, changed: list[str], language: str) -> Window:
    """The window for a focus."""
    places = _places(focus, changed)
    if not places:
        return Window(layout().box, LARGE if focus.kind == "large" else 1.0, whole=True)
    left, top, right, bottom = around([box for place in places for box in print_boxes(place, language)])
    box = shaped((left, top - ABOVE, right, bottom), layout().size, CUT)
    hidden = [p for p in layout().spots if any(not inside(part, box) for part in print_boxes(p, language))]
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
