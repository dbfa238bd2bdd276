"""Which part of the board a picture shows: the theatre of what happened, a region, a realm, one place, or all."""

from dataclasses import dataclass
from typing import Literal

from render.era_of_tribes.layout import layout
from render.era_of_tribes.plates import box_of
from render.paper.windows import WIDE, CropShape, Window, around, inside, shaped
from rules.era_of_tribes.board.ids import AreaId
from rules.era_of_tribes.pack.edition import edition
from rules.era_of_tribes.view import TribesView

CUT = CropShape(smallest=440.0, margin=12.0)
NEAR = 300.0  # board units up to which a neighbour belongs to a place's surroundings


@dataclass(frozen=True)
class Focus:
    """What to look at: the theatre is where something changed, or else the whole board."""

    kind: Literal["theatre", "whole", "region", "realm", "place"] = "theatre"
    id: str = ""


THEATRE = Focus()
WHOLE = Focus("whole")


def regions() -> tuple[str, ...]:
    """The regions of the map, as the pack names them."""
    return tuple(dict.fromkeys(one.region for one in edition().map.lands.values()))


def regions_of(view: TribesView) -> tuple[str, ...]:
    """Those regions of which something is in play."""
    return tuple(dict.fromkeys(edition().map.lands[id].region for id in view.lands))


def window(view: TribesView, focus: Focus, changed: list[str], language: str) -> Window:
    """The window for a focus; places that are not in play are never in the way."""
    places = _places(view, focus, changed)
    if not places:
        return Window(layout().box, 1.0, whole=True)
    box = shaped(around([box_of(place, language) for place in places]), layout().size, CUT)
    hidden = [area for area in layout().spots if not inside(box_of(area, language), box)]
    return Window(box, round(WIDE / (box[2] - box[0]), 4), frozenset(hidden))


def _places(view: TribesView, focus: Focus, changed: list[str]) -> list[str]:
    """The places that must be seen whole; none means all."""
    if focus.kind == "region":
        return [id for id, one in edition().map.lands.items() if one.region == focus.id]
    if focus.kind == "realm":
        held = [id for id, seen in view.lands.items() if seen.owner == focus.id]
        return [*held, *(id for id, seen in view.seas.items() if focus.id in seen.fleets)]
    if focus.kind == "place":
        return surroundings(view, focus.id)
    if focus.kind == "theatre" and len(changed) == 1:
        return surroundings(view, changed[0])
    return changed if focus.kind == "theatre" else []


def surroundings(view: TribesView, place: str) -> list[str]:
    """A place and those of its neighbours that are near it."""
    spots = layout().spots
    x, y = spots[place]
    linked = edition().map.charts[view.cut].linked.get(AreaId(place), ())
    return [place, *(one for one in linked if abs(spots[one][0] - x) < NEAR and abs(spots[one][1] - y) < NEAR)]
