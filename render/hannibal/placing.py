"""The forces of a view as counters, and where there is room for them beside their spaces."""

import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from render.hannibal import glyphs
from render.hannibal.atlas import general
from render.hannibal.base import print_boxes, province_box, water_box
from render.hannibal.colours import side_colour
from render.hannibal.counters import Officer, Plate, grown_at, lay, share_at
from render.hannibal.crops import Window
from render.hannibal.layout import layout
from render.paper.canvas import Box, Canvas, Point, along
from render.paper.theme import THEMES
from rules.hannibal.board.ids import SpaceId
from rules.hannibal.pack.edition import edition
from rules.hannibal.view import ForceView, HannibalView

GAP = 4.0
NEAR, FAR, STEP = 18.0, 200.0, 11.0  # how far from a space its counters are tried
FIRST = 32  # of the spots that are tried, so many are looked at closely; more only if they might be better
Boxes = NDArray[np.float64]
REACHES, TURNS = (part.ravel() for part in np.meshgrid(
    np.arange(NEAR, FAR, STEP), np.arange(0, math.tau, math.tau / 28), indexing="ij"
))  # fmt: skip


@dataclass(frozen=True)
class Placed:
    """A counter and where its middle comes to lie."""

    space: str
    plate: Plate
    x: float
    y: float
    share: float = 1.0  # how large it is drawn

    @property
    def box(self) -> Box:
        """What it covers."""
        wide, high = self.plate.size[0] * self.share, self.plate.size[1] * self.share
        return self.x - wide / 2, self.y - high / 2, self.x + wide / 2, self.y + high / 2


def plates(view: HannibalView) -> list[tuple[str, Plate]]:
    """Every force on the map as a counter: garrisons first, that they stay at their walls, then the largest."""
    found = [(force.space, plate(view, force)) for force in view.forces]
    return sorted(found, key=lambda row: (not row[1].inside, -row[1].size[0] * row[1].size[1], row[0], row[1].side))


def plate(view: HannibalView, force: ForceView) -> Plate:
    """One force; its commander stands first."""
    order = sorted(force.generals, key=lambda id: (id != force.commander, force.generals.index(id)))
    mark, train = view.markers[force.space], view.siege_train
    besieging = not force.inside and mark.points > 0 and mark.owner != force.side
    return Plate(
        force.side,
        force.regular + force.elephants,
        force.elephants,
        force.inside,
        besieging,
        tuple(officer(id, force.space, view.generals[id].rank or "") for id in order),
        force.side == "carthage" and not force.inside and train is not None and train.at == force.space,
    )


def officer(id: str, at: str | None = None, rank: str = "") -> Officer:
    """A general with his ratings and rank; P. Scipio's are better in Hispania (ch.2)."""
    one = general(id)
    there = one.ability == "rating-in-region" and at and edition().map.region(SpaceId(at)) == one.figures.region
    strategy = one.figures.strategy if there and one.figures.strategy else one.strategy
    return Officer(id, one.name, strategy, one.battle, rank)


def placed(view: HannibalView, frame: Window, language: str, kept_clear: list[Box]) -> list[Placed]:
    """A place for every counter whose space is in the picture."""
    shown = [(space, plate) for space, plate in plates(view) if space not in frame.hidden]
    atlas, shares = edition().map, [share_at(frame.scale)]
    if not frame.whole:
        shares.insert(0, grown_at(frame.scale))
    solid = [*kept_clear, *(box for place in atlas.spaces for box in print_boxes(place, language))]
    if frame.whole:
        solid += layout().panels.values()
    names = [province_box(province, language) for province in atlas.provinces]
    soft = np.array([*names, *(water_box(water, language) for water in layout().waters)])
    hard = np.array(solid)
    taken = np.zeros((0, 4))
    found: list[Placed] = []
    stems: list[tuple[Point, Point]] = []
    for space, plate in shown:
        for share in shares:
            size = plate.size[0] * share, plate.size[1] * share
            *spot, clear = _best(layout().spots[space], size, frame.box, hard, soft, taken, stems)
            if clear:
                break
        found.append(Placed(space, plate, spot[0], spot[1], share))
        taken = np.concatenate([taken, np.array([found[-1].box])])
        stems.append((layout().spots[space], (spot[0], spot[1])))
    return found


