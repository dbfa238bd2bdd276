"""Pieces and markers put on the board: piles beside their areas, ships in zones and boxes, sieges ringed."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

import numpy as np
from PIL import Image

from render.assyrian_wars.atlas import HOUSE, game_map
from render.assyrian_wars.base import LESS, LONGEST
from render.assyrian_wars.colours import nation
from render.assyrian_wars.counters import PILE, edge_of, marker, pile_tile, province_mark
from render.assyrian_wars.layout import layout
from render.assyrian_wars.names import leader
from render.assyrian_wars.piles import Pile
from render.paper.arrows import oval
from render.paper.brush import Brush
from render.paper.cache import kept
from render.paper.canvas import Box, Canvas, Point, dashes
from render.paper.picture import Style
from render.paper.text import Face, fitted, width
from render.paper.theme import THEMES, Theme, ink_on
from rules.assyrian_wars.board.ids import AreaId, ZoneId
from rules.assyrian_wars.board.pieces import AreaState
from rules.assyrian_wars.pack.map import Area
from rules.assyrian_wars.view import View

GROWN = (1.35, 1.2)  # how much larger counters are on a part of the board, where there is room
STRIP, NAME = 13.0, 84.0  # a line of the strip with a leader's name: how tall, and how long it may be
CODE = 17.0  # before the name the letters of the country, where the city is not its own
HEAD = 4.5  # discs, crowns and battlements reach above a pile
NOWHERE = (0.0, 0.0, 0.0, 0.0)
SLIGHT = 14.0  # square units of print that a larger counter may hide
NEAREST, FAR = 12, 250.0  # so many spots touch the box; farther off, it takes a second look whose counter it is
PANELS = ("deep-sea", "dashboard", "legend", "aside")  # on the board in every scenario
GROUND_WEIGHS = 2.0  # names of lands and rivers
NAMES_WEIGH = 6.0  # a name that is covered is worse than a box


@dataclass(frozen=True)
class PileLook:
    """How piles are shown: how much larger, and whether leaders carry their names."""

    grow: float = 1.0
    named: bool = False
    language: str = "en"
    pack: str = HOUSE


PLAIN = PileLook()


def place_pieces(
    canvas: Canvas, style: Style, view: View, found: dict[str, list[Pile]], hidden: Iterable[str], *, whole: bool
) -> None:
    """Everything that lies on areas and in sea zones; on a part of the board or a large one counters are named."""
    theme, spots, skip = THEMES[style.theme], layout().spots, set(hidden)
    language, pack = style.language, view.pack
    looks = [PileLook(grow, True, language, pack) for grow in GROWN] + [PileLook(grow) for grow in (*GROWN, 1.0)]
    small = whole and canvas.scale <= 1
    looks = [PLAIN] if small else looks
    seen = [key for key, spot in spots.items() if key not in skip and canvas.sees(*spot, 60)]
    names = [canvas.units(text.box) for text in canvas.texts if text.group in ("area", "zone")]
    printed = [print_boxes(key, view.pack)[0] for key in seen]
    ground = Crowd(canvas, printed if whole else [_shrunk(box) for box in printed], names)
    for text in canvas.texts if not small else ():
        if text.group in ("country", "water"):
            ground.add(canvas.units(text.box), GROUND_WEIGHS)
    for panel in PANELS if whole else ():
        ground.add(layout().boxes[panel], NAMES_WEIGH)
    board = game_map(view.pack)
    areas = [AreaId(key) for key in seen if key in view.areas]
    for area in areas:
        x, y = spots[area]
        if shown := _marks(view.areas[area]):
            ground.add((x + 22, y + 3, x + 22 + 15 * len(shown), y + 19), NAMES_WEIGH)
    for area in sorted(areas, key=lambda place: -len(found.get(place, []))):
        _area(canvas, theme, board.areas[area], view.areas[area], found.get(area, []), ground, looks)
    for zone in (ZoneId(key) for key in seen if key in view.zones):
        if found.get(zone):
            x, y = spots[zone]
            _row(canvas, theme, found[zone], x + (28 if board.zones[zone].land else 0), y - 4, PLAIN)


def _shrunk(box: Box) -> Box:
    """The box of an area as a part of the board shows it."""
    x, y = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
    return x + (box[0] - x) * LESS, y + (box[1] - y) * LESS, x + (box[2] - x) * LESS, y + (box[3] - y) * LESS


def place_in_boxes(canvas: Canvas, style: str, view: View, found: dict[str, list[Pile]]) -> None:
    """Ships in the sea trade boxes, raiders in the raid boxes; only the whole board has them."""
    for box in view.boxes:
        if found.get(box) and box in layout().boxes:
            x, y = layout().spot(box)
            _row(canvas, THEMES[style], found[box], x, y + 8, PLAIN)


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

    def add(self, box: Box, weight: float) -> None:
        """One thing more."""
        self.boxes = np.concatenate([self.boxes, [box]])
        self.weights = np.append(self.weights, weight)

    def room_for(self, x: float, y: float, sizes: Sequence[Point], lifts: Sequence[float]) -> tuple[int, Point]:
        """The first of these sizes that hides no print, or else the last, and the middle of its best spot.

        It is above the box if that is free, else slantwise, beside or below.
        """
        for which, ((wide, high), lift) in enumerate(zip(sizes, lifts, strict=True)):
            side = 29 + wide / 2
            choices = [(0, -lift), (12, -lift), (-12, -lift), (24, -lift), (-24, -lift), (side, -10), (-side, -10)]
            below = 37 + HEAD + high / 2
            choices += [(side, 4), (-side, 4), (side, -19), (-side, -19), (0, below), (24, below), (-24, below)]
            choices += [(side, 24), (-side, 24), (side, -36), (-side, -36), (side + 24, -6), (-side - 24, -6)]
            spots, half = np.array(choices, float) + np.array([x, y]), np.array([wide / 2, high / 2])
            rects = np.concatenate([spots - half - np.array([0.0, HEAD]), spots + half], axis=1)
            across = np.minimum(rects[:, None, 2], self.boxes[:, 2]) - np.maximum(rects[:, None, 0], self.boxes[:, 0])
            down = np.minimum(rects[:, None, 3], self.boxes[:, 3]) - np.maximum(rects[:, None, 1], self.boxes[:, 1])
            covered = (np.clip(across, 0, None) * np.clip(down, 0, None) * self.weights).sum(axis=1)
            outside = (
                np.clip(self.frame[:2] - rects[:, :2], 0, None) + np.clip(rects[:, 2:] - self.frame[2:], 0, None)
            ).sum(1)
            hidden = covered + 400 * outside
            order = np.arange(len(choices))
            best = int((hidden + 14 * order + FAR * (order >= NEAREST)).argmin())
            if which == len(sizes) - 1 or hidden[best] < SLIGHT:
                break
        self.add(tuple(rects[best]), 1.0)
        return which, (float(spots[best, 0]), float(spots[best, 1]))


def _area(
    canvas: Canvas, theme: Theme, area: Area, state: AreaState, own: list[Pile], ground: Crowd, looks: list[PileLook]
) -> None:
    """An area's siege ring, pieces and markers."""
    x, y = layout().spots[area.id]
    if state.sieges:
        canvas.paste(siege_ring(theme.id, canvas.scale), x, y - 1)
    if own and area.kind == "box":
        _row(canvas, theme, own, x, y + 15.5, PLAIN)
    elif own:
        sizes = [row_size(own, look) for look in looks]
        lifts = [14.5 + high / 2 + (2 if area.is_capital or area.is_fortress else 0) for _, high in sizes]
        which, spot = ground.room_for(x, y, sizes, lifts)
        _row(canvas, theme, own, *spot, looks[which])
    _markers(canvas, theme, state, x, y)


