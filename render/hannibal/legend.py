"""The legend on the map."""

from render.hannibal import glyphs
from render.hannibal.counters import Plate, lay, ratings, share_at, sign
from render.hannibal.glyphs import Printed
from render.hannibal.links import link
from render.paper.bands import panel
from render.paper.canvas import Box, Canvas
from render.paper.text import Face, fitted
from render.paper.theme import Theme

COLUMNS = (
    ("normal", "pass", "alps", "strait", "space", "city"),
    ("tribe", "port", "roman", "punic", "scores", "siege"),
    ("army", "elephant", "ratings", "walls", "train"),
)
SIGN, WORDS = 34.0, 66.0  # from the left edge of a column to the middle of a sign, and to its words


def legend(canvas: Canvas, theme: Theme, word: dict[str, str], box: Box) -> None:
    """What the signs mean, in three columns."""
    panel(canvas, theme, box)
    left, top, right, bottom = box
    step, high = (right - left - 16) / 3, (bottom - top - 14) / 6
    for column, keys in enumerate(COLUMNS):
        x = left + 8 + column * step
        for n, key in enumerate(keys):
            y = top + 8 + (n + 0.5) * high
            _sign(canvas, theme, key, x + SIGN, y)
            text, size = fitted(word[key], Face.LABEL, 15, step - WORDS - 3, 12)
            canvas.text(x + WORDS, y, text, Face.LABEL, size, theme.panel_ink, anchor="lm", group="legend")


def _sign(canvas: Canvas, theme: Theme, key: str, x: float, y: float) -> None:
    """The sign itself."""
    scale, style = canvas.scale, theme.id
    if key in ("normal", "pass", "alps", "strait"):
        link(canvas, theme, key, (x - 24, y), (x + 24, y))
    elif key in ("space", "city", "tribe"):
        canvas.paste(glyphs.space(style, Printed("round" if key == "space" else key), scale * 0.8), x, y)
    elif key == "port":
        canvas.paste(glyphs.port(style, -1, scale), x, y)
    elif key in ("roman", "punic"):
        canvas.paste(glyphs.marker(style, "rome" if key == "roman" else "carthage", scale), x, y)
    elif key == "scores":
        canvas.paste(glyphs.star(style, scale * 1.1), x, y)
    elif key == "siege":
        canvas.paste(glyphs.pips(style, 1, 3, scale), x, y)
    elif key == "ratings":
        canvas.paste(ratings(style, 2, 3, scale), x, y)
    elif key in ("elephant", "train"):
        canvas.paste(sign(style, key, scale), x, y)
    else:
        lay(
            canvas,
            style,
            Plate("rome", 5, inside=key == "walls"),
            x,
            y + (2 if key == "walls" else 0),
            share_at(canvas.scale),
        )
        canvas.pieces.pop()
