"""What changed: arrows for marches and voyages, rings for battles, shaded markers, and the caption's words."""

import math

from render.hannibal import glyphs
from render.hannibal.base import print_boxes
from render.hannibal.colours import PALETTES
from render.hannibal.layout import layout
from render.hannibal.seaways import seaway
from render.paper.arrows import smooth
from render.paper.canvas import Box, Canvas, Point, along
from render.paper.changes import FoughtAt as Clash
from render.paper.changes import Headline as Caption
from render.paper.changes import MapChanges as Changes
from render.paper.changes import Seized as Taken
from render.paper.changes import ShownMove as Move
from render.paper.changes import draw_arrow, draw_clash, draw_ring, draw_shade
from render.paper.changes import draw_swords as draw_swords
from render.paper.theme import THEMES, Theme

__all__ = ["Caption", "Changes", "Clash", "Move", "Taken", "draw_swords"]

SHORT = 24.0  # how far before a space an arrow ends
HEAD = 9.0  # how far its head reaches beyond its tip


def draw_below(canvas: Canvas, style: str, changes: Changes) -> None:
    """What lies under spaces and counters: shades, rings, arrows."""
    theme = THEMES[style]
    for taken in changes.taken:
        shade(canvas, theme, taken.side, *layout().spots[taken.place])
    fought = {clash.place for clash in changes.clashes}
    for place in changes.touched:
        if place not in fought:
            ring(canvas, theme, *layout().spots[place])
    for clash in changes.clashes:
        x, y = layout().spots[clash.place]
        draw_clash(canvas, theme, x, y + 2)
    for move in changes.moves:
        if len(move.path) > 1:
            arrow(canvas, theme, move.side, route(move), sea=move.sea)


def draw_above(canvas: Canvas, style: str, changes: Changes, right: float) -> None:
    """What lies over the counters: crossed swords at a battle, and beside them who won it."""
    for clash in changes.clashes:
        x, y = layout().spots[clash.place]
        draw_swords(canvas, THEMES[style], x + 38, y - 25)
        if clash.winner:
            dx, dy = (22, 0) if _has_room(clash, right) else (0, -23)
            canvas.paste(glyphs.marker(style, clash.winner, canvas.scale * 0.9), x + 38 + dx, y - 25 + dy)


def sword_boxes(changes: Changes, right: float) -> list[Box]:
    """What the swords and winners will cover, in a picture that ends at a right edge: counters keep away."""
    found = []
    for clash in changes.clashes:
        x, y = layout().spots[clash.place]
        beside = _has_room(clash, right)
        found.append((x + 22, y - (41 if beside else 62), x + (74 if beside else 54), y - 9))
    return found


def _has_room(clash: Clash, right: float) -> bool:
    """May the winner stand beside the swords, or does the picture end there?"""
    return layout().spots[clash.place][0] + 76 < right


def ring(canvas: Canvas, theme: Theme, x: float, y: float) -> None:
    """A ring around a space where units came, went or were lost."""
    draw_ring(canvas, theme, x, y + 2)


def shade(canvas: Canvas, theme: Theme, side: str, x: float, y: float) -> None:
    """A glow in the new owner's colour around a space."""
    draw_shade(canvas, theme, PALETTES[theme.id].lands.get(side, theme.accent), x, y + 2)


def route(move: Move) -> list[Point]:
    """The curve of a move from one space to another, by land or by sea; its tip hides behind no sign and no name."""
    spots = [layout().spots[place] for place in move.path]
    curve = [*seaway(move.path[0], move.path[-1])] if move.sea else smooth(spots)
    curve = [p for p in curve if math.dist(p, spots[-1]) > SHORT and math.dist(p, spots[0]) > 8]
    printed = print_boxes(move.path[-1], "en")
    open_part = list(curve)
    while open_part and any(_within(open_part[-1], box) for box in printed):
        open_part.pop()
    if len(open_part) > len(curve) / 2:
        curve = open_part
    return curve if len(curve) > 1 else [spots[0], along(spots[0], spots[-1], 0.6)]


def _within(point: Point, box: Box) -> bool:
    """Does a point lie on a box, or so near that an arrow's head would touch it?"""
    x, y = point
    return box[0] - HEAD < x < box[2] + HEAD and box[1] - HEAD < y < box[3] + HEAD


def arrow(canvas: Canvas, theme: Theme, side: str, line: list[Point], *, sea: bool) -> None:
    """A bold arrow in the side's colour; a voyage is dashed."""
    draw_arrow(canvas, theme, PALETTES[theme.id].sides.get(side, theme.accent), line, sea=sea)
