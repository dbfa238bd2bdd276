"""Lettering: the fonts that ship with the board, measured, fitted and kept as ready-made sprites."""

from enum import StrEnum
from functools import lru_cache
from pathlib import Path

from PIL import Image, ImageChops, ImageDraw, ImageFilter, ImageFont

from render.paper.cache import kept

FONTS = Path(__file__).parent / "fonts"
Colour = tuple[int, int, int]
ELLIPSIS = "…"
MISSING = "￾"  # no font has it, so it is drawn as what is missing
# Pillow's other engine needs a library of the system; this one sets the same letters on every machine.
ENGINE = ImageFont.Layout.BASIC


class Face(StrEnum):
    """The typefaces: a sans for what is read small, a book face for names and titles."""

    PLAIN = "SourceSansPro-Regular"
    LABEL = "SourceSansPro-Semibold"
    STRONG = "SourceSansPro-Bold"
    TITLE = "Vollkorn-Bold"
    NAME = "Vollkorn-SemiBold"
    WATER = "Vollkorn-MediumItalic"


def whole(number: int) -> str:
    """A number as people write it, below zero with a true minus sign."""
    return f"−{-number}" if number < 0 else str(number)


@lru_cache(maxsize=256)
def font(face: Face, size: int) -> ImageFont.FreeTypeFont:
    """A typeface at a size in pixels, with figures that all stand on the line."""
    return ImageFont.truetype(str(FONTS / f"{face}.ttf"), max(5, size), layout_engine=ENGINE)


@lru_cache(maxsize=4096)
def width(text: str, face: Face, size: int, spacing: float = 0.0) -> float:
    """How wide a text is in pixels; `spacing` is added after every letter."""
    return font(face, size).getlength(text) + spacing * max(0, len(text) - 1)


def line_height(face: Face, size: int) -> int:
    """From the top of the tallest letter to the foot of the deepest."""
    ascent, descent = font(face, size).getmetrics()
    return ascent + descent


def fitted(text: str, face: Face, size: int, room: float, smallest: int = 9) -> tuple[str, int]:
    """The text and the size at which it fits the room: first smaller, then shortened with an ellipsis."""
    while size > smallest and width(text, face, size) > room:
        size -= 1
    if width(text, face, size) <= room:
        return text, size
    while len(text) > 1 and width(text + ELLIPSIS, face, size) > room:
        text = text[:-1].rstrip()
    return text + ELLIPSIS, size


def wrapped(text: str, face: Face, size: int, room: float) -> list[str]:
    """The text broken into lines that fit the room; a single word that is too long stands alone."""
    lines: list[str] = []
    for word in text.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width(longer, face, size) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def cut(lines: list[str], face: Face, size: int, room: float, most: int) -> list[str]:
    """At most so many lines, none wider than the room; an ellipsis tells where something is left out."""
    kept_lines = lines if len(lines) <= most else [*lines[: most - 1], " ".join(lines[most - 1 :])]
    return [fitted(line, face, size, room, size)[0] for line in kept_lines]


def legible(text: str, face: Face = Face.NAME) -> str:
    """A name without the characters that the fonts do not have; people call themselves all sorts of things."""
    return "".join(c for c in text if c.isspace() or _has(face, c)).strip() or "–"


@lru_cache(maxsize=2048)
def _has(face: Face, character: str) -> bool:
    letters = font(face, 24)
    return bytes(letters.getmask(character)) != bytes(letters.getmask(MISSING))


@kept
def sprite(
    text: str,
    face: Face,
    size: int,
    ink: Colour,
    halo: Colour | None = None,
    halo_width: int = 2,
    spacing: float = 0.0,
    angle: float = 0.0,
) -> Image.Image:
    """A text as a transparent picture: a soft halo below, the letters above, perhaps turned."""
    edge = halo_width + 2 if halo else 1
    box = (round(width(text, face, size, spacing)) + 2 * edge + 2, line_height(face, size) + 2 * edge)
    letters = _mask(text, face, size, spacing, box, edge, 0)
    picture = Image.new("RGBA", box, (*ink, 0))
    if halo:
        glow = _mask(text, face, size, spacing, box, edge, halo_width).filter(
            ImageFilter.GaussianBlur(halo_width * 0.35)
        )
        glow = ImageChops.lighter(glow.point(lambda v: min(255, round(v * 1.15))), letters)
        picture = Image.merge("RGBA", [*Image.new("RGB", box, halo).split(), glow])
        picture.paste(Image.new("RGBA", box, (*ink, 255)), (0, 0), letters)
    else:
        picture.putalpha(letters)
    if angle:
        picture = picture.rotate(angle, Image.Resampling.BICUBIC, expand=True)
    return picture


def _mask(
    text: str, face: Face, size: int, spacing: float, box: tuple[int, int], edge: int, stroke: int
) -> Image.Image:
    """The letters (or their widened outline) as a mask, spaced letter by letter when asked."""
    mask = Image.new("L", box, 0)
    draw = ImageDraw.Draw(mask)
    x: float = edge
    for part in text if spacing else [text]:
        draw.text((x, edge), part, 255, font(face, size), stroke_width=stroke)
        x += width(part, face, size) + spacing
    return mask
