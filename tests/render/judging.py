"""How pictures are judged: golden copies with a tolerance, texts that keep clear of each other and of the edge."""

from itertools import combinations
from pathlib import Path

import numpy as np
from PIL import Image, ImageFilter

from render.paper.picture import Picture

WIDE = 400  # pixels across, as a phone shows a picture
MEAN, CLEAR = 4.0, 0.004  # what another font engine may change


def small(image: Image.Image, wide: int = WIDE) -> Image.Image:
    """The picture as a phone shows it."""
    return image.convert("RGB").resize((wide, round(image.height * wide / image.width)), Image.Resampling.BOX)


def keep(folder: Path, name: str, image: Image.Image, wide: int = WIDE, quality: int = 70) -> None:
    """Write a golden copy anew; look at it before it is committed."""
    folder.mkdir(exist_ok=True)
    small(image, wide).save(folder / f"{name}.webp", quality=quality, method=6)


def looks_as_it_did(folder: Path, name: str, image: Image.Image) -> bool:
    """Does the picture match its golden copy?"""
    golden = Image.open(folder / f"{name}.webp").convert("RGB")
    now = small(image, golden.width)
    if now.size != golden.size:
        return False
    mean, clear = difference(now, golden)
    return mean < MEAN and clear < CLEAR


def difference(one: Image.Image, two: Image.Image) -> tuple[float, float]:
    """The mean difference of two pictures, and the share of pixels that differ clearly."""
    soft = [np.asarray(picture.filter(ImageFilter.BoxBlur(1)), int) for picture in (one, two)]
    gap = np.abs(soft[0] - soft[1]).mean(axis=2)
    return float(gap.mean()), float((gap > 40).mean())


def faults(picture: Picture) -> list[str]:
    """Texts that cover each other or leave the picture, at full size and at a phone's width."""
    found = []
    wide, high = picture.image.size
    for share in (1.0, WIDE / wide):
        for one, two in combinations(picture.texts, 2):
            a, b = one.box, two.box
            over = min(a[2], b[2]) - max(a[0], b[0]), min(a[3], b[3]) - max(a[1], b[1])
            if min(over) * share > 0.5:
                found.append(f"{one.text!r} over {two.text!r}")
    for text in picture.texts:
        x0, y0, x1, y1 = text.box
        if x0 < 0 or y0 < 0 or x1 > wide or y1 > high:
            found.append(f"{text.text!r} leaves the picture")
    return found


def smallest_on_a_phone(picture: Picture, group: str = "") -> float:
    """The height of the smallest capitals, of all texts or of one kind, when the picture is as wide as a phone."""
    shown = [text.box for text in picture.texts if group in ("", text.group)]
    return min((bottom - top) * WIDE / picture.image.width for _, top, _, bottom in shown)
