"""What changed: arrows for moves, rings for battles, control changes shaded, and the caption's words."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from render.assyrian_wars.colours import PALETTES
from render.assyrian_wars.crops import Bundle
from render.assyrian_wars.layout import layout
from render.assyrian_wars.placing import print_boxes
from render.assyrian_wars.tracks import chip
from render.paper.arrows import head, oval, smooth
from render.paper.canvas import Canvas, Point, along
from render.paper.text import Face, width
from render.paper.theme import THEMES, Colour, Theme, ink_on

NOTE = 19.0  # the height of a note's letters
BESIDE = 40.0  # how far beside a place an arrow passes it
STEPS = tuple((math.cos(n * math.tau / 16), 0.8 * math.sin(n * math.tau / 16)) for n in range(16))
REACHES = (44.0, 54.0, 66.0, 80.0, 96.0)  # how far from a place swords and notes may stand
LETTERED = 6.0  # counters and names must not be hidden; of a box a corner may
FAR = 1.5  # square units that may be hidden rather than to stand one unit farther away


@dataclass(frozen=True)
class Move:
    """A force's way from place to place."""

    country: str
    path: tuple[str, ...]


@dataclass(frozen=True)
class Clash:
    """A battle, siege or naval battle; who won it, if anybody."""

    place: str
    winner: str = ""


@dataclass(frozen=True)
class Taken:
    """A place that changed hands."""

    place: str
    country: str


@dataclass(frozen=True)
class Note:
    """A word beside a place, such as a chance."""

    place: str
    text: str


@dataclass(frozen=True)
class Caption:
    """The band above the board: when, who, with what, and how it ended; worded by whoever asks for the picture."""

    date: str = ""
    country: str = ""  # the country's code, for its colours
    title: str = ""
    card: str = ""  # the name of the card that was played
    result: str = ""


@dataclass(frozen=True)
class Changes:
    """Everything of an impulse that a picture points out."""

    moves: tuple[Move, ...] = ()
    clashes: tuple[Clash, ...] = ()
    taken: tuple[Taken, ...] = ()
    caption: Caption = Caption()
    touched: tuple[str, ...] = ()  # where something was built, placed, mended or spoilt
    notes: tuple[Note, ...] = ()  # at places that the rest concerns

    def places(self) -> list[str]:
        """The places concerned, in the order of events."""
        found = [place for move in self.moves for place in move.path]
        found += [clash.place for clash in self.clashes] + [taken.place for taken in self.taken] + [*self.touched]
        return list(dict.fromkeys(found))

    def without(self, hidden: frozenset[str]) -> "Changes":
        """What is to be seen where some places are left out: no half of a ring, but all of an arrow."""
        return replace(
            self,
            clashes=tuple(clash for clash in self.clashes if clash.place not in hidden),
            taken=tuple(taken for taken in self.taken if taken.place not in hidden),
            touched=tuple(place for place in self.touched if place not in hidden),
            notes=tuple(note for note in self.notes if note.place not in hidden),
        )

    def bundles(self) -> list[Bundle]:
        """The same, what belongs together at a time: a way, a battle, a city, what was merely touched."""
        found = [Bundle(move.path, 3) for move in self.moves]
        found += [Bundle((clash.place,), 3) for clash in self.clashes]
        found += [Bundle((taken.place,), 2) for taken in self.taken]
        return found + [Bundle((place,)) for place in self.touched]


def draw_below(canvas: Canvas, style: str, changes: Changes, pack: str) -> None:
    """What lies under boxes and counters: shaded control changes, rings, arrows."""
    theme = THEMES[style]
    for taken in changes.taken:
        _shade(canvas, theme, taken)
    for place in changes.touched:
        x, y = layout().spot(place)
        canvas.stroke(oval(x, y - 4, 46, 36), 5.0, theme.casing, alpha=200)
        canvas.stroke(oval(x, y - 4, 46, 36), 2.4, theme.accent)
    for clash in changes.clashes:
        x, y = layout().spot(clash.place)
        canvas.polygon(oval(x, y - 6, 52, 44), theme.danger, 44)
        canvas.stroke(oval(x, y - 6, 52, 44), 6.0, theme.casing, alpha=220)
        canvas.stroke(oval(x, y - 6, 52, 44), 3.4, theme.danger)
    for move in changes.moves:
        _arrow(canvas, theme, move, pack)


