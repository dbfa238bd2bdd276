"""Which part of the board a picture shows: the theatre of what happened, a sea with its coasts, a realm, one area."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from render.empires.layout import layout
from render.empires.plates import boxes
from render.paper.canvas import Box
from render.paper.changes import MapChanges as Changes
from render.paper.windows import LARGE, WIDE, CropShape, MapSight, Window, around, inside, scenes, shaped
from rules.core.ids import Seat
from rules.empires.board.ids import AreaId
from rules.empires.pack.edition import edition
from rules.empires.view import EmpiresView

CUT = CropShape(smallest=500.0, margin=14.0)
WIDEST = WIDE / 1.4  # board units across a scene: of a wider part a phone shows no names
MOST_SCENES = 2
NEAR = 330.0  # board units up to which a neighbour belongs to an area's surroundings


@dataclass(frozen=True)
class Focus:
    """What to look at: the theatre is where something changed, or else what is held."""

    kind: Literal["theatre", "whole", "large", "sea", "realm", "area"] = "theatre"
    id: str = ""


THEATRE = Focus()
WHOLE = Focus("whole")


def windows(view: EmpiresView, focus: Focus, changes: Changes, language: str) -> list[Window]:
    """The window for a focus; of a theatre that would be too wide for a phone, several.

    Where nothing has changed, the theatre is what the seats hold and trade in.
    """
    changed = changes.places()
    one = window(view, focus, changed, language)
    if focus.kind != "theatre" or (changed and one.scale >= WIDE / WIDEST):
        return [one]
    if changed:
        sights = [MapSight(_room(places, language), weight) for places, weight in changes.bundles()]
    else:
        sights = held(view, language)
    return [_framed(box, language) for box in scenes(sights, layout().size, CUT, WIDEST, MOST_SCENES)] or [one]


def held(view: EmpiresView, language: str) -> list[MapSight]:
    """What the seats hold, each area as much as it has markers, and where they trade; at first everything."""
    weights = {id: one.markers + bool(one.trade) for id, one in view.areas.items()}
    quiet = not any(weights.values())
    return [MapSight(_room([id], language), weight or 1) for id, weight in weights.items() if weight or quiet]


def window(view: EmpiresView, focus: Focus, changed: list[str], language: str) -> Window:
    """The window for a focus."""
    places = _places(view, focus, changed)
    if not places:
        return Window(layout().box, LARGE if focus.kind == "large" else 1.0, whole=True)
    return _framed(shaped(_room(places, language), layout().size, CUT), language)


def _room(places: Iterable[str], language: str) -> Box:
    """What areas cover with all that stands there."""
    return around([box for place in places for box in boxes(place, language)])


def _framed(box: Box, language: str) -> Window:
    """A window without the areas that it would cut."""
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
