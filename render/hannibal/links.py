"""The links between spaces: road, mountain pass, Alps and strait, each by a line of its own."""

import math

from render.hannibal.colours import PALETTES
from render.paper.canvas import Canvas, Point, along
from render.paper.theme import Stroke, Theme


def link(canvas: Canvas, theme: Theme, kind: str, a: Point, b: Point) -> None:
    """One link with a pale casing."""
    if not canvas.touches(a, b, 12):
        return
    stroke = PALETTES[theme.id].links[kind]
    canvas.stroke([a, b], stroke.width + 4.4, theme.casing, alpha=165)
    MARKS.get(stroke.marks, _plain)(canvas, theme, stroke, a, b)


def _plain(canvas: Canvas, theme: Theme, stroke: Stroke, a: Point, b: Point) -> None:
    """A road."""
    canvas.stroke([a, b], stroke.width, stroke.colour)


def _waves(canvas: Canvas, theme: Theme, stroke: Stroke, a: Point, b: Point) -> None:
    """A strait: the line runs in waves."""
    length = math.dist(a, b)
    nx, ny = (b[1] - a[1]) / length, (a[0] - b[0]) / length
    points = []
    for step in range(round(length / 1.5) + 1):
        x, y = along(a, b, step * 1.5 / length)
        swing = 3.0 * math.sin(step * 1.5 * math.tau / 14)
        points.append((x + nx * swing, y + ny * swing))
    canvas.stroke(points, stroke.width - 0.4, stroke.colour)


def _teeth(canvas: Canvas, theme: Theme, stroke: Stroke, a: Point, b: Point) -> None:
    """A pass: a line with peaks along it, their tips upwards."""
    canvas.stroke([a, b], stroke.width - 0.8, stroke.colour)
    _peaks(canvas, theme, stroke, a, b, 5.0)


def _rails(canvas: Canvas, theme: Theme, stroke: Stroke, a: Point, b: Point) -> None:
    """The Alps: a white line between two dark ones, with tall snowy peaks."""
    canvas.stroke([a, b], stroke.width + 0.8, stroke.colour)
    canvas.stroke([a, b], stroke.width - 2.4, (255, 255, 255))
    _peaks(canvas, theme, stroke, a, b, 7.4, snow=True)


def _peaks(canvas: Canvas, theme: Theme, stroke: Stroke, a: Point, b: Point, size: float, snow: bool = False) -> None:
    """Peaks on the free part of a line, clear of the spaces at its ends."""
    length = math.dist(a, b)
    free = max(0.0, length - 44)
    count = max(1, int(free / (size * 3.2)))
    for n in range(count):
        x, y = along(a, b, (22 + free * (n + 0.5) / count) / length)
        for reach, colour in ((size + 1.6, theme.casing), (size, stroke.colour)):
            canvas.polygon([(x - reach, y + reach * 0.6), (x, y - reach), (x + reach, y + reach * 0.6)], colour)
        if snow:
            tip = size * 0.52
            canvas.polygon(
                [(x - tip, y - size + tip * 1.6), (x, y - size), (x + tip, y - size + tip * 1.6)], (255,) * 3
            )


MARKS = {"waves": _waves, "teeth": _teeth, "rails": _rails}
