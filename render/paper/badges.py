"""Badges of whoever plays: a shape and an emblem for each, so that colour is never alone."""

import math
from collections.abc import Callable
from dataclasses import dataclass

from PIL import Image

from render.paper.brush import Brush
from render.paper.cache import kept
from render.paper.canvas import Point
from render.paper.theme import Colour, ink_on, mix

RADIUS = 18.0  # of a badge, in its own units


@dataclass(frozen=True)
class Heraldry:
    """Whose badge it is: its shape, its emblem, its colour."""

    shape: str
    emblem: str
    colour: Colour


@kept
def badge(heraldry: Heraldry, scale: float, shadow: int = 120) -> Image.Image:
    """A badge alone."""
    brush = Brush((2 * RADIUS + 8, 2 * RADIUS + 8), scale)
    paint(brush, heraldry, 0, 0, 1.0)
    return brush.done(shadow=shadow)


def paint(brush: Brush, heraldry: Heraldry, x: float, y: float, size: float) -> None:
    """A badge on a brush: dark edge, pale rim, its colour, its emblem."""
    outline, colour = SHAPES[heraldry.shape], heraldry.colour
    for reach, fill in (
        (18.0, mix(colour, (0, 0, 0), 0.6)),
        (16.6, mix(colour, (255, 255, 255), 0.72)),
        (14.8, colour),
    ):
        brush.shape([(x + a * reach * size, y + b * reach * size) for a, b in outline], fill)
    EMBLEMS[heraldry.emblem](brush, x, y, size, ink_on(colour))


def _turned(count: int, start: float, reach: float = 1.0) -> list[Point]:
    turns = [math.radians(start + 360 * n / count) for n in range(count)]
    return [(reach * math.cos(t), reach * math.sin(t)) for t in turns]


SHAPES: dict[str, list[Point]] = {
    "disc": _turned(40, 0),
    "hexagon": _turned(6, 0, 1.08),
    "diamond": _turned(4, 0, 1.14),
    "square": [(-0.9, -0.9), (0.9, -0.9), (0.9, 0.9), (-0.9, 0.9)],
    "shield": [
        (-0.9, -0.95), (0.9, -0.95), (0.9, 0.1), (0.72, 0.5), (0.42, 0.82), (0.0, 1.08),
        (-0.42, 0.82), (-0.72, 0.5), (-0.9, 0.1),
    ],
    "arch": [(-0.85, 0.98), (-0.85, -0.2), (-0.6, -0.72), (-0.25, -0.98), (0.25, -0.98), (0.6, -0.72), (0.85, -0.2),
             (0.85, 0.98)],
    "octagon": _turned(8, 22.5, 1.03),
}  # fmt: skip


def _scaled(points: list[Point], x: float, y: float, size: float) -> list[Point]:
    return [(x + a * size, y + b * size) for a, b in points]


def _star(brush: Brush, x: float, y: float, size: float, ink: Colour) -> None:
    fars = [11.5 if n % 2 == 0 else 4.8 for n in range(10)]
    spots = [(far * math.cos(math.radians(36 * n - 90)), far * math.sin(math.radians(36 * n - 90)))
             for n, far in enumerate(fars)]  # fmt: skip
    brush.shape(_scaled(spots, x, y, size), ink)


def _trident(brush: Brush, x: float, y: float, size: float, ink: Colour) -> None:
    brush.line(_scaled([(0, 11), (0, -10)], x, y, size), ink, 2.8 * size)
    brush.line(_scaled([(-7.5, -9), (-7.5, -3), (-4, 1), (4, 1), (7.5, -3), (7.5, -9)], x, y, size), ink, 2.8 * size)


def _leaf(brush: Brush, x: float, y: float, size: float, ink: Colour) -> None:
    for tip in ((0, -11), (-9.5, -3), (9.5, -3)):
        turn = math.atan2(tip[1] - 6, tip[0])
        far = math.hypot(tip[0], tip[1] - 6)
        nx, ny = -math.sin(turn) * 3.3, math.cos(turn) * 3.3
        mid = (math.cos(turn) * far * 0.5, 6 + math.sin(turn) * far * 0.5)
        brush.shape(_scaled([(0, 6), (mid[0] + nx, mid[1] + ny), tip, (mid[0] - nx, mid[1] - ny)], x, y, size), ink)
    brush.line(_scaled([(0, 4), (0, 12)], x, y, size), ink, 2.4 * size)


def _sun(brush: Brush, x: float, y: float, size: float, ink: Colour) -> None:
    brush.disc(x, y, 5.2 * size, ink)
    for n in range(8):
        turn = math.radians(45 * n)
        spots = [(7.6 * math.cos(turn), 7.6 * math.sin(turn)), (11 * math.cos(turn), 11 * math.sin(turn))]
        brush.line(_scaled(spots, x, y, size), ink, 2.5 * size)


