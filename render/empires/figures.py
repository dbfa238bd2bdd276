"""What army cards show: black figures on clay, as on Greek vases."""

import math
from collections.abc import Callable

from PIL import Image

from render.paper.beasts import elephant, horse_head
from render.paper.brush import Brush
from render.paper.cache import kept
from render.paper.canvas import Point
from render.paper.theme import Colour, mix

CLAY: Colour = (206, 112, 58)
INK: Colour = (30, 22, 20)
CREAM: Colour = (250, 232, 200)
CRIMSON: Colour = (128, 34, 34)


def _javelin(brush: Brush, x: float, lean: float = 0.0) -> None:
    """A javelin from bottom to top."""
    brush.line([(x - lean, 52), (x + lean, -40)], INK, 4)
    brush.shape([(x + lean - 6, -38), (x + lean + lean * 0.25, -60), (x + lean + 6, -38)], INK)


def _round_shield(brush: Brush, x: float, y: float, radius: float) -> None:
    brush.disc(x, y, radius, INK)
    brush.disc(x, y, radius * 0.8, CRIMSON, CREAM, 2.4)
    brush.disc(x, y, radius * 0.3, CREAM)
    for n in range(8):
        turn = math.radians(45 * n)
        brush.disc(x + radius * 0.56 * math.cos(turn), y + radius * 0.56 * math.sin(turn), radius * 0.08, CREAM)


def _foot(brush: Brush) -> None:
    for x, lean in ((-38, -8), (-14, -3), (42, 10)):
        _javelin(brush, x, lean)
    _round_shield(brush, 12, 14, 32)


def _archers(brush: Brush) -> None:
    brush.arc((-78, -62, 34, 62), -66, 66, INK, 9)
    brush.line([(-4, -52), (-22, 0), (-4, 52)], INK, 2.4)
    brush.line([(-50, 0), (58, 0)], INK, 4.6)
    brush.shape([(52, -9), (74, 0), (52, 9)], INK)
    for x in (-50, -42, -34):
        brush.line([(x - 8, -9), (x, 0), (x - 8, 9)], CRIMSON, 3.4)


def _light_horse(brush: Brush) -> None:
    _javelin(brush, 44, 8)
    horse_head(brush, -4, 4, 5.6, INK, CREAM)
    brush.line([(-46, 6), (-28, -4), (-12, -10)], CRIMSON, 3.6)


def _heavy_cavalry(brush: Brush) -> None:
    brush.line([(-64, 40), (66, -52)], INK, 5)
    brush.shape([(56, -54), (80, -64), (66, -40)], INK)
    horse_head(brush, 0, 8, 5.6, INK, CREAM)
    for n in range(4):
        brush.disc(8 + n * 9, 24 + n * 5, 5.4, CREAM, INK, 1.2)
    brush.shape([(-14, -46), (-2, -74), (12, -50), (6, -40)], CRIMSON)


def _elephants(brush: Brush) -> None:
    elephant(brush, -2, 14, 6.2, INK, CREAM)
    brush.rect((-4, -52, 44, -22), CRIMSON, CREAM, 2.4, 2)
    for n in range(4):
        brush.rect((-4 + n * 13, -60, 4 + n * 13, -50), CRIMSON, CREAM, 1.4)


def _warband(brush: Brush) -> None:
    for side in (-1, 1):
        brush.line([(side * 44, 54), (-side * 34, -44)], INK, 6)
        blade: list[Point] = [(20, -48), (42, -64), (60, -38), (42, -18), (30, -28)]
        brush.shape([(-side * x, y) for x, y in blade], INK)
        brush.line([(-side * 44, -60), (-side * 57, -38), (-side * 44, -22)], CREAM, 2.4)
    brush.rect((-22, -26, 22, 48), CRIMSON, INK, 4, 22)
    brush.line([(0, -20), (0, 42)], CREAM, 3)
    brush.disc(0, 10, 9, CREAM, INK, 2)


def _spear(brush: Brush) -> None:
    for x in (-46, -24, 46):
        brush.line([(x, 58), (x, -46)], INK, 4.4)
        brush.shape([(x - 7, -44), (x, -70), (x + 7, -44)], INK)
    _round_shield(brush, 10, 10, 44)


def _sword(brush: Brush) -> None:
    brush.rect((-46, -46, 10, 54), CRIMSON, INK, 4, 8)
    brush.rect((-38, -38, 2, 46), CRIMSON, CREAM, 2.4, 4)
    brush.line([(-18, -36), (-18, 44)], CREAM, 3)
    brush.disc(-18, 4, 11, CREAM, INK, 2)
    brush.shape([(34, 22), (34, -48), (44, -68), (54, -48), (54, 22)], INK)
    brush.line([(44, -52), (44, 18)], CREAM, 2.4)
    brush.line([(22, 24), (66, 24)], INK, 8)
    brush.line([(44, 26), (44, 48)], INK, 8)
    brush.disc(44, 54, 8, INK)


def _artillery(brush: Brush) -> None:
    brush.line([(-66, 40), (62, 40)], INK, 9)
    for x in (-46, 44):
        brush.disc(x, 48, 14, INK)
        brush.disc(x, 48, 5, CREAM)
    brush.line([(-20, 40), (8, -18), (34, 40)], INK, 8)
    brush.line([(-58, 30), (48, -48)], INK, 8)
    brush.disc(50, -52, 15, CRIMSON, INK, 3)
    brush.disc(8, -16, 8, CREAM, INK, 2)


