"""Names printed on a map: how they are lettered, and set only where the picture holds them whole."""

import math
from dataclasses import dataclass

from render.paper.canvas import Canvas
from render.paper.text import Face, width
from render.paper.theme import Colour


@dataclass(frozen=True)
class RiverName:
    """A river's name and the slope at which it is written."""

    id: str
    x: float
    y: float
    angle: float


@dataclass(frozen=True)
class Look:
    """How a name is lettered, and how far its middle keeps from the upper and the lower edge, in board units."""

    face: Face
    size: float
    ink: Colour
    halo: Colour | None
    spacing: float
    angle: float = 0.0
    group: str = "water"
    above: float = 24.0
    below: float = 24.0


def print_whole(canvas: Canvas, text: str, x: float, y: float, look: Look) -> bool:
    """Set a name if it fits the picture whole."""
    half = (width(text, look.face, round(look.size), look.spacing) / 2 + 4) * canvas.scale
    px, py = canvas.pixel(x, y)
    slope = half * abs(math.sin(math.radians(look.angle)))
    above, below = max(look.above * canvas.scale, slope), max(look.below * canvas.scale, slope)
    fits = half < px < canvas.image.width - half and above < py < canvas.image.height - below
    if fits:
        canvas.text(
            x, y, text, look.face, look.size, look.ink,
            halo=look.halo, spacing=look.spacing, angle=look.angle, group=look.group,
        )  # fmt: skip
    return fits
