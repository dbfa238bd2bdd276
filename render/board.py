"""A seat's view in, a picture of the board out."""

from dataclasses import dataclass

from PIL import Image

from render.atlas import edition
from render.bands import CROP_FOOTER, CROP_HEADER, HEADER, band, crop_footer, crop_header, header
from render.base import BaseKey, base
from render.canvas import Canvas, TextBox
from render.changes import Changes, draw_above, draw_below
from render.crops import Focus, Window, window
from render.ground import owners_of
from render.layout import layout
from render.piles import Pile, piles
from render.placing import place_pieces
from render.tracks import dashboard
from rules.assyrian_wars.view import View


@dataclass(frozen=True)
class Style:
    """How a reader wants pictures: colours and language."""

    theme: str = "light"
    language: str = "en"


@dataclass(frozen=True)
class Picture:
    """A finished picture and every text on it, with the pixels it covers."""

    image: Image.Image
    texts: tuple[TextBox, ...]


def board(view: View, style: Style = Style(), changes: Changes = Changes(), focus: Focus = Focus()) -> Picture:
    """The board as a seat sees it."""
    found = piles(view, edition().counters)
    frame = window(view, focus, changes.places(), found, style.language)
    canvas = _map(view, style, changes, found, frame)
    return _whole(view, style, changes, canvas) if frame.whole else _crop(view, style, changes, canvas)


def _map(view: View, style: Style, changes: Changes, found: dict[str, list[Pile]], frame: Window) -> Canvas:
    """The map part: base layer, what changed, pieces."""
    owners = owners_of({area: state.control for area, state in view.areas.items()})
    key = BaseKey(style.theme, style.language, owners, frame.box, frame.scale, frame.whole, frame.hidden)
    ready = base(key)
    canvas = Canvas(ready.image.copy(), frame.scale, frame.box[:2], list(ready.texts))
    draw_below(canvas, style.theme, changes)
    place_pieces(canvas, style.theme, view, found, frame.hidden)
    draw_above(canvas, style.theme, changes)
    if frame.whole:
        dashboard(canvas, style.theme, view, style.language, layout().boxes["dashboard"])
    return canvas


def _whole(view: View, style: Style, changes: Changes, canvas: Canvas) -> Picture:
    """The whole board below its header."""
    sheet = Canvas(band(style.theme, (canvas.image.width, canvas.image.height + HEADER)))
    header(sheet, style.theme, view, style.language, changes.caption)
    sheet.image.paste(canvas.image, (0, HEADER))
    return Picture(sheet.image, (*sheet.texts, *_lowered(canvas.texts, HEADER)))


def _crop(view: View, style: Style, changes: Changes, canvas: Canvas) -> Picture:
    """A crop between its header and its footer."""
    high = canvas.image.height
    sheet = Canvas(band(style.theme, (canvas.image.width, high + CROP_HEADER + CROP_FOOTER)))
    crop_header(sheet, style.theme, view, style.language, changes.caption)
    crop_footer(sheet, style.theme, view, style.language, CROP_HEADER + high)
    sheet.image.paste(canvas.image, (0, CROP_HEADER))
    return Picture(sheet.image, (*sheet.texts, *_lowered(canvas.texts, CROP_HEADER)))


def _lowered(texts: list[TextBox], by: float) -> list[TextBox]:
    """The texts of the map, moved down below the band."""
    return [TextBox(t.text, (t.box[0], t.box[1] + by, t.box[2], t.box[3] + by), t.group) for t in texts]
