"""Charts of lines: told apart by dashes and marks, scales with round numbers, badges that keep apart."""

import pytest

from render.paper.canvas import Canvas
from render.paper.lines import DASHES, mark, scale_for, spread
from render.paper.sheet import paper
from render.paper.theme import THEMES


def test_lines_are_told_apart_without_colour() -> None:
    assert len(set(DASHES)) == len(DASHES) == 6
    marks = set()
    for kind in range(6):
        canvas = Canvas(paper("light", 40, 40).copy())
        mark(canvas, THEMES["light"], (40, 40, 40), kind, (20, 20))
        marks.add(canvas.image.convert("L").tobytes())
    assert len(marks) == 6


@pytest.mark.parametrize(
    ("values", "ticks"), [([0, 3], [0, 1, 2, 3]), ([-4, 21], [-5, 0, 5, 10, 15, 20, 25]), ([0, 0], [0, 1, 2, 3])]
)
def test_scales_have_round_numbers(values: list[int], ticks: list[int]) -> None:
    assert scale_for(values) == ticks


def test_badges_are_pushed_apart_and_stay_inside() -> None:
    spots = spread([10, 11, 12, 300], 40, 0, 300)
    assert spots == [10, 50, 90, 300]
    assert spread([290, 295, 300], 40, 0, 300) == [220, 260, 300]
