"""Beasts of war, as silhouettes."""

from render.paper.brush import Brush
from render.paper.canvas import Point
from render.paper.theme import Colour

WHITE: Colour = (255, 252, 244)


def elephant(brush: Brush, x: float, y: float, size: float, colour: Colour, back: Colour) -> None:
    """A war elephant, looking to the left."""

    def at(*spots: Point) -> list[Point]:
        return [(x + a * size, y + b * size) for a, b in spots]

    brush.disc(x + 2.6 * size, y - 1.0 * size, 5.6 * size, colour)
    brush.shape(at((-2, -6), (5, -6.4), (8.6, -2), (8.6, 2.5), (-2, 2.5)), colour)
    brush.disc(x - 4.0 * size, y - 3.2 * size, 4.2 * size, colour)
    for leg in (-1.6, 5.0):
        brush.shape(at((leg, 0), (leg + 3.4, 0), (leg + 3.4, 7.4), (leg, 7.4)), colour)
    brush.line(at((-7.0, -3.0), (-8.6, 1.0), (-8.0, 4.6), (-6.2, 5.4)), colour, 2.1 * size)
    brush.line(at((-5.4, 0.6), (-6.6, 2.6)), WHITE, 1.2 * size)
    brush.arc((x - 4.6 * size, y - 6.2 * size, x + 0.6 * size, y + 0.6 * size), -80, 110, back, 1.0 * size)


def horse_head(brush: Brush, x: float, y: float, size: float, colour: Colour, mane: Colour) -> None:
    """A horse's head and neck, looking to the left."""

    def at(*spots: Point) -> list[Point]:
        return [(x + a * size, y + b * size) for a, b in spots]

    neck = at(
        (-9.2, 0.6), (-8.6, -1.6), (-4.4, -5.2), (-2.6, -7.6), (-2.2, -10.2), (-0.4, -8.2), (1.6, -7.4), (4.6, -4.4),
        (6.6, 0.0), (7.6, 5.0), (7.8, 9.6), (-2.2, 9.6), (-2.6, 6.0), (-1.6, 2.4), (-3.6, 1.0), (-6.2, 2.2),
        (-8.4, 2.4),
    )  # fmt: skip
    brush.shape(neck, colour)
    brush.line(at((-0.6, -8.2), (3.0, -5.6), (5.4, -1.6), (6.6, 3.4), (7.0, 8.6)), mane, 1.7 * size)
    brush.disc(x - 3.0 * size, y - 4.0 * size, 0.75 * size, mane)
