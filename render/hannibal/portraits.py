"""The generals as heads on coins: no two alike, Romans looking to the right on silver, Carthaginians to the left."""

import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from PIL import Image

from render.hannibal.atlas import general
from render.hannibal.colours import side_colour
from render.paper.arrows import smooth
from render.paper.brush import Brush
from render.paper.cache import kept
from render.paper.canvas import Point
from render.paper.theme import THEMES, Colour, mix

METALS: dict[str, Colour] = {"rome": (222, 224, 226), "carthage": (236, 196, 112)}
GOLD: Colour = (232, 178, 54)
DARK: Colour = (46, 34, 26)
HELMETS = ("plume", "crest", "cone", "knob")
DROP = 0.4  # how far below the middle of a coin the head stands, in its own units


@dataclass(frozen=True)
class Likeness:
    """What a head wears, and what grows on it."""

    hair: str = "short"  # short, curls, bald
    beard: bool = False
    wears: str = ""  # laurel, diadem, plume, crest, cone, knob, patch


LIKENESSES = {
    "hannibal": Likeness("curls", True, "patch"),
    "hasdrubal": Likeness("curls", False, "diadem"),
    "hanno": Likeness("short", True, "cone"),
    "mago": Likeness("short", False, "cone"),
    "h-gisgo": Likeness("bald", True, "diadem"),
    "p-scipio": Likeness("short", False, "plume"),
    "t-longus": Likeness("short", False, "knob"),
    "c-flaminius": Likeness("short", True, "crest"),
    "fabius-maximus": Likeness("bald", True, ""),
    "marcellus": Likeness("short", False, "crest"),
    "c-nero": Likeness("short", True, "knob"),
    "c-terentius-varro": Likeness("curls", False, ""),
    "l-aemilius-paulus": Likeness("short", True, "laurel"),
    "scipio-africanus": Likeness("bald", False, "laurel"),
}
FACE = [
    (-4.4, 9.2), (-4.9, 4.0), (-5.9, -1.4), (-4.8, -5.2), (-1.8, -7.2), (1.4, -7.0), (3.5, -5.2), (4.1, -2.6),
    (5.9, 1.2), (4.4, 1.7), (4.8, 2.7), (4.3, 3.3), (4.5, 4.9), (2.9, 5.9), (1.5, 5.7), (1.5, 7.2), (3.6, 9.4),
]  # fmt: skip
BEARD = [(4.8, 2.8), (5.4, 5.4), (3.6, 8.2), (0.4, 7.4), (-1.2, 3.0), (0.2, 1.2), (1.8, 3.2), (3.4, 2.4)]
HAIR = [(-5.2, 3.6), (-6.6, -1.6), (-5.0, -6.2), (-1.4, -8.3), (2.8, -7.4), (4.2, -4.6), (1.6, -4.8), (0.2, -2.2),
        (-0.8, 0.6), (-2.6, 3.2)]  # fmt: skip
HELMET = [(-7.0, 3.4), (-6.8, -2.2), (-5.0, -6.8), (-1.2, -9.0), (2.8, -8.2), (5.2, -3.4), (0.6, -2.9), (0.4, 0.4),
          (1.6, 3.4), (-0.4, 4.6), (-1.8, 1.0), (-5.0, 2.0)]  # fmt: skip


