"""Pieces and markers put on the board: piles beside their areas, ships in zones and boxes, sieges ringed."""

import math
from collections.abc import Iterable
from functools import lru_cache

import numpy as np
from PIL import Image

from render.assyrian_wars.atlas import HOUSE, game_map
from render.assyrian_wars.base import LONGEST
from render.assyrian_wars.colours import nation
from render.assyrian_wars.counters import PILE, TILE, chief_tile, marker, pile_tile, province_mark, unit_tile
from render.assyrian_wars.layout import layout
from render.assyrian_wars.piles import Pile
from render.paper.arrows import oval
from render.paper.brush import Brush
from render.paper.cache import kept
from render.paper.canvas import Box, Canvas, Point, dashes
from render.paper.text import Face, width
from render.paper.theme import THEMES, Theme, ink_on, mix
from rules.assyrian_wars.board.ids import AreaId, ZoneId
from rules.assyrian_wars.board.pieces import AreaState
from rules.assyrian_wars.pack.map import Area
from rules.assyrian_wars.view import View

DETAIL = 2.2  # from this scale on, units are shown one by one
HEAD = 4.5  # discs, crowns and battlements reach above a pile
NOWHERE = (0.0, 0.0, 0.0, 0.0)
NAMES_WEIGH = 6.0  # a name that is covered is worse than a box
FOOT = 8.0  # the strip with the letters of a pile's owner
ROW, WIDE_ROW = 4, 7  # tiles side by side, in a small pile and in a large one


def place_pieces(canvas: Canvas, style: str, view: View, found: dict[str, list[Pile]], hidden: Iterable[str]) -> None:
    """Everything that lies on areas and in sea zones."""
    theme, spots, skip = THEMES[style], layout().spots, set(hidden)
    seen = [key for key, spot in spots.items() if key not in skip and canvas.sees(*spot, 60)]
    names = [canvas.units(text.box) for text in canvas.texts if text.group in ("area", "zone")]
    ground = Crowd(canvas, [print_boxes(key, view.pack)[0] for key in seen], names)
    board = game_map(view.pack)
    areas = [AreaId(key) for key in seen if key in view.areas]
    for area in sorted(areas, key=lambda place: -len(found.get(place, []))):
        _area(canvas, theme, board.areas[area], view.areas[area], found.get(area, []), ground)
    for zone in (ZoneId(key) for key in seen if key in view.zones):
        if found.get(zone):
            x, y = spots[zone]
            _row(canvas, theme, found[zone], x + (28 if board.zones[zone].land else 0), y - 4)


def place_in_boxes(canvas: Canvas, style: str, view: View, found: dict[str, list[Pile]]) -> None:
    """Ships in the sea trade boxes, raiders in the raid boxes; only the whole board has them."""
    for box in view.boxes:
        if found.get(box) and box in layout().boxes:
            x, y = layout().spot(box)
            _row(canvas, THEMES[style], found[box], x, y + 8)


@lru_cache(maxsize=900)
def print_boxes(place: str, pack: str = HOUSE) -> tuple[Box, Box]:
    """Where an area's or zone's box and name are printed."""
    x, y = layout().spots[place]
    area = game_map(pack).areas.get(AreaId(place))
    if area is None:
        return (x - 16, y - 16, x + 16, y + 16), (x - 45, y + 17, x + 45, y + 31)
    wide = max(width(title, Face.STRONG if area.is_capital else Face.LABEL, 16) for title in (area.en, area.de))
    half = min(LONGEST, wide) / 2
    drop = 4.5 if area.is_capital else 0
    return (x - 27, y - 14, x + 27, y + 14), (x - half, y + 16 + drop, x + half, y + 31 + drop)


