"""Curves on a map: ovals, smooth ways through points, and the heads of arrows."""

import math

from render.paper.canvas import Point, along


def oval(x: float, y: float, wide: float, high: float) -> list[Point]:
    """Points around an ellipse, closed."""
    return [(x + wide * math.cos(t * math.tau / 60), y + high * math.sin(t * math.tau / 60)) for t in range(61)]


def head(start: Point, tip: Point, size: float) -> list[Point]:
    """An arrow's head: a swallow-tailed triangle."""
    turn = math.atan2(tip[1] - start[1], tip[0] - start[0])

    def at(far: float, side: float) -> Point:
        return (
            tip[0] + far * math.cos(turn) - side * math.sin(turn),
            tip[1] + far * math.sin(turn) + side * math.cos(turn),
        )

    return [at(size * 0.7, 0), at(-size * 0.8, size * 0.85), at(-size * 0.35, 0), at(-size * 0.8, -size * 0.85)]


def smooth(points: list[Point]) -> list[Point]:
    """A curve through the points (Catmull and Rom)."""
    if len(points) < 3:
        return [along(points[0], points[-1], n / 12) for n in range(13)]
    padded = [points[0], *points, points[-1]]
    curve: list[Point] = []
    for n in range(len(points) - 1):
        p0, p1, p2, p3 = padded[n : n + 4]
        for step in range(12):
            t = step / 12
            curve.append((_spline(p0[0], p1[0], p2[0], p3[0], t), _spline(p0[1], p1[1], p2[1], p3[1], t)))
    return [*curve, points[-1]]


def _spline(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)
