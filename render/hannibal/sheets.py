"""What all sheets of this game have above: a mosaic floor between two meanders, and the title on it."""

from render.hannibal.ornaments import SAND, mosaic
from render.paper.canvas import Canvas
from render.paper.sheet import MARGIN, lines_of
from render.paper.text import Face, fitted
from render.paper.theme import THEMES, Colour

PURPLE: Colour = (84, 42, 62)  # of a triumph
HIGH = 132


def heading(canvas: Canvas, style: str, title: str, below: str, back: Colour = PURPLE) -> float:
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
