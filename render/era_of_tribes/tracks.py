"""What stands beside the map: every realm with what it counts, on the round's order."""

from render.era_of_tribes.atlas import people_told, words
from render.era_of_tribes.bands import in_order, paste_sign
from render.paper.bands import panel
from render.paper.canvas import Box, Canvas
from render.paper.sheet import slab
from render.paper.text import Face, fitted, whole
from render.paper.theme import THEMES
from rules.era_of_tribes.view import TribesView

PANEL, ROW = 432.0, 36.0  # the width of the panel, the height of a row
COLUMNS = (("ep", 186.0), ("mo", 246.0), ("food", 300.0), ("taler", 352.0), ("lands", 402.0))


def panel_size(view: TribesView) -> tuple[float, float]:
    """What the panel needs, in board units."""
    return PANEL, 42 + ROW * len(view.realms)


def realms(canvas: Canvas, style: str, view: TribesView, language: str, box: Box) -> None:
    """A row for each realm in the round's order: influence, morale, food, taler, provinces."""
    theme, word, high = THEMES[style], words(language), ROW
    left, top, right, _ = box
    panel(canvas, theme, box)
    for key, x in COLUMNS:
        text, size = fitted(word[key], Face.LABEL, 15, 52, 10)
        canvas.text(left + x, top + 20, text, Face.LABEL, size, theme.faint, group="track")
    for n, own in enumerate(in_order(view)):
        y = top + 32 + (n + 0.5) * high
        if own.seat == view.active:
            slab(canvas, (left + 7, y - high / 2 + 1, right - 7, y + high / 2 - 1), 5, theme.accent, 60)
        paste_sign(canvas, style, own, canvas.scale * 0.66, left + 28, y)
        text, size = fitted(people_told(own, language), Face.NAME, 19, 108, 12)
        canvas.text(left + 50, y, text, Face.NAME, size, theme.panel_ink, anchor="lm", group="track")
        figures = (own.ep, own.morale, own.food, own.taler, own.lands)
        for (key, x), figure in zip(COLUMNS, figures, strict=True):
            size = 23 if key == "ep" else 19
            canvas.text(left + x, y, whole(figure), Face.TITLE, size, theme.panel_ink, group="track")
