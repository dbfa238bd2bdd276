"""Connections: each kind has its own line as well as its own colour (1.3)."""

import math

from render.assyrian_wars.colours import PALETTES
from render.paper.canvas import Canvas, Point, along
from render.paper.theme import Stroke, Theme

CASING = 3.6  # how much the pale line beneath is wider


def connection(canvas: Canvas, theme: Theme, kind: str, a: Point, b: Point) -> None:
    """One connection from middle to middle; the areas' boxes hide its ends."""
    if not canvas.touches(a, b, 10):
        return
    stroke = PALETTES[theme.id].links[kind]
    canvas.stroke([a, b], stroke.width + CASING, theme.casing, alpha=190)
    MARKS.get(stroke.marks, _plain)(canvas, theme, stroke, a, b)


def _plain(canvas: Canvas, theme: Theme, stroke: Stroke, a: Point, b: Point) -> None:
    """A line, or dashes."""
    canvas.stroke([a, b], stroke.width, stroke.colour, dash=stroke.dash)


def _waves(canvas: Canvas, theme: Theme, stroke: Stroke, a: Point, b: Point) -> None:
    """A river: the line runs in waves."""
    length = math.dist(a, b)
    nx, ny = (b[1] - a[1]) / length, (a[0] - b[0]) / length
    points = []
    for step in range(round(length / 1.5) + 1):
        x, y = along(a, b, step * 1.5 / length)
        swing = 2.3 * math.sin(step * 1.5 * math.tau / 13)
        points.append((x + nx * swing, y + ny * swing))
    canvas.stroke(points, stroke.width - 0.6, stroke.colour)


def _teeth(canvas: Canvas, theme: Theme, stroke: Stroke, a: Point, b: Point) -> None:
    """Mountains: a line with peaks along it, their tips upwards."""
    canvas.stroke([a, b], stroke.width - 0.8, stroke.colour)
    length = math.dist(a, b)
    count = max(1, int(length / 17))
    for n in range(count):
        x, y = along(a, b, (n + 0.5) / count)
        canvas.polygon([(x - 6.2, y + 3.4), (x, y - 6.6), (x + 6.2, y + 3.4)], theme.casing)
        canvas.polygon([(x - 4.6, y + 2.6), (x, y - 4.8), (x + 4.6, y + 2.6)], stroke.colour)


def _rails(canvas: Canvas, theme: Theme, stroke: Stroke, a: Point, b: Point) -> None:
    """Mede land: a white line between two dark ones."""
    canvas.stroke([a, b], stroke.width + 0.8, stroke.colour)
    canvas.stroke([a, b], stroke.width - 2.2, (255, 255, 255))


MARKS = {"waves": _waves, "teeth": _teeth, "rails": _rails}
