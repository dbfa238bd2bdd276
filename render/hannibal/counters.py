"""Forces as counters: units, elephants, and every general with his ratings; what belongs to them."""

from dataclasses import dataclass

from PIL import Image

from render.hannibal.colours import side_colour
from render.hannibal.glyphs import WHITE, marker_mark
from render.hannibal.portraits import coin
from render.paper.beasts import elephant
from render.paper.brush import Brush
from render.paper.cache import kept
from render.paper.canvas import Box, Canvas
from render.paper.text import Face, fitted, width
from render.paper.theme import THEMES, Theme, mix

ROW = 20.0  # a general's line
NAME = 14  # the size of his name
LONGEST, SMALLEST = 112.0, 11
UNITS, ELEPHANTS = 30.0, 31.0  # the width of the cells
COIN, TAG, FIGURES = 22.0, 28.0, 37.0  # of a general's portrait, of his rank, of his two ratings
RANKS = {"consul": "COS", "proconsul": "PRO", "permanent": "PRO"}  # as Romans wrote them
LEAST = 27.0  # the height of a counter
GROWN = 1.2  # how much larger counters are on a part of the board, where there is room
INK = (40, 28, 18)


@dataclass(frozen=True)
class Officer:
    """A general as his counter shows him."""

    id: str
    name: str
    strategy: int
    battle: int
    rank: str = ""  # of a Roman: consul, proconsul, permanent


@dataclass(frozen=True)
class Plate:
    """A force as its counter shows it."""

    side: str
    units: int = 0
    elephants: int = 0
    inside: bool = False
    besieging: bool = False
    officers: tuple[Officer, ...] = ()
    train: bool = False  # the Siege Train is with it

    @property
    def first(self) -> float:
        """The width of the cell in the side's colour."""
        return UNITS + (ELEPHANTS if self.elephants else 0) + (22.0 if self.train else 0)

    @property
    def tags(self) -> float:
        """The width of the column with the ranks."""
        return TAG if any(officer.rank for officer in self.officers) else 0.0

    @property
    def size(self) -> tuple[float, float]:
        """Width and height in board units."""
        names = [width(*_lettered(officer.name)) for officer in self.officers]
        second = max(names) + COIN + self.tags + FIGURES + 7 if names else 0.0
        return self.first + second, max(LEAST, ROW * len(self.officers) + 3)


def _lettered(name: str) -> tuple[str, Face, int]:
    """A general's name at the size at which it fits."""
    text, size = fitted(name, Face.LABEL, NAME, LONGEST, SMALLEST)
    return text, Face.LABEL, size


def share_at(scale: float) -> float:
    """How large counters are in a picture of a scale: where all is enlarged they leave more room to the map."""
    return max(0.66, min(1.0, 1.5 / scale))


def grown_at(scale: float) -> float:
    """How large they are on a part of the board, where there is room."""
    return max(0.66, min(GROWN, 2.0 / scale))


def lay(canvas: Canvas, style: str, plate: Plate, x: float, y: float, share: float) -> None:
    """Put a counter on the board with its middle at a point; the names on it are on record."""
    canvas.paste(_plate(style, plate, canvas.scale * share), x, y)
    wide, high = plate.size[0] * share, plate.size[1] * share
    left, top = x - wide / 2, y - high / 2
    rows = len(plate.officers)
    for n, officer in enumerate(plate.officers):
        line = y + (n - (rows - 1) / 2) * ROW * share
        text, face, size = _lettered(officer.name)
        canvas.text(
            left + (plate.first + COIN + 3) * share, line, text, face, size * share, INK, anchor="lm", group="force"
        )
    canvas.lay((left, top, left + wide, top + high))


@kept
def _plate(style: str, plate: Plate, scale: float) -> Image.Image:
    """A counter without its names."""
    theme = THEMES[style]
    wide, high = plate.size
    w, h = wide / 2, high / 2
    brush = Brush((wide + 22, high + 26), scale)
    colour = side_colour(theme, plate.side)
    edge = mix(colour, (0, 0, 0), 0.5) if style != "dark" else mix(colour, WHITE, 0.55)
    radius = 1.5 if plate.side == "rome" else 8.0
    if plate.inside:
        _wall(brush, (-w - 3.4, -h - 3.4, w + 3.4, h + 3.4))
    if plate.besieging:
        for grow, paint in ((4.2, theme.danger), (2.0, WHITE)):
            brush.rect((-w - grow, -h - grow, w + grow, h + grow), paint, None, 0, radius + grow / 2)
    brush.rect((-w, -h, w, h), colour, edge, 1.3, radius)
    if plate.officers:
        inset = 1.5
        brush.draw.rounded_rectangle(
            brush.at(-w + plate.first, -h + inset, w - inset, h - inset),
            max(0.5, radius - 1.5) * brush.unit,
            (*theme.paper, 255),
            corners=(False, True, True, False),
        )
    x = -w + UNITS / 2
    brush.text(x + 1.5, 0.4, str(plate.units), Face.STRONG, 21 if plate.units < 10 else 19, WHITE)
    x += UNITS / 2
    if plate.elephants:
        elephant(brush, x + 9.5, 0.5, 1.0, mix(WHITE, theme.gold, 0.18), colour)
        brush.text(x + 24, 0.4, str(plate.elephants), Face.STRONG, 16, WHITE)
        x += ELEPHANTS
    if plate.train:
        engine(brush, x + 10, 0.5, WHITE)
    for n, officer in enumerate(plate.officers):
        line = (n - (len(plate.officers) - 1) / 2) * ROW
        coin(brush, style, officer.id, -w + plate.first + COIN / 2 + 0.5, line, 9.6)
        _ratings(brush, officer, w - FIGURES + 8, line)
        if officer.rank:
            rank_mark(brush, theme, officer.rank, w - FIGURES - TAG / 2 - 0.5, line)
    marker_mark(brush, theme, plate.side, -w + 1, -h + 1, 0.58)
    return brush.done(shadow=160)


