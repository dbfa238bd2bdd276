"""What is printed: a base layer made once for a style, a language, a part and its holders; and the areas above it."""

from dataclasses import dataclass

from render.empires import glyphs
from render.empires.atlas import words
from render.empires.colours import PALETTES
from render.empires.layout import TERRAIN, Lane, layout
from render.empires.legend import legend
from render.empires.plates import EMPTY, province, sea
from render.paper.arrows import oval
from render.paper.canvas import Box, Canvas, Point, along
from render.paper.layers import Layer, LayerStore
from render.paper.printed_names import Look, print_whole
from render.paper.terrain import Land
from render.paper.text import Face
from render.paper.theme import THEMES, Theme
from rules.empires.pack.edition import edition
from rules.empires.view import EmpiresView

KEPT = 40_000_000  # bytes of base layers that are kept
SEA_TINT = (36, 205)  # how strongly a sea is tinted: inside, at its border
BOW = 0.1  # how far a sea lane bends, as a share of its length

Holders = tuple[str, ...]  # for each area of the pack


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
    image = TERRAIN.ground(*_tinted(theme, key))
    canvas = Canvas(image, key.scale, key.box[:2])
    TERRAIN.waterlines(canvas, theme, key.box)
    for water, (x, y, size, spacing) in layout().waters.items():
        look = Look(Face.WATER, size, theme.water_ink, None, spacing, above=12, below=12)
        print_whole(canvas, words(key.language)[water].upper(), x, y, look)
    for lane in layout().lanes:
        link(canvas, theme, lane.kind, lane.start, lane.end)
    for one in layout().passes:
        if canvas.sees(one.x, one.y, 30):
            canvas.paste(glyphs.peaks(theme.id, canvas.scale * 0.8), one.x, one.y)
    if key.panels:
        legend(canvas, theme, words(key.language), layout().panels["legend"])
    return Layer(canvas.image, tuple(canvas.texts))


def _tinted(theme: Theme, key: BaseKey) -> tuple[Theme, list[Land], Box, float, list[Land]]:
    """Every area in the colour of who holds it."""
    own, lands = PALETTES[theme.id], len(edition().map.provinces)
    found = [
        Land(n, own.lands.get(holder), own.tint if n < lands else SEA_TINT) for n, holder in enumerate(key.holders)
    ]
    return theme, found[:lands], key.box, key.scale, found[lands:]


def link(canvas: Canvas, theme: Theme, kind: str, a: Point, b: Point) -> None:
    """A strait is a dark line with round ends, a sea lane a bent, dashed blue one."""
    if not canvas.touches(a, b, 40):
        return
    own = PALETTES[theme.id]
    if kind == "strait":
        canvas.stroke([a, b], 8.0, theme.casing, alpha=220)
        canvas.stroke([a, b], 4.4, own.strait)
    else:
        curve = lane_curve(a, b)
        canvas.stroke(curve, 6.6, theme.casing, alpha=150)
        canvas.stroke(curve, 3.4, own.lane, dash=(9, 7))
    for x, y in (a, b):
        canvas.polygon(oval(x, y, 6.4, 6.4), theme.casing)
        canvas.polygon(oval(x, y, 4.6, 4.6), own.strait if kind == "strait" else own.lane)


def lane_curve(a: Point, b: Point) -> list[Point]:
    """A lane from coast to coast, bent a little to the north."""
    middle, (dx, dy) = along(a, b, 0.5), (b[0] - a[0], b[1] - a[1])
    side = -1 if dx > 0 else 1
    top = middle[0] - side * dy * BOW, middle[1] + side * dx * BOW
    return [
        (
            (1 - t) ** 2 * a[0] + 2 * t * (1 - t) * top[0] + t * t * b[0],
            (1 - t) ** 2 * a[1] + 2 * t * (1 - t) * top[1] + t * t * b[1],
        )
        for t in (n / 24 for n in range(25))
    ]


def lane_between(one: str, other: str) -> Lane | None:
    """The strait or sea lane between two provinces, if there is one."""
    return next((lane for lane in layout().lanes if {lane.one, lane.other} == {one, other}), None)


def areas(canvas: Canvas, theme: Theme, view: EmpiresView, language: str, hidden: frozenset[str]) -> None:
    """Every area that the picture holds whole."""
    atlas = edition().map
    for area in atlas.areas:
        if area not in hidden:
            draw = sea if area in atlas.seas else province
            draw(canvas, theme, area, view.areas.get(area, EMPTY), language)


LAYERS = LayerStore(_made, KEPT)
