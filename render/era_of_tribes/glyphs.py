"""What stands on a place, as sprites: vassals, cities, fleets, barbarians, battlefields, terrain, goods and fish."""

import math
from collections.abc import Callable

from PIL import Image

from render.era_of_tribes.colours import PALETTES, seat_colour
from render.paper import badges
from render.paper.badges import Heraldry
from render.paper.brush import Brush
from render.paper.cache import kept
from render.paper.canvas import Point
from render.paper.text import Face
from render.paper.theme import THEMES, Colour, mix

WHITE: Colour = (255, 252, 244)
DARK: Colour = (34, 26, 20)
HEARTH: Colour = (126, 74, 44)  # of homes: no seat has it
SHAPES = {
    "red": "shield", "blue": "disc", "green": "hexagon", "yellow": "diamond", "purple": "arch", "orange": "octagon",
}  # fmt: skip
EMBLEMS = {
    "britons": "wheel", "carthaginians": "moon", "egyptians": "sun", "gauls": "horns", "germanics": "axe",
    "greeks": "column", "iberians": "bow", "norsemen": "ship", "romans": "wings", "slavs": "leaf", "": "star",
}  # fmt: skip


def heraldry(style: str, seat: str, people: str) -> Heraldry:
    """The badge of a player: the shape and colour of his seat, the emblem of his people."""
    return Heraldry(SHAPES[seat], EMBLEMS[people], seat_colour(THEMES[style], seat))


def sign(style: str, seat: str, people: str, scale: float) -> Image.Image:
    """The badge alone."""
    return badges.badge(heraldry(style, seat, people), scale)


def _numbered(brush: Brush, count: int, x: float, y: float, radius: float = 8.4) -> None:
    brush.disc(x, y, radius, DARK, WHITE, 1.3)
    brush.text(x, y - 0.4, str(count), Face.STRONG, radius * 1.55, WHITE)


@kept
def home(style: str, people: str, scale: float) -> Image.Image:
    """The emblem of the people that is at home in a province, whoever holds it."""
    brush = Brush((26, 24), scale)
    badges.paint(brush, Heraldry("disc", EMBLEMS[people], HEARTH), 0, 0, 0.62)
    return brush.done()


@kept
def vassals(style: str, seat: str, people: str, count: int, scale: float) -> Image.Image:
    """The badge of who holds a province, and how many vassals stand there."""
    brush = Brush((48, 42), scale)
    badges.paint(brush, heraldry(style, seat, people), -2, 0, 0.86)
    _numbered(brush, count, 12, 9)
    return brush.done(shadow=140)


@kept
def city(style: str, seat: str, post: str, scale: float) -> Image.Image:
    """A city: walls in the owner's colour around a temple; a pennant for another's trading post."""
    colour = seat_colour(THEMES[style], seat)
    brush = Brush((46, 42), scale)
    brush.shape([(-13, -5), (0, -15), (13, -5)], DARK)
    brush.shape([(-9.5, -6), (0, -13), (9.5, -6)], WHITE)
    brush.rect((-11, -6, 11, 6), WHITE, DARK, 1.2)
    for x in (-7, -2.4, 2.4, 7):
        brush.line([(x, -4), (x, 4)], DARK, 1.5)
    brush.rect((-15, 3, 15, 14), colour, DARK, 1.4)
    for n in range(4):
        brush.rect((-15 + n * 8.6, -1, -10.8 + n * 8.6, 5), colour, DARK, 1.1)
    brush.rect((-3, 7, 3, 14), DARK)
    if post:
        brush.line([(15, 8), (15, -17)], DARK, 1.8)
        brush.shape([(15, -17), (15, -7), (3, -12)], seat_colour(THEMES[style], post))
    return brush.done(shadow=130)


