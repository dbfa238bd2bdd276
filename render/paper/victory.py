"""What the posters at the end have in common: the mosaic with the verdict, the framed map, the story in numbers."""

from collections.abc import Callable, Iterable, Mapping, Sequence

import msgspec
from PIL import Image

from render.paper.canvas import Box, Canvas
from render.paper.mosaic import SAND, mosaic
from render.paper.sheet import MARGIN, WIDE, edge
from render.paper.text import Face, fitted
from render.paper.theme import THEMES, Colour, mix

TOP = 412  # the height of the mosaic with the winner's name
NIGHT = (20, 14, 20)  # into which the winner's colour sinks


def triumph(
    canvas: Canvas, colour: Colour, dusk: float, badges: Callable[[], None], verdict: str, lines: Sequence[str]
) -> float:
    """A mosaic in the winner's colour with the badges, the verdict and what is said below it; gives its foot."""
    floor = mosaic(WIDE - 52, TOP, mix(colour, NIGHT, dusk))
    canvas.image.paste(floor, (26, 26), floor)
    for y in (28.0, 24.0 + TOP):
        canvas.stroke([(26, y), (WIDE - 26, y)], 4, SAND)
    badges()
    text, size = fitted(verdict, Face.TITLE, 84, WIDE - 120, 34)
    canvas.text(WIDE / 2, 292, text, Face.TITLE, size, (255, 248, 228), group="title")
    for n, told in enumerate(line for line in lines if line):
        text, size = fitted(told, Face.LABEL, 33, WIDE - 130, 22)
        canvas.text(WIDE / 2, 350 + n * 38, text, Face.LABEL, size, SAND, group="title")
    return 26.0 + TOP


def framed(canvas: Canvas, theme: str, box: Box, draw: Callable[[], Image.Image], y: float) -> float:
    """A part of the map in a frame as wide as the sheet; gives its foot. It is not drawn while a sheet is measured."""
    wide = WIDE - 2 * round(MARGIN)
    high = round(wide * (box[3] - box[1]) / (box[2] - box[0]))
    if canvas.image.height > 1:
        part = draw().resize((wide, high), Image.Resampling.LANCZOS)
        canvas.image.paste(part, (round(MARGIN), round(y)))
    left, right, foot = MARGIN, WIDE - MARGIN, y + high
    canvas.stroke([(left, y), (right, y), (right, foot), (left, foot), (left, y)], 6, edge(THEMES[theme]))
    return foot


def counted(story: msgspec.Struct, word: Mapping[str, str]) -> list[tuple[int, str]]:
    """The numbers that are not zero, with their words."""
    return [(value, word[f"story-{key}"]) for key, value in msgspec.structs.asdict(story).items() if value]


def in_sentences(
    verdict: str,
    lines: Iterable[str],
    points: tuple[str, Iterable[str]],
    story: msgspec.Struct,
    word: Mapping[str, str],
) -> list[str]:
    """A poster for those who hear it: the verdict, what is said below it, the points, the story."""
    heading, rows = points
    told = [f"{verdict}.", *(f"{line.rstrip('.')}." for line in lines if line), f"{heading}: {', '.join(rows)}."]
    numbers = [f"{value} {what}" for value, what in counted(story, word)]
    return [*told, f"{word['story']}: {', '.join(numbers)}."] if numbers else told
