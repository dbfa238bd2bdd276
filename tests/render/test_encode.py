"""Encoding: JPEG while it is light, then WebP; never more than the limit: lower quality, then smaller, at last a clear
refusal."""

import io
from typing import Any

import numpy as np
import pytest
from PIL import Image

from render.paper.encode import LIGHT, SMALLEST, TooLarge, encode, jpeg, webp


@pytest.fixture(scope="module")
def noisy() -> Image.Image:
    """A picture that does not compress well."""
    numbers = np.random.default_rng(7).integers(0, 255, (600, 900, 3), np.uint8)
    return Image.fromarray(numbers)


def opened(data: bytes) -> Image.Image:
    return Image.open(io.BytesIO(data))


def test_a_light_picture_is_jpeg_at_full_size(noisy: Image.Image) -> None:
    made = encode(noisy)
    assert (made.suffix, made.size) == ("jpg", noisy.size)
    assert opened(made.data).format == "JPEG"
    assert len(made.data) <= LIGHT


def test_a_picture_a_little_too_heavy_is_a_jpeg_of_a_little_less_quality(noisy: Image.Image) -> None:
    """A WebP of it would take eight times the work, and whoever waits would wait for it."""
    width = next(width for width in range(900, 2000, 10) if len(jpeg(noisy.resize((width, 600)), 85)) > LIGHT)
    picture = noisy.resize((width, 600))
    made = encode(picture)
    assert (made.suffix, made.size) == ("jpg", picture.size)
    assert len(made.data) <= LIGHT < len(jpeg(picture, 85))


def test_a_heavy_picture_is_webp(noisy: Image.Image) -> None:
    large = noisy.resize((1800, 1200), Image.Resampling.NEAREST)
    assert len(jpeg(large, 85)) > LIGHT
    made = encode(large)
    assert (made.suffix, made.size) == ("webp", large.size)
    assert opened(made.data).format == "WEBP"


def test_a_jpeg_is_written_to_a_true_file(noisy: Image.Image, monkeypatch: pytest.MonkeyPatch) -> None:
    """Into memory Pillow would hold the interpreter, and with it everybody's answers, while it encodes."""
    written: list[object] = []
    save = Image.Image.save

    def watched(image: Image.Image, out: Any, *args: Any, **rest: Any) -> None:
        written.append(out.fileno())
        save(image, out, *args, **rest)

    monkeypatch.setattr(Image.Image, "save", watched)
    assert opened(jpeg(noisy, 85)).size == noisy.size
    assert len(written) == 1


def test_a_lower_limit_costs_quality_first(noisy: Image.Image) -> None:
    assert len(webp(noisy, 78)) < len(jpeg(noisy, 85))
    made = encode(noisy, len(webp(noisy, 78)) - 1)
    assert (made.suffix, made.size) == ("webp", noisy.size)


def test_then_the_picture_becomes_smaller(noisy: Image.Image) -> None:
    limit = len(webp(noisy, 62)) // 2
    made = encode(noisy, limit)
    assert made.suffix == "webp"
    assert SMALLEST <= made.size[0] < noisy.width
    assert len(made.data) <= limit


def test_then_it_becomes_a_jpeg_as_small_as_can_be_read(noisy: Image.Image) -> None:
    small = noisy.resize((SMALLEST, round(600 * SMALLEST / 900)), Image.Resampling.LANCZOS)
    limit = len(webp(small, 62)) - 1
    made = encode(noisy, limit)
    assert (made.suffix, made.size[0]) == ("jpg", SMALLEST)
    assert len(made.data) <= limit
    assert len(jpeg(small, 15)) <= limit


def test_a_limit_that_nothing_meets_is_refused_with_both_numbers(noisy: Image.Image) -> None:
    with pytest.raises(TooLarge, match="limit is 500"):
        encode(noisy, 500)
