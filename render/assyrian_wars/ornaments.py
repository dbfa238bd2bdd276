"""The emblem and the colour of each type of card: what a card is can be told without reading it."""

import math
from collections.abc import Callable

from render.paper.brush import Brush
from render.paper.canvas import Point
from render.paper.theme import Colour, mix
from rules.assyrian_wars.pack.cards import CardType

LIGHT = (250, 238, 206)
GOLD = (226, 172, 60)
DEEP = (34, 22, 14)
RED = (196, 64, 40)

COLOURS: dict[CardType, Colour] = {
    CardType.ARMY_GROUP: (88, 62, 44),
    CardType.DISASTER: (74, 60, 92),
    CardType.FOREIGN_WAR: (104, 84, 44),
    CardType.ALLIANCE_BREAKER: (140, 60, 82),
    CardType.BATTLE: (148, 42, 34),
    CardType.RESPONSE: (24, 98, 112),
    CardType.POLITICAL: (38, 66, 122),
    CardType.DRAW: (156, 98, 48),
    CardType.MOVE: (74, 108, 52),
    CardType.ECONOMIC: (160, 118, 22),
    CardType.RECRUIT: (48, 86, 72),
    CardType.SABOTAGE: (66, 46, 60),
    CardType.PERMANENT: (96, 92, 84),
    CardType.SECRET_DIPLOMACY: (72, 50, 116),
}


def emblem(brush: Brush, kind: CardType, x: float, y: float, size: float) -> None:
    """Draw a type's emblem, about a hundred times `size` tall, with its middle on a point."""
    EMBLEMS[kind](_Pen(brush, x, y, size))


class _Pen:
    """A brush with an origin and a size of its own; shapes get a dark rim so that they stand out."""

    def __init__(self, brush: Brush, x: float, y: float, size: float) -> None:
        self.brush, self.x, self.y, self.size = brush, x, y, size

    def at(self, point: Point) -> Point:
        return self.x + point[0] * self.size, self.y + point[1] * self.size

    def line(self, points: list[Point], colour: Colour, wide: float, rim: float = 3.0) -> None:
        spots = [self.at(p) for p in points]
        if rim:
            self.brush.line(spots, DEEP, (wide + rim) * self.size)
        self.brush.line(spots, colour, wide * self.size)

    def shape(self, points: list[Point], colour: Colour, rim: float = 2.0) -> None:
        spots = [self.at(p) for p in points]
        self.brush.shape(spots, colour)
        self.brush.line([*spots, spots[0]], DEEP, rim * self.size)

    def disc(self, x: float, y: float, radius: float, colour: Colour, rim: float = 2.0) -> None:
        self.brush.disc(*self.at((x, y)), radius * self.size, colour, DEEP, rim * self.size)

    def ring(self, x: float, y: float, radius: float, wide: float, start: float, end: float) -> None:
        left, top = self.at((x - radius, y - radius))
        right, bottom = self.at((x + radius, y + radius))
        grow = 1.5 * self.size
        outer = (left - grow, top - grow, right + grow, bottom + grow)
        self.brush.arc(outer, start - 2, end + 2, DEEP, (wide + 3) * self.size)
        self.brush.arc((left, top, right, bottom), start, end, LIGHT, wide * self.size)


def _turned(points: list[Point], degrees: float) -> list[Point]:
    cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return [(x * cos - y * sin, x * sin + y * cos) for x, y in points]


SWORD = [(0.0, -50.0), (6.0, -40.0), (5.0, 18.0), (-5.0, 18.0), (-6.0, -40.0)]
GUARD = [(-15.0, 18.0), (15.0, 18.0), (15.0, 24.0), (-15.0, 24.0)]
GRIP = [(-3.5, 24.0), (3.5, 24.0), (3.5, 40.0), (-3.5, 40.0)]


def _sword(pen: _Pen, degrees: float) -> None:
    pen.shape(_turned(SWORD, degrees), LIGHT)
    pen.shape(_turned(GUARD, degrees), GOLD)
    pen.shape(_turned(GRIP, degrees), RED)
    pen.disc(*_turned([(0.0, 43.0)], degrees)[0], 5, GOLD)


def _battle(pen: _Pen) -> None:
    """Crossed swords before a round shield."""
    pen.disc(0, -2, 37, RED)
    pen.disc(0, -2, 30, mix(RED, DEEP, 0.3))
    for n in range(12):
        turn = math.radians(30 * n)
        pen.disc(33.5 * math.cos(turn), -2 + 33.5 * math.sin(turn), 2, GOLD, 0.6)
    for degrees in (42, -42):
        _sword(pen, degrees)


def _response(pen: _Pen) -> None:
    """A tall shield, and an arrow that turns back from it."""
    pen.shape([(-40, -44), (-4, -44), (-4, 14), (-12, 34), (-22, 44), (-32, 34), (-40, 14)], LIGHT)
    pen.line([(-22, -36), (-22, 34)], GOLD, 6, 2)
    pen.line([(-36, -12), (-8, -12)], GOLD, 6, 2)
    pen.ring(16, 0, 28, 9, -90, 80)
    pen.shape([(6, 40), (26, 12), (30, 44)], LIGHT)
    pen.line([(-2, -28), (16, -28)], LIGHT, 9, 3)


