"""What posters count: bars of points with whom they belong to, and large numbers with their words."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from render.paper.canvas import Canvas
from render.paper.sheet import MARGIN, WIDE, section, slab
from render.paper.text import Face, fitted, whole, width
from render.paper.theme import THEMES, Colour, ink_on, luminance, mix

BAR = 74.0  # a row of the points


@dataclass(frozen=True)
class Bar:
    """A row: who, with how many points, in which colour, and how the badge before it is drawn."""

    told: str
    points: int
    colour: Colour
    badge: Callable[[Canvas, float, float], None]


def bars(canvas: Canvas, style: str, title: str, rows: Sequence[Bar], y: float) -> float:
    """Bars of points in the order given."""
    theme = THEMES[style]
    y = section(canvas, style, title, y)
    most = max(1, *(row.points for row in rows))
    left, room = MARGIN + 112, WIDE - 2 * MARGIN - 112 - 100
    for n, row in enumerate(rows):
        top = y + n * BAR
        middle, fill = top + BAR / 2, _seen(theme.panel, row.colour)
        slab(canvas, (left, top + 8, left + room, top + BAR - 8), 10, theme.faint, 36)
        long = max(14.0, room * max(0, row.points) / most)
        slab(canvas, (left, top + 8, left + long, top + BAR - 8), 10, fill)
        inside = width(row.told, Face.NAME, 30) <= long - 40 or long > room / 2
        text, size = fitted(row.told, Face.NAME, 34, long - 40 if inside else room - long - 30, 22)
        ink = ink_on(fill) if inside else theme.panel_ink
        at = left + (20 if inside else long + 16)
        canvas.text(at, middle, text, Face.NAME, size, ink, anchor="lm", group="points")
        points = whole(row.points)
        canvas.text(WIDE - MARGIN - 8, middle, points, Face.TITLE, 48, theme.panel_ink, anchor="rm", group="points")
        row.badge(canvas, MARGIN + 42, middle)
    return y + len(rows) * BAR + 12


def _seen(paper: Colour, colour: Colour) -> Colour:
    """A colour that stands out from the paper."""
    return colour if abs(luminance(colour) - luminance(paper)) > 0.08 else mix(colour, (128, 128, 140), 0.45)


def numbers(canvas: Canvas, style: str, title: str, rows: Sequence[tuple[int, str]], y: float) -> float:
    """Large numbers with their words, four a row; nothing at all without any."""
    theme = THEMES[style]
    if not rows:
        return y
    y = section(canvas, style, title, y)
    step = (WIDE - 2 * MARGIN) / 4
    for n, (value, word) in enumerate(rows):
        row = rows[n // 4 * 4 : n // 4 * 4 + 4]
        x = WIDE / 2 + (n % 4 - (len(row) - 1) / 2) * step
        top = y + n // 4 * 138
        slab(canvas, (x - step / 2 + 8, top + 4, x + step / 2 - 8, top + 130), 14, theme.faint, 34)
        canvas.text(x, top + 52, str(value), Face.TITLE, 66, theme.accent, group="story")
        text, size = fitted(word, Face.LABEL, 29, step - 30, 20)
        canvas.text(x, top + 108, text, Face.LABEL, size, theme.panel_ink, group="story")
    return y + -(-len(rows) // 4) * 138 + 4
