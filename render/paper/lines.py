"""Charts of lines: each has its dashes, its mark and its badge; scales with round numbers, turns shaded."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from render.paper.arrows import oval
from render.paper.canvas import Box, Canvas, Point
from render.paper.sheet import MARGIN, WIDE, box, edge, slab
from render.paper.text import Face, whole
from render.paper.theme import Colour, Theme, luminance, mix

PANEL = 520.0  # the height of one chart
ENDS = 170.0  # room at the right for badges and numbers
AXIS = 66.0  # room at the left for the scale
APART = 47.0  # between the badges of two lines
DASHES: tuple[tuple[float, ...], ...] = ((), (26, 12), (5, 11), (26, 10, 5, 10), (13, 9), (40, 9, 5, 9, 5, 9))


class Dated(Protocol):
    """A point of the course: its place on the way, and the turn it belongs to."""

    @property
    def place(self) -> int: ...

    @property
    def turn(self) -> int: ...


@dataclass(frozen=True)
class Curve:
    """One line: whose, which of the dashes and marks it has, its colour, and its values by place."""

    code: str
    kind: int
    colour: Colour
    values: tuple[tuple[int, int], ...]


@dataclass(frozen=True)
class Chart:
    """What stands around the lines: the theme, the word for a turn, and how a badge is drawn."""

    theme: Theme
    turn: str
    badge: Callable[[Canvas, str, float, float], None]
    high: float = PANEL


def panel(canvas: Canvas, chart: Chart, lines: Sequence[Curve], course: Sequence[Dated], top: float) -> None:
    """One chart: scale, turns, lines, and the badges at their ends."""
    theme = chart.theme
    frame: Box = (MARGIN + AXIS, top, WIDE - MARGIN - ENDS, top + chart.high)
    ticks = scale_for([value for line in lines for _, value in line.values])
    first, last = course[0].place, max(course[-1].place, course[0].place + 1)

    def at(place: float, value: float) -> Point:
        x = frame[0] + (place - first) / (last - first) * (frame[2] - frame[0])
        y = frame[3] - (value - ticks[0]) / (ticks[-1] - ticks[0]) * (frame[3] - frame[1])
        return x, y

    _turns(canvas, chart, course, frame, lambda place: at(place, ticks[0])[0])
    for tick in ticks:
        y = at(first, tick)[1]
        strong = tick == 0
        canvas.stroke([(frame[0], y), (frame[2], y)], 2.2 if strong else 1.1, edge(theme), alpha=210 if strong else 90)
        canvas.text(frame[0] - 14, y, whole(tick), Face.LABEL, 29, theme.panel_ink, anchor="rm", group="axis")
    for line in reversed(lines):
        spots = [at(*value) for value in line.values]
        stroke(canvas, line.colour, line.kind, spots)
        every = max(1, len(spots) // 6)
        for n, spot in enumerate(spots):
            if n == len(spots) - 1 or (n + line.kind) % every == 0:
                mark(canvas, theme, line.colour, line.kind, spot)
    _ends(canvas, chart, [(line, at(*line.values[-1])) for line in lines if line.values], frame)


def _turns(canvas: Canvas, chart: Chart, course: Sequence[Dated], frame: Box, at: Callable[[float], float]) -> None:
    """Every second turn shaded; each turn's number below."""
    begins: dict[int, int] = {}
    for standing in course:
        begins.setdefault(standing.turn, standing.place)
    marks = [*begins.items()]
    for n, (turn, begin) in enumerate(marks):
        left = frame[0] if n == 0 else at(begin - 0.5)
        right = at(marks[n + 1][1] - 0.5) if n + 1 < len(marks) else frame[2]
        if n % 2 == 0:
            canvas.polygon(box(left, frame[1], right, frame[3]), chart.theme.faint, 26)
        label = f"{chart.turn} {turn}" if right - left > 110 else str(turn)
        canvas.text((left + right) / 2, frame[3] + 30, label, Face.LABEL, 28, chart.theme.panel_ink, group="axis")


def scale_for(values: Sequence[int]) -> list[int]:
    """Round numbers from below the lowest value to above the highest, four to eight of them."""
    low, high = min(0, *values), max(1, *values)
    for step in (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000):
        start, end = math.floor(low / step) * step, math.ceil(high / step) * step
        if (end - start) // step <= 7:
            return list(range(start, max(end, start + 3 * step) + 1, step))
    return [low, high]


def clear_of_paper(theme: Theme, colour: Colour) -> Colour:
    """A colour, darkened or lightened until it stands out from the paper."""
    towards = theme.panel_ink
    share = 0.0
    while abs(luminance(mix(colour, towards, share)) - luminance(theme.panel)) < 0.24 and share < 0.9:
        share += 0.1
    return mix(colour, towards, share)


def stroke(canvas: Canvas, colour: Colour, kind: int, spots: Sequence[Point]) -> None:
    """A line in its dashes."""
    if len(spots) > 1:
        canvas.stroke(spots, 5.4, colour, dash=DASHES[kind % len(DASHES)])


def mark(canvas: Canvas, theme: Theme, colour: Colour, kind: int, spot: Point) -> None:
    """The mark of a line: disc, square, triangle, diamond, hanging triangle, bar."""
    x, y = spot
    shapes: tuple[list[Point], ...] = (
        oval(x, y, 9, 9),
        box(x - 8, y - 8, x + 8, y + 8),
        [(x, y - 11), (x + 11, y + 8), (x - 11, y + 8)],
        [(x, y - 12), (x + 12, y), (x, y + 12), (x - 12, y)],
        [(x, y + 11), (x + 11, y - 8), (x - 11, y - 8)],
        box(x - 4, y - 12, x + 4, y + 12),
    )
    shape = shapes[kind % len(shapes)]
    canvas.polygon(shape, colour)
    canvas.stroke([*shape, shape[0]], 2.4, theme.panel)


def _ends(canvas: Canvas, chart: Chart, ends: Sequence[tuple[Curve, Point]], frame: Box) -> None:
    """Badge and last value of each line beside its end, pushed apart where lines end together."""
    theme = chart.theme
    order = sorted(ends, key=lambda end: (end[1][1], end[0].kind))
    spots = spread([point[1] for _, point in order], APART, frame[1] + 10, frame[3] - 6)
    x = frame[2] + 34
    for (line, (end_x, end_y)), y in zip(order, spots, strict=True):
        canvas.stroke([(end_x + 12, end_y), (frame[2] + 20, end_y), (x, y)], 1.6, line.colour, alpha=190)
        slab(canvas, (x, y - 21, x + 134, y + 21), 10, theme.panel, 220)
        chart.badge(canvas, line.code, x + 34, y)
        canvas.text(x + 70, y, whole(line.values[-1][1]), Face.STRONG, 34, theme.panel_ink, anchor="lm", group="end")


def spread(wanted: Sequence[float], apart: float, low: float, high: float) -> list[float]:
    """Positions in the wanted order, at least so far apart, and inside the limits where there is room."""
    spots: list[float] = []
    for want in wanted:
        spots.append(max(want, low, spots[-1] + apart if spots else low))
    ceiling = high
    for n in range(len(spots) - 1, -1, -1):
        spots[n] = min(spots[n], ceiling)
        ceiling = spots[n] - apart
    return spots
