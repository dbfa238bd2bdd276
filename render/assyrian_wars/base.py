"""The base layer: everything printed, made once for a style, a language, a part of the board and its holders."""

from collections.abc import Mapping
from dataclasses import dataclass

from render.assyrian_wars import glyphs
from render.assyrian_wars.atlas import HOUSE, game_map, name, words
from render.assyrian_wars.colours import PALETTES
from render.assyrian_wars.glyphs import Printed
from render.assyrian_wars.layout import TERRAIN, layout, numbered
from render.assyrian_wars.legend import legend, panel
from render.assyrian_wars.links import connection
from render.paper.canvas import Box, Canvas
from render.paper.layers import Layer, LayerStore
from render.paper.printed_names import Look, print_whole
from render.paper.terrain import NOBODY, Land
from render.paper.text import Face, cut, fitted, width, wrapped
from render.paper.theme import THEMES, Theme, mix
from rules.assyrian_wars.board.ids import AreaId, CountryId, WaterId
from rules.assyrian_wars.pack.map import Area

LABEL = 16.0  # the size of an area's name
LONGEST, SMALLEST = 140.0, 12  # how wide a name may be, and how small it is set before it is cut
LABEL_DROP = 23.5  # from the middle of an area to the middle of its name
LESS = 0.86  # boxes on a part of the board, so that armies are larger than cities
KEPT = 72_000_000  # bytes of base layers that are kept

Owners = tuple[str, ...]  # for each numbered area, the country that holds it, or ""


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


def _made(key: BaseKey) -> Layer:
    theme = THEMES[key.style]
    lands = lands_of(theme, key.owners)
    canvas = Canvas(TERRAIN.ground(theme, lands, key.box, key.scale), key.scale, key.box[:2])
    TERRAIN.waterlines(canvas, theme, key.box)
    _sea_ways(canvas, theme, key)
    _connections(canvas, theme, key)
    _names(canvas, theme, key)
    _zones(canvas, theme, key)
    _areas(canvas, theme, key)
    if key.panels:
        _boxes(canvas, theme, key)
        legend(canvas, theme, words(key.language), layout().boxes["legend"])
    return Layer(canvas.image, tuple(canvas.texts))


def owners_of(control: Mapping[AreaId, str]) -> Owners:
    """The holders in the order of the territory map."""
    return tuple(control.get(AreaId(area), "") for area in numbered())


def lands_of(theme: Theme, owners: Owners) -> list[Land]:
    """For every numbered area its holder's land, in the holder's colour."""
    own = PALETTES[theme.id]
    order = {owner: n for n, owner in enumerate(sorted({*owners} & own.nations.keys()))}
    return [Land(order[owner], own.land_of(owner)) if owner in order else Land(NOBODY) for owner in owners]


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
            look = Look(Face.NAME, 19, ink, theme.halo, 3.0, group="country")
            if print_whole(canvas, title, x, y, look) and board.city_points[CountryId(code)]:
                points = str(board.city_points[CountryId(code)])
                canvas.text(x, y + 18, points, Face.NAME, 15, ink, halo=theme.halo, group="country")
    for river in layout().rivers:
        look = Look(Face.WATER, 15.5, theme.water_ink, theme.halo, 0.6, river.angle)
        print_whole(canvas, word[river.id], river.x, river.y, look)
    for water, (x, y, size, spacing) in layout().waters.items():
        title = name(board.waters[WaterId(water)], key.language).upper()
        print_whole(canvas, title, x, y, Look(Face.WATER, size, theme.water_ink, None, spacing))


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
    size = canvas.scale if key.panels else canvas.scale * LESS
    canvas.paste(glyphs.area(theme.id, printed_at(place, area, owner, theme), size), x, y)
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


LAYERS = LayerStore(_made, KEPT)