def draw_above(canvas: Canvas, style: str, changes: Changes, pack: str) -> None:
    """What lies over the map: crossed swords at a battle, below them who won it, and notes; no counter is hidden."""
    if not changes.clashes and not changes.notes:
        return
    ground = Ground(canvas, pack)
    for clash in changes.clashes:
        x, y = ground.beside(clash.place, 15.0, 16.0, 15.0 + (16.0 if clash.winner else 0.0))
        _swords(canvas, THEMES[style], x, y)
        if clash.winner:
            canvas.paste(chip(style, clash.winner, canvas.scale * 0.72), x, y + 19)
    for note in changes.notes:
        _pill(canvas, THEMES[style], note, ground)


class Ground:
    """What is printed and laid on the map already, so that swords and notes find room beside it."""

    def __init__(self, canvas: Canvas, pack: str) -> None:
        left, top = canvas.origin
        wide, high = (side / canvas.scale for side in canvas.image.size)
        self.frame = left, top, left + wide, top + high
        printed = _prints(pack)[1]
        counters = [canvas.units(box) for box in canvas.pieces]
        texts = [canvas.units(text.box) for text in canvas.texts if text.group != "country"]
        lettered = np.array([*counters, *texts], float).reshape(-1, 4)
        self.taken = np.concatenate([lettered, printed])
        self.weights = np.array([LETTERED] * len(lettered) + [1.0] * len(printed))

    def beside(self, place: str, half: float, above: float, below: float) -> Point:
        """Where around a place something so large hides the least, and then the nearest."""
        x, y = layout().spot(place)
        around = np.array([np.array(step) * reach for reach in REACHES for step in STEPS])
        spots = around + np.array([x, y])
        rects = np.concatenate([spots - np.array([half, above]), spots + np.array([half, below])], axis=1)
        across = np.minimum(rects[:, None, 2], self.taken[:, 2]) - np.maximum(rects[:, None, 0], self.taken[:, 0])
        down = np.minimum(rects[:, None, 3], self.taken[:, 3]) - np.maximum(rects[:, None, 1], self.taken[:, 1])
        hidden = (across.clip(0) * down.clip(0) * self.weights).sum(axis=1)
        left, top, right, bottom = self.frame
        outside = (left - rects[:, 0]).clip(0) + (top - rects[:, 1]).clip(0)
        outside += (rects[:, 2] - right).clip(0) + (rects[:, 3] - bottom).clip(0)
        far = np.hypot(around[:, 0], around[:, 1])
        best = int((hidden + 120 * outside + FAR * far).argmin())
        self.taken = np.concatenate([self.taken, rects[best : best + 1]])
        self.weights = np.append(self.weights, LETTERED)
        return float(spots[best, 0]), float(spots[best, 1])


def _shade(canvas: Canvas, theme: Theme, taken: Taken) -> None:
    """A glow in the new holder's colour around the place."""
    x, y = layout().spot(taken.place)
    own = PALETTES[theme.id]
    colour = own.land_of(taken.country) if taken.country in own.nations else theme.accent
    for reach, alpha in ((50, 46), (44, 60), (38, 76)):
        canvas.polygon(oval(x, y, reach, reach * 0.72), colour, alpha)
    canvas.stroke(oval(x, y, 50, 36), 2.6, theme.accent, dash=(2, 5))


def _arrow(canvas: Canvas, theme: Theme, move: Move, pack: str) -> None:
    """A bold arrow through the places of a move, in the country's colour with the accent's edge."""
    if len(move.path) < 2:
        return
    line = _way(move.path, pack)
    tip, body = line[-1], [p for p in line if math.dist(p, line[-1]) > 13] or line[:1]
    colour = PALETTES[theme.id].nations.get(move.country, theme.accent)
    for wide, paint, grow in ((13.0, theme.casing, 3.0), (9.4, theme.accent, 1.4), (5.0, colour, -1.2)):
        canvas.stroke([*body, along(body[-1], tip, 0.5)], wide, paint, alpha=235)
        canvas.polygon(head(body[-1], tip, 13 + grow), paint)