def _siege_tower(brush: Brush) -> None:
    brush.shape([(-38, 46), (-28, -50), (28, -50), (38, 46)], INK)
    for y in (-26, 0, 26):
        brush.line([(-32, y), (32, y)], CREAM, 2.4)
    for n in range(4):
        brush.rect((-34 + n * 19, -66, -22 + n * 19, -50), INK)
    for x, y in ((0, -38), (-12, -12), (12, -12), (-14, 14), (14, 14)):
        brush.rect((x - 4, y - 6, x + 4, y + 5), CREAM)
    brush.shape([(30, -28), (62, -46), (64, -40), (32, -20)], CRIMSON)
    for x in (-28, 28):
        brush.disc(x, 50, 12, INK)
        brush.disc(x, 50, 4, CREAM)


def _galley(brush: Brush) -> None:
    brush.line([(0, -64), (0, 10)], INK, 4.4)
    brush.shape([(-36, -58), (36, -58), (40, -2), (0, 4), (-40, -2)], CRIMSON)
    brush.line([(-24, -56), (-26, 0)], CREAM, 3)
    brush.line([(24, -56), (26, 0)], CREAM, 3)
    hull = [(-72, 30), (-60, 8), (-46, 14), (46, 14), (66, -22), (70, -14), (60, 22), (44, 36), (-54, 36)]
    brush.shape([(float(a), float(b)) for a, b in hull], INK)
    brush.disc(-52, 20, 4, CREAM)
    for n in range(9):
        brush.line([(-38 + n * 10.5, 28), (-46 + n * 10.5, 58)], INK, 3)


def _leader(brush: Brush) -> None:
    brush.arc((-54, -74, 58, 44), 180, 332, CRIMSON, 20)
    brush.shape([(-30, 52), (-38, 6), (-30, -30), (0, -46), (30, -32), (40, 0), (40, 52), (20, 52), (16, 10), (6, 10),
                 (6, 38), (-4, 22), (-8, 52)], INK)  # fmt: skip
    brush.shape([(-20, 2), (-4, -4), (-2, 8), (-14, 10)], CREAM)
    brush.line([(-28, -16), (0, -28), (32, -18)], CREAM, 3)


def _diplomat(brush: Brush) -> None:
    brush.rect((-40, -34, 34, 40), CREAM, INK, 3.4)
    for y in (-34, 40):
        brush.rect((-52, y - 9, 46, y + 9), CRIMSON, INK, 3, 8)
    for n in range(4):
        brush.line([(-28, -14 + n * 12), (22 - 14 * (n == 3), -14 + n * 12)], INK, 3)
    brush.line([(54, 56), (40, -6), (58, -60)], INK, 4)
    for n in range(5):
        y = -46 + n * 18
        brush.shape([(48, y), (66, y - 12), (74, y - 4), (58, y + 6)], INK)


def _trader(brush: Brush) -> None:
    brush.line([(0, -58), (0, 50)], INK, 6)
    brush.line([(-30, 52), (30, 52)], INK, 8)
    brush.line([(-54, -40), (54, -40)], INK, 6)
    brush.disc(0, -58, 8, CRIMSON, INK, 2)
    for x in (-54, 54):
        brush.line([(x - 18, 2), (x, -40), (x + 18, 2)], INK, 2.6)
        brush.shape([(x - 24, 2), (x + 24, 2), (x + 14, 18), (x - 14, 18)], INK)
    for x in (-62, -50, -56):
        brush.disc(x, -4 if x != -56 else -12, 6.5, CREAM, INK, 1.6)
    brush.rect((44, -14, 64, 2), CRIMSON, INK, 2)


def _engineer(brush: Brush) -> None:
    brush.line([(-4, -52), (-36, 54)], INK, 7)
    brush.line([(4, -52), (36, 54)], INK, 7)
    brush.disc(0, -54, 11, CRIMSON, INK, 3)
    brush.arc((-40, -30, 40, 34), 38, 142, INK, 4)
    brush.shape([(-64, 30), (-64, 46), (-28, 46), (-28, 62), (-72, 62), (-72, 30)], CREAM)
    brush.line([(-68, 30), (-68, 58), (-28, 58)], INK, 3)


PAINTERS: dict[str, Callable[[Brush], None]] = {
    "foot": _foot, "archers": _archers, "light-horse": _light_horse, "heavy-cavalry": _heavy_cavalry,
    "elephants": _elephants, "warband": _warband, "spear": _spear, "sword": _sword, "artillery": _artillery,
    "siege-tower": _siege_tower, "galley": _galley, "leader": _leader, "diplomat": _diplomat, "trader": _trader,
    "engineer": _engineer,
}  # fmt: skip


@kept
def figure(unit: str, scale: float) -> Image.Image:
    """A unit's figure alone."""
    brush = Brush((172, 156), scale)
    PAINTERS[unit](brush)
    return brush.done()


@kept
def badge_of(style: str, unit: str, scale: float) -> Image.Image:
    """A unit's figure on a disc of clay, for lists."""
    brush = Brush((130, 130), scale)
    brush.disc(0, 0, 63, INK)
    brush.disc(0, 0, 59, mix(CLAY, CREAM, 0.28))
    picture = brush.done()
    small = figure(unit, scale * 0.66)
    picture.alpha_composite(small, ((picture.width - small.width) // 2, (picture.height - small.height) // 2))
    return picture
