"""The signs of the unit classes, leaders and kings: told apart by shape alone."""

import math
from collections.abc import Callable

from render.paper.brush import Brush
from render.paper.canvas import Point
from render.paper.theme import Colour

HORSE = ((-4.6, 5.0), (-3.6, -0.6), (-1.2, -3.8), (-1.0, -5.6), (0.6, -4.4), (4.6, -0.6), (5.0, 1.2), (3.2, 2.0),
         (0.8, 0.8), (0.6, 5.0))  # fmt: skip


def sign(brush: Brush, cls: str, x: float, y: float, size: float, ink: Colour, back: Colour) -> None:
    """Draw a class's sign, about ten times `size` across, with its middle on a point."""
    SIGNS[cls](brush, lambda px, py: (x + px * size, y + py * size), size, ink, back)


Place = Callable[[float, float], Point]


def _heavy(brush: Brush, at: Place, size: float, ink: Colour, back: Colour) -> None:
    """Heavy infantry: a tall shield with its boss."""
    outline = [(-3.8, -5), (3.8, -5), (3.8, 1), (2.6, 3.6), (0, 5.4), (-2.6, 3.6), (-3.8, 1)]
    brush.shape([at(*p) for p in outline], ink)
    brush.line([at(0, -3.6), at(0, 3.6)], back, 0.9 * size)
    brush.line([at(-2.6, -1.2), at(2.6, -1.2)], back, 0.9 * size)


def _light(brush: Brush, at: Place, size: float, ink: Colour, back: Colour) -> None:
    """Light infantry: a spear and a small round shield."""
    brush.line([at(-4.4, 4.8), at(3.2, -3.6)], ink, 1.3 * size)
    brush.shape([at(5.2, -5.6), at(4.4, -1.8), at(1.6, -4.2)], ink)
    brush.disc(*at(-0.4, 1.0), 2.9 * size, ink)
    brush.disc(*at(-0.4, 1.0), 1.2 * size, back)


def _bow(brush: Brush, at: Place, size: float, ink: Colour, back: Colour) -> None:
    """Bowmen: a drawn bow and its arrow."""
    brush.arc((*at(-6.6, -5.4), *at(2.6, 5.4)), -68, 68, ink, 1.5 * size)
    brush.line([at(-0.2, -5.0), at(-3.4, 0), at(-0.2, 5.0)], ink, 0.8 * size)
    brush.line([at(-3.4, 0), at(4.6, 0)], ink, 1.0 * size)
    brush.shape([at(6.2, 0), at(3.4, -1.8), at(3.4, 1.8)], ink)


def _light_horse(brush: Brush, at: Place, size: float, ink: Colour, back: Colour) -> None:
    """Light cavalry: a horse's head in outline."""
    brush.line([at(*p) for p in (*HORSE, HORSE[0])], ink, 1.25 * size)


def _horse_bow(brush: Brush, at: Place, size: float, ink: Colour, back: Colour) -> None:
    """Horsebowmen: a horse's head before a bow."""
    brush.shape([at(px * 0.86 - 1.4, py * 0.86 + 0.6) for px, py in HORSE], ink)
    brush.arc((*at(-2.2, -5.6), *at(5.6, 5.6)), -70, 70, ink, 1.3 * size)


def _heavy_horse(brush: Brush, at: Place, size: float, ink: Colour, back: Colour) -> None:
    """Heavy cavalry: a full horse's head on a bar."""
    brush.shape([at(px, py * 0.9 - 0.8) for px, py in HORSE], ink)
    brush.line([at(-4.6, 5.0), at(4.6, 5.0)], ink, 1.5 * size)


def _chariot(brush: Brush, at: Place, size: float, ink: Colour, back: Colour) -> None:
    """Chariots: a spoked wheel."""
    brush.disc(*at(0, 0), 5.4 * size, ink)
    brush.disc(*at(0, 0), 4.1 * size, back)
    for turn in range(0, 180, 45):
        dx, dy = 4.6 * math.cos(math.radians(turn)), 4.6 * math.sin(math.radians(turn))
        brush.line([at(-dx, -dy), at(dx, dy)], ink, 0.9 * size)
    brush.disc(*at(0, 0), 1.6 * size, ink)


def _ship(brush: Brush, at: Place, size: float, ink: Colour, back: Colour) -> None:
    """A ship: hull and sail."""
    brush.shape([at(-5.6, 1.8), at(5.8, 1.8), at(4.0, 5.0), at(-3.6, 5.0)], ink)
    brush.line([at(0, 2), at(0, -5.4)], ink, 1.0 * size)
    brush.shape([at(0.8, -5.0), at(5.0, 0.6), at(0.8, 0.6)], ink)
    brush.shape([at(-0.8, -4.0), at(-4.2, 0.6), at(-0.8, 0.6)], ink)


SIGNS = {
    "HI": _heavy, "LI": _light, "B": _bow, "LC": _light_horse, "HB": _horse_bow, "HC": _heavy_horse, "CH": _chariot,
    "SH": _ship,
}  # fmt: skip


def crown(brush: Brush, x: float, y: float, size: float, colour: Colour, edge: Colour) -> None:
    """A king's crown."""
    points = ((-5, 3.4), (-5.6, -3.2), (-2.6, 0), (0, -4.6), (2.6, 0), (5.6, -3.2), (5, 3.4))
    brush.shape([(x + px * size * 1.28, y + py * size * 1.28) for px, py in points], edge)
    brush.shape([(x + px * size * 0.92, y + py * size * 0.92 + 0.2 * size) for px, py in points], colour)


def flame(brush: Brush, x: float, y: float, size: float, colour: Colour) -> None:
    """Pillage: a flame."""
    points = (
        (0, -6),
        (2.6, -2.4),
        (3.4, -3.2),
        (4.6, 1.6),
        (2.8, 5),
        (-2.8, 5),
        (-4.6, 1.4),
        (-2.6, -1.2),
        (-1.8, 0.4),
    )
    brush.shape([(x + px * size, y + py * size) for px, py in points], colour)
