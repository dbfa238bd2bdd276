"""What stands on a space, as sprites: rounds, walled cities, tribes, ports, and the markers of the two sides."""

import math
from dataclasses import dataclass

from PIL import Image

from render.hannibal.atlas import LETTERS
from render.hannibal.colours import PALETTES, side_colour
from render.paper.brush import Brush
from render.paper.cache import kept
from render.paper.canvas import Point
from render.paper.text import Face, whole
from render.paper.theme import THEMES, Theme, mix

ROUND = 15.5  # the radius of a round space, in board units
CITY = (36.0, 29.0)
TRIBE = 17.5
LARGE = 1.22  # of a marker that lies on a space
PORT = 38.0  # from the middle of a space to the middle of its port
WHITE = (255, 252, 244)


@dataclass(frozen=True)
class Printed:
    """What a space looks like."""

    kind: str
    owner: str = ""
    port: int | None = None
    capital: bool = False
    subjugated: bool = False


@kept
def space(style: str, printed: Printed, scale: float) -> Image.Image:
    """A space with whatever marker lies on it."""
    theme = THEMES[style]
    brush = Brush((112, 72), scale)
    if printed.kind == "city":
        _city(brush, theme, printed.capital)
    elif printed.kind == "tribe":
        _tribe(brush, theme)
    else:
        if printed.subjugated:
            brush.shape(_hexagon(ROUND + 4.2), mix(PALETTES[style].tribe, theme.paper_edge, 0.4))
        brush.disc(0, 0, ROUND, theme.paper, theme.paper_edge, 1.7)
    if printed.owner:
        marker_mark(brush, theme, printed.owner, 0, 0, 1.0 if printed.kind == "tribe" else LARGE)
    elif printed.kind == "tribe":
        _torc(brush)
    else:
        brush.disc(0, 0, 3.2, mix(theme.paper_edge, theme.paper, 0.45))
    if printed.port is not None:
        _port(brush, theme, printed.port, -PORT, 1.0)
    return brush.done(shadow=130)


def marker_mark(brush: Brush, theme: Theme, side: str, x: float, y: float, size: float) -> None:
    """A side's marker: Rome's is square with R, Carthage's a disc with C."""
    colour = side_colour(theme, side)
    edge = mix(colour, (0, 0, 0), 0.45)
    if side == "rome":
        half = 9.4 * size
        brush.rect((x - half, y - half, x + half, y + half), colour, edge, 1.0 * size, 1.6 * size)
        inner = half - 2.2 * size
        corners = [(x - inner, y - inner), (x + inner, y - inner), (x + inner, y + inner), (x - inner, y + inner)]
        brush.line([*corners, corners[0]], mix(colour, WHITE, 0.55), 0.7 * size)
    else:
        brush.disc(x, y, 11.0 * size, colour, edge, 1.0 * size)
        ring = 8.6 * size
        brush.arc((x - ring, y - ring, x + ring, y + ring), 0, 360, mix(colour, WHITE, 0.55), 0.7 * size)
    brush.text(x, y + 0.2 * size, LETTERS[side], Face.TITLE, 15.5 * size, WHITE)


@kept
def marker(style: str, side: str, scale: float) -> Image.Image:
    """A marker alone."""
    brush = Brush((28, 28), scale)
    marker_mark(brush, THEMES[style], side, 0, 0, 1.0)
    return brush.done(shadow=110)


def _city(brush: Brush, theme: Theme, capital: bool) -> None:
    """Walls with merlons; a capital has two towers and a gold base."""
    w, h = CITY[0] / 2, CITY[1] / 2
    stone = theme.paper_edge
    if capital:
        for x in (-w + 1, w - 1):
            brush.rect((x - 5.5, -h - 9, x + 5.5, h), stone)
            for dx in (-5.5, -1.5, 2.5):
                brush.rect((x + dx, -h - 12.5, x + dx + 3, -h - 8), stone)
            brush.rect((x - 1.2, -h - 5, x + 1.2, -h - 1), theme.paper)
    count = 5
    step = 2 * w / count
    for n in range(count):
        x = -w + (n + 0.2) * step
        brush.rect((x, -h - 5.0, x + step * 0.6, -h + 3), stone)
    brush.rect((-w, -h, w, h), theme.paper, stone, 3.0, 1.5)
    if capital:
        brush.line([(-w - 3, h + 3), (w + 3, h + 3)], theme.gold, 3.2)


