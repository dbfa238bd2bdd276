"""Pieces and markers put on the board: piles beside their areas, ships in zones and boxes, sieges ringed."""

import math
from collections.abc import Iterable

from render.atlas import game_map
from render.canvas import Canvas, Point
from render.counters import PILE, TILE, chief_tile, flag, marker, pile_tile, unit_tile
from render.layout import layout
from render.piles import Pile
from render.theme import THEMES, Theme, mix
from rules.assyrian_wars.pieces import AreaState
from rules.assyrian_wars.view import View

DETAIL = 1.5  # from this scale on, units are shown one by one
ROW = 4  # tiles side by side


def place_pieces(canvas: Canvas, style: str, view: View, found: dict[str, list[Pile]], hidden: Iterable[str]) -> None:
    """Everything that lies on areas, zones and boxes."""
    theme, spots, skip = THEMES[style], layout().spots, set(hidden)
    for key, state in view.areas.items():
        if key in spots and key not in skip and canvas.sees(*spots[key], 60):
            _area(canvas, theme, key, state, found.get(key, []))
    for zone in view.zones:
        if zone not in skip and canvas.sees(*spots[zone], 60) and found.get(zone):
            x, y = spots[zone]
            _row(canvas, theme, found[zone], x, y - (30 if game_map().zones[zone].land else 0))
    for box in view.boxes:
        if found.get(box) and box in layout().boxes:
            x, y = layout().spot(box)
            _row(canvas, theme, found[box], x, y + 8)


def _area(canvas: Canvas, theme: Theme, key: str, state: AreaState, own: list[Pile]) -> None:
    """An area's flag, siege ring, pieces and markers."""
    area = game_map().areas[key]
    x, y = layout().spots[key]
    printed = area.country or (key if area.kind == "minor-city" else "")
    if state.sieges:
        _siege_ring(canvas, theme, x, y)
    if state.control and state.control not in (printed, key) and state.control in theme.nations:
        canvas.paste(flag(theme.id, state.control, canvas.scale), x - 22, y - 15)
    if own:
        lift = 31 if area.is_capital or area.is_fortress else 28
        _row(canvas, theme, own, x, y - lift)
    _markers(canvas, theme, state, x, y)


def _row(canvas: Canvas, theme: Theme, own: list[Pile], x: float, y: float) -> None:
    """Piles side by side; in a crop each is spread into its tiles."""
    if canvas.scale >= DETAIL:
        _spread(canvas, theme, own, x, y)
        return
    step = PILE[0] + 3 if len(own) < 3 else 25.0
    for n, pile in enumerate(own):
        canvas.paste(pile_tile(theme.id, pile.face, canvas.scale), x + (n - (len(own) - 1) / 2) * step, y)


def plate_width(pile: Pile, scale: float) -> float:
    """How wide a pile lies, in board units."""
    if scale < DETAIL:
        return PILE[0] + 3
    return min(ROW, len(pile.tiles) + len(pile.chiefs)) * (TILE + 1) + 7


def _spread(canvas: Canvas, theme: Theme, own: list[Pile], x: float, y: float) -> None:
    """Each pile as a plate of tiles, leaders first; rows grow upwards."""
    plates = [plate_width(pile, canvas.scale) - 4 for pile in own]
    left = x - (sum(plates) + 4 * (len(plates) - 1)) / 2
    for pile, wide in zip(own, plates, strict=True):
        _plate(canvas, theme, pile, left, y + 12, wide)
        left += wide + 4


def _plate(canvas: Canvas, theme: Theme, pile: Pile, left: float, bottom: float, wide: float) -> None:
    """One pile: its plate in the owner's colour, walled if it is inside a city, red if it besieges one."""
    pictures = [chief_tile(theme.id, chief, canvas.scale) for chief in pile.chiefs]
    pictures += [unit_tile(theme.id, tile, pile.owner, pile.fog, canvas.scale) for tile in pile.tiles]
    rows = math.ceil(len(pictures) / ROW)
    top = bottom - rows * (TILE + 1) - 3
    corners = [(left, top), (left + wide, top), (left + wide, bottom), (left, bottom)]
    edge = theme.danger if pile.besieging else (110, 102, 94) if pile.inside else mix(theme.paper_edge, (0, 0, 0), 0.2)
    canvas.polygon([(px + 0.8, py + 1.6) for px, py in corners], (20, 14, 8), 70)
    canvas.polygon(corners, theme.paper, 225)
    canvas.stroke([*corners, corners[0]], 2.4 if pile.besieging or pile.inside else 1.0, edge)
    if pile.inside:
        _merlons(canvas, left, left + wide, top)
    for n, picture in enumerate(pictures):
        row, column = divmod(n, ROW)
        canvas.paste(picture, left + 2 + (column + 0.5) * (TILE + 1), bottom - 2 - (row + 0.5) * (TILE + 1))


def _merlons(canvas: Canvas, left: float, right: float, top: float) -> None:
    """Battlements on a plate: these pieces are inside the city."""
    count = max(3, round((right - left) / 7))
    step = (right - left) / count
    for n in range(count):
        x = left + (n + 0.2) * step
        canvas.polygon([(x, top), (x, top - 4), (x + 0.6 * step, top - 4), (x + 0.6 * step, top)], (110, 102, 94))


def _siege_ring(canvas: Canvas, theme: Theme, x: float, y: float) -> None:
    """A besieged city: dashes around its box."""
    canvas.stroke(oval(x, y, 42, 25), 3.0, theme.casing, alpha=200)
    canvas.stroke(oval(x, y, 42, 25), 2.4, theme.danger, dash=(7, 5))


def oval(x: float, y: float, wide: float, high: float) -> list[Point]:
    """Points around an ellipse."""
    return [(x + wide * math.cos(t * math.tau / 60), y + high * math.sin(t * math.tau / 60)) for t in range(61)]


def _markers(canvas: Canvas, theme: Theme, state: AreaState, x: float, y: float) -> None:
    """Pillage, damage, revolt, hunger and ECO markers along the lower edge of the box."""
    hunger = max((siege.hunger for siege in state.sieges if siege.hunger is not None), default=0)
    row = [
        ("pillage", state.pillage),
        ("damage", state.damage),
        ("revolt", int(state.revolt)),
        ("hunger", hunger),
        ("eco-plus", state.eco_plus),
        ("eco-minus", state.eco_minus),
    ]
    shown = [(kind, number) for kind, number in row if number]
    for n, (kind, number) in enumerate(shown):
        canvas.paste(marker(theme.id, kind, number, canvas.scale), x + 24 - 15 * n, y + 11)
