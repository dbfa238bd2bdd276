"""What all sheets of this game have above: a mosaic floor in the purple of a triumph."""

from render.paper import mosaic
from render.paper.canvas import Canvas
from render.paper.theme import Colour

PURPLE: Colour = (84, 42, 62)


def heading(canvas: Canvas, style: str, title: str, below: str, back: Colour = PURPLE) -> float:
    """The mosaic with the title, a line or two below; gives where the sheet goes on."""
    return mosaic.heading(canvas, style, title, below, back)