def row_size(own: list[Pile], look: PileLook) -> Point:
    """How much room the piles of an area take."""
    rows = [own[n : n + 2] for n in range(0, len(own), 2)]
    wide = max(sum(_wide(pile, look) for pile in row) for row in rows)
    return wide, sum(max(_high(pile, look) for pile in row) for row in rows)


def _wide(pile: Pile, look: PileLook) -> float:
    """How wide a pile lies, in board units."""
    return max(PILE[0] * look.grow, _strip_wide(pile, look)) + 3


def _high(pile: Pile, look: PileLook) -> float:
    """How tall a pile lies, in board units, with its leader's name below it."""
    return PILE[1] * look.grow + 1 + _foot(pile, look)


def _foot(pile: Pile, look: PileLook) -> float:
    """How far a pile's strip or the letters of its country reach below it."""
    lines = len(_leader(pile, look)[0])
    return STRIP * lines if lines else 5.5 * look.grow if pile.lettered else 0.0


def _strip_wide(pile: Pile, look: PileLook) -> float:
    """How wide the strip with the leader's name is."""
    lines, size = _leader(pile, look)
    letters = max((width(line, Face.STRONG, size * 4) / 4 for line in lines), default=0.0)
    return letters + 5 + (CODE if pile.lettered else 0.0) if lines else 0.0


def _leader(pile: Pile, look: PileLook) -> tuple[tuple[str, ...], int]:
    """The name of a pile's first leader as it is printed, and its size; none where names are left out."""
    if not pile.chiefs or not look.named:
        return (), 0
    return printed_leader(pile.chiefs[0].id, look.language, look.pack)


