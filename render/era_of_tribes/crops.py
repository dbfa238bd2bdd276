"""Which part of the board a picture shows: the theatre of what happened, a region, a realm, one place, or all."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

import numpy as np

from render.era_of_tribes.layout import TERRAIN, layout
from render.era_of_tribes.plates import box_of
from render.paper.canvas import Box
from render.paper.changes import MapChanges
from render.paper.terrain import HALF
from render.paper.windows import WIDE, CropShape, MapSight, Window, around, inside, overlap, scenes, shaped
from rules.era_of_tribes.board.ids import AreaId, CutId
from rules.era_of_tribes.pack.edition import edition
from rules.era_of_tribes.view import TribesView

CUT = CropShape(smallest=440.0, margin=12.0)
FRAME = 26.0  # around what a cut of the map plays on
NARROWEST, WIDEST = 0.8, 1.7  # the width of a whole board by its height
LARGEST = 2000.0  # pixels across or down the map of a whole board
PANEL_GAP = 8.0  # between a panel and the edge of the board
MOST_WIDE = WIDE / 1.5  # board units across a scene: of a wider part a phone shows no names
MOST_SCENES = 3
CITY, SETTLED = 3, 1  # how much a city and any other place that somebody holds matter
LANGUAGES = ("en", "de")
NEAR = 300.0  # board units up to which a neighbour belongs to a place's surroundings


@dataclass(frozen=True)
class Focus:
    """What to look at: the theatre is where something changed, or else what is held."""

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


def windows(view: TribesView, focus: Focus, changes: MapChanges, language: str) -> list[Window]:
    """The window for a focus; of a theatre that would be too wide for a phone, several.

    Where nothing has changed, the theatre is what the players hold.
    """
    changed = changes.places()
    one = window(view, focus, changed, language)
    if focus.kind != "theatre" or (changed and one.scale >= WIDE / MOST_WIDE):
        return [one]
    if changed:
        sights = [MapSight(_room(places, language), weight) for places, weight in changes.bundles()]
    else:
        sights = settled(view, language)
    return [_framed(box, language) for box in scenes(sights, layout().size, CUT, MOST_WIDE, MOST_SCENES)] or [one]


def settled(view: TribesView, language: str) -> list[MapSight]:
    """What the players hold, by land and by sea, and how much it matters; at first where somebody is at home."""
    lands = [(id, CITY if one.city else SETTLED) for id, one in view.lands.items() if one.owner is not None]
    seas = [(id, SETTLED) for id, one in view.seas.items() if one.fleets]
    homes = [(id, SETTLED) for id in view.lands if edition().map.lands[id].home]
    return [MapSight(box_of(id, language), weight) for id, weight in [*lands, *seas] or homes]


def window(view: TribesView, focus: Focus, changed: list[str], language: str) -> Window:
    """The window for a focus; places that are not in play are never in the way."""
    places = _places(view, focus, changed)
    if not places:
        box = stage(view.cut)
        return Window(box, round(LARGEST / max(box[2] - box[0], box[3] - box[1]), 4), whole=True)
    return _framed(shaped(_room(places, language), layout().size, CUT), language)


def _room(places: Iterable[str], language: str) -> Box:
    """What places cover with all that stands there."""
    return around([box_of(place, language) for place in places])


def _framed(box: Box, language: str) -> Window:
    """A window without the places that it would cut."""
    hidden = [area for area in layout().spots if not inside(box_of(area, language), box)]
    return Window(box, round(WIDE / (box[2] - box[0]), 4), frozenset(hidden))


@lru_cache(maxsize=16)
def stage(cut: CutId) -> Box:
    """The part of the board that a cut of the map plays on: its provinces to their borders, its seas to their names."""
    areas = list(edition().map.charts[cut].linked)
    if len(areas) == len(edition().map.areas):
        return layout().box
    numbers = [n for n, area in enumerate(edition().map.lands) if area in areas]
    rows, columns = np.nonzero(np.isin(TERRAIN.territory, numbers))
    edges = (columns.min() * HALF, rows.min() * HALF, columns.max() * HALF, rows.max() * HALF)
    lands = (float(edges[0]), float(edges[1]), float(edges[2]), float(edges[3]))
    return framed(around([lands, *(box_of(area, language) for area in areas for language in LANGUAGES)]))


def framed(part: Box) -> Box:
    """A part of the board with a margin, grown where it is too narrow or too flat, and kept on the board."""
    wide, high = layout().size
    left, top = max(0.0, part[0] - FRAME), max(0.0, part[1] - FRAME)
    right, bottom = min(float(wide), part[2] + FRAME), min(float(high), part[3] + FRAME)
    across = max(right - left, (bottom - top) * NARROWEST)
    down = max(bottom - top, (right - left) / WIDEST)
    x = max(0.0, min((left + right - across) / 2, wide - across))
    y = max(0.0, min((top + bottom - down) / 2, high - down))
    return x, y, x + across, y + down


def free_corner(view: TribesView, box: Box, size: tuple[float, float], language: str) -> Box:
    """Where a panel of this size covers the least of the places in play: its own place, a corner, or along an edge."""
    taken = [box_of(area, language) for area in (*view.lands, *view.seas)]
    spots = [spot for spot in _corners(box, size) if inside(spot, box)]
    return min(spots, key=lambda spot: sum(overlap(spot, one) for one in taken))


def _corners(box: Box, size: tuple[float, float]) -> Iterator[Box]:
    """Where a panel may stand in a part of the board, the best first."""
    wide, high = size
    left, top = layout().panels["tracks"][:2]
    yield left, top, left + wide, top + high
    rights, bottoms = box[2] - wide - PANEL_GAP, box[3] - high - PANEL_GAP
    lefts, tops = box[0] + PANEL_GAP, box[1] + PANEL_GAP
    for share in (1.0, 0.0, 0.5, 0.75, 0.25):
        x, y = lefts + (rights - lefts) * share, tops + (bottoms - tops) * (1 - share)
        for spot in ((x, tops), (x, bottoms), (rights, y), (lefts, y)):
            yield *spot, spot[0] + wide, spot[1] + high


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
