"""What all sheets of this game have above: a mosaic floor the colour of a forest."""

from render.paper import mosaic
from render.paper.canvas import Canvas
from render.paper.theme import Colour

FOREST: Colour = (34, 66, 52)


def heading(canvas: Canvas, style: str, title: str, below: str, back: Colour = FOREST) -> float:
    """The mosaic with the title, a line or two below; gives where the sheet goes on."""
    return mosaic.heading(canvas, style, title, below, back)