@lru_cache(maxsize=400)
def printed_leader(who: str, language: str, pack: str) -> tuple[tuple[str, ...], int]:
    """A leader's name on one line, or a long one on two: no name is cut."""
    told = leader(who, language, pack)
    text, size = fitted(told, Face.STRONG, 13, NAME, 11)
    if text == told:
        return (told,), size
    lines = min(_halves(told), key=lambda halves: max(width(half, Face.STRONG, 48) for half in halves))
    sizes = [fitted(line, Face.STRONG, 12, NAME, 10) for line in lines]
    return tuple(line for line, _ in sizes), min(size for _, size in sizes)


def _halves(told: str) -> list[tuple[str, ...]]:
    """All ways to break a name in two: behind a hyphen, or between words; a single word stays whole."""
    hyphens = [(told[: n + 1], told[n + 1 :]) for n, letter in enumerate(told) if letter == "-"]
    blanks = [(told[:n], told[n + 1 :]) for n, letter in enumerate(told) if letter == " "]
    return [*hyphens, *blanks] or [(told,)]


def _row(canvas: Canvas, theme: Theme, own: list[Pile], x: float, y: float, look: PileLook) -> None:
    """Piles two by two, those inside the walls lowest."""
    foot = y + row_size(own, look)[1] / 2
    for start in range(0, len(own), 2):
        row = own[start : start + 2]
        left = x - sum(_wide(pile, look) for pile in row) / 2
        high = max(_high(pile, look) for pile in row)
        for pile in row:
            wide = _wide(pile, look)
            _counter(canvas, theme, pile, left + wide / 2, foot - high / 2, look)
            left += wide
        foot -= high


def _counter(canvas: Canvas, theme: Theme, pile: Pile, x: float, y: float, look: PileLook) -> None:
    """One pile with its leader's name below it."""
    lines, size = _leader(pile, look)
    foot = _foot(pile, look)
    middle = y - foot / 2
    face = replace(pile.face, lettered=False) if lines else pile.face  # then the letters stand before the name
    canvas.paste(pile_tile(theme.id, face, canvas.scale * look.grow), x, middle)
    half, high = PILE[0] * look.grow / 2, PILE[1] * look.grow / 2
    head = HEAD * look.grow if pile.chiefs or pile.inside else 0.0
    canvas.lay((x - half, middle - high - head, x + half, middle + high + (0.0 if lines else foot)))
    if lines:
        wide = _strip_wide(pile, look) / 2
        _strip(canvas, theme, pile, (x - wide, middle + high, x + wide, middle + high + foot), size, lines)


def _strip(canvas: Canvas, theme: Theme, pile: Pile, box: Box, size: int, lines: Sequence[str]) -> None:
    """A leader's name in the colour of his country, behind its letters where the city is not its own."""
    left, top, right, bottom = box
    colour = nation(theme, pile.owner)
    canvas.fill((left - 0.8, top - 0.8, right + 0.8, bottom + 0.8), edge_of(theme))
    canvas.fill(box, colour)
    if pile.lettered:
        canvas.fill((left, top, left + CODE - 1, bottom), theme.paper)
        ink = ink_on(theme.paper)
        canvas.text(left + CODE / 2 - 0.5, (top + bottom) / 2, pile.owner, Face.STRONG, 11, ink, group="owner")
        left += CODE
    for n, line in enumerate(lines):
        y = top + STRIP * (n + 0.5)
        canvas.text((left + right) / 2, y, line, Face.STRONG, size, ink_on(colour), group="leader")


@kept
def siege_ring(style: str, scale: float) -> Image.Image:
    """A besieged city: dashes around its box."""
    theme, brush, ring = THEMES[style], Brush((90, 48), scale), oval(0, 0, 41, 20.5)
    brush.line(ring, theme.casing, 3.0)
    for part in dashes(ring, (7, 5)):
        brush.line(part, theme.danger, 2.4)
    return brush.done()


def _marks(state: AreaState) -> list[tuple[str, int]]:
    """The markers of an area with their numbers."""
    hunger = max((siege.hunger for siege in state.sieges if siege.hunger is not None), default=0)
    row = [
        ("pillage", state.pillage),
        ("damage", state.damage),
        ("revolt", int(state.revolt)),
        ("hunger", hunger),
        ("eco-plus", state.eco_plus),
        ("eco-minus", state.eco_minus),
    ]
    return [(kind, number) for kind, number in row if number]


def _markers(canvas: Canvas, theme: Theme, state: AreaState, x: float, y: float) -> None:
    """Pillage, damage, revolt, hunger and ECO markers along the lower edge of the box."""
    for n, (kind, number) in enumerate(_marks(state)):
        canvas.paste(marker(theme.id, kind, number, canvas.scale), x + 29 + 15 * n, y + 11)
    if state.province is not None:
        canvas.paste(province_mark(theme.id, state.province, canvas.scale), x - 30, y + 9)