@kept
def fleet(style: str, seat: str, people: str, count: int, scale: float) -> Image.Image:
    """Fleets of one player: a ship with the badge on its sail, and how many."""
    colour = seat_colour(THEMES[style], seat)
    brush = Brush((54, 48), scale)
    hull: list[Point] = [(-20, 8), (-22, 1), (-15, 6), (14, 6), (22, -2), (20, 9), (13, 16), (-13, 16)]
    brush.shape([(x * 1.1, y * 1.08 + 0.5) for x, y in hull], WHITE)
    brush.shape([(-14, -19), (14, -19), (15, 4), (-15, 4)], DARK)
    brush.shape([(-12.5, -17.5), (12.5, -17.5), (13.5, 3), (-13.5, 3)], mix(colour, WHITE, 0.75))
    brush.shape(hull, (112, 72, 40))
    badges.paint(brush, heraldry(style, seat, people), 0, -7, 0.52)
    _numbered(brush, count, 16, 10)
    return brush.done(shadow=110)


@kept
def barbarians(style: str, scale: float) -> Image.Image:
    """Barbarians hold a province: two axes on a dark red tile."""
    brush = Brush((38, 36), scale)
    brush.rect((-14, -14, 14, 14), (104, 26, 24), DARK, 1.6, 3)
    for side in (-1, 1):
        brush.line([(-8 * side, 10), (7 * side, -9)], WHITE, 2.0)
        brush.shape([(side * 3, -9), (side * 11, -10), (side * 10, -1)], WHITE)
    return brush.done(shadow=130)


@kept
def battlefield(style: str, count: int, scale: float) -> Image.Image:
    """A historical battlefield: crossed swords, and how often it was fought there."""
    theme = THEMES[style]
    brush = Brush((34, 30), scale)
    brush.disc(0, 0, 11, theme.paper, theme.danger, 1.8)
    for side in (-1, 1):
        brush.line([(-6 * side, 6), (6 * side, -6)], DARK, 2.0)
        brush.line([(-6.4 * side, 2), (-2 * side, 6.4)], DARK, 1.6)
    if count > 1:
        _numbered(brush, count, 9, 7, 6.0)
    return brush.done(shadow=90)


@kept
def terrain(style: str, kind: str, scale: float) -> Image.Image:
    """The sign of a terrain: an ear of grain, hills, a fir, mountains."""
    brush = Brush((24, 22), scale)
    colour = PALETTES[style].terrains[kind]
    brush.disc(0, 0, 9.8, mix(colour, DARK, 0.55))
    brush.disc(0, 0, 8.6, mix(colour, WHITE, 0.25))
    if kind == "grain":
        brush.line([(0, 6), (0, -6)], DARK, 1.3)
        for y in (-4, -1, 2):
            for side in (-1, 1):
                brush.line([(0, y + 1.6), (3.2 * side, y - 1)], DARK, 1.5)
    elif kind == "hill":
        brush.arc((-7.5, -2, 1.5, 9), 180, 360, DARK, 1.7)
        brush.arc((-1.5, -4, 7.5, 9), 180, 360, DARK, 1.7)
    elif kind == "forest":
        for top, half in ((-7, 3.2), (-3.4, 4.6), (0, 5.8)):
            brush.shape([(-half, top + 5), (0, top), (half, top + 5)], (24, 62, 34))
        brush.line([(0, 4), (0, 7)], DARK, 1.6)
    else:
        brush.shape([(-7, 5), (-1.6, -6), (2, 1), (4, -2), (7.4, 5)], DARK)
        brush.shape([(-3, -3), (-1.6, -6), (-0.2, -3)], WHITE)
    return brush.done()


def _grapes(brush: Brush) -> None:
    for x, y in ((-3, -2), (0, -2), (3, -2), (-1.5, 1), (1.5, 1), (0, 4)):
        brush.disc(x, y, 1.9, (104, 30, 84))
    brush.line([(0, -3), (1.5, -6.5)], (60, 90, 30), 1.4)


def _nugget(brush: Brush) -> None:
    brush.shape([(-6, 4), (-3.5, -3), (3.5, -3), (6, 4)], (226, 168, 30))
    brush.line([(-3, -2.6), (3, -2.6)], (255, 232, 150), 1.2)


def _pelt(brush: Brush) -> None:
    brush.shape([(-2, -6), (2, -6), (6, -4), (4, 0), (6, 5), (2, 4), (0, 7), (-2, 4), (-6, 5), (-4, 0), (-6, -4)],
                (116, 74, 40))  # fmt: skip