def _alliance_breaker(pen: _Pen) -> None:
    """Two rings torn apart by lightning."""
    pen.ring(-34, 6, 28, 11, 40, 325)
    pen.ring(34, -6, 28, 11, 220, 505)
    pen.shape([(8, -50), (-12, 2), (0, 2), (-8, 50), (14, -8), (2, -8), (16, -50)], GOLD)


def _recruit(pen: _Pen) -> None:
    """Three men's spears and shields in a row."""
    for x, lift in ((-40, 4), (40, 4), (0, -2)):
        pen.line([(x + 13, 46 + lift), (x + 13, -34 + lift)], GOLD, 4)
        pen.shape([(x + 13, -54 + lift), (x + 19, -34 + lift), (x + 7, -34 + lift)], LIGHT)
        pen.disc(x - 2, 8 + lift, 25, LIGHT)
        pen.disc(x - 2, 8 + lift, 15, mix(RED, DEEP, 0.15), 1)
        pen.disc(x - 2, 8 + lift, 6, GOLD, 1)


def _economic(pen: _Pen) -> None:
    """An ear of grain between two heaps of silver rings."""
    pen.line([(0, 48), (0, -30)], GOLD, 4)
    for n in range(5):
        y = 8 - 14 * n
        for side in (-1, 1):
            pen.shape([(side * 2, y), (side * 15, y - 16), (side * 13, y - 2), (side * 4, y + 6)], GOLD, 1.6)
    pen.shape([(0, -64), (6, -50), (0, -40), (-6, -50)], GOLD, 1.6)
    for side in (-1, 1):
        for x, y in ((34, 36), (62, 36), (48, 14)):
            pen.disc(side * x, y, 15, LIGHT)
            pen.disc(side * x, y, 6.5, mix(GOLD, DEEP, 0.55), 1)


def _move(pen: _Pen) -> None:
    """A chariot's wheel on the road, and where it goes."""
    pen.disc(-34, 0, 42, LIGHT)
    pen.disc(-34, 0, 33, mix(DEEP, (74, 108, 52), 0.45), 1)
    for n in range(8):
        turn = math.radians(45 * n)
        pen.line([(-34, 0), (-34 + 33 * math.cos(turn), 33 * math.sin(turn))], GOLD, 5, 0)
    pen.disc(-34, 0, 9, LIGHT)
    for n in range(3):
        x = 22 + 26 * n
        pen.line([(x, -24), (x + 20, 0), (x, 24)], GOLD if n < 2 else LIGHT, 9)


def _political(pen: _Pen) -> None:
    """The winged disc of the king's god."""
    for side in (-1, 1):
        for n, length in enumerate((96, 84, 66)):
            y = -16 + 14 * n
            pen.shape([(0, y - 7), (side * length, y - 9 + 2 * n), (side * (length - 10), y + 6), (0, y + 7)], LIGHT)
            for feather in range(30, length - 8, 14):
                pen.line([(side * feather, y - 5), (side * (feather - 4), y + 4)], mix(GOLD, DEEP, 0.35), 1.6, 0)
        pen.shape([(side * 6, 20), (side * 30, 48), (side * 16, 48), (0, 26)], GOLD)
    pen.shape([(-12, 20), (12, 20), (22, 50), (-22, 50)], LIGHT)
    pen.disc(0, -2, 27, GOLD)
    pen.disc(0, -2, 17, LIGHT, 1.4)
    pen.disc(0, -2, 8, RED, 1.4)


def _army_group(pen: _Pen) -> None:
    """Three standards under one command."""
    for x, top, colour in ((-44, -32, LIGHT), (44, -32, LIGHT), (0, -52, GOLD)):
        pen.line([(x, 50), (x, top)], GOLD, 5)
        pen.disc(x, top, 7, GOLD)
        pen.shape([(x + 3, top + 10), (x + 36, top + 16), (x + 26, top + 26), (x + 36, top + 36), (x + 3, top + 42)],
                  colour if x else RED)  # fmt: skip


def _foreign_war(pen: _Pen) -> None:
    """Smoke behind far mountains."""
    pen.disc(26, -22, 20, GOLD)
    pen.shape([(-92, 46), (-52, -18), (-34, 6), (-4, -44), (34, 12), (50, -8), (92, 46)], LIGHT)
    pen.shape([(-4, -44), (10, -24), (0, -16), (-8, -24), (-15, -26)], mix(LIGHT, DEEP, 0.3), 1.4)
    pen.shape([(-52, -18), (-42, -4), (-52, 0), (-60, -5)], mix(LIGHT, DEEP, 0.3), 1.4)
    pen.line([(-66, 52), (-66, -50)], GOLD, 4)
    pen.shape([(-64, -50), (-34, -42), (-64, -30)], RED)


