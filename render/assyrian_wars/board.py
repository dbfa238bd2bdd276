"""A seat's view in, a picture of the board out."""

from dataclasses import replace

from render.assyrian_wars.aside import beside
from render.assyrian_wars.atlas import edition, game_map, name
from render.assyrian_wars.bands import CROP_FOOTER, HEADER, band, crop_footer, crop_header, crop_header_height, header
from render.assyrian_wars.base import LAYERS, BaseKey, owners_of, stamp
from render.assyrian_wars.changes import Caption, Changes, crossed, draw_above, draw_below
from render.assyrian_wars.crops import THEATRE, Focus, Window, scenes
from render.assyrian_wars.layout import layout, numbered
from render.assyrian_wars.names import country
from render.assyrian_wars.piles import Pile, piles
from render.assyrian_wars.placing import PANELS, place_in_boxes, place_pieces
from render.assyrian_wars.roster import roster
from render.assyrian_wars.tracks import dashboard, trade_markers
from render.paper.bands import below_each_other, joined, stacked
from render.paper.canvas import Box, Canvas
from render.paper.picture import PLAIN, Picture, Style
from render.paper.theme import THEMES
from rules.assyrian_wars.board.ids import AreaId
from rules.assyrian_wars.view import View

NOTHING = Changes()


def board(view: View, style: Style = PLAIN, changes: Changes = NOTHING, focus: Focus = THEATRE) -> Picture:
    """The board as a seat sees it."""
    found = piles(view, edition(view.pack).counters)
    aim = Focus("theatre", changes.caption.country) if focus == THEATRE else focus
    frames = scenes(view, aim, changes.bundles(), found, style.language)
    parts = [map_part(view, style, changes, found, frame) for frame in frames]
    told = replace(changes, caption=titled(changes.caption, focus, style.language, view.pack))
    here = found.get(focus.id, []) if focus.kind == "area" else None
    return _whole(view, style, told, parts[0]) if frames[0].whole else _crop(view, style, told, parts, here)


def titled(caption: Caption, focus: Focus, language: str, pack: str) -> Caption:
    """A caption that says at least what the picture shows."""
    if caption.title or focus.kind not in ("country", "area"):
        return caption
    if focus.kind == "country":
        return replace(caption, country=focus.id, title=country(focus.id, language, pack))
    area = game_map(pack).areas[AreaId(focus.id)]
    return replace(caption, country=area.country or "", title=name(area, language))


def map_part(view: View, style: Style, changes: Changes, found: dict[str, list[Pile]], frame: Window) -> Canvas:
    """The map part: base layer, what changed, pieces."""
    changes = changes.without(frame.hidden)
    owners = owners_of({area: state.control for area, state in view.areas.items()})
    known = {*view.areas, *view.zones, *view.boxes, *PANELS}
    absent = frozenset(place for place in (*layout().spots, *layout().boxes) if place not in known)
    key = BaseKey(
        style.theme, style.language, owners, frame.box, frame.scale, frame.whole, frame.hidden, absent, view.pack
    )
    ready = LAYERS.get(key)
    canvas = Canvas(ready.image.copy(), frame.scale, frame.box[:2], list(ready.texts))
    draw_below(canvas, style.theme, changes, view.pack)
    _restamp(canvas, changes, key)
    place_pieces(canvas, style, view, found, frame.hidden, whole=frame.whole)
    draw_above(canvas, style.theme, changes, view.pack)
    if frame.whole:
        place_in_boxes(canvas, style.theme, view, found)
        dashboard(canvas, style.theme, view, style.language, layout().boxes["dashboard"])
        beside(canvas, style.theme, view, style.language, _aside(frame))
        trade_markers(canvas, style.theme, view, layout().boxes["deep-sea"])
    return canvas


def _aside(frame: Window) -> Box:
    """Where the Regroup Box and the wars off the map are shown: left of the tracks, without a west above them."""
    left, top, right, bottom = layout().boxes["aside"]
    if frame.box[0] <= left:
        return left, top, right, bottom
    start, foot = frame.box[0] + 6, layout().boxes["dashboard"][1] - 6
    return start, foot - (bottom - top), start + right - left, foot


def _restamp(canvas: Canvas, changes: Changes, key: BaseKey) -> None:
    """Print the areas again that arrows and rings were drawn over; their names are on record already."""
    kept, owners = len(canvas.texts), dict(zip(numbered(), key.owners, strict=True))
    for place in dict.fromkeys([*changes.places(), *crossed(changes, key.pack)]):
        if place in owners and place not in key.hidden and canvas.sees(*layout().spots[place], 50):
            stamp(canvas, THEMES[key.style], place, owners[place], key)
    del canvas.texts[kept:]


def _whole(view: View, style: Style, changes: Changes, canvas: Canvas) -> Picture:
    """The whole board below its header."""
    top = round(HEADER * canvas.scale)
    sheet = Canvas(band(style.theme, (canvas.image.width, canvas.image.height + top)), canvas.scale)
    header(sheet, style.theme, view, style.language, changes.caption)
    return joined(sheet, canvas, top)


def _crop(view: View, style: Style, changes: Changes, parts: list[Canvas], here: list[Pile] | None) -> Picture:
    """A crop, or several one below the other, between header and footer; below an area everybody who stands there."""
    wide = parts[0].image.width
    placed = below_each_other(parts, crop_header_height(changes.caption, wide))
    foot = placed[-1][1] + parts[-1].image.height
    gone = Canvas(band(style.theme, (wide, 1)))
    listed = 0 if here is None else round(roster(gone, style, here, view.pack, 0)) + 4
    sheet = Canvas(band(style.theme, (wide, foot + listed + CROP_FOOTER)))
    crop_header(sheet, style.theme, view, style.language, changes.caption)
    if here is not None:
        roster(sheet, style, here, view.pack, foot)
    crop_footer(sheet, style.theme, view, style.language, foot + listed)
    return stacked(sheet, placed)