@lru_cache(maxsize=256)
def _way(path: tuple[str, ...], pack: str) -> tuple[Point, ...]:
    """The curve of a move, on the side where it hides less print."""
    ways = [_route(path, side) for side in (-1, 1)]
    least = min(ways, key=lambda way: _printed_under(way, pack))
    return tuple(least)


def crossed(changes: Changes, pack: str) -> set[str]:
    """The places whose print an arrow passes over."""
    whose, boxes = _prints(pack)
    under = [_under(_way(move.path, pack), boxes) for move in changes.moves if len(move.path) > 1]
    return {str(place) for inside in under for place in whose[inside.any(axis=0)]}


def _route(path: tuple[str, ...], side: int) -> list[Point]:
    """The curve of a move from edge to edge; going up or down it passes places on one side, clear of their counters."""
    spots = [layout().spot(place) for place in path]
    ways = list(spots)
    for n, (before, here) in enumerate(pairwise(spots), 1):
        if abs(here[1] - before[1]) > abs(here[0] - before[0]):
            ways[n] = here[0] + side * BESIDE, here[1]
    curve = [p for p in smooth(ways) if math.dist(p, spots[0]) > 20]
    if ways[-1] == spots[-1]:
        curve = [p for p in curve if math.dist(p, spots[-1]) > 38]
    return curve if len(curve) > 1 else [spots[0], spots[-1]]


def _printed_under(line: Sequence[Point], pack: str) -> int:
    """How many points of a line lie on boxes and names."""
    return int(_under(line, _prints(pack)[1]).sum())


def _under(line: Sequence[Point], boxes: NDArray[np.float64]) -> NDArray[np.bool_]:
    """Which points of a line lie on which boxes."""
    points = np.array(line)
    x, y = points[:, :1], points[:, 1:]
    inside: NDArray[np.bool_] = (
        (boxes[:, 0] - 6 < x) & (x < boxes[:, 2] + 6) & (boxes[:, 1] - 6 < y) & (y < boxes[:, 3] + 6)
    )
    return inside


@lru_cache(maxsize=4)
def _prints(pack: str) -> tuple[NDArray[np.str_], NDArray[np.float64]]:
    """All boxes and names on the map, with the place of each."""
    found = [(place, box) for place in layout().spots for box in print_boxes(place, pack)]
    return np.array([place for place, _ in found]), np.array([box for _, box in found], float)


def _pill(canvas: Canvas, theme: Theme, note: Note, ground: Ground) -> None:
    """A few letters on a band with round ends, large enough for a phone."""
    half = width(note.text, Face.STRONG, round(NOTE * canvas.scale)) / canvas.scale / 2
    x, y = ground.beside(note.place, half + NOTE * 0.8, NOTE * 0.8, NOTE * 0.8)
    for grow, paint in ((2.0, theme.danger), (0.0, theme.paper)):
        canvas.stroke([(x - half, y), (x + half, y)], 1.4 * NOTE + 2 * grow, paint)
    canvas.text(x, y, note.text, Face.STRONG, NOTE, ink_on(theme.paper), group="note")


def _swords(canvas: Canvas, theme: Theme, x: float, y: float) -> None:
    """Crossed swords on a disc."""
    canvas.polygon(oval(x, y, 13.5, 13.5), theme.paper)
    canvas.stroke(oval(x, y, 13.5, 13.5), 2.2, theme.danger)
    dark: Colour = (44, 30, 20)
    for side in (-1, 1):
        canvas.stroke([(x - 7 * side, y + 7), (x + 7 * side, y - 7)], 2.4, dark)
        canvas.stroke([(x - 7.2 * side, y + 2.6), (x - 2.6 * side, y + 7.2)], 2.0, dark)