def coin(brush: Brush, theme: str, id: str, x: float, y: float, radius: float) -> None:
    """A general's coin with its middle on a point; its rim has his side's colour."""
    side, head = general(id).side, LIKENESSES[id]
    metal, colour = METALS[side], side_colour(THEMES[theme], side)
    brush.disc(x, y, radius, mix(colour, (0, 0, 0), 0.4))
    brush.disc(x, y, radius * 0.93, colour)
    brush.disc(x, y, radius * 0.84, mix(metal, (0, 0, 0), 0.3))
    brush.disc(x, y, radius * 0.8, metal)
    size = radius * (0.068 if head.wears in HELMETS else 0.076)
    turn = size if side == "rome" else -size

    def at(points: list[Point]) -> list[Point]:
        return [(x + a * turn, y + (b + DROP) * size) for a, b in points]

    def round_at(points: list[Point]) -> list[Point]:
        return smooth(at([*points, points[0]]))

    dot = partial(_dot, brush, x, y, turn, size)
    relief = mix(metal, DARK, 0.62)
    brush.shape(round_at(FACE), relief)
    dark = mix(metal, DARK, 0.9)
    if head.hair == "short" and head.wears not in HELMETS:
        brush.shape(round_at(HAIR), dark)
    if head.hair == "bald":
        for a, b in ((-5.2, 2.6), (-5.8, 0.4), (-5.8, -1.8), (-3.6, 1.8)):
            dot(a, b, 1.5, dark)
    if head.hair == "curls":
        for a, b in ((-5.4, 2.4), (-6.0, -0.4), (-5.4, -3.4), (-3.8, -6.0), (-1.0, -7.4), (2.0, -6.8), (-3.4, -1.4)):
            dot(a, b, 2.1, dark)
    if head.beard:
        brush.shape(round_at(BEARD), dark)
    _dress(brush, head.wears, at, dot, size)
    if head.wears != "patch":
        dot(3.0, -1.4, 0.6, metal)


def _dot(
    brush: Brush, x: float, y: float, turn: float, size: float, a: float, b: float, radius: float, paint: Colour
) -> None:
    brush.disc(x + a * turn, y + (b + DROP) * size, radius * size, paint)


def _dress(
    brush: Brush,
    wears: str,
    at: Callable[[list[Point]], list[Point]],
    dot: Callable[[float, float, float, Colour], None],
    size: float,
) -> None:
    """What is worn on the head."""
    bronze = (150, 104, 40)
    if wears in HELMETS:
        brush.shape(smooth(at([*HELMET, HELMET[0]])), bronze)
        brush.line(at([(-6.6, -2.2), (4.8, -3.2)]), DARK, 0.8 * size)
    if wears == "plume":
        brush.line(at(smooth([(-1.0, -9.0), (-3.8, -10.4), (-7.2, -8.0), (-8.8, -2.6)])), (150, 24, 24), 2.2 * size)
    elif wears == "crest":
        turns = [math.radians(-150 + 14 * n) for n in range(11)]
        brush.line(at([(-0.9 + 7.8 * math.cos(t), -1.9 + 8.4 * math.sin(t)) for t in turns]), (150, 24, 24), 2.4 * size)
    elif wears == "cone":
        brush.shape(at([(-5.4, -5.6), (-0.4, -11.4), (3.8, -6.4)]), bronze)
    elif wears == "knob":
        dot(-1.2, -9.6, 1.5, bronze)
    elif wears == "laurel":
        for n in range(6):
            turn = math.radians(-172 + 27 * n)
            dot(-0.8 + 6.4 * math.cos(turn), -0.9 + 6.6 * math.sin(turn), 1.45, (70, 110, 50))
        brush.line(at([(-6.6, 0.4), (-8.0, 3.8)]), (70, 110, 50), 1.0 * size)
    elif wears == "diadem":
        brush.line(at([(-6.0, -1.6), (3.9, -4.2)]), GOLD, 1.5 * size)
        brush.line(at([(-6.0, -1.6), (-8.0, 2.8)]), GOLD, 1.1 * size)
    elif wears == "patch":
        brush.line(at([(-5.8, -3.6), (4.2, -1.8)]), DARK, 1.1 * size)
        dot(3.0, -1.6, 1.5, DARK)


@kept
def portrait(style: str, id: str, radius: float) -> Image.Image:
    """A general's coin alone, so many pixels from its middle to its rim."""
    brush = Brush((2 * radius + 6, 2 * radius + 6), 1.0)
    coin(brush, style, id, 0, 0, radius)
    return brush.done(shadow=110)
