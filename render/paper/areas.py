"""Lands and seas as areas on real coasts: whose a spot is, where areas meet, where they are nearest; for authoring."""

from collections.abc import Mapping, Sequence

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw

from render.paper.terrain import HALF, NOBODY
from render.paper.warp import Points, WarpedEarth
from render.paper.wheel import blurred

Degrees = tuple[float, float]
Numbers = NDArray[np.uint8]
Mask = NDArray[np.bool_]
WAVE = 0.16  # degrees by which a border swings, so that it looks grown and not ruled
COARSE = 4  # half-size pixels between two spots whose degrees are computed
SMOOTH = 9  # half-size pixels over which the outer edge of the areas is rounded


def areas(
    earth: WarpedEarth,
    seeds: Mapping[str, Sequence[Degrees]],
    reach: float,
    nobody: Sequence[Degrees] = (),
    land: Mask | None = None,
) -> Numbers:
    """For every spot at half size the number of the area with the nearest seed within reach, or nobody's.

    Where the land is given, a mass of land belongs only to the seeds on it, if there are any.
    """
    degrees, shape = _degrees(earth)
    masses = None if land is None else _masses(earth, seeds, land).ravel()
    best, near = np.full(len(degrees), NOBODY, np.uint8), np.full(len(degrees), np.inf)
    for number, (key, area) in enumerate([*seeds.items(), ("", nobody)]):
        for lon, lat in area:
            gap = ((degrees[:, 0] - lon) * np.cos(np.radians(lat))) ** 2 + (degrees[:, 1] - lat) ** 2
            closer = gap < near
            if masses is not None and key:
                home = masses[_index(earth, (lon, lat), shape)]
                closer &= (masses == home) | (masses == 0)
            best[closer], near[closer] = number if key else NOBODY, gap[closer]
    far = blurred(np.sqrt(np.minimum(near, 1e4)).reshape(shape).astype(np.float32), SMOOTH) > reach
    found = best.reshape(shape)
    found[far] = NOBODY
    return found if land is None else _grown(found, land)


def _degrees(earth: WarpedEarth) -> tuple[Points, tuple[int, int]]:
    """The degrees of every spot at half size, swung a little; looked up on a coarse grid and filled in between."""
    wide, high = earth.size[0] // HALF, earth.size[1] // HALF
    columns, rows = wide // COARSE + 2, high // COARSE + 2
    xs, ys = np.meshgrid(np.arange(columns) * float(COARSE * HALF), np.arange(rows) * float(COARSE * HALF))
    coarse = earth.degrees(np.stack([xs.ravel(), ys.ravel()], axis=1)).reshape(rows, columns, 2).astype(np.float32)
    part = 0.5, 0.5, wide / COARSE + 0.5, high / COARSE + 0.5
    planes = [Image.fromarray(coarse[..., n]).resize((wide, high), Image.Resampling.BILINEAR, box=part) for n in (0, 1)]
    y, x = np.mgrid[0:high, 0:wide].reshape(2, -1) * float(HALF)
    swing = np.stack([np.sin(y / 17) + 0.6 * np.sin(y / 7 + x / 23), np.sin(x / 19) + 0.6 * np.sin(x / 8 - y / 21)], 1)
    found = np.stack([np.asarray(plane, float).ravel() for plane in planes], axis=1)
    return found + WAVE * swing, (high, wide)


def _index(earth: WarpedEarth, point: Degrees, shape: tuple[int, int]) -> int:
    """Which spot at half size, counted line by line, lies at a point of degrees."""
    x, y = earth.board(np.array([point], np.float32))[0] / HALF
    return min(shape[0] - 1, max(0, round(float(y)))) * shape[1] + min(shape[1] - 1, max(0, round(float(x))))


def _masses(earth: WarpedEarth, seeds: Mapping[str, Sequence[Degrees]], land: Mask) -> Numbers:
    """The masses of land that hold seeds, numbered from 1; all else is 0."""
    picture = Image.fromarray((land * 255).astype(np.uint8))
    count = 0
    for point in (point for points in seeds.values() for point in points):
        row, column = divmod(_index(earth, point, land.shape), land.shape[1])
        if picture.getpixel((column, row)) == 255:
            count += 1
            ImageDraw.floodfill(picture, (column, row), count)
    found = np.asarray(picture).copy()
    found[found == 255] = 0
    return found


def _grown(numbers: Numbers, land: Mask, steps: int = 5) -> Numbers:
    """The areas a little beyond their coasts, so that no other's border shows along them."""
    found, known = numbers.copy(), land.copy()
    for _ in range(steps):
        for axis, way in ((0, 1), (0, -1), (1, 1), (1, -1)):
            here, there = np.roll(known, way, axis), np.roll(found, way, axis)
            fresh = here & ~known
            np.moveaxis(fresh, axis, 0)[0 if way > 0 else -1] = False  # what has come round from the other edge
            found[fresh] = there[fresh]
            known |= fresh
    return found


def without(earth: WarpedEarth, numbers: Numbers, boxes: Sequence[tuple[float, float, float, float]]) -> Numbers:
    """The same with rectangles of degrees (west, south, east, north) given to nobody."""
    degrees, shape = _degrees(earth)
    lon, lat = degrees[:, 0].reshape(shape), degrees[:, 1].reshape(shape)
    kept = numbers.copy()
    for west, south, east, north in boxes:
        kept[(lon > west) & (lon < east) & (lat > south) & (lat < north)] = NOBODY
    return kept


def land_mask(earth: WarpedEarth, lines: Mapping[str, Sequence[Sequence[Sequence[float]]]]) -> Mask:
    """Where land is, at half size."""
    mask = Image.new("L", (earth.size[0] // HALF, earth.size[1] // HALF), 0)
    draw = ImageDraw.Draw(mask)
    for kind, value in (("land", 255), ("lakes", 0)):
        for line in lines[kind]:
            draw.polygon([(x / HALF, y / HALF) for x, y in line], fill=value)
    return np.asarray(mask) > 127


def touching(numbers: Numbers) -> dict[tuple[int, int], Points]:
    """Which areas meet, the lower number first, and the spots of the board where they do."""
    found: dict[tuple[int, int], list[Points]] = {}
    for axis in (0, 1):
        one, other = (numbers[:-1], numbers[1:]) if axis == 0 else (numbers[:, :-1], numbers[:, 1:])
        meet = (one != other) & (one != NOBODY) & (other != NOBODY)
        low, high = np.minimum(one, other)[meet], np.maximum(one, other)[meet]
        spots = np.argwhere(meet)[:, ::-1] * float(HALF)
        for pair in np.unique(np.stack([low, high], 1), axis=0):
            here = (low == pair[0]) & (high == pair[1])
            found.setdefault((int(pair[0]), int(pair[1])), []).append(spots[here])
    return {pair: np.concatenate(rows) for pair, rows in found.items()}


def nearest(numbers: Numbers, one: int, other: int) -> tuple[Points, Points]:
    """The two spots of the board at which two areas are nearest to each other."""
    from_spots, to_spots = (np.argwhere(numbers == each)[::3, ::-1] * float(HALF) for each in (one, other))
    best = (np.inf, from_spots[0], to_spots[0])
    for part in np.array_split(from_spots, max(1, len(from_spots) // 500)):
        gap = ((part[:, None] - to_spots[None]) ** 2).sum(axis=2)
        index = np.unravel_index(int(gap.argmin()), gap.shape)
        if gap[index] < best[0]:
            best = (float(gap[index]), part[index[0]], to_spots[index[1]])
    return best[1], best[2]
