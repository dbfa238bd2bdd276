"""Which part of the board a picture shows: the theatre of what happened, a region, a realm, one place, or all."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

import numpy as np

from render.era_of_tribes.layout import TERRAIN, layout
from render.era_of_tribes.plates import box_of
from render.paper.canvas import Box
from render.paper.terrain import HALF
from render.paper.windows import WIDE, CropShape, Window, around, inside, overlap, shaped
from rules.era_of_tribes.board.ids import AreaId, CutId
from rules.era_of_tribes.pack.edition import edition
from rules.era_of_tribes.view import TribesView

CUT = CropShape(smallest=440.0, margin=12.0)
FRAME = 26.0  # around what a cut of the map plays on
NARROWEST, WIDEST = 0.8, 1.7  # the width of a whole board by its height
LARGEST = 2000.0  # pixels across or down the map of a whole board
PANEL_GAP = 8.0  # between a panel and the edge of the board
LANGUAGES = ("en", "de")
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
        box = stage(view.cut)
        return Window(box, round(LARGEST / max(box[2] - box[0], box[3] - box[1]), 4), whole=True)
    box = shaped(around([box_of(place, language) for place in places]), layout().size, CUT)
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
