"""The legend: every kind of line and every mark, with its word."""

from render.assyrian_wars import glyphs
from render.assyrian_wars.colours import PALETTES
from render.assyrian_wars.glyphs import Printed
from render.assyrian_wars.links import connection
from render.paper.canvas import Box, Canvas
from render.paper.text import Face, fitted, width
from render.paper.theme import Colour, Theme, mix

ROW = 22.0
MARKS = (
    ("capital", Printed("capital", "AS", 3)),
    ("fortress", Printed("fortress", "AS", 4)),
    ("city", Printed("city", "AS", 2)),
    ("associated", Printed("associated", "AS", 2)),
    ("minor-city", Printed("minor-city", "", 2)),
    ("no-mans-land", Printed("round", "", 0)),
)


def panel(canvas: Canvas, theme: Theme, box: Box, alpha: int = 232) -> None:
    """A sheet laid on the map: soft shadow, paper, a double edge."""
    left, top, right, bottom = box
    corners = [(left, top), (right, top), (right, bottom), (left, bottom)]
    canvas.polygon([(x + 2, y + 4) for x, y in corners], (20, 14, 8), 50)
    canvas.polygon(corners, theme.panel, alpha)
    frame(canvas, box, 1.6, theme.paper_edge if theme.id != "dark" else theme.faint)
    frame(canvas, (left + 4, top + 4, right - 4, bottom - 4), 0.7, mix(theme.panel, theme.faint, 0.6))


def frame(canvas: Canvas, box: Box, wide: float, colour: Colour) -> None:
    """The four sides of a rectangle."""
    left, top, right, bottom = box
    canvas.fill((left, top, right, top + wide), colour)
    canvas.fill((left, bottom - wide, right, bottom), colour)
    canvas.fill((left, top, left + wide, bottom), colour)
    canvas.fill((right - wide, top, right, bottom), colour)


def legend(canvas: Canvas, theme: Theme, words: dict[str, str], box: Box) -> None:
    """The whole legend in its panel."""
    panel(canvas, theme, box)
    left, top, right, _ = box
    canvas.text((left + right) / 2, top + 18, words["legend"], Face.TITLE, 17, theme.panel_ink, group="panel")
    y = top + 44
    for kind in PALETTES[theme.id].links:
        connection(canvas, theme, kind, (left + 14, y), (left + 56, y))
        _word(canvas, theme, words[kind], left + 66, y, right)
        y += ROW
    y += 5
    for key, printed in MARKS:
        scale = canvas.scale * 0.74
        canvas.paste(glyphs.area(theme.id, printed, scale), left + 35, y)
        _word(canvas, theme, words[key], left + 66, y, right)
        y += ROW + 3.2
    for key, mark in (("eco-star", glyphs.star), ("port", glyphs.port)):
        canvas.paste(mark(theme.id, canvas.scale), left + 35, y)
        _word(canvas, theme, words[key], left + 66, y, right)
        y += ROW


def _word(canvas: Canvas, theme: Theme, word: str, x: float, y: float, right: float) -> None:
    size = 15
    while size > 10 and width(word, Face.LABEL, size) > right - x - 6:
        size -= 1
    canvas.text(
        x,
        y,
        fitted(word, Face.LABEL, size, right - x - 6)[0],
        Face.LABEL,
        size,
        theme.panel_ink,
        anchor="lm",
        group="panel",
    )
