"""A picture under the brush: board units in, pixels out, smooth edges, and a record of every text that was set."""

import itertools
import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from PIL import Image, ImageDraw

from render.paper.text import Colour, Face, line_height, sprite, width

Point = tuple[float, float]
Box = tuple[float, float, float, float]
Place = Callable[[Point], Point]  # a pixel of the picture on a finer mask
Paint = Callable[[ImageDraw.ImageDraw, Place], None]
FINE = 4  # how much larger small shapes are drawn before they are smoothed down


@dataclass(frozen=True)
class TextBox:
    """A text and the pixels it covers; `group` says what kind of text it is."""

    text: str
    box: Box
    group: str


@dataclass
class Canvas:
    """An image of which `origin` is the board's point at the upper left and `scale` the pixels of a board unit."""

    image: Image.Image
    scale: float = 1.0
    origin: Point = (0.0, 0.0)
    texts: list[TextBox] = field(default_factory=list)
    pieces: list[Box] = field(default_factory=list)  # the pixels that counters cover

    def pixel(self, x: float, y: float) -> Point:
        """A point of the board in pixels."""
        return (x - self.origin[0]) * self.scale, (y - self.origin[1]) * self.scale

    def lay(self, box: Box) -> None:
        """Put on record that a counter covers a box of the board."""
        self.pieces.append((*self.pixel(*box[:2]), *self.pixel(*box[2:])))

    def units(self, box: Box) -> Box:
        """A box of pixels in board units."""
        left, top = self.origin
        x0, y0, x1, y1 = (edge / self.scale for edge in box)
        return x0 + left, y0 + top, x1 + left, y1 + top

    def px(self, units: float) -> int:
        """A length in whole pixels."""
        return max(1, round(units * self.scale))

    def sees(self, x: float, y: float, reach: float) -> bool:
        """Is anything within reach of the point inside the picture?"""
        px, py = self.pixel(x, y)
        far = reach * self.scale
        return -far <= px <= self.image.width + far and -far <= py <= self.image.height + far

    def touches(self, a: Point, b: Point, reach: float) -> bool:
        """May a line from a to b show in the picture?"""
        (ax, ay), (bx, by), far = self.pixel(*a), self.pixel(*b), reach * self.scale
        wide, high = self.image.size
        return max(ax, bx) > -far and min(ax, bx) < wide + far and max(ay, by) > -far and min(ay, by) < high + far

    def paste(self, picture: Image.Image, x: float, y: float) -> None:
        """Lay a transparent picture with its middle on a point of the board."""
        px, py = self.pixel(x, y)
        place = round(px - picture.width / 2), round(py - picture.height / 2)
        self.image.paste(picture, place, picture)

    def text(
        self,
        x: float,
        y: float,
        text: str,
        face: Face,
        size: float,
        ink: Colour,
        *,
        halo: Colour | None = None,
        anchor: str = "mm",
        spacing: float = 0.0,
        angle: float = 0.0,
        group: str = "label",
    ) -> float:
        """Set a text at a point (anchors: l m r, then t m b) and give its width in board units."""
        pixels = max(6, round(size * self.scale))
        gap = spacing * self.scale
        picture = sprite(text, face, pixels, ink, halo, max(1, round(pixels / 8)), gap, angle)
        px, py = self.pixel(x, y)
        wide, high = width(text, face, pixels, gap), line_height(face, pixels)
        middle_x = px + {"l": wide / 2, "m": 0.0, "r": -wide / 2}[anchor[0]]
        middle_y = py + {"t": high / 2, "m": 0.0, "b": -high / 2}[anchor[1]]
        place = round(middle_x - picture.width / 2), round(middle_y - picture.height / 2)
        self.image.paste(picture, place, picture)
        self.texts.append(TextBox(text, _ink_box(middle_x, middle_y, wide, pixels * 0.72, angle), group))
        return wide / self.scale

    def stroke(
        self, points: Sequence[Point], wide: float, colour: Colour, *, dash: Sequence[float] = (), alpha: int = 255
    ) -> None:
        """A smooth line through points of the board, perhaps dashed."""
        line = [self.pixel(x, y) for x, y in points]
        thick = wide * self.scale
        pieces = dashes(line, [d * self.scale for d in dash]) if dash else [line]
        self.mask_of(line, thick + 2, lambda draw, at: _lines(draw, at, pieces, thick), colour, alpha)

    def polygon(self, points: Sequence[Point], colour: Colour, alpha: int = 255) -> None:
        """A smooth filled shape."""
        line = [self.pixel(x, y) for x, y in points]
        self.mask_of(line, 2, lambda draw, at: draw.polygon([at(p) for p in line], fill=255), colour, alpha)

    def fill(self, box: Box, colour: Colour) -> None:
        """An upright rectangle in one colour: no smoothing needed, so it costs nothing."""
        left, top = map(round, self.pixel(*box[:2]))
        right, bottom = map(round, self.pixel(*box[2:]))
        self.image.paste(colour, (left, top, max(left + 1, right), max(top + 1, bottom)))

    def mask_of(self, line: Sequence[Point], reach: float, paint: Paint, colour: Colour, alpha: int) -> None:
        """Paint a shape at several times the size on a small mask, smooth it down, and lay its colour."""
        left = max(0, math.floor(min(x for x, _ in line) - reach))
        top = max(0, math.floor(min(y for _, y in line) - reach))
        right = min(self.image.width, math.ceil(max(x for x, _ in line) + reach))
        bottom = min(self.image.height, math.ceil(max(y for _, y in line) + reach))
        if right > left and bottom > top:
            self.mask_within((left, top, right, bottom), fineness(right - left, bottom - top), paint, colour, alpha)

    def mask_within(self, part: tuple[int, int, int, int], fine: int, paint: Paint, colour: Colour, alpha: int) -> None:
        """What of a shape lies in a part of the picture."""
        left, top, right, bottom = part
        mask = Image.new("L", ((right - left) * fine, (bottom - top) * fine), 0)
        paint(ImageDraw.Draw(mask), lambda p: ((p[0] - left) * fine, (p[1] - top) * fine))
        mask = mask.reduce(fine)
        if alpha < 255:
            mask = mask.point(_faded(alpha))
        self.image.paste(colour, part, mask)


