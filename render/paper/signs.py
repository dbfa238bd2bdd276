"""A key to a board: every sign large, with its word beside it, in parts of two columns."""

from collections.abc import Callable, Sequence

from PIL import Image

from render.paper.canvas import Canvas
from render.paper.picture import Picture
from render.paper.sheet import MARGIN, WIDE, flowed, heading, letters, section
from render.paper.text import Face, fitted
from render.paper.theme import THEMES

Sign = Callable[[Canvas, str, float, float], None]
Parts = Sequence[tuple[str, Sequence[tuple[str, Sign]]]]  # a title's word, and for each sign its word
Heading = Callable[[Canvas, str, str, str], float]
ROW, COLUMNS = 118.0, 2
SIGN = 96.0  # from a column's edge to the middle of its sign
WORD = 190.0  # from a column's edge to its word


def key_sheet(style: str, word: dict[str, str], parts: Parts, above: Heading = heading) -> Picture:
    """The whole key below its heading."""

    def draw(canvas: Canvas) -> float:
        y = above(canvas, style, word["legend"], "")
        for title, rows in parts:
            y = _part(canvas, style, word, title, rows, y + 8)
        return y + 30

    return flowed(style, draw)


def _part(
    canvas: Canvas, style: str, word: dict[str, str], title: str, rows: Sequence[tuple[str, Sign]], y: float
) -> float:
    """One part in two columns, read line by line."""
    y = section(canvas, style, word[title], y)
    wide = (WIDE - 2 * MARGIN) / COLUMNS
    for n, (name, draw) in enumerate(rows):
        left, middle = MARGIN + wide * (n % COLUMNS), y + ROW * (n // COLUMNS + 0.5)
        draw(canvas, style, left + SIGN, middle)
        text, size = fitted(word[name], Face.LABEL, 34, wide - WORD - 8, 24)
        letters(canvas, left + WORD, middle, text, Face.LABEL, size, THEMES[style].panel_ink, "key")
    return y + ROW * ((len(rows) + 1) // COLUMNS)


def told(word: dict[str, str], parts: Parts) -> list[str]:
    """The key in words."""
    return [f"{word[title]}: {', '.join(word[name] for name, _ in rows)}." for title, rows in parts]


def pasted(make: Callable[[str], Image.Image]) -> Sign:
    """A sign that is a picture, made for a style."""
    return lambda canvas, style, x, y: canvas.paste(make(style), x, y)


def enlarged(draw: Sign, scale: float) -> Sign:
    """A sign of the board, enlarged around its middle."""

    def large(canvas: Canvas, style: str, x: float, y: float) -> None:
        draw(Canvas(canvas.image, scale, texts=canvas.texts), style, x / scale, y / scale)

    return large
