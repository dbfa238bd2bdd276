"""What all sheets of this game have above: a mosaic floor the colour of wine."""

from render.paper import mosaic
from render.paper.canvas import Canvas
from render.paper.theme import Colour

WINE: Colour = (96, 38, 34)


def heading(canvas: Canvas, style: str, title: str, below: str, back: Colour = WINE) -> float:
    """The mosaic with the title, a line or two below; gives where the sheet goes on."""
    return mosaic.heading(canvas, style, title, below, back)
