"""The part of a board that a picture shows: grown to a shape that a phone likes, and kept on the board."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np

from render.paper.canvas import Box

WIDE = 1200  # pixels across a crop: three of them are one on a phone
LARGE = 2.0  # pixels of a board unit on a board that people look at closely
FLAT = 0.7  # the width by the height of all scenes together, so that a phone shows them at once
ROOMY = 0.8  # of the widest scene that every scene is at least, so that all of them have much the same scale
MOST_TWICE = 0.35  # of a scene that another one shows as well


@dataclass(frozen=True)
class CropShape:
    """How crops of a board are cut: narrowest and widest shape, the smallest, margins, and the scales that are used."""

    shapes: tuple[float, float] = (0.88, 1.45)  # its width by its height
    smallest: float = 430.0  # board units across, so that a place keeps its surroundings
    margin: float = 16.0
    scales: tuple[float, ...] = (2.8, 2.4, 2.0, 1.7, 1.5, 1.3, 1.15, 1.0, 0.85)  # pixels of a board unit


@dataclass(frozen=True)
class Window:
    """A part of the board, its scale, and the places it does not hold whole: they are left out."""

    box: Box
    scale: float
    hidden: frozenset[str] = frozenset()
    whole: bool = False  # is this the whole board?


@dataclass(frozen=True)
class MapSight:
    """Something that has to be seen whole, and how much that matters."""

    box: Box
    weight: int = 1


def scenes(sights: Sequence[MapSight], size: tuple[int, int], cut: CropShape, widest: float, most: int) -> list[Box]:
    """The parts of a board, at most so wide, that show most of what matters: one, or several flat ones.

    The fullest comes first; two that would show much the same are one.
    """
    cut = replace(cut, smallest=max(cut.smallest, ROOMY * widest))
    parts = [one.box for one in sights]
    if parts and _fits(around(parts), widest - 2 * cut.margin, (widest - 2 * cut.margin) / cut.shapes[0]):
        return [shaped(around(parts), size, cut)]
    flat, left = replace(cut, shapes=(FLAT * most, FLAT * most + 0.8)), list(sights)
    found: list[Box] = []
    while left and len(found) < most:
        held = _fullest(left, widest - 2 * cut.margin, widest / flat.shapes[0] - 2 * cut.margin)
        box = shaped(around([one.box for one in held]), size, flat)
        if all(overlap(box, other) <= MOST_TWICE * overlap(box, box) for other in found):
            found.append(box)
        left = [one for one in left if one not in held and not inside(one.box, box)]
    return found


def _fits(box: Box, wide: float, high: float) -> bool:
    return box[2] - box[0] <= wide and box[3] - box[1] <= high


def _fullest(sights: Sequence[MapSight], wide: float, high: float) -> list[MapSight]:
    """Those that lie in the frame that holds most of them: of this size, or larger for one that is larger itself."""
    lefts, tops, rights, bottoms = np.array([one.box for one in sights]).T
    across = (lefts >= lefts[:, None]) & (rights <= (lefts + np.maximum(wide, rights - lefts))[:, None])
    down = (tops >= tops[:, None]) & (bottoms <= (tops + np.maximum(high, bottoms - tops))[:, None])
    weighed = (across * np.array([one.weight for one in sights])) @ down.T
    column, row = np.unravel_index(int(weighed.argmax()), weighed.shape)
    return [sights[n] for n in np.flatnonzero(across[column] & down[row]).tolist()]


def around(parts: Sequence[Box]) -> Box:
    """The box that holds all of them."""
    lefts, tops, rights, bottoms = zip(*parts, strict=True)
    return min(lefts), min(tops), max(rights), max(bottoms)


def shaped(part: Box, size: tuple[int, int], cut: CropShape) -> Box:
    """A box grown to a shape that a crop may have, and kept on the board."""
    left, top, right, bottom = part
    wide, high = size
    across, down = right - left + 2 * cut.margin, bottom - top + 2 * cut.margin
    ratio = min(cut.shapes[1], max(cut.shapes[0], across / down))
    across = max(across, down * ratio, cut.smallest)
    across = next((WIDE / scale for scale in cut.scales if WIDE / scale >= across), across)
    across = min(across, wide, high * ratio)
    down = across / ratio
    x = min(max(0.0, (left + right - across) / 2), wide - across)
    y = min(max(0.0, (top + bottom - down) / 2), high - down)
    return x, y, x + across, y + down


def inside(part: Box, box: Box) -> bool:
    """Does the box hold the part whole?"""
    return part[0] >= box[0] and part[1] >= box[1] and part[2] <= box[2] and part[3] <= box[3]


def overlap(one: Box, other: Box) -> float:
    """How much of one box another covers."""
    across = min(one[2], other[2]) - max(one[0], other[0])
    down = min(one[3], other[3]) - max(one[1], other[1])
    return max(0.0, across) * max(0.0, down)