def _draw(pen: _Pen) -> None:
    """A fan of clay tablets with their wedges."""
    for degrees in (-26, 26, 0):
        tablet = [(-25.0, -44.0), (25.0, -44.0), (28.0, 0.0), (25.0, 44.0), (-25.0, 44.0), (-28.0, 0.0)]
        shift = degrees * 1.5
        pen.shape([(x + shift, y + abs(shift) * 0.12) for x, y in _turned(tablet, degrees)], LIGHT if degrees else GOLD)
    for row in range(4):
        for column in range(3):
            x, y = -14 + 14 * column, -28 + 18 * row
            pen.shape([(x - 5, y - 5), (x + 5, y - 3), (x - 2, y + 7)], mix(DEEP, GOLD, 0.15), 0.4)


def _disaster(pen: _Pen) -> None:
    """The storm god's cloud and his lightning."""
    pen.shape([(0, -2), (-20, 26), (-5, 24), (-16, 54), (18, 14), (3, 15), (16, -2)], GOLD)
    for x, y, radius in ((-36, -14, 22), (36, -14, 22), (-14, -28, 26), (16, -26, 26), (0, -12, 24)):
        pen.disc(x, y, radius, LIGHT)
    pen.brush.shape([pen.at(p) for p in ((-34, -26), (34, -26), (36, 5), (-36, 5))], LIGHT)
    for x in (-46, -30, 30, 46):
        pen.line([(x, 20), (x - 7, 42)], LIGHT, 4, 2)


def _sabotage(pen: _Pen) -> None:
    """A dagger by night."""
    outer = [(34 + 28 * math.cos(math.radians(a)), -18 + 28 * math.sin(math.radians(a))) for a in range(0, 271, 15)]
    inner = [(46 + 26 * math.cos(math.radians(a)), -30 + 26 * math.sin(math.radians(a))) for a in range(215, 54, -15)]
    pen.shape(outer + inner, GOLD)
    pen.shape(_turned([(0, 50), (9, 30), (9, -8), (-9, -8), (-9, 30)], 34), LIGHT)
    pen.line(_turned([(0, 40), (0, -4)], 34), mix(LIGHT, DEEP, 0.45), 2, 0)
    pen.shape(_turned([(-22, -8), (22, -8), (22, -15), (-22, -15)], 34), GOLD)
    pen.shape(_turned([(-5, -15), (5, -15), (6, -38), (-6, -38)], 34), RED)
    pen.disc(*_turned([(0, -42)], 34)[0], 7, GOLD)


def _permanent(pen: _Pen) -> None:
    """A stele: what is written on it lasts."""
    top = [(-30 * math.cos(math.radians(a)), -18 - 32 * math.sin(math.radians(a))) for a in range(0, 181, 12)]
    pen.shape([*top, (32, 40), (-32, 40)], LIGHT)
    pen.shape([(-44, 40), (44, 40), (48, 52), (-48, 52)], GOLD)
    spikes: list[Point] = []
    for n in range(16):
        far = 13 if n % 2 == 0 else 5
        spikes.append((far * math.cos(math.radians(22.5 * n)), -24 + far * math.sin(math.radians(22.5 * n))))
    pen.shape(spikes, GOLD, 1.2)
    for row in range(4):
        pen.line([(-20, 2 + 9 * row), (20 - 8 * (row % 2), 2 + 9 * row)], mix(DEEP, LIGHT, 0.3), 2.4, 0)


def _secret_diplomacy(pen: _Pen) -> None:
    """The eye that sees what is sealed."""
    lid = [(-62 + 124 * n / 20, -34 * math.sin(math.pi * n / 20)) for n in range(21)]
    foot = [(62 - 124 * n / 20, 30 * math.sin(math.pi * n / 20)) for n in range(21)]
    pen.shape(lid + foot, LIGHT)
    pen.disc(0, -2, 23, GOLD)
    pen.disc(0, -2, 11, DEEP)
    pen.disc(5, -7, 3.5, LIGHT, 0)
    pen.line([(-60, -16), (-30, -40), (0, -48), (30, -40), (60, -16)], GOLD, 5)
    for x, bend in ((-34, -8), (0, 0), (34, 8)):
        pen.line([(x, 38 if x == 0 else 32), (x + bend, 50)], GOLD, 5, 2)


EMBLEMS: dict[CardType, Callable[[_Pen], None]] = {
    CardType.ARMY_GROUP: _army_group,
    CardType.DISASTER: _disaster,
    CardType.FOREIGN_WAR: _foreign_war,
    CardType.ALLIANCE_BREAKER: _alliance_breaker,
    CardType.BATTLE: _battle,
    CardType.RESPONSE: _response,
    CardType.POLITICAL: _political,
    CardType.DRAW: _draw,
    CardType.MOVE: _move,
    CardType.ECONOMIC: _economic,
    CardType.RECRUIT: _recruit,
    CardType.SABOTAGE: _sabotage,
    CardType.PERMANENT: _permanent,
    CardType.SECRET_DIPLOMACY: _secret_diplomacy,
}