def fineness(wide: int, high: int) -> int:
    """How many times too large a mask of this size is painted."""
    return FINE if wide * high < 60_000 else 2


@lru_cache(maxsize=64)
def _faded(alpha: int) -> list[int]:
    """A mask's values, weakened."""
    return [value * alpha // 255 for value in range(256)]


def _lines(draw: ImageDraw.ImageDraw, at: Place, pieces: Sequence[Sequence[Point]], thick: float) -> None:
    """Draw lines with round ends on a mask."""
    scale = at((1.0, 0.0))[0] - at((0.0, 0.0))[0]
    wide, half = max(1, round(thick * scale)), thick * scale / 2
    for piece in pieces:
        spots = [at(p) for p in piece]
        draw.line(spots, fill=255, width=wide, joint="curve")
        for x, y in (spots[0], spots[-1]):
            draw.ellipse((x - half, y - half, x + half, y + half), fill=255)


def dashes(line: Sequence[Point], pattern: Sequence[float]) -> list[list[Point]]:
    """The drawn parts of a dashed line: lengths on and off by turns, carried on around corners."""
    drawn: list[list[Point]] = []
    step, left, on = 0, pattern[0], True
    current: list[Point] = [line[0]]
    for here, after in itertools.pairwise(line):
        length, gone = math.dist(here, after), 0.0
        while length - gone > left:
            gone += left
            spot = along(here, after, gone / length)
            if on:
                drawn.append([*current, spot])
            on, step = not on, (step + 1) % len(pattern)
            left, current = pattern[step], [spot]
        left -= length - gone
        current.append(after)
    return [*drawn, current] if on and len(current) > 1 else drawn


def along(a: Point, b: Point, share: float) -> Point:
    """The point at a share of the way from one to another."""
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def _ink_box(x: float, y: float, wide: float, high: float, angle: float) -> Box:
    """The upright rectangle around a turned text."""
    turn = math.radians(angle)
    half_x = (abs(math.cos(turn)) * wide + abs(math.sin(turn)) * high) / 2
    half_y = (abs(math.sin(turn)) * wide + abs(math.cos(turn)) * high) / 2
    return x - half_x, y - half_y, x + half_x, y + half_y
