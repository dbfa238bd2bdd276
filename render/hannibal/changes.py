"""What changed: arrows for marches and voyages, rings for battles, shaded markers, and the caption's words."""

import math
from dataclasses import dataclass

from render.hannibal import glyphs
from render.hannibal.base import print_boxes
from render.hannibal.colours import PALETTES
from render.hannibal.layout import layout
from render.hannibal.seaways import seaway
from render.paper.arrows import head, oval, smooth
from render.paper.canvas import Box, Canvas, Point, along
from render.paper.theme import THEMES, Theme

SHORT = 24.0  # how far before a space an arrow ends
HEAD = 9.0  # how far its head reaches beyond its tip


@dataclass(frozen=True)
class Move:
    """A force's way from space to space; a voyage is dashed."""

    side: str
    path: tuple[str, ...]
    sea: bool = False


@dataclass(frozen=True)
class Clash:
    """A battle or a siege; who won it, if anybody."""

    place: str
    winner: str = ""


@dataclass(frozen=True)
class Taken:
    """A space whose marker was placed, turned or removed."""

    place: str
    side: str = ""


@dataclass(frozen=True)
class Caption:
    """The band above the board: who, what, with which card, and how it ended; worded by whoever asks."""

    side: str = ""  # for its marker
    title: str = ""
    card: str = ""  # the name of the card that was played
    result: str = ""


@dataclass(frozen=True)
class Changes:
    """Everything that a picture points out."""

    moves: tuple[Move, ...] = ()
    clashes: tuple[Clash, ...] = ()
    taken: tuple[Taken, ...] = ()
    touched: tuple[str, ...] = ()  # where units came, went or were lost
    caption: Caption = Caption()

    def places(self) -> list[str]:
        """The spaces concerned, in the order of events."""
        found = [place for move in self.moves for place in move.path]
        found += [clash.place for clash in self.clashes] + [taken.place for taken in self.taken] + [*self.touched]
        return list(dict.fromkeys(found))


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
        canvas.polygon(oval(x, y + 2, 46, 40), theme.danger, 50)
        canvas.stroke(oval(x, y + 2, 46, 40), 6.4, theme.casing, alpha=220)
        canvas.stroke(oval(x, y + 2, 46, 40), 3.6, theme.danger)
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
    canvas.stroke(oval(x, y + 2, 38, 33), 5.0, theme.casing, alpha=200)
    canvas.stroke(oval(x, y + 2, 38, 33), 2.4, theme.accent)


def shade(canvas: Canvas, theme: Theme, side: str, x: float, y: float) -> None:
    """A glow in the new owner's colour around a space."""
    colour = PALETTES[theme.id].lands.get(side, theme.accent)
    for reach, alpha in ((40, 50), (34, 66), (28, 84)):
        canvas.polygon(oval(x, y + 2, reach, reach * 0.88), colour, alpha)
    canvas.stroke(oval(x, y + 2, 40, 35), 2.8, theme.accent, dash=(2, 5))


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
    """A bold arrow in the side's colour with the accent's edge; a voyage is dashed."""
    tip = line[-1]
    body = [p for p in line if math.dist(p, tip) > 11] or line[:1]
    colour = PALETTES[theme.id].sides.get(side, theme.accent)
    for wide, paint, grow in ((14.0, theme.casing, 3.0), (10.4, theme.accent, 1.4), (5.6, colour, -1.2)):
        dash = (12.0, 13.0) if sea and grow < 0 else ()
        canvas.stroke([*body, along(body[-1], tip, 0.5)], wide, paint, dash=dash, alpha=235)
        canvas.polygon(head(body[-1], tip, 14 + grow), paint)


def draw_swords(canvas: Canvas, theme: Theme, x: float, y: float) -> None:
    """Crossed swords on a disc."""
    canvas.polygon(oval(x, y, 14, 14), theme.paper)
    canvas.stroke(oval(x, y, 14, 14), 2.4, theme.danger)
    dark = (44, 30, 20)
    for side in (-1, 1):
        canvas.stroke([(x - 7 * side, y + 7), (x + 7 * side, y - 7)], 2.5, dark)
        canvas.stroke([(x - 7.2 * side, y + 2.6), (x - 2.6 * side, y + 7.2)], 2.0, dark)
