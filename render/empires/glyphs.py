"""What stands on an area, as sprites: markers and fleets of the seats, worth, amphorae, forts, trade, mountains."""

import math

from PIL import Image

from render.empires.colours import PALETTES, seat_colour
from render.paper import badges
from render.paper.badges import Heraldry
from render.paper.brush import Brush
from render.paper.cache import kept
from render.paper.canvas import Point
from render.paper.text import Face
from render.paper.theme import THEMES, Colour, Theme, mix

WHITE: Colour = (255, 252, 244)
SHAPES = {"red": "shield", "blue": "disc", "green": "hexagon", "yellow": "diamond", "purple": "arch"}
EMBLEMS = {"red": "wings", "blue": "trident", "green": "leaf", "yellow": "sun", "purple": "crown"}
SOCKET = 9.4  # the radius of a trade marker


def heraldry(style: str, seat: str) -> Heraldry:
    """The badge of a seat."""
    return Heraldry(SHAPES[seat], EMBLEMS[seat], seat_colour(THEMES[style], seat))


def sign(style: str, seat: str, scale: float) -> Image.Image:
    """The badge alone."""
    return badges.badge(heraldry(style, seat), scale)


@kept
def markers(style: str, seat: str, count: int, scale: float) -> Image.Image:
    """Control markers: the badge, and their number if there are several."""
    theme = THEMES[style]
    brush = Brush((64, 52), scale)
    if count > 1:
        badges.paint(brush, heraldry(style, seat), 4, -3, 1.0)
    badges.paint(brush, heraldry(style, seat), 0, 0, 1.06)
    if count > 1:
        numbered(brush, theme, count, 16, 12)
    return brush.done(shadow=150)


@kept
def fleet(style: str, seat: str, count: int, scale: float) -> Image.Image:
    """What holds a sea: a galley with the badge on its sail, and the number of markers if there are several."""
    theme, colour = THEMES[style], seat_colour(THEMES[style], seat)
    brush = Brush((112, 100), scale)
    dark, wood = mix(colour, (0, 0, 0), 0.6), (122, 80, 44)
    hull: list[Point] = [(-46, 18), (-50, 2), (-38, 14), (36, 14), (50, -6), (46, 18), (34, 32), (-34, 32)]
    brush.shape(_grown(hull, 2.0), WHITE)
    brush.line([(0, -42), (0, 16)], dark, 4)
    sail: list[Point] = [(-28, -38), (28, -38), (32, 10), (0, 14), (-32, 10)]
    brush.shape(_grown(sail, 2.0), dark)
    brush.shape(sail, mix(colour, (255, 255, 255), 0.78))
    brush.shape(hull, wood)
    brush.line([(-38, 20), (38, 20)], mix(wood, (255, 230, 180), 0.5), 3)
    for n in range(9):
        brush.line([(-30 + n * 7.5, 27), (-35 + n * 7.5, 42)], dark, 2.2)
    badges.paint(brush, heraldry(style, seat), 0, -13, 1.1)
    if count > 1:
        numbered(brush, theme, count, 34, -26)
    return brush.done(shadow=120)


@kept
def figure_disc(style: str, figure: int, scale: float) -> Image.Image:
    """A small figure on a dark disc."""
    brush = Brush((26, 26), scale)
    numbered(brush, THEMES[style], figure, 0, 0)
    return brush.done()


def numbered(brush: Brush, theme: Theme, count: int, x: float, y: float) -> None:
    """A small disc with a number."""
    brush.disc(x, y, 10.5, (28, 22, 18), WHITE, 1.6)
    brush.text(x, y - 0.5, str(count), Face.STRONG, 16, WHITE)


def _grown(points: list[Point], by: float) -> list[Point]:
    """A shape a little larger around its middle."""
    cx = sum(x for x, _ in points) / len(points)
    cy = sum(y for _, y in points) / len(points)
    return [(x + math.copysign(by, x - cx), y + math.copysign(by, y - cy)) for x, y in points]


@kept
def worth(style: str, points: int, scale: float) -> Image.Image:
    """Victory points on a gold coin."""
    theme = THEMES[style]
    brush = Brush((40, 40), scale)
    dark = mix(theme.gold, (50, 28, 0), 0.72)
    brush.disc(0, 0, 14.6, dark)
    brush.disc(0, 0, 13.0, mix(theme.gold, WHITE, 0.45))
    brush.disc(0, 0, 11.6, mix(theme.gold, WHITE, 0.18))
    brush.text(0, -0.6, str(points), Face.TITLE, 20, (44, 26, 4))
    return brush.done(shadow=110)


