"""Which part of the board a picture shows: the theatre of what happened, a region, one space, or everything."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from render.hannibal.base import print_boxes
from render.hannibal.layout import layout
from render.paper.canvas import Box
from render.paper.changes import MapChanges
from render.paper.windows import LARGE, WIDE, CropShape, MapSight, around, inside, scenes, shaped
from render.paper.windows import Window as Window
from rules.hannibal.board.ids import RegionId, SpaceId
from rules.hannibal.pack.edition import edition
from rules.hannibal.view import HannibalView

CUT = CropShape()
ABOVE = 46.0  # room for counters
LED_ROOM = 40.0, 30.0  # beside and above that, for an army with generals
WIDEST = WIDE / 1.5  # board units across: of a wider part a phone shows no names
MOST_SCENES = 3
LED, PRESSED = 4, 3  # how much an army with a general and a siege matter; a garrison counts one


@dataclass(frozen=True)
class Focus:
    """What to look at: the theatre is where something changed, or else the war."""

    kind: Literal["theatre", "whole", "large", "region", "space"] = "theatre"
    id: str = ""


THEATRE = Focus()
WHOLE = Focus("whole")


def windows(view: HannibalView, focus: Focus, changes: MapChanges, language: str) -> list[Window]:
    """The window for a focus; of a theatre that would be too wide for a phone, several.

    Where nothing has changed, the theatre is where armies and sieges are.
    """
    changed = changes.places()
    one = window(focus, theatre(changed), language)
    if focus.kind != "theatre" or (changed and one.scale >= WIDE / WIDEST):
        return [one]
    if changed:
        sights = [MapSight(_room(places, language), weight) for places, weight in changes.bundles()]
    else:
        sights = war(view, language)
    return [_framed(box, language) for box in scenes(sights, layout().size, CUT, WIDEST, MOST_SCENES)] or [one]


def war(view: HannibalView, language: str) -> list[MapSight]:
    """Where forces stand and what is besieged; an army with a general takes more room."""
    sights = [MapSight(_room([space], language), PRESSED) for space, mark in view.markers.items() if mark.points]
    for force in view.forces:
        left, top, right, bottom = _room([force.space], language)
        wide, high = LED_ROOM if force.generals else (0.0, 0.0)
        sights.append(MapSight((left - wide, top - high, right + wide, bottom), LED if force.generals else 1))
    return sights


def theatre(changed: list[str]) -> list[str]:
    """The spaces where something happens; a battle alone is seen with its surroundings."""
    return [*changed, *edition().map.links.neighbours(SpaceId(changed[0]))] if len(changed) == 1 else changed


def window(focus: Focus, changed: list[str], language: str) -> Window:
    """The window for a focus."""
    places = _places(focus, changed)
    if not places:
        return Window(layout().box, LARGE if focus.kind == "large" else 1.0, whole=True)
    return _framed(shaped(_room(places, language), layout().size, CUT), language)


def _room(places: Iterable[str], language: str) -> Box:
    """What spaces cover with the counters above them."""
    left, top, right, bottom = around([box for place in places for box in print_boxes(place, language)])
    return left, top - ABOVE, right, bottom


def _framed(box: Box, language: str) -> Window:
    """A window without the spaces that it would cut."""
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
