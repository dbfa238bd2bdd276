"""What the cards of all games share: size, ground, title and text of a face, and how a hand is laid out."""

import zlib
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from threading import Lock
from typing import TypeVar

from cachetools import LRUCache
from PIL import Image

from render.paper.brush import Brush
from render.paper.cache import kept, register
from render.paper.canvas import Canvas, TextBox
from render.paper.picture import Picture
from render.paper.sheet import done, letters, paper, slab
from render.paper.text import Face, cut, fitted, width, wrapped
from render.paper.theme import Colour, Theme, ink_on, mix

FACE = (600.0, 860.0)  # a card, in its own units
GAP = 16.0
SIDE = 30.0
ROUND = 26  # the radius of a card's corners
PAGE = 4  # cards of a hand in one picture
MOST = 24  # cards that one request may show
TEXT = 400  # bytes that a line of words on record takes

T = TypeVar("T")


class WrongNumber(Exception):
    """No cards, or more than a picture can hold."""

    def __init__(self, count: int) -> None:
        super().__init__(f"a hand shows 1 to {MOST} cards, not {count}")
        self.count = count


def pages(cards: Sequence[T]) -> list[list[T]]:
    """Which cards of a hand stand on which picture: at most four, shared out evenly."""
    if not 1 <= len(cards) <= MOST:
        raise WrongNumber(len(cards))
    count = -(-len(cards) // PAGE)
    cuts = [round(n * len(cards) / count) for n in range(count + 1)]
    return [list(cards[start:end]) for start, end in pairwise(cuts)]


def one_card(theme: str, draw: Callable[[Canvas, float, float], None]) -> Picture:
    """One card, large; `draw` gets its upper left corner."""
    scale = 1.5
    size = round((FACE[0] + 2 * GAP) * scale), round((FACE[1] + 2 * GAP) * scale)
    canvas = Canvas(paper(theme, *size), scale)
    draw(canvas, GAP, GAP)
    return done(canvas)


def page_of(theme: str, cards: Sequence[T], draw: Callable[[Canvas, T, float, float], None]) -> Picture:
    """Two cards a row; a single one in the last row stands in the middle."""
    columns, rows = min(2, len(cards)), -(-len(cards) // 2)
    size = round(columns * (FACE[0] + GAP) + GAP), round(rows * (FACE[1] + GAP) + GAP)
    canvas = Canvas(paper(theme, *size))
    for n, which in enumerate(cards):
        alone = n == len(cards) - 1 and n % 2 == 0 and columns == 2
        x = (size[0] - FACE[0]) / 2 if alone else GAP + (n % 2) * (FACE[0] + GAP)
        draw(canvas, which, x, GAP + (n // 2) * (FACE[1] + GAP))
    return done(canvas)


@dataclass(frozen=True)
class Drawn:
    """A whole face with its words, which comes again in every hand that holds the card; packed, a face is small."""

    packed: bytes
    size: tuple[int, int]
    texts: tuple[TextBox, ...]

    @classmethod
    def of(cls, canvas: Canvas) -> "Drawn":
        """What was drawn, for good."""
        return cls(zlib.compress(canvas.image.tobytes(), 1), canvas.image.size, tuple(canvas.texts))

    @property
    def image(self) -> Image.Image:
        """The face; unpacking takes a tenth of the work of drawing."""
        wide, high = self.size
        return Image.frombytes("RGB", self.size, zlib.decompress(self.packed, bufsize=wide * high * 3))


FACES = 32_000_000  # bytes of packed faces that are kept: four whole decks
_faces: LRUCache[Hashable, Drawn] = LRUCache(FACES, lambda drawn: len(drawn.packed) + TEXT * len(drawn.texts))
_lock = Lock()


@register
def faces_kept() -> int:
    """How much memory the faces take."""
    return int(_faces.currsize)


def lay_face(canvas: Canvas, key: Hashable, edge: Colour, x: float, y: float, draw: Callable[[Canvas], None]) -> None:
    """Lay a card's face with its upper left corner at a point; `draw` makes it, from (0, 0) on, unless it is kept."""
    with _lock:
        found = _faces.get((key, canvas.scale))
    if found is None:
        own = Canvas(Image.new("RGB", _pixels(canvas.scale), edge), canvas.scale)
        draw(own)
        found = Drawn.of(own)
        with _lock:
            _faces[key, canvas.scale] = found
    left, top = (round(edge) for edge in canvas.pixel(x, y))
    canvas.image.paste(found.image, (left, top), outline(canvas.scale))
    for text in found.texts:
        x0, y0, x1, y1 = text.box
        canvas.texts.append(TextBox(text.text, (x0 + left, y0 + top, x1 + left, y1 + top), text.group))


def _pixels(scale: float) -> tuple[int, int]:
    return round(FACE[0] * scale), round(FACE[1] * scale)


@kept
def outline(scale: float) -> Image.Image:
    """The round corners of a card, as a mask."""
    canvas = Canvas(Image.new("RGB", _pixels(scale), (0, 0, 0)), scale)
    slab(canvas, (0, 0, *FACE), ROUND, (255, 255, 255))
    return canvas.image.convert("L")


def card_edge(colour: Colour) -> Colour:
    """The outermost line of a card in its colour."""
    return mix(colour, (0, 0, 0), 0.35)


def card_paper(theme: Theme) -> Colour:
    """A card's ground: paper by day, slate by night."""
    return theme.paper if theme.id != "dark" else mix(theme.panel, (255, 246, 226), 0.09)


def card_ink(theme: Theme) -> Colour:
    """Letters on a card's ground."""
    return ink_on(card_paper(theme))


def blank_card(canvas: Canvas, theme: Theme, colour: Colour, rim: Colour, x: float, y: float) -> None:
    """A card's edge with its rim, its ground, and the line above its foot."""
    wide, high = FACE
    for inset, radius, paint in ((0, ROUND, card_edge(colour)), (7, 20, rim), (10, 18, card_paper(theme))):
        slab(canvas, (x + inset, y + inset, x + wide - inset, y + high - inset), radius, paint)
    foot = y + high - 46
    canvas.stroke([(x + SIDE, foot), (x + wide - SIDE, foot)], 1.6, mix(card_paper(theme), colour, 0.5))


@kept
def medallion(colour: Colour, rim: Colour, scale: float) -> Image.Image:
    """The disc with its rim on which a card's points stand."""
    brush = Brush((100, 100), scale)
    for radius, paint in ((48, mix(colour, (0, 0, 0), 0.35)), (44, rim), (40, colour)):
        brush.disc(0, 0, radius, paint)
    return brush.done()


def card_title(canvas: Canvas, theme: Theme, title: str, x: float, y: float, room: float) -> None:
    """A card's name from a point on, around its middle line."""
    lines, size = title_lines(title, room)
    for n, line in enumerate(lines):
        spot = y + (n - (len(lines) - 1) / 2) * size * 1.06
        letters(canvas, x, spot, line, Face.TITLE, size, card_ink(theme), "card")


def title_lines(title: str, room: float) -> tuple[list[str], int]:
    """A name on one line if it can be large there, otherwise on two."""
    for size in (48, 46, 44, 42):
        if width(title, Face.TITLE, size) <= room:
            return [title], size
    for size in range(42, 22, -1):
        lines = wrapped(title, Face.TITLE, size, room)
        if len(lines) <= 2 and all(width(line, Face.TITLE, size) <= room for line in lines):
            return lines, size
    text, size = fitted(title, Face.TITLE, 26, room, 18)
    return [text], size


@dataclass(frozen=True)
class Body:
    """A card's text as it is set: lines, size, and where the first begins."""

    lines: tuple[str, ...]
    size: int
    step: float
    top: float

    @property
    def bottom(self) -> float:
        """Where the last line ends."""
        return self.top + self.step * len(self.lines)

    def draw(self, canvas: Canvas, theme: Theme, x: float, y: float) -> None:
        """Set the text on a card whose upper left corner is given."""
        for n, line in enumerate(self.lines):
            spot = y + self.top + (n + 0.5) * self.step
            letters(canvas, x + SIDE, spot, line, Face.PLAIN, self.size, card_ink(theme), "text")


def body_of(text: str, span: tuple[float, float], sizes: Sequence[int], leading: float) -> Body:
    """The text in the largest letters that fit, cut at the smallest; a short one begins a little lower."""
    room, high = FACE[0] - 2 * SIDE - 2, span[1] - span[0]
    fitting = (size for size in sizes if size * leading * len(wrapped(text, Face.PLAIN, size, room)) <= high)
    size = next(fitting, sizes[-1])
    step = size * leading
    lines = cut(wrapped(text, Face.PLAIN, size, room), Face.PLAIN, size, room, int(high // step))
    return Body(tuple(lines), size, step, span[0] + min(24.0, max(0.0, high - step * len(lines)) / 2))
