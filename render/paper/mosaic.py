"""Mosaic floors between meanders, laurels, and the heading that lies on such a floor."""

import math

import numpy as np
from PIL import Image

from render.paper.brush import Brush
from render.paper.cache import kept
from render.paper.canvas import Canvas, Point
from render.paper.sheet import MARGIN, lines_of
from render.paper.text import Face, fitted
from render.paper.theme import THEMES, Colour, mix

HIGH = 132  # of a heading
SAND: Colour = (238, 218, 168)
GOLD: Colour = (222, 166, 54)
BRONZE: Colour = (112, 78, 40)
STONE = 9  # pixels of a tessera


@kept
def mosaic(wide: int, high: int, colour: Colour) -> Image.Image:
    """A floor of small stones, each a shade of its own, between two meanders."""
    chance = np.random.default_rng(11)
    rows, columns = -(-high // STONE), -(-wide // STONE)
    shade = chance.normal(1.0, 0.11, (rows, columns, 1))
    stones = np.clip(np.array(colour, np.float64) * shade + chance.normal(0, 4, (rows, columns, 3)), 0, 255)
    grown = np.kron(stones, np.ones((STONE, STONE, 1)))[:high, :wide]
    joint = (np.arange(wide)[None, :] % STONE == 0) | (np.arange(high)[:, None] % STONE == 0)
    grown[joint] = grown[joint] * 0.62
    image = Image.fromarray(grown.astype(np.uint8)).convert("RGBA")
    band = meander(wide, 22, mix(colour, (0, 0, 0), 0.45))
    image.alpha_composite(band, (0, 0))
    image.alpha_composite(band, (0, high - 22))
    return image


@kept
def meander(wide: int, high: int, back: Colour) -> Image.Image:
    """The running key pattern."""
    brush = Brush((wide, high), 1.0)
    w, h = wide / 2, high / 2
    brush.rect((-w, -h, w, h), back)
    step, top, low = 28.0, -h + 5, h - 5
    x = -w
    while x < w:
        key: list[Point] = [(x, low), (x, top), (x + 20, top), (x + 20, low - 3), (x + 8, low - 3), (x + 8, top + 5.5)]
        brush.line(key, SAND, 2.0)
        brush.line([(x, low), (x - 8, low)], SAND, 2.0)
        x += step
    return brush.done()


def branch(brush: Brush, s: float) -> None:
    """Two branches of laurel."""
    for side in (-1, 1):
        for n in range(8):
            turn = math.radians(78 - n * 20)
            for reach, lean in ((44.0, 0.0), (58.0, 14.0), (30.0, 14.0)):
                away = math.radians(78 - n * 20 - lean)
                x, y = reach * math.cos(away) * side, 4 + reach * math.sin(away)
                dx, dy = math.sin(turn) * side * 11, -math.cos(turn) * 11
                leaf = [
                    (x - dx, y - dy),
                    (x - dy * 0.45, y + dx * 0.45),
                    (x + dx, y + dy),
                    (x + dy * 0.45, y - dx * 0.45),
                ]
                brush.shape([(a * s, b * s) for a, b in leaf], GOLD if reach > 40 and lean else SAND)


@kept
def laurels(size: float) -> Image.Image:
    """A wreath of laurel alone."""
    brush = Brush((150, 150), size)
    branch(brush, 1.0)
    return brush.done(shadow=120)


def heading(canvas: Canvas, style: str, title: str, below: str, back: Colour) -> float:
    """The mosaic with the title, a line or two below; gives where the sheet goes on."""
    wide, ink = canvas.image.width, THEMES[style].panel_ink
    floor = mosaic(wide - 52, HIGH, back)
    canvas.image.paste(floor, (26, 26), floor)
    for y in (27.0, 25.0 + HIGH):
        canvas.stroke([(26, y), (wide - 26, y)], 3, SAND)
    text, size = fitted(title, Face.TITLE, 62, wide - 130, 30)
    canvas.text(wide / 2, 26 + HIGH / 2, text, Face.TITLE, size, (255, 248, 228), group="title")
    foot = 26.0 + HIGH + 10
    for line in lines_of(below, Face.LABEL, 33, wide - 2 * MARGIN, 2) if below else []:
        foot += 42
        canvas.text(wide / 2, foot - 14, line, Face.LABEL, 33, ink, group="title")
    return foot + 16
