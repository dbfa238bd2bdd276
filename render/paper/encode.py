"""Bytes for an upload: JPEG, which costs a tenth of the work of WebP; WebP where that would be large; never more than
the limit: lower quality, then smaller."""

import io
import tempfile
from dataclasses import dataclass

from PIL import Image

UPLOAD = 8_000_000  # what any server takes
LIGHT = 700_000  # what a phone loads without a pause: beyond it the smaller WebP is worth its work
SMALLEST = 400  # pixels across: below this nothing can be read


class TooLarge(Exception):
    """Even the smallest readable picture exceeds the limit."""

    def __init__(self, size: int, limit: int) -> None:
        super().__init__(f"the smallest readable picture has {size} bytes, the limit is {limit}")
        self.size, self.limit = size, limit


@dataclass(frozen=True)
class Encoded:
    """A picture ready to send."""

    data: bytes
    suffix: str  # "webp" or "jpg"
    size: tuple[int, int]


def encode(image: Image.Image, limit: int = UPLOAD) -> Encoded:
    """The picture as JPEG if it is light, else as WebP if the limit allows; otherwise smaller, at last as poor JPEG.

    A little less quality makes most boards light: a second JPEG takes an eighth of the work of a WebP.
    """
    for quality in (85, 82):
        data = jpeg(image, quality)
        if len(data) <= min(limit, LIGHT):
            return Encoded(data, "jpg", image.size)
    for quality in (78, 62):
        data = webp(image, quality)
        if len(data) <= limit:
            return Encoded(data, "webp", image.size)
    picture = image
    while picture.width > SMALLEST:
        share = max(0.3, min(0.8, (limit / len(data)) ** 0.5))
        wide = max(SMALLEST, round(picture.width * share))
        picture = image.resize((wide, round(image.height * wide / image.width)), Image.Resampling.LANCZOS)
        data = webp(picture, 62)
        if len(data) <= limit:
            return Encoded(data, "webp", picture.size)
    for quality in (50, 30, 15):
        data = jpeg(picture, quality)
        if len(data) <= limit:
            return Encoded(data, "jpg", picture.size)
    raise TooLarge(len(data), limit)


def webp(image: Image.Image, quality: int) -> bytes:
    """Fast WebP: the least effort costs a tenth more bytes and a quarter of the time."""
    out = io.BytesIO()
    image.save(out, "WEBP", quality=quality, method=0)
    return out.getvalue()


def jpeg(image: Image.Image, quality: int) -> bytes:
    """Plain JPEG; Pillow lets go of the interpreter only while it writes to a true file, so it gets one."""
    picture = image if image.mode == "RGB" else image.convert("RGB")
    with tempfile.TemporaryFile() as out:
        picture.save(out, "JPEG", quality=quality)
        out.seek(0)
        return out.read()
