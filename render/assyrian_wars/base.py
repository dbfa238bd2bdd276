"""The base layer: everything printed, made once for a style, a language, a part of the board and its holders."""

import math
from dataclasses import dataclass
from threading import Lock

import numpy as np
from cachetools import LRUCache
from PIL import Image, ImageDraw

from render.assyrian_wars import glyphs
from render.assyrian_wars.atlas import HOUSE, game_map, name, words
from render.assyrian_wars.colours import PALETTES
from render.assyrian_wars.glyphs import Printed
from render.assyrian_wars.ground import Owners, ground
from render.assyrian_wars.layout import layout, numbered, outlines
from render.assyrian_wars.legend import legend, panel
from render.assyrian_wars.links import connection
from render.paper.cache import register, weight
from render.paper.canvas import Box, Canvas, TextBox
from render.paper.text import Face, cut, fitted, width, wrapped
from render.paper.theme import THEMES, Colour, Theme, mix
from rules.assyrian_wars.board.ids import AreaId, CountryId, WaterId
from rules.assyrian_wars.pack.map import Area

LABEL = 16.0  # the size of an area's name
LONGEST, SMALLEST = 140.0, 12  # how wide a name may be, and how small it is set before it is cut
LABEL_DROP = 23.5  # from the middle of an area to the middle of its name
KEPT = 72_000_000  # bytes of base layers that are kept


@dataclass(frozen=True)
class BaseKey:
    """What a base layer depends on."""

    style: str
    language: str
    owners: Owners
    box: Box
    scale: float
    panels: bool  # legend and boxes that only the whole board has room for
    hidden: frozenset[str] = frozenset()  # places that the edge would cut: left out whole
    absent: frozenset[str] = frozenset()  # places that are no part of the scenario
    pack: str = HOUSE


@dataclass(frozen=True)
class Base:
    """A finished base layer and the texts on it."""

    image: Image.Image
    texts: tuple[TextBox, ...]


_kept: LRUCache[BaseKey, Base] = LRUCache(KEPT, lambda layer: weight(layer.image))
_lock = Lock()


def base(key: BaseKey) -> Base:
    """The base layer, from the store or made now."""
    with _lock:
        found = _kept.get(key)
    if found is not None:
        return found
    made = _made(key)
    with _lock:
        if weight(made.image) <= KEPT:
            _kept[key] = made
    return made


@register
def kept_bytes() -> int:
    """How much memory the kept base layers take."""
    with _lock:
        return int(_kept.currsize)


def forget() -> None:
    """Drop all kept base layers."""
    with _lock:
        _kept.clear()


def _made(key: BaseKey) -> Base:
    theme = THEMES[key.style]
    canvas = Canvas(ground(theme, key.owners, key.box, key.scale), key.scale, key.box[:2])
    _waterlines(canvas, theme, key.box)
    _sea_ways(canvas, theme, key)
    _connections(canvas, theme, key)
    _names(canvas, theme, key)
    _zones(canvas, theme, key)
    _areas(canvas, theme, key)
    if key.panels:
        _boxes(canvas, theme, key)
        legend(canvas, theme, words(key.language), layout().boxes["legend"])
    return Base(canvas.image, tuple(canvas.texts))


def _waterlines(canvas: Canvas, theme: Theme, box: Box) -> None:
    """Coast and rivers, all in two masks."""
    fine = 2
    size = canvas.image.width * fine, canvas.image.height * fine
    shapes = outlines()
    for lines, wide, colour, alpha in (
        (shapes.rivers, 1.9, theme.river, 215),
        (shapes.land + shapes.lakes, 1.5, theme.coast, 230),
    ):
        mask = Image.new("L", size, 0)
        draw = ImageDraw.Draw(mask)
        for line in shapes.within(lines, box):
            spots = (line - np.array(canvas.origin, np.float32)) * (canvas.scale * fine)
            swell = 1.0 if wide < 1.6 else min(1.5, 0.75 + len(line) / 160)
            draw.line(
                [*map(tuple, spots)], fill=alpha, width=max(1, round(wide * swell * canvas.scale * fine)), joint="curve"
            )
        canvas.image.paste(colour, (0, 0), mask.reduce(fine))


def _sea_ways(canvas: Canvas, theme: Theme, key: BaseKey) -> None:
    """Between sea zones, and from ports to their zone: fine dots."""
    board, spots = game_map(key.pack), layout().spots
    for place, zone in board.zones.items():
        if place in key.absent:
            continue
        for other in zone.neighbours:
            if place < other and other not in key.absent:
                canvas.stroke([spots[place], spots[other]], 1.7, theme.water_ink, dash=(6, 5), alpha=150)
        for port in board.ports[place]:
            if spots[port] != spots[place]:
                canvas.stroke([spots[port], spots[place]], 1.5, theme.water_ink, dash=(0.5, 5), alpha=170)


def _connections(canvas: Canvas, theme: Theme, key: BaseKey) -> None:
    """Every connection; the plain ones lowest."""
    board, spots = game_map(key.pack), layout().spots
    order = list(PALETTES[theme.id].links)
    pairs = [(order.index(kind), kind, a, b) for a, row in board.terrain.items() for b, kind in row.items() if a < b]
    pairs = [pair for pair in pairs if pair[2] not in key.absent and pair[3] not in key.absent]
    for _, kind, a, b in sorted(pairs):
        connection(canvas, theme, kind, spots[a], spots[b])