def _mug(brush: Brush) -> None:
    brush.rect((-4.5, -3, 3, 6), (214, 150, 40), DARK, 0.9)
    brush.rect((-5, -5.4, 3.6, -2.4), WHITE, DARK, 0.7, 1.4)
    brush.arc((1.5, -1.5, 6.5, 4), -90, 90, DARK, 1.4)


def _tusk(brush: Brush) -> None:
    tusk: list[Point] = [(-6, 4), (-2, 2.4), (2, -1), (6, -6.5), (4.6, 0), (0.6, 5), (-4.4, 6.6)]
    brush.shape(tusk, (214, 176, 120))
    brush.line([*tusk, tusk[0]], DARK, 1.0)


def _cloth(brush: Brush) -> None:
    brush.rect((-5.5, -4, 5.5, 5), (60, 92, 170), DARK, 0.9, 1)
    brush.line([(-5, -1), (5, -1)], WHITE, 1.1)
    brush.line([(-5, 2), (5, 2)], WHITE, 1.1)


def _diamond(brush: Brush) -> None:
    brush.shape([(-6, -2), (-3, -5.5), (3, -5.5), (6, -2), (0, 6)], (120, 208, 226))
    brush.line([(-6, -2), (6, -2)], WHITE, 0.9)
    brush.line([(0, 6), (-2, -2), (0, -5.5), (2, -2), (0, 6)], WHITE, 0.7)


def _spices(brush: Brush) -> None:
    brush.shape([(-6, 0), (6, 0), (4, 5.5), (-4, 5.5)], (150, 84, 44))
    brush.shape([(-5, 0), (0, -6), (5, 0)], (206, 62, 30))


def _horse(brush: Brush) -> None:
    brush.shape([(-6, 0), (-1.5, -5.5), (-0.5, -7), (1.5, -5), (5, -1), (6, 6), (-1, 6), (0, 1), (-4.5, 2)], DARK)


def _ore(brush: Brush) -> None:
    brush.shape([(-6, 4), (-4, -3), (1, -5), (6, -1), (5, 5)], (98, 104, 116))
    brush.line([(-3, -1), (0, 1), (3, -2)], (190, 198, 210), 1.2)


def _bread(brush: Brush) -> None:
    brush.rect((-6, -2.5, 6, 4.5), (196, 134, 62), DARK, 0.9, 3.4)
    for x in (-2.6, 0.4, 3.2):
        brush.line([(x - 1, 1.4), (x + 0.6, -1.4)], (250, 226, 170), 1.1)


GOODS: dict[str, Callable[[Brush], None]] = {
    "wine": _grapes, "gold": _nugget, "fur": _pelt, "beer": _mug, "ivory": _tusk, "cloth": _cloth,
    "diamonds": _diamond, "spices": _spices, "horse": _horse, "ore": _ore, "food": _bread,
}  # fmt: skip


@kept
def good(style: str, kind: str, scale: float) -> Image.Image:
    """A good on a pale disc."""
    brush = Brush((24, 22), scale)
    brush.disc(0, 0, 9.8, mix((120, 92, 56), DARK, 0.2))
    brush.disc(0, 0, 8.7, (252, 244, 224))
    GOODS[kind](brush)
    return brush.done()


@kept
def fish(style: str, scale: float) -> Image.Image:
    """Fish in a sea area."""
    brush = Brush((28, 20), scale)
    for grow, colour in ((1.2, WHITE), (0.0, (34, 92, 132))):
        brush.shape([(-9 - grow, -4 - grow), (-4, 0), (-9 - grow, 4 + grow)], colour)
        points = [(9 * math.cos(t) * (1 + grow / 9) + 1, (4 + grow) * math.sin(t)) for t in
                  (math.radians(12 * n) for n in range(30))]  # fmt: skip
        brush.shape([(max(x, -6), y) for x, y in points], colour)
    brush.disc(6, -0.8, 1.1, WHITE)
    return brush.done()
