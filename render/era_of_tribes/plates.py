"""What stands on a place: pieces above its name, what it yields below."""

from collections.abc import Mapping

from render.era_of_tribes import glyphs
from render.era_of_tribes.atlas import name
from render.era_of_tribes.layout import layout
from render.paper.canvas import Box, Canvas
from render.paper.text import Face, width
from render.paper.theme import Theme
from render.paper.warp import Span
from rules.era_of_tribes.board.ids import AreaId
from rules.era_of_tribes.pack.edition import edition
from rules.era_of_tribes.pack.map import Province, SeaArea
from rules.era_of_tribes.view import LandView, SeaView, TribesView

LABEL = 17  # the size of a province's name
WATER = 15  # the size of a sea's name
ABOVE, BELOW = 25.0, 20.0  # from the name's middle to the middle of what stands above and below it
AFLOAT = 29.0  # the same for ships, which reach deeper
STEP = 20.0  # from one good to the next
Peoples = Mapping[str, str]  # by seat


def peoples_of(view: TribesView) -> Peoples:
    """The people of every seat."""
    return {str(one.seat): str(one.people or "") for one in view.realms}


def land_room(one: Province) -> Span:
    """What a province needs around the middle of its name, in the longer language."""
    half = max(max(width(text, Face.LABEL, LABEL) for text in (one.en, one.de)) / 2 + 3, 34.0)
    return Span(half, ABOVE + 17, half, BELOW + 11)


def sea_room(one: SeaArea) -> Span:
    """What a sea area needs."""
    half = max(max(width(text, Face.WATER, WATER) for text in (one.en, one.de)) / 2 + 3, 30.0)
    return Span(half, AFLOAT + 13, half, 12 + (BELOW - 4 if one.fish else 0))


def box_of(area: str, language: str) -> Box:
    """What a place covers with everything on it, in board units."""
    x, y = layout().spots[area]
    one = edition().map.areas[AreaId(area)]
    land = isinstance(one, Province)
    face, size = (Face.LABEL, LABEL) if land else (Face.WATER, WATER)
    half = max(width(name(one, language), face, size) / 2 + 2, _row(one))
    below = BELOW + 9 if isinstance(one, Province) else BELOW + 6 if one.fish else 10
    return x - half, y - ABOVE - 15, x + half, y + below


def _row(one: Province | SeaArea) -> float:
    """Half the width of what stands above and below a name."""
    if isinstance(one, SeaArea):
        return 26.0
    return max(32.0, STEP * (1 + len(one.goods) + bool(one.home)) / 2)


def land(canvas: Canvas, theme: Theme, area: str, seen: LandView, peoples: Peoples, language: str) -> None:
    """One province whole: pieces, name, whose home it is, terrain and goods."""
    one = edition().map.lands[AreaId(area)]
    x, y = layout().spots[area]
    pieces(canvas, theme, seen, peoples, x, y - ABOVE)
    canvas.text(x, y, name(one, language), Face.LABEL, LABEL, theme.ink, halo=theme.halo, group="place")
    row = [glyphs.home(theme.id, one.home, canvas.scale)] if one.home else []
    row.append(glyphs.terrain(theme.id, one.terrain, canvas.scale))
    row += [glyphs.good(theme.id, good, canvas.scale) for good in one.goods]
    for n, picture in enumerate(row):
        canvas.paste(picture, x + (n - (len(row) - 1) / 2) * STEP, y + BELOW)


def pieces(canvas: Canvas, theme: Theme, seen: LandView, peoples: Peoples, x: float, y: float) -> None:
    """Vassals, city, barbarians and battlefield, side by side."""
    row = []
    if seen.owner is not None and seen.vassals:
        row.append(glyphs.vassals(theme.id, seen.owner, peoples.get(seen.owner, ""), seen.vassals, canvas.scale))
    if seen.city and seen.owner is not None:
        row.append(glyphs.city(theme.id, seen.owner, seen.post or "", canvas.scale))
    if seen.barbarians:
        row.append(glyphs.barbarians(theme.id, canvas.scale))
    if seen.battlefield:
        row.append(glyphs.battlefield(theme.id, seen.battlefield, canvas.scale))
    step = 33.0
    for n, picture in enumerate(row):
        at = x + (n - (len(row) - 1) / 2) * step
        canvas.paste(picture, at, y)
        canvas.lay((at - 15, y - 15, at + 15, y + 15))


def sea(canvas: Canvas, theme: Theme, area: str, seen: SeaView, peoples: Peoples, language: str) -> None:
    """One sea area whole: fleets in the order of their arrival, name, fish."""
    one = edition().map.seas[AreaId(area)]
    x, y = layout().spots[area]
    for n, (seat, count) in enumerate(seen.fleets.items()):
        at = x + (n - (len(seen.fleets) - 1) / 2) * 46
        canvas.paste(glyphs.fleet(theme.id, seat, peoples.get(seat, ""), count, canvas.scale), at, y - AFLOAT)
        canvas.lay((at - 18, y - AFLOAT - 16, at + 18, y - AFLOAT + 16))
    canvas.text(x, y, name(one, language), Face.WATER, WATER, theme.water_ink, halo=theme.halo, group="place")
    for n in range(one.fish):
        canvas.paste(glyphs.fish(theme.id, canvas.scale), x + (n - (one.fish - 1) / 2) * 24, y + BELOW - 3)
