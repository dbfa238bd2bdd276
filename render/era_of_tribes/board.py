"""A seat's view in, a picture of the board out."""

from dataclasses import replace

from render.era_of_tribes.atlas import area_name, people_told, words
from render.era_of_tribes.bands import (
    CROP_FOOTER,
    HEADER,
    crop_footer,
    crop_header,
    crop_header_height,
    crop_lines,
    header,
    realm_of,
)
from render.era_of_tribes.base import ABSENT, LAYERS, BaseKey, places
from render.era_of_tribes.changes import draw_above, draw_below
from render.era_of_tribes.crops import THEATRE, Focus, free_corner, windows
from render.era_of_tribes.tracks import panel_size, realms
from render.paper.bands import band, below_each_other, joined, stacked
from render.paper.canvas import Canvas
from render.paper.changes import FoughtAt, Headline, MapChanges
from render.paper.picture import PLAIN, Picture, Style
from render.paper.theme import THEMES
from render.paper.windows import Window
from rules.era_of_tribes.board.ids import AreaId
from rules.era_of_tribes.pack.edition import edition
from rules.era_of_tribes.view import TribesView

NOTHING = MapChanges()


def board(view: TribesView, style: Style = PLAIN, changes: MapChanges = NOTHING, focus: Focus = THEATRE) -> Picture:
    """The board as a seat sees it."""
    changes = with_conflict(view, changes)
    frames = windows(view, focus, changes, style.language)
    parts = [map_part(view, style, changes.without(frame.hidden), frame) for frame in frames]
    caption = titled(view, changes.caption, focus, style.language)
    return _whole(view, style, caption, parts[0]) if frames[0].whole else _crop(view, style, caption, parts)


def with_conflict(view: TribesView, changes: MapChanges) -> MapChanges:
    """A battle that is being fought is always shown."""
    fight = view.conflict
    if fight is None or any(clash.place == fight.area for clash in changes.clashes):
        return changes
    return replace(changes, clashes=(*changes.clashes, FoughtAt(fight.area)))


def titled(view: TribesView, caption: Headline, focus: Focus, language: str) -> Headline:
    """A caption that says at least what the picture shows, with the badge of whoever holds it."""
    if caption.title or focus.kind in ("theatre", "whole"):
        return caption
    if focus.kind == "realm":
        return replace(caption, side=focus.id, title=people_told(realm_of(view, focus.id), language))
    if focus.kind == "region":
        return replace(caption, title=words(language)[f"region-{focus.id}"])
    area = AreaId(focus.id)
    holder = view.lands[area].owner if area in view.lands else view.seas[area].holder
    return replace(caption, side=holder or "", title=area_name(focus.id, language))


def base_key(view: TribesView, style: Style, frame: Window) -> BaseKey:
    """What the base layer depends on."""
    lands = [str(view.lands[id].owner or "") if id in view.lands else ABSENT for id in edition().map.lands]
    seas = [str(view.seas[id].holder or "") if id in view.seas else ABSENT for id in edition().map.seas]
    return BaseKey(style.theme, (*lands, *seas), frame.box, frame.scale)


def map_part(view: TribesView, style: Style, changes: MapChanges, frame: Window) -> Canvas:
    """The map part: base layer, what changed, places, panel."""
    ready = LAYERS.get(base_key(view, style, frame))
    canvas = Canvas(ready.image.copy(), frame.scale, frame.box[:2], list(ready.texts))
    draw_below(canvas, style.theme, changes)
    places(canvas, THEMES[style.theme], view, style.language, frame.hidden)
    draw_above(canvas, style.theme, view, changes, style.language)
    if frame.whole:
        corner = free_corner(view, frame.box, panel_size(view), style.language)
        realms(canvas, style.theme, view, style.language, corner)
    return canvas


def _whole(view: TribesView, style: Style, caption: Headline, canvas: Canvas) -> Picture:
    """The whole board below its header."""
    sheet = Canvas(band(style.theme, (canvas.image.width, canvas.image.height + HEADER)))
    header(sheet, style.theme, view, style.language, caption)
    return joined(sheet, canvas, HEADER)


def _crop(view: TribesView, style: Style, caption: Headline, parts: list[Canvas]) -> Picture:
    """A crop, or several one below the other, between header and footer."""
    wide = parts[0].image.width
    placed = below_each_other(parts, crop_header_height(crop_lines(caption, wide)))
    foot = placed[-1][1] + parts[-1].image.height
    sheet = Canvas(band(style.theme, (wide, foot + CROP_FOOTER)))
    crop_header(sheet, style.theme, view, style.language, caption)
    crop_footer(sheet, style.theme, view, style.language, foot)
    return stacked(sheet, placed)
