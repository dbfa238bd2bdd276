"""Golden pictures: small copies of what was looked at and found good; a tolerance allows for other font engines."""

from pathlib import Path

import numpy as np
import pytest
from PIL import Image, ImageFilter

from render.assyrian_wars.board import Style, board
from render.assyrian_wars.crops import Focus
from tests.assyrian_wars.pictures.positions import CHANGES, view

GOLDEN = Path(__file__).parent / "golden"
WIDE = 480
PICTURES = {
    "whole-light-en": (Style("light", "en"), Focus("whole")),
    "whole-dark-de": (Style("dark", "de"), Focus("whole")),
    "theatre-safe-en": (Style("safe", "en"), Focus()),
    "area-light-de": (Style("light", "de"), Focus("area", "jerusalem")),
}


def small(name: str) -> Image.Image:
    """The picture as it is drawn now, reduced."""
    style, focus = PICTURES[name]
    image = board(view(), style, CHANGES, focus).image
    return image.resize((WIDE, round(image.height * WIDE / image.width)), Image.Resampling.BOX)


def difference(one: Image.Image, two: Image.Image) -> tuple[float, float]:
    """The mean difference of two pictures, and the share of pixels that differ clearly."""
    soft = [np.asarray(picture.filter(ImageFilter.BoxBlur(1)), int) for picture in (one, two)]
    gap = np.abs(soft[0] - soft[1]).mean(axis=2)
    return float(gap.mean()), float((gap > 40).mean())


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_looks_as_it_did(name: str) -> None:
    golden = Image.open(GOLDEN / f"{name}.webp").convert("RGB")
    now = small(name)
    assert now.size == golden.size
    mean, clear = difference(now, golden)
    assert mean < 4
    assert clear < 0.004


def test_the_tolerance_is_smaller_than_a_change_of_one_area() -> None:
    golden = Image.open(GOLDEN / "area-light-de.webp").convert("RGB")
    changed = golden.copy()
    changed.paste((179, 38, 30), (200, 200, 260, 240))
    assert difference(golden, changed)[1] > 0.004


def test_golden_pictures_stay_small() -> None:
    assert sum(path.stat().st_size for path in GOLDEN.iterdir()) < 300_000


def main() -> None:
    """Draw the golden pictures anew; look at each before it is committed."""
    GOLDEN.mkdir(exist_ok=True)
    for name in PICTURES:
        small(name).save(GOLDEN / f"{name}.webp", quality=86, method=6)


if __name__ == "__main__":
    main()
