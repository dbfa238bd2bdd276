"""Which part of the board a picture shows: the theatre of what happened, a sea with its coasts, a realm, one area."""

from dataclasses import dataclass
from typing import Literal

from render.empires.layout import layout
from render.empires.plates import boxes
from render.paper.windows import LARGE, WIDE, CropShape, Window, around, inside, shaped
from rules.core.ids import Seat
from rules.empires.board.ids import AreaId
from rules.empires.pack.edition import edition
from rules.empires.view import EmpiresView

CUT = CropShape(smallest=500.0, margin=14.0)
NEAR = 330.0  # board units up to which a neighbour belongs to an area's surroundings


@dataclass(frozen=True)
class Focus:
    """What to look at: the theatre is where something changed, or else the whole board."""

    kind: Literal["theatre", "whole", "large", "sea", "realm", "area"] = "theatre"
    id: str = ""


THEATRE = Focus()
WHOLE = Focus("whole")


def window(view: EmpiresView, focus: Focus, changed: list[str], language: str) -> Window:
    """The window for a focus."""
    places = _places(view, focus, changed)
    if not places:
        return Window(layout().box, LARGE if focus.kind == "large" else 1.0, whole=True)
    box = shaped(around([box for place in places for box in boxes(place, language)]), layout().size, CUT)
    hidden = [area for area in layout().spots if any(not inside(part, box) for part in boxes(area, language))]
    return Window(box, round(WIDE / (box[2] - box[0]), 4), frozenset(hidden))


def _places(view: EmpiresView, focus: Focus, changed: list[str]) -> list[str]:
    """The areas that must be seen whole; none means all."""
    atlas = edition().map
    if focus.kind == "sea":
        return [focus.id, *(id for id, one in atlas.provinces.items() if focus.id in one.seas)]
    if focus.kind == "realm":
        return [area for area, state in view.areas.items() if state.owner == Seat(focus.id)]
    if focus.kind == "area":
        return surroundings(focus.id)
    if focus.kind == "theatre" and len(changed) == 1:
        return surroundings(changed[0])
    return changed if focus.kind == "theatre" else []


def surroundings(area: str) -> list[str]:
    """An area and those of its neighbours that are near it."""
    spots = layout().spots
    x, y = spots[area]
    found = [one for one in edition().map.linked[AreaId(area)] if one in edition().map.provinces]
    return [area, *(one for one in found if abs(spots[one][0] - x) < NEAR and abs(spots[one][1] - y) < NEAR)]
