"""The judges themselves: they see a small change, and every text that stands where it must not."""

from pathlib import Path

import pytest
from PIL import Image

from render.paper.canvas import TextBox
from render.paper.picture import Picture
from tests.render.judging import difference, faults, keep, looks_as_it_did, small, smallest_on_a_phone

TEXTS = (TextBox("a", (0, 0, 30, 10), ""), TextBox("b", (20, 5, 50, 15), ""), TextBox("c", (90, 0, 120, 8), ""))


@pytest.fixture
def sheet() -> Image.Image:
    made = Image.new("RGB", (800, 600), (247, 239, 219))
    made.paste((179, 38, 30), (100, 100, 200, 200))
    return made


def test_a_picture_looks_like_its_golden_copy(sheet: Image.Image, tmp_path: Path) -> None:
    keep(tmp_path, "sheet", sheet)
    assert looks_as_it_did(tmp_path, "sheet", sheet)


def test_a_golden_copy_may_be_larger(sheet: Image.Image, tmp_path: Path) -> None:
    keep(tmp_path, "sheet", sheet, wide=480, quality=86)
    assert Image.open(tmp_path / "sheet.webp").width == 480
    assert looks_as_it_did(tmp_path, "sheet", sheet)


def test_a_small_change_and_another_shape_are_seen(sheet: Image.Image, tmp_path: Path) -> None:
    keep(tmp_path, "sheet", sheet)
    assert not looks_as_it_did(tmp_path, "sheet", sheet.crop((0, 0, 800, 500)))
    sheet.paste((30, 38, 179), (400, 300, 460, 360))
    assert not looks_as_it_did(tmp_path, "sheet", sheet)


def test_the_same_picture_does_not_differ(sheet: Image.Image) -> None:
    assert difference(small(sheet), small(sheet)) == (0, 0)


def test_texts_that_cover_each_other_or_leave_the_picture_are_found() -> None:
    found = faults(Picture(Image.new("RGB", (100, 100)), TEXTS))
    assert set(found) == {"'a' over 'b'", "'c' leaves the picture"}


def test_the_smallest_letters_are_measured_as_a_phone_shows_them() -> None:
    assert smallest_on_a_phone(Picture(Image.new("RGB", (800, 100)), TEXTS)) == 4