def _best(
    home: Point,
    size: tuple[float, float],
    box: Box,
    hard: Boxes,
    soft: Boxes,
    taken: Boxes,
    stems: list[tuple[Point, Point]],
) -> tuple[float, float, bool]:
    """The spot near a space that covers the least, and whether it covers nothing at all."""
    wide, high = size
    hard, soft, taken = (_near(boxes, home, FAR + wide, FAR + high) for boxes in (hard, soft, taken))
    x = home[0] + np.cos(TURNS) * (REACHES + wide / 2)
    y = home[1] + np.sin(TURNS) * (REACHES + high / 2 + 2)
    rects = np.stack([x - wide / 2 - GAP, y - high / 2 - GAP - 2, x + wide / 2 + GAP, y + high / 2 + GAP], axis=1)
    gap_x = np.maximum(np.abs(x - home[0]) - wide / 2, 0)
    gap_y = np.maximum(np.abs(y - home[1]) - high / 2, 0)
    cost = np.hypot(gap_x, gap_y) * 4 + np.abs(x - home[0]) * 0.3
    cost += np.where(y > home[1], 12, 0)
    printed = _covered(rects, hard)
    others, names = _covered(rects, taken), _covered(rects, soft)
    cost += printed * 3 + 600.0 * (printed > 0) + others * 12 + names * 2
    left, top, right, bottom = box
    out = np.maximum(left - rects[:, 0], 0) + np.maximum(rects[:, 2] - right, 0)
    out += np.maximum(top - rects[:, 1], 0) + np.maximum(rects[:, 3] - bottom, 0)
    cost += out * 500

    def whole_cost(spots: NDArray[np.intp]) -> NDArray[np.float64]:
        """With what the line to the space would cross: dear to find out, so only the cheapest spots are asked."""
        px, py = x[spots], y[spots]
        lines = _stems(home, px, py, taken, 400.0) + _stems(home, px, py, hard, 90.0)
        lines += _stems(home, px, py, soft, 30.0) + 500.0 * _crossed(home, px, py, stems)
        return np.asarray(cost[spots] + lines, float)

    order = np.argsort(cost, kind="stable")
    costs = whole_cost(order[:FIRST])
    rest = order[FIRST:]
    rest = rest[cost[rest] < costs.min()]
    spots, costs = np.concatenate([order[:FIRST], rest]), np.concatenate([costs, whole_cost(rest)])
    best = int(spots[costs.argmin()])
    return float(x[best]), float(y[best]), bool(printed[best] + others[best] + names[best] + out[best] == 0)


def _near(boxes: Boxes, home: Point, across: float, down: float) -> Boxes:
    """Those of the boxes that a counter of a space could meet."""
    x, y = home
    left, top, right, bottom = boxes.T
    found: Boxes = boxes[(right > x - across) & (left < x + across) & (bottom > y - down) & (top < y + down)]
    return found


def _covered(rects: Boxes, boxes: Boxes) -> NDArray[np.float64]:
    """How much of the boxes each rectangle would cover."""
    if not len(boxes):
        return np.zeros(len(rects))
    across = np.minimum(rects[:, None, 2], boxes[:, 2]) - np.maximum(rects[:, None, 0], boxes[:, 0])
    down = np.minimum(rects[:, None, 3], boxes[:, 3]) - np.maximum(rects[:, None, 1], boxes[:, 1])
    return np.asarray((np.clip(across, 0, None) * np.clip(down, 0, None)).sum(axis=1), float)


def _stems(home: Point, x: Boxes, y: Boxes, boxes: Boxes, price: float) -> NDArray[np.float64]:
    """A price for everything that lies on the way from a space to its counter."""
    own = (boxes[:, 0] < home[0]) & (boxes[:, 2] > home[0]) & (boxes[:, 1] < home[1]) & (boxes[:, 3] > home[1])
    boxes, cost = boxes[~own], np.zeros(len(x))
    for share in (0.3, 0.4, 0.5, 0.6, 0.7):
        px, py = (home[0] + (x - home[0]) * share)[:, None], (home[1] + (y - home[1]) * share)[:, None]
        hit = (px > boxes[:, 0]) & (px < boxes[:, 2]) & (py > boxes[:, 1]) & (py < boxes[:, 3])
        cost += price * hit.sum(axis=1)
    return cost


def _crossed(home: Point, x: Boxes, y: Boxes, stems: list[tuple[Point, Point]]) -> NDArray[np.float64]:
    """How many lines to other counters a line from a space would cross."""
    count = np.zeros(len(x))
    for (ax, ay), (bx, by) in stems:
        if (ax, ay) == home:
            continue
        before = (bx - ax) * (home[1] - ay) > (by - ay) * (home[0] - ax)
        after = (bx - ax) * (y - ay) > (by - ay) * (x - ax)
        one = (x - home[0]) * (ay - home[1]) > (y - home[1]) * (ax - home[0])
        other = (x - home[0]) * (by - home[1]) > (y - home[1]) * (bx - home[0])
        count += (before != after) & (one != other)
    return count


def draw_sieges(canvas: Canvas, style: str, view: HannibalView, hidden: frozenset[str]) -> None:
    """A palisade around every place that is besieged or pressed."""
    for space, mark in view.markers.items():
        x, y = layout().spots[space]
        if mark.points and space not in hidden and canvas.sees(x, y, 40):
            canvas.paste(glyphs.palisade(style, canvas.scale), x, y)


def draw_stems(canvas: Canvas, style: str, found: list[Placed]) -> None:
    """From every counter a line to its space, below the signs of the spaces."""
    theme = THEMES[style]
    for one in found:
        home = layout().spots[one.space]
        colour = side_colour(theme, one.plate.side)
        for wide, paint in ((6.4, theme.casing), (3.6, colour)):
            canvas.stroke([home, along(home, (one.x, one.y), 0.98)], wide, paint, alpha=235)


def draw_forces(canvas: Canvas, style: str, view: HannibalView, found: list[Placed], hidden: frozenset[str]) -> None:
    """The counters, and the points of sieges."""
    for one in found:
        lay(canvas, style, one.plate, one.x, one.y, one.share)
    needed = edition().tables.siege.needed
    for space, mark in view.markers.items():
        x, y = layout().spots[space]
        if mark.points and space not in hidden and canvas.sees(x, y, 30):
            canvas.paste(glyphs.pips(style, mark.points, needed, canvas.scale), x, y - 21)