def _names(canvas: Canvas, theme: Theme, key: BaseKey) -> None:
    """The names of countries, seas and rivers, where the edge does not cut them."""
    word, board = words(key.language), game_map(key.pack)
    for code, (x, y) in layout().countries.items():
        if set(board.home_areas[CountryId(code)]) - key.absent:
            ink = mix(PALETTES[theme.id].land_of(code), theme.ink, 0.6 if theme.id == "dark" else 0.35)
            title = name(board.countries[CountryId(code)], key.language).upper()
            look = Look(Face.NAME, 19, ink, theme.halo, 3.0)
            if _whole(canvas, title, x, y, look, "country") and board.city_points[CountryId(code)]:
                points = str(board.city_points[CountryId(code)])
                canvas.text(x, y + 18, points, Face.NAME, 15, ink, halo=theme.halo, group="country")
    for river in layout().rivers:
        _whole(
            canvas,
            word[river.id],
            river.x,
            river.y,
            Look(Face.WATER, 15.5, theme.water_ink, theme.halo, 0.6, river.angle),
        )
    for water, (x, y, size, spacing) in layout().waters.items():
        title = name(board.waters[WaterId(water)], key.language).upper()
        _whole(canvas, title, x, y, Look(Face.WATER, size, theme.water_ink, None, spacing))


@dataclass(frozen=True)
class Look:
    """How a name is lettered."""

    face: Face
    size: float
    ink: Colour
    halo: Colour | None
    spacing: float
    angle: float = 0.0


def _whole(canvas: Canvas, text: str, x: float, y: float, look: Look, group: str = "water") -> bool:
    """Set a name if it fits the picture whole."""
    half = (width(text, look.face, round(look.size), look.spacing) / 2 + 4) * canvas.scale
    px, py = canvas.pixel(x, y)
    margin = max(24 * canvas.scale, half * abs(math.sin(math.radians(look.angle))))
    fits = half < px < canvas.image.width - half and margin < py < canvas.image.height - margin
    if fits:
        lettering = {"spacing": look.spacing, "angle": look.angle, "group": group}
        canvas.text(x, y, text, look.face, look.size, look.ink, halo=look.halo, **lettering)
    return fits


def _zones(canvas: Canvas, theme: Theme, key: BaseKey) -> None:
    """Sea zones with their names."""
    for place, zone in game_map(key.pack).zones.items():
        if zone.land or place in key.hidden or place in key.absent:
            continue
        x, y = layout().spots[place]
        if canvas.sees(x, y, 20):
            canvas.paste(glyphs.zone(theme.id, canvas.scale), x, y)
            text, size = fitted(name(zone, key.language), Face.WATER, 15, LONGEST, SMALLEST)
            canvas.text(x, y + 24, text, Face.WATER, size, theme.water_ink, halo=theme.halo, group="zone")


def printed_at(place: str, area: Area, owner: str, theme: Theme) -> Printed:
    """What the board shows of an area of the pack, and who holds it if that is not what is printed."""
    other = owner in PALETTES[theme.id].nations and owner not in (area.country, place)
    return Printed(area.kind, area.country or "", area.defence, area.eco, area.port is not None, owner if other else "")


def _areas(canvas: Canvas, theme: Theme, key: BaseKey) -> None:
    """City boxes and rounds with their names; where the edge would cut one, only a dot."""
    for place, owner in zip(numbered(), key.owners, strict=True):
        x, y = layout().spots[place]
        if place in key.absent:
            continue
        if place in key.hidden:
            canvas.polygon([(x - 6, y), (x, y - 6), (x + 6, y), (x, y + 6)], theme.paper_edge, 200)
        elif canvas.sees(x, y, 50):
            stamp(canvas, theme, place, owner, key)


def stamp(canvas: Canvas, theme: Theme, place: str, owner: str, key: BaseKey) -> None:
    """One area's box and name."""
    area = game_map(key.pack).areas[AreaId(place)]
    x, y = layout().spots[place]
    if area.kind == "box":
        _far_east(canvas, theme, name(area, key.language), x, y)
        return
    canvas.paste(glyphs.area(theme.id, printed_at(place, area, owner, theme), canvas.scale), x, y)
    drop = LABEL_DROP + (4.5 if area.is_capital else 0)
    face = Face.STRONG if area.is_capital else Face.LABEL
    text, size = fitted(name(area, key.language), face, round(LABEL), LONGEST, SMALLEST)
    canvas.text(x, y + drop, text, face, size, theme.ink, halo=theme.halo, group="area")


def _far_east(canvas: Canvas, theme: Theme, title: str, x: float, y: float) -> None:
    """The Far East box: only the Mede goes there (1.3)."""
    panel(canvas, theme, (x - 62, y - 36, x + 62, y + 36), 215)
    size = 16 if width(title, Face.NAME, 16) <= 112 else 14
    lines = cut(wrapped(title, Face.NAME, size, 112), Face.NAME, size, 112, 2)
    for n, line in enumerate(lines):
        canvas.text(x, y - 22 + n * 15, line, Face.NAME, size, theme.panel_ink, group="area")


def _boxes(canvas: Canvas, theme: Theme, key: BaseKey) -> None:
    """Sea trade boxes, and the Deep Sea with its raid boxes."""
    board, word = game_map(key.pack), words(key.language)
    for place, box in board.boxes.items():
        if place in key.absent:
            continue
        left, top, right, bottom = layout().boxes[place]
        raid = place.startswith("raid")
        panel(canvas, theme, (left, top, right, bottom), 120 if not raid else 150)
        if raid:
            canvas.text(left + 12, top + 13, place[-1], Face.TITLE, 15, theme.panel_ink, group="panel")
        else:
            text, size = fitted(name(box, key.language), Face.NAME, 16, right - left - 16)
            canvas.text((left + right) / 2, top + 16, text, Face.NAME, size, theme.panel_ink, group="panel")
    left, top, right, _ = layout().boxes["deep-sea"]
    canvas.text(left + 14, top + 92, word["raids"], Face.WATER, 14, theme.panel_ink, anchor="lm", group="panel")