def _hexagon(radius: float) -> list[Point]:
    return [(radius * math.cos(math.radians(60 * n)), radius * math.sin(math.radians(60 * n))) for n in range(6)]


def _tribe(brush: Brush, theme: Theme) -> None:
    """A hexagon in the colour of the woods."""
    tribe = PALETTES[theme.id].tribe
    brush.shape(_hexagon(TRIBE), theme.paper_edge)
    brush.shape(_hexagon(TRIBE - 1.9), tribe)
    brush.shape(_hexagon(TRIBE - 3.4), mix(tribe, theme.paper, 0.35))


def _torc(brush: Brush) -> None:
    """A neutral tribe's sign: a torc, open above."""
    bronze = (88, 60, 20)
    brush.arc((-7.5, -7.0, 7.5, 8.0), -50, 230, bronze, 2.6)
    for x in (-4.9, 4.9):
        brush.disc(x, -5.4, 2.5, bronze)


def _port(brush: Brush, theme: Theme, figure: int, x: float, y: float) -> None:
    """A port: an anchor, and its figure on the naval table."""
    blue = mix(theme.water_ink, (20, 84, 128), 0.75)
    brush.rect((x - 17, y - 9, x + 17, y + 9), blue, theme.paper, 1.2, 8.5)
    anchor(brush, x - 8.6, y, 0.86)
    brush.text(x + 5.2, y + 0.1, whole(figure) if figure <= 0 else f"+{figure}", Face.STRONG, 14, WHITE)


def anchor(brush: Brush, x: float, y: float, size: float) -> None:
    """A white anchor."""
    brush.line([(x, y - 3.6 * size), (x, y + 5 * size)], WHITE, 1.7 * size)
    brush.line([(x - 2.8 * size, y - 1.6 * size), (x + 2.8 * size, y - 1.6 * size)], WHITE, 1.5 * size)
    brush.disc(x, y - 4.8 * size, 1.7 * size, WHITE)
    brush.arc((x - 4.8 * size, y - 4.2 * size, x + 4.8 * size, y + 5.6 * size), 10, 170, WHITE, 1.6 * size)


@kept
def port(style: str, figure: int, scale: float) -> Image.Image:
    """A port alone."""
    brush = Brush((42, 24), scale)
    _port(brush, THEMES[style], figure, 0, 0)
    return brush.done()


@kept
def pips(style: str, count: int, needed: int, scale: float) -> Image.Image:
    """Siege or subjugation points: so many of the pips that bring the place down."""
    theme = THEMES[style]
    wide = needed * 9.0 + 5
    brush = Brush((wide + 6, 20), scale)
    brush.rect((-wide / 2, -7, wide / 2, 7), theme.paper, theme.danger, 1.6, 6)
    for n in range(needed):
        x = (n - (needed - 1) / 2) * 9.0
        if n < count:
            brush.disc(x, 0, 3.4, theme.danger)
        else:
            brush.disc(x, 0, 3.0, mix(theme.paper, theme.danger, 0.16), mix(theme.paper, theme.danger, 0.5), 0.7)
    return brush.done(shadow=110)


@kept
def palisade(style: str, scale: float) -> Image.Image:
    """The ring of stakes around a place that is besieged."""
    theme = THEMES[style]
    brush = Brush((78, 68), scale)
    brush.draw.ellipse(brush.at(-34, -29, 34, 29), (*theme.danger, 40))
    brush.arc((-37, -32, 37, 32), 0, 360, theme.casing, 6.0)
    for start in range(0, 360, 20):
        brush.arc((-35.7, -30.7, 35.7, 30.7), start, start + 11, theme.danger, 3.4)
    return brush.done()


@kept
def star(style: str, scale: float) -> Image.Image:
    """The sign of a province that counts a political point: a star of gold."""
    theme = THEMES[style]
    brush = Brush((20, 20), scale)
    for reach, colour in ((8.2, mix(theme.gold, (50, 28, 0), 0.7)), (6.2, theme.gold)):
        turns = [math.radians(-90 + 36 * n) for n in range(10)]
        fars = [reach if n % 2 == 0 else reach * 0.46 for n in range(10)]
        brush.shape(
            [(far * math.cos(turn), far * math.sin(turn)) for far, turn in zip(fars, turns, strict=True)], colour
        )
    return brush.done()
