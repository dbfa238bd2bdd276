"""What is printed: a base layer made once for a style, a language, a part and its holders; and the spaces above it."""

from dataclasses import dataclass, replace
from functools import lru_cache

from render.hannibal import glyphs
from render.hannibal.atlas import name, shape, words
from render.hannibal.colours import PALETTES
from render.hannibal.glyphs import CITY, PORT, Printed
from render.hannibal.layout import TERRAIN, layout
from render.hannibal.legend import legend
from render.hannibal.links import link
from render.paper.canvas import Box, Canvas
from render.paper.layers import Layer, LayerStore
from render.paper.printed_names import Look, print_whole
from render.paper.terrain import Land
from render.paper.text import Face, width
from render.paper.theme import THEMES, Theme, mix
from rules.hannibal.board.ids import ProvinceId, SpaceId
from rules.hannibal.pack.edition import CAPITALS, edition
from rules.hannibal.view import HannibalView

LABEL = 16  # the size of a space's name
DROP = 25.0  # from the middle of a space to the middle of its name
CAPITAL_DROP = 28.0
PROVINCE, SPACING = 17, 2.0
ABOVE, BELOW = 13.0, 28.0  # what a name keeps clear of the edges
KEPT = 40_000_000  # bytes of base layers that are kept

Holders = tuple[str, ...]  # for each province of the pack


@dataclass(frozen=True)
class BaseKey:
    """What a base layer depends on."""

    style: str
    language: str
    holders: Holders
    box: Box
    scale: float
    panels: bool  # what only the whole board has room for


def _made(key: BaseKey) -> Layer:
    theme = THEMES[key.style]
    tinted = replace(theme, tint=PALETTES[theme.id].tint)
    canvas = Canvas(TERRAIN.ground(tinted, _lands(theme, key), key.box, key.scale), key.scale, key.box[:2])
    TERRAIN.waterlines(canvas, theme, key.box)
    _names(canvas, theme, key)
    _links(canvas, theme)
    if key.panels:
        legend(canvas, theme, words(key.language), layout().panels["legend"])
    return Layer(canvas.image, tuple(canvas.texts))


def _lands(theme: Theme, key: BaseKey) -> list[Land]:
    """For every space the province it lies in, in the colour of who controls that."""
    atlas, own = edition().map, PALETTES[theme.id]
    order = {province: n for n, province in enumerate(atlas.provinces)}
    numbers = [order[space.province] for space in atlas.spaces.values()]
    return [Land(number, own.lands.get(key.holders[number])) for number in numbers]


def _links(canvas: Canvas, theme: Theme) -> None:
    """Every link; the plain ones lowest."""
    atlas, spots = edition().map, layout().spots
    order = list(PALETTES[theme.id].links)
    pairs = [
        (order.index(kind), kind, one, other)
        for one in atlas.spaces
        for other in atlas.links.neighbours(one)
        if one < other and (kind := atlas.links.kind(one, other))
    ]
    for _, kind, one, other in sorted(pairs):
        link(canvas, theme, kind, spots[one], spots[other])


def _names(canvas: Canvas, theme: Theme, key: BaseKey) -> None:
    """The names of seas and rivers, where the edge does not cut them."""
    word = words(key.language)
    for river in layout().rivers:
        look = Look(Face.WATER, 15.5, theme.water_ink, theme.halo, 0.6, river.angle, above=ABOVE, below=BELOW)
        print_whole(canvas, word[river.id], river.x, river.y, look)
    for water, (x, y, size, spacing) in layout().waters.items():
        look = Look(Face.WATER, size, theme.water_ink, None, spacing, above=ABOVE, below=BELOW)
        print_whole(canvas, word[water].upper(), x, y, look)


def provinces(canvas: Canvas, theme: Theme, key: BaseKey) -> None:
    """The names of provinces; below them how many markers control them, and a star where that counts."""
    atlas, own = edition().map, PALETTES[theme.id]
    for (id, province), holder in zip(atlas.provinces.items(), key.holders, strict=True):
        x, y = layout().provinces[id]
        tint = own.lands.get(holder, theme.faint)
        ink = mix(tint, theme.ink, 0.55 if theme.id == "dark" else 0.4)
        look = Look(Face.NAME, PROVINCE, ink, theme.halo, SPACING, group="province", above=ABOVE, below=BELOW)
        if print_whole(canvas, name(province, key.language).upper(), x, y, look):
            figures = f"{province.control}/{province.spaces}"
            at = x - 8 if province.scoring else x
            canvas.text(at, y + 18, figures, Face.NAME, 15, ink, halo=theme.halo, group="province")
            if province.scoring:
                canvas.paste(glyphs.star(theme.id, canvas.scale), x + 17, y + 18)


def province_box(province: str, language: str) -> Box:
    """The room of a province's name and figures, in board units."""
    x, y = layout().provinces[province]
    title = name(edition().map.provinces[ProvinceId(province)], language).upper()
    half = max(28.0, width(title, Face.NAME, PROVINCE, SPACING) / 2 + 2)
    return x - half, y - 9, x + half, y + 26


def water_box(water: str, language: str) -> Box:
    """The room of a sea's name, in board units."""
    x, y, size, spacing = layout().waters[water]
    half = width(words(language)[water].upper(), Face.WATER, round(size), spacing) / 2
    return x - half, y - size * 0.5, x + half, y + size * 0.5


def spaces(canvas: Canvas, theme: Theme, view: HannibalView, language: str, hidden: frozenset[str]) -> None:
    """Every space with its marker and name; where the edge would cut it, only a small diamond."""
    for place, space in edition().map.spaces.items():
        x, y = layout().spots[place]
        if not canvas.sees(x, y, 60):
            continue
        if place in hidden:
            canvas.polygon([(x - 6, y), (x, y - 6), (x + 6, y), (x, y + 6)], theme.paper_edge, 200)
            continue
        mark, capital = view.markers[place], place in CAPITALS.values()
        printed = Printed(shape(view, place), mark.owner or "", space.port, capital, mark.subjugated)
        canvas.paste(glyphs.space(theme.id, printed, canvas.scale), x, y)
        face, drop = (Face.STRONG, CAPITAL_DROP) if capital else (Face.LABEL, DROP)
        canvas.text(x, y + drop, name(space, language), face, LABEL, theme.ink, halo=theme.halo, group="space")


@lru_cache(maxsize=400)
def print_boxes(place: str, language: str) -> tuple[Box, ...]:
    """What a space covers: its sign, its port and its name, in board units."""
    x, y = layout().spots[place]
    space = edition().map.spaces[SpaceId(place)]
    wide = CITY[0] / 2 + (6 if place in CAPITALS.values() else 1) if space.kind == "city" else 17.5
    top = 28.0 if place in CAPITALS.values() else 20.0 if space.kind == "city" else 16.0
    half = width(name(space, language), Face.STRONG, LABEL) / 2 + 2
    drop = CAPITAL_DROP if place in CAPITALS.values() else DROP
    boxes = [(x - wide, y - top, x + wide, y + 17), (x - half, y + drop - 7, x + half, y + drop + 9)]
    if space.port is not None:
        boxes.append((x - PORT - 18, y - 9, x - wide, y + 11))
    return tuple(boxes)


LAYERS = LayerStore(_made, KEPT)
