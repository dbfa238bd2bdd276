"""Encoding: never more than the limit: lower quality, then smaller, then JPEG, then a clear refusal."""

import io

import numpy as np
import pytest
from PIL import Image

from render.paper.encode import SMALLEST, TooLarge, encode, jpeg, webp


@pytest.fixture(scope="module")
def noisy() -> Image.Image:
    """A picture that does not compress well."""
    numbers = np.random.default_rng(7).integers(0, 255, (600, 900, 3), np.uint8)
    return Image.fromarray(numbers)


def opened(data: bytes) -> Image.Image:
    return Image.open(io.BytesIO(data))


def test_a_picture_is_webp_at_full_size(noisy: Image.Image) -> None:
    made = encode(noisy)
    assert (made.suffix, made.size) == ("webp", noisy.size)
    assert opened(made.data).format == "WEBP"


def test_a_lower_limit_costs_quality_first(noisy: Image.Image) -> None:
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
