"""The bands above and below a map, the panels that stand on it, and the whole put together."""

from collections.abc import Sequence

from PIL import Image

from render.paper.canvas import Box, Canvas, TextBox
from render.paper.picture import Picture
from render.paper.sheet import box as corners
from render.paper.text import Face, cut, wrapped
from render.paper.theme import THEMES, Theme

BETWEEN = 14  # pixels between two maps of one picture


def band(style: str, size: tuple[int, int]) -> Image.Image:
    """An empty sheet in the panel's colour."""
    return Image.new("RGB", size, THEMES[style].panel)


def panel(canvas: Canvas, theme: Theme, box: Box, alpha: int = 235) -> None:
    """A sheet on the map, framed by two lines."""
    left, top, right, bottom = box
    canvas.polygon(corners(left + 3, top + 4, right + 3, bottom + 4), (20, 14, 8), 70)
    canvas.polygon(corners(*box), theme.panel, alpha)
    frame = theme.paper_edge if theme.id != "dark" else theme.faint
    for inset, wide in ((1.0, 2.0), (5.0, 0.9)):
        line = corners(left + inset, top + inset, right - inset, bottom - inset)
        canvas.stroke([*line, line[0]], wide, frame)


def lines_within(text: str, face: Face, size: int, room: float, most: int) -> list[str]:
    """A text on at most so many lines."""
    return cut(wrapped(text, face, size, room), face, size, room, most) if text else []


def joined(sheet: Canvas, part: Canvas, by: int) -> Picture:
    """The bands and the map in one picture; what stands on the map is on record below the upper band."""
    return stacked(sheet, [(part, by)])


def stacked(sheet: Canvas, parts: Sequence[tuple[Canvas, int]]) -> Picture:
    """The bands and one or more maps in one picture; what stands on a map is on record where the map lies."""

    def lowered(box: Box, by: int) -> Box:
        return box[0], box[1] + by, box[2], box[3] + by

    for part, by in parts:
        sheet.image.paste(part.image, (0, by))
    texts = [TextBox(text.text, lowered(text.box, by), text.group) for part, by in parts for text in part.texts]
    pieces = [lowered(box, by) for part, by in parts for box in part.pieces]
    return Picture(sheet.image, (*sheet.texts, *texts), tuple(pieces))


def below_each_other(parts: Sequence[Canvas], top: int) -> list[tuple[Canvas, int]]:
    """Maps one below the other, and where each begins."""
    found = []
    for part in parts:
        found.append((part, top))
        top += part.image.height + BETWEEN
    return found
