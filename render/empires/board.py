"""A seat's view in, a picture of the board out."""

from dataclasses import replace

from render.empires.atlas import area_name, words
from render.empires.bands import (
    CROP_FOOTER,
    HEADER,
    crop_footer,
    crop_header,
    crop_header_height,
    crop_lines,
    header,
)
from render.empires.base import LAYERS, BaseKey, areas
from render.empires.changes import Caption, Changes, Clash, draw_above, draw_below
from render.empires.crops import THEATRE, Focus, windows
from render.empires.layout import layout
from render.empires.tracks import piles, realms
from render.paper.bands import band, below_each_other, joined, stacked
from render.paper.canvas import Canvas
from render.paper.picture import PLAIN, Picture, Style
from render.paper.theme import THEMES
from render.paper.windows import Window
from rules.empires.board.ids import AreaId
from rules.empires.pack.edition import edition
from rules.empires.view import EmpiresView

NOTHING = Changes()


def board(view: EmpiresView, style: Style = PLAIN, changes: Changes = NOTHING, focus: Focus = THEATRE) -> Picture:
    """The board as a seat sees it."""
    changes = with_engagement(view, changes)
    frames = windows(view, focus, changes, style.language)
    parts = [map_part(view, style, changes.without(frame.hidden), frame) for frame in frames]
    caption = titled(view, changes.caption, focus, style.language)
    return _whole(view, style, caption, parts[0]) if frames[0].whole else _crop(view, style, caption, parts)


def with_engagement(view: EmpiresView, changes: Changes) -> Changes:
    """An attack that waits for its defender is always shown."""
    fight = view.engagement
    if fight is None or any(clash.place == fight.target for clash in changes.clashes):
        return changes
    return replace(changes, clashes=(*changes.clashes, Clash(fight.target)))


def titled(view: EmpiresView, caption: Caption, focus: Focus, language: str) -> Caption:
    """A caption that says at least what the picture shows, with the badge of whoever holds it."""
    if caption.title or focus.kind in ("theatre", "whole", "large"):
        return caption
    if focus.kind == "realm":
        return replace(caption, side=focus.id, title=words(language)[focus.id])
    return replace(caption, side=view.areas[AreaId(focus.id)].owner or "", title=area_name(focus.id, language))


def base_key(view: EmpiresView, style: Style, frame: Window) -> BaseKey:
    """What the base layer depends on."""
    holders = tuple(str(view.areas[id].owner or "") if id in view.areas else "" for id in edition().map.areas)
    return BaseKey(style.theme, style.language, holders, frame.box, frame.scale, frame.whole)


def map_part(view: EmpiresView, style: Style, changes: Changes, frame: Window) -> Canvas:
    """The map part: base layer, what changed, areas, panels."""
    key, theme = base_key(view, style, frame), THEMES[style.theme]
    ready = LAYERS.get(key)
    canvas = Canvas(ready.image.copy(), frame.scale, frame.box[:2], list(ready.texts))
    draw_below(canvas, style.theme, changes)
    areas(canvas, theme, view, style.language, frame.hidden)
    draw_above(canvas, style.theme, changes)
    if frame.whole:
        realms(canvas, style.theme, view, style.language, layout().panels["realms"])
        piles(canvas, style.theme, view, style.language, layout().panels["piles"])
    return canvas


def _whole(view: EmpiresView, style: Style, caption: Caption, canvas: Canvas) -> Picture:
    """The whole board below its header."""
    top = round(HEADER * canvas.scale)
    sheet = Canvas(band(style.theme, (canvas.image.width, canvas.image.height + top)), canvas.scale)
    header(sheet, style.theme, view, style.language, caption)
    return joined(sheet, canvas, top)


def _crop(view: EmpiresView, style: Style, caption: Caption, parts: list[Canvas]) -> Picture:
    """A crop, or several one below the other, between header and footer."""
    wide = parts[0].image.width
    placed = below_each_other(parts, crop_header_height(crop_lines(caption, wide)))
    foot = placed[-1][1] + parts[-1].image.height
    sheet = Canvas(band(style.theme, (wide, foot + CROP_FOOTER)))
    crop_header(sheet, style.theme, view, style.language, caption)
    crop_footer(sheet, style.theme, view, style.language, foot)
    return stacked(sheet, placed)
