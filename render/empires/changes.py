"""What changed: arrows of attacks by land and by sea, rings of battles, provinces taken."""

from render.empires import glyphs
from render.empires.base import lane_between, lane_curve
from render.empires.colours import PALETTES
from render.empires.layout import layout
from render.empires.plates import boxes
from render.paper.arrows import smooth
from render.paper.canvas import Canvas, Point, along
from render.paper.changes import FoughtAt as Clash
from render.paper.changes import Headline as Caption
from render.paper.changes import MapChanges as Changes
from render.paper.changes import Seized as Taken
from render.paper.changes import ShownMove as Move
from render.paper.changes import draw_arrow, draw_clash, draw_ring, draw_shade, draw_swords
from render.paper.theme import THEMES, Theme

__all__ = ["Caption", "Changes", "Clash", "Move", "Taken"]

HEAD = 10.0  # how far an arrow's head reaches beyond its tip
BEND = 0.16  # how far an arrow bends, as a share of its length


def draw_below(canvas: Canvas, style: str, changes: Changes) -> None:
    """What lies under the areas: shades, rings, arrows."""
    theme = THEMES[style]
    for taken in changes.taken:
        draw_shade(canvas, theme, PALETTES[style].lands.get(taken.side, theme.accent), *middle(taken.place), 1.5)
    fought = {clash.place for clash in changes.clashes}
    for place in changes.touched:
        if place not in fought:
            draw_ring(canvas, theme, *middle(place), 62, 54)
    for clash in changes.clashes:
        draw_clash(canvas, theme, *middle(clash.place), 66, 58)


def middle(place: str) -> Point:
    """The middle of what stands on an area."""
    x, y = layout().spots[place]
    return x, y - 4


def draw_above(canvas: Canvas, style: str, changes: Changes) -> None:
    """What lies over the areas: arrows, crossed swords, and beside them who won."""
    theme = THEMES[style]
    for move in changes.moves:
        if len(move.path) > 1:
            arrow(canvas, theme, move)
    for clash in changes.clashes:
        x, y = swords_at(clash)
        big = Canvas(canvas.image, canvas.scale * 1.35, _kept(canvas, x, y, 1.35))
        draw_swords(big, theme, x, y)
        if clash.winner:
            away = 32 if x > layout().spots[clash.place][0] else -32
            canvas.paste(glyphs.sign(style, clash.winner, canvas.scale * 0.85), x + away, y - 6)


def _kept(canvas: Canvas, x: float, y: float, grown: float) -> Point:
    """The origin at which a point stays where it is while all around it grows."""
    return x - (x - canvas.origin[0]) / grown, y - (y - canvas.origin[1]) / grown


def swords_at(clash: Clash) -> Point:
    """Where the swords of a battle stand: on the upper right of its ring, or on the upper left at the board's edge."""
    x, y = middle(clash.place)
    return (x + 56, y - 48) if x < layout().size[0] - 130 else (x - 56, y - 48)


def arrow(canvas: Canvas, theme: Theme, move: Move) -> None:
    """An attack in its seat's colour."""
    draw_arrow(canvas, theme, PALETTES[theme.id].seats.get(move.side, theme.accent), route(move), sea=move.sea)


def route(move: Move) -> list[Point]:
    """The curve of an attack; over a strait or a sea lane it follows that."""
    first, last = middle(move.path[0]), middle(move.path[-1])
    lane = lane_between(move.path[0], move.path[-1]) if len(move.path) == 2 else None
    if lane is not None:
        a, b = (lane.start, lane.end) if lane.one == move.path[0] else (lane.end, lane.start)
        ways = [first, lane_curve(a, b)[12], last]
    elif len(move.path) == 2:
        mid = along(first, last, 0.5)
        ways = [first, (mid[0] - (last[1] - first[1]) * BEND, mid[1] + (last[0] - first[0]) * BEND), last]
    else:
        ways = [middle(place) for place in move.path]
    return trimmed(smooth(ways), move.path[0], move.path[-1])


def trimmed(curve: list[Point], start: str, end: str) -> list[Point]:
    """A curve without what would hide the plates at its ends."""

    def covered(point: Point, area: str, reach: float) -> bool:
        x, y = point
        return any(
            box[0] - reach < x < box[2] + reach and box[1] - reach < y < box[3] + reach for box in boxes(area, "en")
        )

    kept = list(curve)
    while len(kept) > 6 and covered(kept[0], start, 2.0):
        kept.pop(0)
    while len(kept) > 6 and covered(kept[-1], end, HEAD):
        kept.pop()
    return kept