def _ratings(brush: Brush, officer: Officer, x: float, y: float) -> None:
    """Strategy and battle beside each other."""
    _strategy(brush, officer.strategy, x, y)
    _battle(brush, officer.battle, x + 17.5, y)


def _strategy(brush: Brush, figure: int, x: float, y: float) -> None:
    """Strategy on a pale disc."""
    brush.disc(x, y, 8.2, WHITE, INK, 1.2)
    brush.text(x, y + 0.1, str(figure), Face.STRONG, 14, INK)


def _battle(brush: Brush, figure: int, x: float, y: float) -> None:
    """Battle on a dark shield."""
    for grow, colour in ((1.1, WHITE), (0.0, INK)):
        brush.shape(_shield(x, y, grow), colour)
    brush.text(x, y - 0.4, str(figure), Face.STRONG, 14, WHITE)


def rank_mark(brush: Brush, theme: Theme, rank: str, x: float, y: float) -> None:
    """A Roman's rank, written; gold for a consul, pale for a proconsul."""
    fill, ink = (theme.gold, INK) if rank == "consul" else (mix(theme.paper, INK, 0.14), INK)
    brush.rect((x - 12, y - 6.2, x + 12, y + 6.2), fill, mix(fill, INK, 0.6), 0.8, 2.5)
    brush.text(x, y + 0.1, RANKS[rank], Face.STRONG, 10.5, ink)


def _shield(x: float, y: float, grow: float) -> list[tuple[float, float]]:
    """A shield around a point."""
    half, top = 7.4 + grow, y - 7.6 - grow
    return [(x - half, top), (x + half, top), (x + half, y + 2.5), (x, y + 8.4 + grow), (x - half, y + 2.5)]


def _wall(brush: Brush, box: Box) -> None:
    """A city's wall around a counter."""
    left, top, right, _ = box
    stone, dark = (176, 164, 146), (84, 74, 62)
    count = max(3, round((right - left) / 9))
    step = (right - left) / count
    for n in range(count):
        x = left + (n + 0.18) * step
        brush.rect((x, top - 4.4, x + step * 0.64, top + 3), stone, dark, 0.9)
    brush.rect(box, stone, dark, 1.1, 1)


def engine(brush: Brush, x: float, y: float, colour: tuple[int, int, int]) -> None:
    """A siege engine: a ram under its roof, on wheels."""
    brush.line([(x - 8, y - 1), (x, y - 7), (x + 8, y - 1)], colour, 2.2)
    brush.line([(x - 8.5, y + 2.4), (x + 8.5, y + 2.4)], colour, 2.2)
    for dx in (-5, 5):
        brush.disc(x + dx, y + 6, 2.4, colour)


@kept
def sign(style: str, kind: str, scale: float) -> Image.Image:
    """A single sign for lists: elephants, the Siege Train."""
    brush = Brush((26, 22), scale)
    theme = THEMES[style]
    if kind == "elephant":
        elephant(brush, 0.5, 0, 1.0, theme.panel_ink, theme.panel)
    else:
        engine(brush, 0, 0, theme.panel_ink)
    return brush.done()


@kept
def ratings(style: str, strategy: int, battle: int, scale: float) -> Image.Image:
    """A general's two ratings alone."""
    brush = Brush((40, 22), scale)
    _ratings(brush, Officer("", "", strategy, battle), -8.7, 0)
    return brush.done()


@kept
def rank_sign(style: str, rank: str, scale: float) -> Image.Image:
    """A rank alone."""
    brush = Brush((28, 16), scale)
    rank_mark(brush, THEMES[style], rank, 0, 0)
    return brush.done()


def plate_sign(style: str, plate: Plate, scale: float) -> Image.Image:
    """A counter alone, without the names on it."""
    return _plate(style, plate, scale)


@kept
def rating_sign(style: str, kind: str, figure: int, scale: float) -> Image.Image:
    """One of a general's ratings alone."""
    brush = Brush((22, 22), scale)
    _strategy(brush, figure, 0, 0) if kind == "strategy" else _battle(brush, figure, 0, 0)
    return brush.done()