class Crowd:
    """What is on the map already, so that piles find room beside it."""

    def __init__(self, canvas: Canvas, boxes: list[Box], names: list[Box]) -> None:
        left, top = canvas.origin
        right, bottom = left + canvas.image.width / canvas.scale, top + canvas.image.height / canvas.scale
        self.frame = np.array([left, top, right, bottom])
        self.boxes = np.array([*boxes, *names, NOWHERE])
        self.weights = np.array([1.0] * len(boxes) + [NAMES_WEIGH] * len(names) + [0.0])

    def room_for(self, x: float, y: float, wide: float, high: float, lift: float) -> Point:
        """The middle of the best spot around a box: above it if free, else slantwise, beside or below."""
        side = 29 + wide / 2
        choices = [(0, -lift), (12, -lift), (-12, -lift), (24, -lift), (-24, -lift), (side, -10), (-side, -10)]
        choices += [(side, 4), (-side, 4), (side, -19), (-side, -19), (0, 37 + HEAD + high / 2)]
        spots, half = np.array(choices, float) + np.array([x, y]), np.array([wide / 2, high / 2])
        rects = np.concatenate([spots - half - np.array([0.0, HEAD]), spots + half], axis=1)
        across = np.minimum(rects[:, None, 2], self.boxes[:, 2]) - np.maximum(rects[:, None, 0], self.boxes[:, 0])
        down = np.minimum(rects[:, None, 3], self.boxes[:, 3]) - np.maximum(rects[:, None, 1], self.boxes[:, 1])
        covered = (np.clip(across, 0, None) * np.clip(down, 0, None) * self.weights).sum(axis=1)
        outside = (
            np.clip(self.frame[:2] - rects[:, :2], 0, None) + np.clip(rects[:, 2:] - self.frame[2:], 0, None)
        ).sum(1)
        best = int((covered + 120 * outside + 14 * np.arange(len(choices))).argmin())
        self.boxes = np.concatenate([self.boxes, rects[best : best + 1]])
        self.weights = np.append(self.weights, 1.0)
        return float(spots[best, 0]), float(spots[best, 1])


def _area(canvas: Canvas, theme: Theme, area: Area, state: AreaState, own: list[Pile], ground: Crowd) -> None:
    """An area's siege ring, pieces and markers."""
    x, y = layout().spots[area.id]
    if state.sieges:
        canvas.paste(siege_ring(theme.id, canvas.scale), x, y - 1)
    if own and area.kind == "box":
        _row(canvas, theme, own, x, y + 15.5)
    elif own:
        wide, high = row_size(own, canvas.scale)
        lift = 14.5 + high / 2 + (2 if area.is_capital or area.is_fortress else 0)
        _row(canvas, theme, own, *ground.room_for(x, y, wide, high, lift))
    _markers(canvas, theme, state, x, y)


def row_size(own: list[Pile], scale: float) -> Point:
    """How much room the piles of an area take."""
    if scale < DETAIL:
        return (PILE[0] + 3) * min(2, len(own)), (PILE[1] + 1) * math.ceil(len(own) / 2)
    return sum(plate_width(pile, scale) for pile in own) - 4, max(plate_height(pile) for pile in own)


def _row(canvas: Canvas, theme: Theme, own: list[Pile], x: float, y: float) -> None:
    """Piles two by two, those inside the walls lowest; much enlarged, each is spread into its tiles."""
    if canvas.scale >= DETAIL:
        _spread(canvas, theme, own, x, y)
        return
    wide, high = PILE[0] + 3, PILE[1] + 1
    rows = math.ceil(len(own) / 2)
    for n, pile in enumerate(own):
        row, column = divmod(n, 2)
        across = min(2, len(own) - 2 * row)
        at = x + (column - (across - 1) / 2) * wide, y + ((rows - 1) / 2 - row) * high
        canvas.paste(pile_tile(theme.id, pile.face, canvas.scale), *at)
        canvas.lay(_outline(pile, *at))


def _outline(pile: Pile, x: float, y: float) -> Box:
    """What a pile covers, with its leader's disc or its wall above and its letters below."""
    head = HEAD if pile.chiefs or pile.inside else 0.0
    foot = 5.5 if pile.lettered else 0.0
    return x - PILE[0] / 2, y - PILE[1] / 2 - head, x + PILE[0] / 2, y + PILE[1] / 2 + foot


def plate_width(pile: Pile, scale: float) -> float:
    """How wide a pile lies, in board units."""
    if scale < DETAIL:
        return PILE[0] + 3
    return _across(pile) * (TILE + 1) + 7


