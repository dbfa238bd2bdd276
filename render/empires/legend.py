"""The legend on the map."""

from render.empires import glyphs
from render.empires.colours import PALETTES
from render.paper.bands import panel
from render.paper.canvas import Box, Canvas
from render.paper.text import Face, fitted
from render.paper.theme import Theme

ROWS = ("worth", "goods", "slot", "fort", "mountain", "strait", "lane")


def legend(canvas: Canvas, theme: Theme, word: dict[str, str], box: Box) -> None:
    """What the signs mean."""
    panel(canvas, theme, box)
    left, top, right, bottom = box
    high = (bottom - top - 20) / len(ROWS)
    for n, key in enumerate(ROWS):
        y = top + 10 + (n + 0.5) * high
        sign(canvas, theme, key, left + 40, y)
        text, size = fitted(word[key], Face.LABEL, 18, right - left - 88, 13)
        canvas.text(left + 78, y, text, Face.LABEL, size, theme.panel_ink, anchor="lm", group="legend")


def sign(canvas: Canvas, theme: Theme, key: str, x: float, y: float) -> None:
    """The sign itself."""
    scale, style, own = canvas.scale, theme.id, PALETTES[theme.id]
    if key == "worth":
        canvas.paste(glyphs.worth(style, 4, scale * 0.9), x, y)
    elif key == "goods":
        canvas.paste(glyphs.amphora(style, scale * 0.95), x, y)
    elif key == "slot":
        canvas.paste(glyphs.trade(style, "", scale), x - 11, y)
        canvas.paste(glyphs.trade(style, "blue", scale), x + 11, y)
    elif key == "fort":
        canvas.paste(glyphs.fort(style, scale * 0.7), x, y)
    elif key == "mountain":
        canvas.paste(glyphs.peaks(style, scale * 0.8), x, y)
    else:
        line, dash = [(x - 26, y), (x + 26, y)], () if key == "strait" else (9, 7)
        canvas.stroke(line, 4.4, own.strait if key == "strait" else own.lane, dash=dash)
