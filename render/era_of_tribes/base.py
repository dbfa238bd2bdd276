"""What is printed: a base layer made once for a style, a language, a part and its holders; and the places above it."""

from dataclasses import dataclass

from render.era_of_tribes.colours import PALETTES
from render.era_of_tribes.layout import TERRAIN, layout
from render.era_of_tribes.plates import land, peoples_of, sea
from render.paper.arrows import oval
from render.paper.canvas import Box, Canvas
from render.paper.layers import Layer, LayerStore
from render.paper.terrain import Land
from render.paper.theme import THEMES, Theme
from rules.era_of_tribes.pack.edition import edition
from rules.era_of_tribes.view import TribesView

KEPT = 40_000_000  # bytes of base layers that are kept
ABSENT = "-"  # of a place that is not in play


@dataclass(frozen=True)
class BaseKey:
    """What a base layer depends on; for each place of the pack its holder, nobody, or that it is not in play."""

    style: str
    holders: tuple[str, ...]
    box: Box
    scale: float


def _made(key: BaseKey) -> Layer:
    theme = THEMES[key.style]
    lands, seas = _tinted(theme, key)
    canvas = Canvas(TERRAIN.ground(theme, lands, key.box, key.scale, seas), key.scale, key.box[:2])
    TERRAIN.waterlines(canvas, theme, key.box)
    for bridge in layout().bridges:
        if canvas.touches(bridge.start, bridge.end, 10):
            canvas.stroke([bridge.start, bridge.end], 6.0, theme.casing, alpha=200)
            canvas.stroke([bridge.start, bridge.end], 3.2, theme.paper_edge, dash=(5, 5))
            for x, y in (bridge.start, bridge.end):
                canvas.polygon(oval(x, y, 4, 4), theme.paper_edge)
    return Layer(canvas.image, tuple(canvas.texts))


def _tinted(theme: Theme, key: BaseKey) -> tuple[list[Land], list[Land]]:
    """Every province in the colour of its holder or else of its terrain; every sea that is held in its holder's."""
    own, atlas = PALETTES[theme.id], edition().map
    lands = []
    for n, (one, holder) in enumerate(zip(atlas.lands.values(), key.holders, strict=False)):
        if holder == ABSENT:
            lands.append(Land(n, theme.panel, (165, 165)))
        elif holder:
            lands.append(Land(n, own.seats[holder], own.held))
        else:
            lands.append(Land(n, own.terrains[one.terrain], own.bare))
    wet = key.holders[len(lands) :]
    return lands, [Land(n, own.seats.get(holder), own.sea) for n, holder in enumerate(wet)]


def places(canvas: Canvas, theme: Theme, view: TribesView, language: str, hidden: frozenset[str]) -> None:
    """Every place in play that the picture holds whole."""
    peoples = peoples_of(view)
    for sea_area, seen in view.seas.items():
        if sea_area not in hidden:
            sea(canvas, theme, sea_area, seen, peoples, language)
    for province, found in view.lands.items():
        if province not in hidden:
            land(canvas, theme, province, found, peoples, language)


LAYERS = LayerStore(_made, KEPT)