def _crown(brush: Brush, x: float, y: float, size: float, ink: Colour) -> None:
    spots = [(-10.5, 8), (-11.5, -7), (-5, 0.5), (0, -10), (5, 0.5), (11.5, -7), (10.5, 8)]
    brush.shape(_scaled([(a, float(b)) for a, b in spots], x, y, size), ink)


def _horns(brush: Brush, x: float, y: float, size: float, ink: Colour) -> None:
    brush.arc((x - 9 * size, y - 18 * size, x + 9 * size, y + 2 * size), 10, 170, ink, 3.6 * size)
    brush.shape(_scaled([(-5, 0), (5, 0), (3, 9), (0, 12), (-3, 9)], x, y, size), ink)


def _wheel(brush: Brush, x: float, y: float, size: float, ink: Colour) -> None:
    brush.arc((x - 11 * size, y - 11 * size, x + 11 * size, y + 11 * size), 0, 360, ink, 2.8 * size)
    for n in range(3):
        turn = math.radians(60 * n + 30)
        a, b = 10 * math.cos(turn), 10 * math.sin(turn)
        brush.line(_scaled([(-a, -b), (a, b)], x, y, size), ink, 2.2 * size)


def _moon(brush: Brush, x: float, y: float, size: float, ink: Colour) -> None:
    outer = [(11 * math.cos(t), 11 * math.sin(t)) for t in (math.radians(50 + 10 * n) for n in range(27))]
    inner = [(4.2 + 8.4 * math.cos(t), 8.4 * math.sin(t)) for t in (math.radians(290 - 10 * n) for n in range(23))]
    brush.shape(_scaled([*outer, *inner], x, y, size), ink)


def _axe(brush: Brush, x: float, y: float, size: float, ink: Colour) -> None:
    brush.line(_scaled([(0, 12), (0, -11)], x, y, size), ink, 2.6 * size)
    for side in (-1, 1):
        blade = [(1.0, -4), (8, -10), (11, -4), (8, 2), (1.0, -2)]
        brush.shape(_scaled([(side * a, float(b)) for a, b in blade], x, y, size), ink)


def _column(brush: Brush, x: float, y: float, size: float, ink: Colour) -> None:
    brush.shape(_scaled([(-10, -11), (10, -11), (8, -6.5), (-8, -6.5)], x, y, size), ink)
    brush.shape(_scaled([(-9, 11), (9, 11), (9, 7.5), (-9, 7.5)], x, y, size), ink)
    for a in (-5.5, 0, 5.5):
        brush.line(_scaled([(a, -6), (a, 8)], x, y, size), ink, 2.6 * size)


def _bow(brush: Brush, x: float, y: float, size: float, ink: Colour) -> None:
    brush.arc((x - 16 * size, y - 11 * size, x + 6 * size, y + 11 * size), -75, 75, ink, 3.0 * size)
    brush.line(_scaled([(-2, -10), (-2, 10)], x, y, size), ink, 1.4 * size)
    brush.line(_scaled([(-8, 0), (10, 0)], x, y, size), ink, 2.0 * size)


def _ship(brush: Brush, x: float, y: float, size: float, ink: Colour) -> None:
    hull = [(-12, 2), (-8, 9), (8, 9), (12, 2), (6, 4), (-6, 4)]
    brush.shape(_scaled([(float(a), float(b)) for a, b in hull], x, y, size), ink)
    brush.shape(_scaled([(-6, -10), (6, -10), (7, 1), (-7, 1)], x, y, size), ink)


def _wings(brush: Brush, x: float, y: float, size: float, ink: Colour) -> None:
    for side in (-1, 1):
        wing = [(1.2, 6), (1.2, -3), (6, -8), (12, -9), (11, -3), (8, 0), (9, 3), (5, 5)]
        brush.shape(_scaled([(side * a, float(b)) for a, b in wing], x, y, size), ink)
    brush.shape(_scaled([(-2.6, -4), (0, -11), (2.6, -4), (2.2, 8), (0, 12), (-2.2, 8)], x, y, size), ink)


EMBLEMS: dict[str, Callable[[Brush, float, float, float, Colour], None]] = {
    "star": _star, "trident": _trident, "leaf": _leaf, "sun": _sun, "crown": _crown, "horns": _horns, "wheel": _wheel,
    "moon": _moon, "axe": _axe, "column": _column, "bow": _bow, "ship": _ship, "wings": _wings,
}  # fmt: skip
