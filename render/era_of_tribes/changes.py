"""What changed: arrows of marches and voyages, rings of battles, provinces taken."""

from collections.abc import Sequence

from render.era_of_tribes import glyphs
from render.era_of_tribes.colours import PALETTES
from render.era_of_tribes.layout import layout
from render.era_of_tribes.plates import box_of, peoples_of
from render.paper.arrows import smooth
from render.paper.canvas import Box, Canvas, Point, along
from render.paper.changes import (
    MapChanges,
    ShownMove,
    draw_arrow,
    draw_clash,
    draw_ring,
    draw_shade,
    draw_swords,
)
from render.paper.theme import THEMES, Theme
from render.paper.windows import inside, overlap
from rules.era_of_tribes.view import TribesView

SIGN = 27.0  # from a battle's swords to the badge of its winner
OUTSIDE = 10_000.0  # what it counts to stand outside the picture
BEND = 0.14  # how far an arrow bends, as a share of its length


def middle(place: str) -> Point:
    """The middle of what stands on a place."""
    x, y = layout().spots[place]
    return x, y - 6


def draw_below(canvas: Canvas, style: str, changes: MapChanges) -> None:
    """What lies under the places: shades, rings, and arrows, so that a way past a place leaves its name readable."""
    theme = THEMES[style]
    for taken in changes.taken:
        draw_shade(canvas, theme, PALETTES[style].seats.get(taken.side, theme.accent), *middle(taken.place), 1.1)
    fought = {clash.place for clash in changes.clashes}
    for place in changes.touched:
        if place not in fought:
            draw_ring(canvas, theme, *middle(place), 48, 42)
    for clash in changes.clashes:
        draw_clash(canvas, theme, *middle(clash.place), 52, 46)
    for move in changes.moves:
        if len(move.path) > 1:
            arrow(canvas, theme, move)


def draw_above(canvas: Canvas, style: str, view: TribesView, changes: MapChanges, language: str) -> None:
    """What lies over the places: crossed swords, and beside them who won."""
    theme = THEMES[style]
    peoples = peoples_of(view)
    taken = [box_of(area, language) for area in (*view.lands, *view.seas)]
    for clash in changes.clashes:
        x, y, side = beside(canvas, middle(clash.place), taken, won=bool(clash.winner))
        draw_swords(canvas, theme, x, y)
        if clash.winner:
            picture = glyphs.sign(style, clash.winner, peoples.get(clash.winner, ""), canvas.scale * 0.7)
            canvas.paste(picture, x + SIGN * side, y)


def beside(canvas: Canvas, spot: Point, taken: Sequence[Box], *, won: bool) -> tuple[float, float, int]:
    """Where on a battle's ring its swords cover the least of any place, and to which side its winner's badge is."""
    (x, y), shown = spot, canvas.units((0, 0, *canvas.image.size))

    def covers(at: tuple[float, float, int]) -> float:
        ends = sorted((at[0] - 15 * at[2], at[0] + (SIGN + 13 if won else 15) * at[2]))
        box = (ends[0], at[1] - 15, ends[1], at[1] + 15)
        return sum(overlap(box, one) for one in taken) + (0 if inside(box, shown) else OUTSIDE)

    spots = [(x + 44 * side, y + down, side) for down in (-38, 40, -52, 54) for side in (1, -1)]
    return min([*spots, (x + 56, y, 1), (x - 56, y, -1)], key=covers)


def arrow(canvas: Canvas, theme: Theme, move: ShownMove) -> None:
    """A march or a voyage in its player's colour."""
    draw_arrow(canvas, theme, PALETTES[theme.id].seats.get(move.side, theme.accent), route(move), sea=move.sea)


def route(move: ShownMove) -> list[Point]:
    """The curve of a move from place to place, clear of the pieces at its ends."""
    spots = [middle(place) for place in move.path]
    if len(spots) == 2:
        (ax, ay), (bx, by) = spots
        mx, my = along(spots[0], spots[1], 0.5)
        spots = [spots[0], (mx - (by - ay) * BEND, my + (bx - ax) * BEND), spots[1]]
    curve = smooth(spots)
    start, end = spots[0], spots[-1]

    def near(point: Point, spot: Point, wide: float, high: float) -> bool:
        return abs(point[0] - spot[0]) < wide and abs(point[1] - spot[1]) < high

    clear = [p for p in curve if not near(p, start, 30, 26) and not near(p, end, 44, 42)]
    return clear if len(clear) > 3 else [along(start, end, 0.25), along(start, end, 0.68)]
