"""A seat's view in, a picture of the board out."""

from dataclasses import replace

from render.hannibal.atlas import holder, name, space_name
from render.hannibal.bands import (
    CROP_FOOTER,
    HEADER,
    crop_footer,
    crop_header,
    crop_header_height,
    crop_lines,
    header,
)
from render.hannibal.base import LAYERS, BaseKey, provinces, spaces
from render.hannibal.changes import Caption, Changes, draw_above, draw_below, sword_boxes
from render.hannibal.crops import THEATRE, Focus, Window, windows
from render.hannibal.fray import captioned, card_box, draw_battle, with_battle
from render.hannibal.layout import layout
from render.hannibal.placing import draw_forces, draw_sieges, draw_stems, placed
from render.hannibal.tracks import dashboard, off_map
from render.paper.bands import band, below_each_other, joined, stacked
from render.paper.canvas import Canvas
from render.paper.picture import PLAIN, Picture, Style
from render.paper.theme import THEMES
from rules.hannibal.board.ids import RegionId
from rules.hannibal.pack.edition import edition
from rules.hannibal.view import HannibalView

NOTHING = Changes()


def board(view: HannibalView, style: Style = PLAIN, changes: Changes = NOTHING, focus: Focus = THEATRE) -> Picture:
    """The board as a seat sees it."""
    changes = with_battle(view, changes)
    frames = windows(view, focus, changes, style.language)
    parts = [map_part(view, style, changes.without(frame.hidden), frame) for frame in frames]
    caption = captioned(view, titled(changes.caption, focus, style.language), style.language)
    return _whole(view, style, caption, parts[0]) if frames[0].whole else _crop(view, style, caption, parts)


def titled(caption: Caption, focus: Focus, language: str) -> Caption:
    """A caption that says at least what the picture shows."""
    if caption.title or focus.kind not in ("region", "space"):
        return caption
    if focus.kind == "region":
        return replace(caption, title=name(edition().map.regions[RegionId(focus.id)], language))
    return replace(caption, title=space_name(focus.id, language))


def base_key(view: HannibalView, style: Style, frame: Window) -> BaseKey:
    """What the base layer depends on."""
    holders = tuple(holder(view, id) or "" for id in edition().map.provinces)
    return BaseKey(style.theme, style.language, holders, frame.box, frame.scale, frame.whole)


def map_part(view: HannibalView, style: Style, changes: Changes, frame: Window) -> Canvas:
    """The map part: base layer, what changed, forces, panels."""
    key, theme = base_key(view, style, frame), THEMES[style.theme]
    ready = LAYERS.get(key)
    canvas = Canvas(ready.image.copy(), frame.scale, frame.box[:2], list(ready.texts))
    found = placed(
        view, frame, style.language, [*sword_boxes(changes, frame.box[2]), *card_box(view, frame.box, style.language)]
    )
    draw_sieges(canvas, style.theme, view, frame.hidden)
    draw_below(canvas, style.theme, changes)
    draw_stems(canvas, style.theme, found)
    provinces(canvas, theme, key)
    spaces(canvas, theme, view, style.language, frame.hidden)
    draw_forces(canvas, style.theme, view, found, frame.hidden)
    draw_above(canvas, style.theme, changes, frame.box[2])
    draw_battle(canvas, style.theme, view, frame.box, style.language)
    if frame.whole:
        dashboard(canvas, style.theme, view, style.language, layout().panels["dashboard"])
        off_map(canvas, style.theme, view, style.language, layout().panels["generals"])
    return canvas


def _whole(view: HannibalView, style: Style, caption: Caption, canvas: Canvas) -> Picture:
    """The whole board below its header."""
    top = round(HEADER * canvas.scale)
    sheet = Canvas(band(style.theme, (canvas.image.width, canvas.image.height + top)), canvas.scale)
    header(sheet, style.theme, view, style.language, caption)
    return joined(sheet, canvas, top)


def _crop(view: HannibalView, style: Style, caption: Caption, parts: list[Canvas]) -> Picture:
    """A crop, or several one below the other, between header and footer."""
    wide = parts[0].image.width
    placed = below_each_other(parts, crop_header_height(crop_lines(view, style.language, caption, wide)))
    foot = placed[-1][1] + parts[-1].image.height
    sheet = Canvas(band(style.theme, (wide, foot + CROP_FOOTER)))
    crop_header(sheet, style.theme, view, style.language, caption)
    crop_footer(sheet, style.theme, view, style.language, foot)
    return stacked(sheet, placed)
