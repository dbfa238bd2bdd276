"""What changed on a board: ways, clashes, places taken, the caption's words; arrows, swords and shades to show them."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace

from render.paper.arrows import head, oval
from render.paper.canvas import Canvas, Point, along
from render.paper.theme import Colour, Theme


@dataclass(frozen=True)
class ShownMove:
    """Somebody's way from place to place; a voyage is dashed."""

    side: str
    path: tuple[str, ...]
    sea: bool = False


@dataclass(frozen=True)
class FoughtAt:
    """A battle or a siege; who won it, if anybody."""

    place: str
    winner: str = ""


@dataclass(frozen=True)
class Seized:
    """A place whose marker was placed, turned or removed."""

    place: str
    side: str = ""


@dataclass(frozen=True)
class Headline:
    """The band above the board: who, what, with which card, and how it ended; worded by whoever asks."""

    side: str = ""  # for its marker
    title: str = ""
    card: str = ""  # the name of the card that was played
    result: str = ""


@dataclass(frozen=True)
class MapChanges:
    """Everything that a picture points out."""

    moves: tuple[ShownMove, ...] = ()
    clashes: tuple[FoughtAt, ...] = ()
    taken: tuple[Seized, ...] = ()
    touched: tuple[str, ...] = ()  # where something came, went or was lost
    caption: Headline = Headline()

    def places(self) -> list[str]:
        """The places concerned, in the order of events."""
        found = [place for move in self.moves for place in move.path]
        found += [clash.place for clash in self.clashes] + [taken.place for taken in self.taken] + [*self.touched]
        return list(dict.fromkeys(found))

    def bundles(self) -> list[tuple[tuple[str, ...], int]]:
        """The same, what belongs together at a time, and how much it matters: a way, a battle, a place taken."""
        found = [(move.path, 3) for move in self.moves] + [((clash.place,), 3) for clash in self.clashes]
        return found + [((taken.place,), 2) for taken in self.taken] + [((place,), 1) for place in self.touched]

    def without(self, hidden: frozenset[str]) -> "MapChanges":
        """What is to be seen where some places are left out: no half of a ring, but all of an arrow."""
        return replace(
            self,
            clashes=tuple(clash for clash in self.clashes if clash.place not in hidden),
            taken=tuple(taken for taken in self.taken if taken.place not in hidden),
            touched=tuple(place for place in self.touched if place not in hidden),
        )


def draw_arrow(canvas: Canvas, theme: Theme, colour: Colour, line: Sequence[Point], *, sea: bool) -> None:
    """A bold arrow in somebody's colour with the accent's edge; a voyage is dashed."""
    tip = line[-1]
    body = [p for p in line if math.dist(p, tip) > 11] or [line[0]]
    for wide, paint, grow in ((14.0, theme.casing, 3.0), (10.4, theme.accent, 1.4), (5.6, colour, -1.2)):
        dash = (12.0, 13.0) if sea and grow < 0 else ()
        canvas.stroke([*body, along(body[-1], tip, 0.5)], wide, paint, dash=dash, alpha=235)
        canvas.polygon(head(body[-1], tip, 14 + grow), paint)


def draw_swords(canvas: Canvas, theme: Theme, x: float, y: float) -> None:
    """Crossed swords on a disc."""
    canvas.polygon(oval(x, y, 14, 14), theme.paper)
    canvas.stroke(oval(x, y, 14, 14), 2.4, theme.danger)
    dark = (44, 30, 20)
    for side in (-1, 1):
        canvas.stroke([(x - 7 * side, y + 7), (x + 7 * side, y - 7)], 2.5, dark)
        canvas.stroke([(x - 7.2 * side, y + 2.6), (x - 2.6 * side, y + 7.2)], 2.0, dark)


def draw_clash(canvas: Canvas, theme: Theme, x: float, y: float, wide: float = 46, high: float = 40) -> None:
    """The ring of a battle."""
    canvas.polygon(oval(x, y, wide, high), theme.danger, 50)
    canvas.stroke(oval(x, y, wide, high), 6.4, theme.casing, alpha=220)
    canvas.stroke(oval(x, y, wide, high), 3.6, theme.danger)


def draw_ring(canvas: Canvas, theme: Theme, x: float, y: float, wide: float = 38, high: float = 33) -> None:
    """A ring where something came, went or was lost."""
    canvas.stroke(oval(x, y, wide, high), 5.0, theme.casing, alpha=200)
    canvas.stroke(oval(x, y, wide, high), 2.4, theme.accent)


def draw_shade(canvas: Canvas, theme: Theme, colour: Colour, x: float, y: float, size: float = 1.0) -> None:
    """A glow in the new owner's colour."""
    for reach, alpha in ((40, 50), (34, 66), (28, 84)):
        canvas.polygon(oval(x, y, reach * size, reach * 0.88 * size), colour, alpha)
    canvas.stroke(oval(x, y, 40 * size, 35 * size), 2.8, theme.accent, dash=(2, 5))
