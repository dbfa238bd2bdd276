"""What changed: arrows for marches and voyages, rings for battles, shaded markers, and the caption's words."""

import math
from dataclasses import dataclass

from render.hannibal import glyphs
from render.hannibal.colours import PALETTES
from render.hannibal.layout import layout
from render.paper.canvas import Box, Canvas, Point, along
from render.paper.theme import THEMES, Theme

SHORT = 24.0  # how far before a space an arrow ends


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


def oval(x: float, y: float, wide: float, high: float) -> list[Point]:
    """A closed oval as a line."""
    turns = [math.radians(10 * n) for n in range(37)]
    return [(x + wide * math.cos(turn), y + high * math.sin(turn)) for turn in turns]


def draw_below(canvas: Canvas, style: str, changes: Changes) -> None:
    """What lies under spaces and counters: shades, rings, arrows."""
    theme = THEMES[style]
    for taken in changes.taken:
        _shade(canvas, theme, taken)
    for place in changes.touched:
        x, y = layout().spots[place]
        canvas.stroke(oval(x, y + 2, 38, 33), 5.0, theme.casing, alpha=200)
        canvas.stroke(oval(x, y + 2, 38, 33), 2.4, theme.accent)
    for clash in changes.clashes:
        x, y = layout().spots[clash.place]
        canvas.polygon(oval(x, y + 2, 46, 40), theme.danger, 50)
        canvas.stroke(oval(x, y + 2, 46, 40), 6.4, theme.casing, alpha=220)
        canvas.stroke(oval(x, y + 2, 46, 40), 3.6, theme.danger)
    for move in changes.moves:
        _arrow(canvas, theme, move)


def draw_above(canvas: Canvas, style: str, changes: Changes, right: float) -> None:
    """What lies over the counters: crossed swords at a battle, and beside them who won it."""
    for clash in changes.clashes:
        x, y = layout().spots[clash.place]
        _swords(canvas, THEMES[style], x + 38, y - 25)
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


def _shade(canvas: Canvas, theme: Theme, taken: Taken) -> None:
    """A glow in the new owner's colour around a space."""
    x, y = layout().spots[taken.place]
    colour = PALETTES[theme.id].lands.get(taken.side, theme.accent)
    for reach, alpha in ((40, 50), (34, 66), (28, 84)):
        canvas.polygon(oval(x, y + 2, reach, reach * 0.88), colour, alpha)
    canvas.stroke(oval(x, y + 2, 40, 35), 2.8, theme.accent, dash=(2, 5))


def _arrow(canvas: Canvas, theme: Theme, move: Move) -> None:
    """A bold arrow through the spaces of a move, in the side's colour with the accent's edge."""
    if len(move.path) < 2:
        return
    spots = [layout().spots[place] for place in move.path]
    curve = _voyage(spots[0], spots[-1]) if move.sea else _smooth(spots)
    curve = [p for p in curve if math.dist(p, spots[-1]) > SHORT and math.dist(p, spots[0]) > 8]
    if len(curve) < 2:
        curve = [spots[0], along(spots[0], spots[-1], 0.6)]
    tip = curve[-1]
    body = [p for p in curve if math.dist(p, tip) > 11] or curve[:1]
    colour = PALETTES[theme.id].sides.get(move.side, theme.accent)
    for wide, paint, grow in ((14.0, theme.casing, 3.0), (10.4, theme.accent, 1.4), (5.6, colour, -1.2)):
        dash = (12.0, 13.0) if move.sea and grow < 0 else ()
        canvas.stroke([*body, along(body[-1], tip, 0.5)], wide, paint, dash=dash, alpha=235)
        canvas.polygon(_head(body[-1], tip, 14 + grow), paint)


def _voyage(a: Point, b: Point) -> list[Point]:
    """A voyage bends to the side where it passes fewer spaces."""
    middle = along(a, b, 0.5)
    bends = [(middle[0] + (b[1] - a[1]) * bend, middle[1] - (b[0] - a[0]) * bend) for bend in (0.16, -0.16, 0.3, -0.3)]
    others = [spot for spot in layout().spots.values() if spot not in (a, b)]

    panels = layout().panels.values()

    def near(line: list[Point]) -> int:
        hidden = sum(left < x < right and top < y < bottom for x, y in line for left, top, right, bottom in panels)
        return 3 * hidden + sum(math.dist(point, spot) < 34 for point in line for spot in others)

    return min((_smooth([a, bend, b]) for bend in bends), key=near)


def _head(start: Point, tip: Point, size: float) -> list[Point]:
    """An arrow's head: a swallow-tailed triangle."""
    turn = math.atan2(tip[1] - start[1], tip[0] - start[0])

    def at(far: float, side: float) -> Point:
        across, down = math.cos(turn), math.sin(turn)
        return tip[0] + far * across - side * down, tip[1] + far * down + side * across

    return [at(size * 0.7, 0), at(-size * 0.8, size * 0.85), at(-size * 0.35, 0), at(-size * 0.8, -size * 0.85)]


def _smooth(points: list[Point]) -> list[Point]:
    """A curve through the points (Catmull and Rom)."""
    if len(points) < 3:
        return [along(points[0], points[-1], n / 16) for n in range(17)]
    padded = [points[0], *points, points[-1]]
    curve: list[Point] = []
    for n in range(len(points) - 1):
        p0, p1, p2, p3 = padded[n : n + 4]
        for step in range(12):
            t = step / 12
            curve.append((_spline(p0[0], p1[0], p2[0], p3[0], t), _spline(p0[1], p1[1], p2[1], p3[1], t)))
    return [*curve, points[-1]]


def _spline(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)


def _swords(canvas: Canvas, theme: Theme, x: float, y: float) -> None:
    """Crossed swords on a disc."""
    canvas.polygon(oval(x, y, 14, 14), theme.paper)
    canvas.stroke(oval(x, y, 14, 14), 2.4, theme.danger)
    dark = (44, 30, 20)
    for side in (-1, 1):
        canvas.stroke([(x - 7 * side, y + 7), (x + 7 * side, y - 7)], 2.5, dark)
        canvas.stroke([(x - 7.2 * side, y + 2.6), (x - 2.6 * side, y + 7.2)], 2.0, dark)
