"""The ground: relief in the style's colours, lands tinted by who holds them, and the sea laid over the coast."""

from functools import lru_cache

import numpy as np
from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.assyrian_wars.colours import PALETTES
from render.assyrian_wars.layout import numbered, outlines, relief, territory
from render.paper.cache import register, weight
from render.paper.canvas import Box
from render.paper.theme import THEMES, Theme

Owners = tuple[str, ...]  # for each numbered area, the country that holds it, or ""
HALF = 2  # territories are kept at half the board's size


def ground(theme: Theme, owners: Owners, box: Box, scale: float) -> Image.Image:
    """The ground of a part of the board, in pixels of the wanted scale."""
    size = round((box[2] - box[0]) * scale), round((box[3] - box[1]) * scale)
    land = _tinted(_resized(painted(theme.id), box, size), _tint(theme, owners, box, size))
    sea, depth = _sea_mask(box, scale, size), _depth(box, size)
    water = Image.composite(Image.new("RGB", size, theme.sea[1]), Image.new("RGB", size, theme.sea[0]), depth)
    return Image.composite(water, land, sea)


@lru_cache(maxsize=3)
def painted(style: str) -> Image.Image:
    """The relief of the whole board in a style's own colours: shadow, middle and light by brightness."""
    theme = THEMES[style]
    values = np.arange(256)
    share = np.clip((values - 105) / 135, 0, 1)
    toned = [np.interp(share, (0, 0.52, 1), steps) - values * theme.relief for steps in zip(*theme.land, strict=True)]
    table = [value for steps in toned for value in np.clip(steps, 0, 255).round().astype(int).tolist()]
    bright = relief().convert("L")
    own = relief().point([round(value * theme.relief) for value in range(256)] * 3)
    return ImageChops.add(Image.merge("RGB", [bright] * 3).point(table), own)


def _resized(picture: Image.Image, box: Box, size: tuple[int, int]) -> Image.Image:
    """A part of a picture of the whole board, enlarged smoothly."""
    wide, high = picture.width / relief().width, picture.height / relief().height
    part = box[0] * wide, box[1] * high, box[2] * wide, box[3] * high
    return picture.resize(size, Image.Resampling.BICUBIC, box=part)


def _tinted(land: Image.Image, tint: tuple[Image.Image, Image.Image]) -> Image.Image:
    """Lay colours, already weighed by their strength, over what is left of the land."""
    colours, strength = tint
    rest = ImageChops.invert(strength)
    return ImageChops.add(ImageChops.multiply(land, Image.merge("RGB", [rest] * 3)), colours)


def _tint(theme: Theme, owners: Owners, box: Box, size: tuple[int, int]) -> tuple[Image.Image, Image.Image]:
    """The colours of the holders weighed by how strongly they lie, and that strength: more along borders."""
    colours = np.zeros((256, 3), np.float32)
    holders = np.full(256, 255, np.uint8)
    names, own = sorted(set(owners) - {""}), PALETTES[theme.id]
    for index, owner in enumerate(owners):
        if owner in own.nations:
            colours[index], holders[index] = own.land_of(owner), names.index(owner)
    numbers = _part(territory(), box)
    held = holders[numbers]
    inside, border = theme.tint
    rim = Image.fromarray((_rim(held) * 255).astype(np.uint8)).filter(ImageFilter.GaussianBlur(2.0))
    edge = np.clip(np.asarray(rim, np.float32) / 255 * 2.6, 0, 1)
    strength = np.where(held == 255, 0, inside + edge * (border - inside)).astype(np.float32)
    weighed = np.concatenate([colours[numbers] * (strength / 255)[..., None], strength[..., None]], axis=-1)
    four = Image.fromarray(weighed.astype(np.uint8), "CMYK")  # four planes that know nothing of each other
    soft = four.filter(ImageFilter.GaussianBlur(0.8)).resize(size, Image.Resampling.BICUBIC)
    red, green, blue, weight = soft.split()
    return Image.merge("RGB", (red, green, blue)), weight


def _part(numbers: np.ndarray, box: Box) -> np.ndarray:
    """The part of the territory map under a box, its edge repeated beyond the board."""
    ys = np.clip(np.arange(round(box[1] / HALF), round(box[3] / HALF)), 0, numbers.shape[0] - 1)
    xs = np.clip(np.arange(round(box[0] / HALF), round(box[2] / HALF)), 0, numbers.shape[1] - 1)
    return numbers[np.ix_(ys, xs)]


def _rim(held: np.ndarray) -> np.ndarray:
    """Where the holder changes from one spot to the next."""
    rim = np.zeros(held.shape, bool)
    rim[:, 1:] |= held[:, 1:] != held[:, :-1]
    rim[1:, :] |= held[1:, :] != held[:-1, :]
    return rim


def _sea_mask(box: Box, scale: float, size: tuple[int, int]) -> Image.Image:
    """Where water is: all that no land covers, and the lakes; smooth along the coast."""
    fine = 2
    mask = Image.new("L", (size[0] * fine, size[1] * fine), 255)
    draw = ImageDraw.Draw(mask)
    shapes = outlines()
    for lines, value in ((shapes.land, 0), (shapes.lakes, 255)):
        for line in shapes.within(lines, box):
            draw.polygon([*map(tuple, (line - box[:2]) * (scale * fine))], fill=value)
    return mask.reduce(fine)


@register
def kept_bytes() -> int:
    """How much memory the relief and its painted copies take now: one for each style that was used."""
    return weight(relief()) * (1 + painted.cache_info().currsize)


@lru_cache(maxsize=1)
def _whole_depth() -> Image.Image:
    """How far out at sea every spot is, at a quarter of the board's size: water lines, then the deep."""
    width, height = relief().size
    mask = _sea_mask((0, 0, width, height), 0.25, (width // 4, height // 4))
    near = np.asarray(mask.filter(ImageFilter.GaussianBlur(3)), np.float32)
    far = np.asarray(mask.filter(ImageFilter.GaussianBlur(18)), np.float32)
    return Image.fromarray(np.clip((near - 120) * 0.35 + (far - 100) * 1.25, 0, 255).astype(np.uint8))


def _depth(box: Box, size: tuple[int, int]) -> Image.Image:
    return _resized(_whole_depth(), box, size)


def owners_of(control: dict[str, str]) -> Owners:
    """The holders in the order of the territory map."""
    return tuple(control.get(area, "") for area in numbered())