def jar(brush: Brush, x: float, y: float, size: float, clay: Colour) -> None:
    """An amphora."""
    dark = mix(clay, (30, 12, 0), 0.6)
    body = [(-3.2, -9), (-3, -6), (-8, -2), (-7.4, 4), (-2.6, 11), (2.6, 11), (7.4, 4), (8, -2), (3, -6), (3.2, -9)]
    for side in (-1, 1):
        box = (x + (side * 6 - 4) * size, y - 9 * size, x + (side * 6 + 4) * size, y - 0.5 * size)
        brush.arc(box, 0, 360, dark, 1.9 * size)
    brush.shape([(x + a * 1.18 * size, y + b * 1.12 * size) for a, b in body], dark)
    brush.shape([(x + a * size, y + b * size) for a, b in body], clay)
    brush.line([(x - 4 * size, y - 10 * size), (x + 4 * size, y - 10 * size)], dark, 2.2 * size)
    brush.line([(x - 6.6 * size, y + 0.6 * size), (x + 6.6 * size, y + 0.6 * size)], mix(clay, WHITE, 0.55), 1.7 * size)


@kept
def amphora(style: str, scale: float) -> Image.Image:
    """The sign of a province that yields goods."""
    brush = Brush((34, 36), scale)
    jar(brush, 0, 0, 1.12, PALETTES[style].clay)
    return brush.done(shadow=90)


@kept
def trade(style: str, seat: str, scale: float) -> Image.Image:
    """A place for a trade marker: empty, or with the marker of a seat."""
    theme = THEMES[style]
    brush = Brush((26, 26), scale)
    if not seat:
        brush.disc(
            0, 0, SOCKET - 1.2, mix(theme.paper, (120, 100, 70), 0.16), mix(theme.paper_edge, theme.paper, 0.3), 1.3
        )
        return brush.done()
    badges.paint(brush, heraldry(style, seat), 0, 0, 0.56)
    return brush.done(shadow=110)


@kept
def fort(style: str, scale: float) -> Image.Image:
    """A fort: walls with a gate between two towers."""
    stone = PALETTES[style].stone
    brush = Brush((50, 48), scale)
    dark = (52, 42, 34)
    for left, top, right in ((-19, -16, -7), (7, -16, 19), (-9, -8, 9)):
        brush.rect((left - 1.8, top - 1.8, right + 1.8, 17.8), dark)
    for left, top, right in ((-9, -8, 9), (-19, -16, -7), (7, -16, 19)):
        brush.rect((left, top, right, 16), stone)
        for n in range(3):
            width = (right - left) / 5
            brush.rect((left + 2 * n * width, top - 4.6, left + (2 * n + 1) * width, top + 0.4), stone, dark, 0.9)
    brush.shape([(-4.6, 16), (-4.6, 5), (-2.4, 1.4), (2.4, 1.4), (4.6, 5), (4.6, 16)], dark)
    for x in (-13, 13):
        brush.rect((x - 1.6, -9, x + 1.6, -2), dark)
    return brush.done(shadow=140)


@kept
def peaks(style: str, scale: float) -> Image.Image:
    """Mountains that bar a border."""
    theme = THEMES[style]
    brush = Brush((56, 34), scale)
    dark = mix((108, 72, 44), (20, 12, 8), 0.25)
    for x, tall in ((-13.0, 15.0), (13.0, 15.0), (0.0, 22.0)):
        brush.shape([(x - tall * 0.72 - 2, 13), (x, 10 - tall - 3), (x + tall * 0.72 + 2, 13)], theme.casing)
    for x, tall in ((-13.0, 15.0), (13.0, 15.0), (0.0, 22.0)):
        brush.shape([(x - tall * 0.72, 11.5), (x, 11.5 - tall), (x + tall * 0.72, 11.5)], dark)
        brush.shape([(x - tall * 0.72, 11.5), (x, 11.5 - tall), (x - tall * 0.1, 11.5)], mix(dark, WHITE, 0.28))
        tip = tall * 0.36
        brush.shape([(x - tip * 0.72, 11.5 - tall + tip), (x, 11.5 - tall), (x + tip * 0.72, 11.5 - tall + tip)], WHITE)
    return brush.done(shadow=90)
