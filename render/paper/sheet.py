"""The paper that other pictures than the board are drawn on: grain, frame, rosettes, paragraphs and lists."""

import math
from collections.abc import Callable

import numpy as np
from PIL import Image, ImageDraw

from render.paper.brush import Brush
from render.paper.cache import Store, kept, register
from render.paper.canvas import Box, Canvas, Place, Point, TextBox, fineness
from render.paper.picture import Picture
from render.paper.text import Colour, Face, fitted, font, line_height, width, wrapped
from render.paper.theme import THEMES, Theme, mix

WIDE = 1200  # pixels across: three of them are one on a phone
MARGIN = 44.0
LAPIS = (38, 66, 122)
SAND = (236, 214, 160)


def done(canvas: Canvas) -> Picture:
    """What was drawn, for good."""
    return Picture(canvas.image, tuple(canvas.texts))


GRAIN = (1280, 2048)  # of the kept texture; a taller sheet repeats it
PAPERS = Store(26_000_000)  # sheets of the sizes that come again, before anything is drawn on them
register(lambda: PAPERS.bytes)


@kept
def grain() -> Image.Image:
    """The grain of parchment: grey in the middle, a little lighter and darker in spots and fibres."""
    wide, high = GRAIN
    chance = np.random.default_rng(7)
    tone = np.full((high, wide), 128, np.float32)
    for cell, strength in ((260, 26.0), (60, 16.0), (9, 11.0)):
        coarse = chance.normal(0, 1, (high // cell + 3, wide // cell + 3)).astype(np.float32)
        grown = Image.fromarray(coarse).resize((wide, high), Image.Resampling.BICUBIC)
        tone += strength * np.asarray(grown)
    return Image.fromarray(np.clip(tone, 0, 255).astype(np.uint8), "L")


def paper(style: str, wide: int, high: int) -> Image.Image:
    """A sheet of parchment in the style's colour."""
    found = PAPERS.get((style, wide, high))
    if found is None:
        found = _parchment(style, wide, high)
        PAPERS.put((style, wide, high), found)
    return found.copy()


def _parchment(style: str, wide: int, high: int) -> Image.Image:
    texture = Image.new("L", (wide, high))
    for left in range(0, wide, GRAIN[0]):
        for top in range(0, high, GRAIN[1]):
            texture.paste(grain(), (left, top))
    tables = [
        [min(255, round(part * (1 + 0.06 * (n - 128) / 128))) for n in range(256)] for part in THEMES[style].panel
    ]
    return Image.merge("RGB", [texture.point(table) for table in tables])


def letters(canvas: Canvas, x: float, y: float, text: str, face: Face, size: float, ink: Colour, group: str) -> None:
    """A line of running text with its left middle at a point; not kept as a sprite, for it hardly comes again."""
    pixels = round(size * canvas.scale)
    (px, py), high = canvas.pixel(x, y), line_height(face, pixels)
    ImageDraw.Draw(canvas.image).text((px, py - high / 2), text, ink, font(face, pixels))
    tall = pixels * 0.72
    canvas.texts.append(TextBox(text, (px, py - tall / 2, px + width(text, face, pixels), py + tall / 2), group))


def flowed(style: str, draw: Callable[[Canvas], float], wide: int = WIDE) -> Picture:
    """A picture as tall as what is on it: `draw` says where it ended, first on a strip, then on the sheet itself."""
    high = draw(Canvas(Image.new("RGB", (wide, 1))))
    canvas = sheet(style, wide, round(high))
    draw(canvas)
    return done(canvas)


def sheet(style: str, wide: int, high: int) -> Canvas:
    """An empty sheet within its frame."""
    canvas = Canvas(paper(style, wide, high))
    theme = THEMES[style]
    for inset, thick in ((10.0, 3.0), (17.0, 1.2)):
        canvas.stroke(_ring(inset, inset, wide - inset, high - inset), thick, edge(theme))
    return canvas


def edge(theme: Theme) -> Colour:
    """The colour of frames and rules."""
    return theme.paper_edge if theme.id != "dark" else theme.faint


def box(left: float, top: float, right: float, bottom: float) -> list[Point]:
    """The corners of a rectangle."""
    return [(left, top), (right, top), (right, bottom), (left, bottom)]


def slab(canvas: Canvas, within: Box, radius: float, colour: Colour, alpha: int = 255) -> None:
    """A filled rectangle with round corners."""
    (left, top), (right, bottom) = canvas.pixel(*within[:2]), canvas.pixel(*within[2:])
    reach = radius * canvas.scale

    def paint(draw: ImageDraw.ImageDraw, at: Place) -> None:
        unit = at((1.0, 0.0))[0] - at((0.0, 0.0))[0]
        draw.rounded_rectangle((*at((left, top)), *at((right, bottom))), reach * unit, 255)

    west, north, east, south = math.floor(left) - 1, math.floor(top) - 1, math.ceil(right) + 1, math.ceil(bottom) + 1
    rim = math.ceil(reach) + 2  # within it there is nothing to smooth
    inside = west + rim, north + rim, east - rim, south - rim
    if alpha < 255 or inside[0] >= inside[2] or inside[1] >= inside[3]:
        canvas.mask_of([(left, top), (right, bottom)], 1, paint, colour, alpha)
        return
    canvas.image.paste(colour, inside)
    fine = fineness(east - west, south - north)
    for part in (
        (west, north, east, inside[1]),
        (west, inside[1], inside[0], inside[3]),
        (inside[2], inside[1], east, inside[3]),
        (west, inside[3], east, south),
    ):
        canvas.mask_within(part, fine, paint, colour, alpha)


def _ring(left: float, top: float, right: float, bottom: float) -> list[Point]:
    return [*box(left, top, right, bottom), (left, top)]


def heading(canvas: Canvas, style: str, title: str, below: str, top: float = 34.0) -> float:
    """A frieze of glazed bricks with rosettes, the title on it, a line below; gives where the sheet goes on."""
    theme, wide = THEMES[style], canvas.image.width
    right = wide - 26
    canvas.image.paste(frieze(wide - 52, 118), (26, round(top - 8)))
    text, size = fitted(title, Face.TITLE, 58, right - 26 - 220, 30)
    canvas.text(wide / 2, top + 50, text, Face.TITLE, size, (255, 248, 228), group="title")
    foot = top + 112
    if below:
        lines = lines_of(below, Face.LABEL, 33, wide - 2 * MARGIN, 2)
        for line in lines:
            foot += 42
            canvas.text(wide / 2, foot - 10, line, Face.LABEL, 33, theme.panel_ink, group="title")
        foot += 12
    return foot + 8


@kept
def frieze(wide: int, high: int, back: Colour = LAPIS, flowers: bool = True) -> Image.Image:
    """A wall of glazed bricks between two bands; rosettes at both ends."""
    image = bricks(wide, high, back).copy()
    canvas = Canvas(image)
    for y in (5.0, high - 5.0):
        canvas.stroke([(0, y), (wide, y)], 6, SAND)
        canvas.stroke([(0, y), (wide, y)], 1.5, mix(SAND, (80, 40, 0), 0.55), dash=(9, 9))
    if flowers:
        for x in (high * 0.52, wide - high * 0.52):
            canvas.paste(rosette(high * 0.29, SAND, (214, 150, 40), back), x, high / 2)
    return canvas.image


@kept
def bricks(wide: int, high: int, back: Colour) -> Image.Image:
    """Glazed bricks, each a shade of its own."""
    chance = np.random.default_rng(wide * 31 + high)
    rows = max(3, round(high / 26))
    tall = high / rows
    long = tall * 2.4
    canvas = Canvas(Image.new("RGB", (wide, high), mix(back, (0, 0, 0), 0.38)))
    for row in range(rows):
        x = -long * (0.5 if row % 2 else 0.15)
        while x < wide:
            shade = float(chance.uniform(-0.12, 0.14))
            colour = mix(back, (255, 255, 255) if shade > 0 else (0, 0, 0), abs(shade))
            left, right = max(0, round(x + 1)), min(wide, round(x + long - 1))
            if right > left:
                canvas.image.paste(colour, (left, round(row * tall + 1), right, round((row + 1) * tall - 1)))
            x += long
    return canvas.image


@kept
def rosette(radius: float, petal: Colour, heart: Colour, back: Colour) -> Image.Image:
    """The rosette of ancient palaces: twelve petals around a golden heart."""
    brush = Brush((2 * radius + 4, 2 * radius + 4), 1.0)
    brush.disc(0, 0, radius, petal)
    brush.disc(0, 0, radius * 0.92, mix(back, (0, 0, 0), 0.35))
    for n in range(12):
        turn = math.radians(30 * n)
        x, y = radius * 0.6 * math.cos(turn), radius * 0.6 * math.sin(turn)
        brush.disc(x, y, radius * 0.2, petal)
        brush.line([(x * 0.5, y * 0.5), (x * 1.2, y * 1.2)], petal, radius * 0.2)
    brush.disc(0, 0, radius * 0.32, heart, mix(back, (0, 0, 0), 0.35), radius * 0.07)
    return brush.done()


def lines_of(text: str, face: Face, size: int, room: float, most: int) -> list[str]:
    """A text on at most so many lines; what does not fit ends with an ellipsis."""
    lines = wrapped(text, face, size, room)
    if len(lines) > most:
        lines = [*lines[: most - 1], fitted(" ".join(lines[most - 1 :]), face, size, room, size)[0]]
    return lines


def section(canvas: Canvas, style: str, title: str, y: float) -> float:
    """A title within the sheet, with a rule on both sides; gives where its part begins."""
    theme, wide = THEMES[style], canvas.image.width
    half = canvas.text(wide / 2, y + 22, title, Face.TITLE, 38, theme.panel_ink, group="section") / 2 + 26
    for near, far in ((wide / 2 - half, MARGIN), (wide / 2 + half, wide - MARGIN)):
        canvas.stroke([(near, y + 24), (far, y + 24)], 2.2, edge(theme))
        canvas.polygon([(near - 7, y + 24), (near, y + 17), (near + 7, y + 24), (near, y + 31)], theme.accent)
    return y + 58


def verdict(canvas: Canvas, style: str, told: str, y: float) -> float:
    """The last word of a report on a bar across the sheet; gives where the sheet ends."""
    theme, wide = THEMES[style], canvas.image.width
    slab(canvas, (MARGIN, y, wide - MARGIN, y + 88), 16, theme.accent)
    slab(canvas, (MARGIN + 4, y + 4, wide - MARGIN - 4, y + 84), 13, mix(theme.accent, (0, 0, 0), 0.25))
    text, size = fitted(told, Face.TITLE, 48, wide - 2 * MARGIN - 60, 26)
    canvas.text(wide / 2, y + 42, text, Face.TITLE, size, (255, 250, 238), group="verdict")
    return y + 88 + 38
