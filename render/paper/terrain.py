"""The ground of a map: relief in the style's colours, lands tinted and bordered, the sea laid over the coast."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.paper.cache import register, weight
from render.paper.canvas import Box, Canvas
from render.paper.theme import THEMES, Colour, Theme

Line = NDArray[np.float32]
Numbers = NDArray[np.uint8]
HALF = 2  # lands are kept at half the board's size
NOBODY = 255


@dataclass(frozen=True)
class Land:
    """One numbered place of the territory map: the land it is a part of, and the colour of who holds that."""

    group: int
    colour: Colour | None = None
    tint: tuple[int, int] | None = None  # how strongly the colour lies, inside and at a border; none: as the theme says


@dataclass(frozen=True)
class CoastLines:
    """Coast, lakes and rivers as lines of board points."""

    land: tuple[Line, ...]
    lakes: tuple[Line, ...]
    rivers: tuple[Line, ...]


class Terrain:
    """The geography that an authoring script has put into a folder: relief, territory and outlines."""

    def __init__(self, folder: Path, unheld: int = 0, beyond: int = 0, line: int = 0) -> None:
        self.folder = folder
        self.unheld = unheld  # how strongly the border of a land without a colour lies
        self.beyond = beyond  # how strongly land that is no part of the board is veiled
        self.line = line  # how strongly a thin line lies on the borders
        self._painted: dict[str, Image.Image] = {}
        register(self.kept_bytes)

    @cached_property
    def relief(self) -> Image.Image:
        """The painted relief, in the size of the board."""
        return Image.open(self.folder / "relief.webp").convert("RGB")

    @cached_property
    def territory(self) -> Numbers:
        """For every spot of the board at half size, the number of the place that owns it; 255: none."""
        return np.asarray(Image.open(self.folder / "territory.png"))

    @cached_property
    def waters(self) -> Numbers:
        """Likewise for the sea, on a board whose seas are areas too."""
        return np.asarray(Image.open(self.folder / "waters.png"))

    @cached_property
    def outlines(self) -> CoastLines:
        """The coast, the lakes and the rivers."""
        data = json.loads((self.folder / "outlines.json").read_text())
        land, lakes, rivers = (
            tuple(np.array(line, np.float32) for line in data[key]) for key in ("land", "lakes", "rivers")
        )
        return CoastLines(land, lakes, rivers)

    def ground(
        self, theme: Theme, lands: Sequence[Land], box: Box, scale: float, seas: Sequence[Land] = ()
    ) -> Image.Image:
        """The ground of a part of the board, in pixels of the wanted scale; its seas may be areas like its lands."""
        size = round((box[2] - box[0]) * scale), round((box[3] - box[1]) * scale)
        bare = self._resized(self._in(theme.id), box, size)
        land = self._coloured(bare, theme, lands, self.territory, box)
        depth = self._resized(self._depth, box, size)
        water = Image.composite(Image.new("RGB", size, theme.sea[1]), Image.new("RGB", size, theme.sea[0]), depth)
        if seas:
            water = self._coloured(water, theme, seas, self.waters, box)
        return Image.composite(water, land, self._sea(box, scale, size))

    def _coloured(self, bare: Image.Image, theme: Theme, lands: Sequence[Land], map: Numbers, box: Box) -> Image.Image:
        """Lands, or seas, in the colours of their holders, perhaps with a thin line on their borders."""
        made = _veiled(bare, *self._tint(theme, lands, map, box, bare.size))
        if self.line:
            rim = Image.fromarray((_rim(_part(map, box)) * 255).astype(np.uint8)).filter(ImageFilter.GaussianBlur(0.8))
            thin = rim.resize(bare.size, Image.Resampling.BICUBIC)
            made.paste(
                theme.paper_edge,
                (0, 0),
                thin.point([min(255, max(0, v - 56) * 3) * self.line // 255 for v in range(256)]),
            )
        return made

    def waterlines(self, canvas: Canvas, theme: Theme, box: Box) -> None:
        """Coast and rivers, all in two masks."""
        fine = 2
        size = canvas.image.width * fine, canvas.image.height * fine
        shapes = self.outlines
        for lines, wide, colour, alpha in (
            (shapes.rivers, 1.9, theme.river, 215),
            (shapes.land + shapes.lakes, 1.5, theme.coast, 230),
        ):
            mask = Image.new("L", size, 0)
            draw = ImageDraw.Draw(mask)
            for line in within(lines, box):
                spots = (line - np.array(canvas.origin, np.float32)) * (canvas.scale * fine)
                swell = 1.0 if wide < 1.6 else min(1.5, 0.75 + len(line) / 160)
                thick = max(1, round(wide * swell * canvas.scale * fine))
                draw.line([(float(x), float(y)) for x, y in spots], fill=alpha, width=thick, joint="curve")
            canvas.image.paste(colour, (0, 0), mask.reduce(fine))

    def _in(self, style: str) -> Image.Image:
        """The relief of the whole board in a style's own colours: shadow, middle and light by brightness."""
        if style not in self._painted:
            theme = THEMES[style]
            values = np.arange(256)
            share = np.clip((values - 105) / 135, 0, 1)
            toned = [
                np.interp(share, (0, 0.52, 1), steps) - values * theme.relief for steps in zip(*theme.land, strict=True)
            ]
            table = [value for steps in toned for value in np.clip(steps, 0, 255).round().astype(int).tolist()]
            own = self.relief.point([round(value * theme.relief) for value in range(256)] * 3)
            bright = Image.merge("RGB", [self.relief.convert("L")] * 3).point(table)
            self._painted[style] = ImageChops.add(bright, own)
        return self._painted[style]

    def _resized(self, picture: Image.Image, box: Box, size: tuple[int, int]) -> Image.Image:
        """A part of a picture of the whole board, enlarged smoothly."""
        wide, high = picture.width / self.relief.width, picture.height / self.relief.height
        part = box[0] * wide, box[1] * high, box[2] * wide, box[3] * high
        return picture.resize(size, Image.Resampling.BICUBIC, box=part)

    def _tint(
        self, theme: Theme, lands: Sequence[Land], map: Numbers, box: Box, size: tuple[int, int]
    ) -> tuple[Image.Image, Image.Image]:
        """The colours of the holders weighed by how strongly they lie, and that strength: more along borders."""
        colours = np.zeros((256, 3), np.float32)
        groups = np.full(256, NOBODY, np.uint8)
        inner, outer = np.zeros(256, np.float32), np.zeros(256, np.float32)
        for index, land in enumerate(lands):
            groups[index] = land.group
            colours[index] = land.colour or theme.paper_edge
            inner[index], outer[index] = (land.tint or theme.tint) if land.colour else (0, self.unheld)
        if self.beyond and map is self.territory:
            colours[NOBODY], inner[NOBODY], outer[NOBODY] = theme.panel, self.beyond, self.beyond
        numbers = _part(map, box)
        rim = Image.fromarray((_rim(groups[numbers]) * 255).astype(np.uint8)).filter(ImageFilter.GaussianBlur(2.0))
        edge = np.clip(np.asarray(rim, np.float32) / 255 * 2.6, 0, 1)
        strength = inner[numbers] + edge * (outer[numbers] - inner[numbers])
        weighed = np.concatenate([colours[numbers] * (strength / 255)[..., None], strength[..., None]], axis=-1)
        four = Image.fromarray(weighed.astype(np.uint8), "CMYK")  # four planes that know nothing of each other
        soft = four.filter(ImageFilter.GaussianBlur(0.8)).resize(size, Image.Resampling.BICUBIC)
        red, green, blue, alpha = soft.split()
        return Image.merge("RGB", (red, green, blue)), alpha

    def _sea(self, box: Box, scale: float, size: tuple[int, int]) -> Image.Image:
        """Where water is: all that no land covers, and the lakes; smooth along the coast."""
        fine = 2
        mask = Image.new("L", (size[0] * fine, size[1] * fine), 255)
        draw = ImageDraw.Draw(mask)
        for lines, value in ((self.outlines.land, 0), (self.outlines.lakes, 255)):
            for line in within(lines, box):
                spots = (line - np.array(box[:2], np.float32)) * (scale * fine)
                draw.polygon([(float(x), float(y)) for x, y in spots], fill=value)
        return mask.reduce(fine)

    @cached_property
    def _depth(self) -> Image.Image:
        """How far out at sea every spot is, at a quarter of the board's size: water lines, then the deep."""
        width, height = self.relief.size
        mask = self._sea((0, 0, width, height), 0.25, (width // 4, height // 4))
        near = np.asarray(mask.filter(ImageFilter.GaussianBlur(3)), np.float32)
        far = np.asarray(mask.filter(ImageFilter.GaussianBlur(18)), np.float32)
        return Image.fromarray(np.clip((near - 120) * 0.35 + (far - 100) * 1.25, 0, 255).astype(np.uint8))

    def kept_bytes(self) -> int:
        """How much memory the relief and its painted copies take now."""
        return weight(self.relief) * (1 + len(self._painted)) if self._painted else 0


def within(lines: Sequence[Line], box: Box, margin: float = 4.0) -> list[Line]:
    """Those of the lines that reach into a box."""
    left, top, right, bottom = box[0] - margin, box[1] - margin, box[2] + margin, box[3] + margin
    found = []
    for line in lines:
        (x0, y0), (x1, y1) = line.min(axis=0), line.max(axis=0)
        if x1 > left and x0 < right and y1 > top and y0 < bottom:
            found.append(line)
    return found


def _part(numbers: Numbers, box: Box) -> Numbers:
    """The part of a map of numbers under a box, its edge repeated beyond the board."""
    ys = np.clip(np.arange(round(box[1] / HALF), round(box[3] / HALF)), 0, numbers.shape[0] - 1)
    xs = np.clip(np.arange(round(box[0] / HALF), round(box[2] / HALF)), 0, numbers.shape[1] - 1)
    return numbers[np.ix_(ys, xs)]


def _veiled(bare: Image.Image, colours: Image.Image, strength: Image.Image) -> Image.Image:
    """A picture beneath colours that were weighed by their strength."""
    rest = Image.merge("RGB", [ImageChops.invert(strength)] * 3)
    return ImageChops.add(ImageChops.multiply(bare, rest), colours)


def _rim(groups: Numbers) -> NDArray[np.bool_]:
    """Where one land ends and another begins."""
    rim = np.zeros(groups.shape, bool)
    rim[:, 1:] |= groups[:, 1:] != groups[:, :-1]
    rim[1:, :] |= groups[1:, :] != groups[:-1, :]
    return rim