def plate_height(pile: Pile) -> float:
    """How tall a spread pile lies, with the letters of its owner below if it is away from home."""
    rows = math.ceil((len(pile.tiles) + len(pile.chiefs)) / _across(pile))
    return rows * (TILE + 1) + 3 + (FOOT if pile.lettered else 0)


def _across(pile: Pile) -> int:
    """How many tiles of a pile stand side by side."""
    count = len(pile.tiles) + len(pile.chiefs)
    return count if count <= ROW else min(WIDE_ROW, max(ROW, math.ceil(count / 2)))


def _spread(canvas: Canvas, theme: Theme, own: list[Pile], x: float, y: float) -> None:
    """Each pile as a plate of tiles, leaders first; rows grow upwards."""
    plates = [plate_width(pile, canvas.scale) - 4 for pile in own]
    left = x - (sum(plates) + 4 * (len(plates) - 1)) / 2
    for pile, wide in zip(own, plates, strict=True):
        _plate(canvas, theme, pile, left, y + row_size(own, canvas.scale)[1] / 2, wide)
        left += wide + 4


def _plate(canvas: Canvas, theme: Theme, pile: Pile, left: float, bottom: float, wide: float) -> None:
    """One pile: its plate in the owner's colour, walled if it is inside a city, red if it besieges one."""
    owner = pile.owner
    pictures = [chief_tile(theme.id, chief, canvas.scale, chief.nation != owner) for chief in pile.chiefs]
    pictures += [unit_tile(theme.id, tile, owner, pile.fog, canvas.scale, tile.nation != owner) for tile in pile.tiles]
    across = _across(pile)
    top = bottom - plate_height(pile)
    canvas.lay((left, top, left + wide, bottom))
    corners = [(left, top), (left + wide, top), (left + wide, bottom), (left, bottom)]
    edge = theme.danger if pile.besieging else (110, 102, 94) if pile.inside else mix(theme.paper_edge, (0, 0, 0), 0.2)
    canvas.polygon([(px + 0.8, py + 1.6) for px, py in corners], (20, 14, 8), 70)
    canvas.polygon(corners, theme.paper, 225)
    canvas.stroke([*corners, corners[0]], 2.4 if pile.besieging or pile.inside else 1.0, edge)
    if pile.inside:
        _merlons(canvas, left, left + wide, top)
    if pile.lettered:
        colour = nation(theme, pile.owner)
        canvas.fill((left + 1.2, bottom - FOOT - 0.6, left + wide - 1.2, bottom - 1.2), colour)
        middle = left + wide / 2, bottom - FOOT / 2 - 0.9
        canvas.text(*middle, pile.owner, Face.STRONG, 8.4, ink_on(colour), group="owner")
        bottom -= FOOT
    for n, picture in enumerate(pictures):
        row, column = divmod(n, across)
        canvas.paste(picture, left + 2 + (column + 0.5) * (TILE + 1), bottom - 2 - (row + 0.5) * (TILE + 1))


def _merlons(canvas: Canvas, left: float, right: float, top: float) -> None:
    """Battlements on a plate: these pieces are inside the city."""
    count = max(3, round((right - left) / 7))
    step = (right - left) / count
    for n in range(count):
        x = left + (n + 0.2) * step
        canvas.polygon([(x, top), (x, top - 4), (x + 0.6 * step, top - 4), (x + 0.6 * step, top)], (110, 102, 94))


@kept
def siege_ring(style: str, scale: float) -> Image.Image:
    """A besieged city: dashes around its box."""
    theme, brush, ring = THEMES[style], Brush((90, 48), scale), oval(0, 0, 41, 20.5)
    brush.line(ring, theme.casing, 3.0)
    for part in dashes(ring, (7, 5)):
        brush.line(part, theme.danger, 2.4)
    return brush.done()


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
        canvas.paste(marker(theme.id, kind, number, canvas.scale), x + 29 + 15 * n, y + 11)
    if state.province is not None:
        canvas.paste(province_mark(theme.id, state.province, canvas.scale), x - 30, y + 9)
