"""Cards: one face large, or a hand of them that a phone can show, in the reader's language."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from PIL import Image

from render.assyrian_wars.atlas import HOUSE, edition, name, words
from render.assyrian_wars.ornaments import COLOURS, GOLD, LIGHT, emblem
from render.assyrian_wars.tracks import chip
from render.paper.brush import Brush
from render.paper.cache import kept
from render.paper.canvas import Canvas
from render.paper.picture import PLAIN, Picture, Style
from render.paper.sheet import SAND, bricks, done, letters, paper, rosette, slab
from render.paper.text import Face, cut, fitted, width, wrapped
from render.paper.theme import THEMES, Colour, Theme, ink_on, mix
from rules.assyrian_wars.board.ids import CardId
from rules.assyrian_wars.pack.cards import Card, CardType

FACE = (600.0, 860.0)  # a card, in its own units
GAP = 16.0
ART = (124.0, 286.0)  # from where to where the emblem's wall goes
BODY = (356.0, 812.0)  # likewise the text
SIDE = 30.0
SIZES = (40, 38, 36, 35, 34, 33, 32, 31, 30)  # of the text, the largest that fits
PAGE = 4  # cards of a hand in one picture
MOST = 24  # cards that one request may show


class UnknownCard(Exception):
    """The edition has no card by this id."""

    def __init__(self, card: str, known: int) -> None:
        super().__init__(f"there is no card {card!r} in this edition; its cards are numbered 1 to {known}")
        self.card = card


class WrongNumber(Exception):
    """No cards, or more than a picture can hold."""

    def __init__(self, count: int) -> None:
        super().__init__(f"a hand shows 1 to {MOST} cards, not {count}")
        self.count = count


def card(which: CardId, style: Style = PLAIN) -> Picture:
    """One card, large."""
    scale = 1.5
    size = round((FACE[0] + 2 * GAP) * scale), round((FACE[1] + 2 * GAP) * scale)
    canvas = Canvas(paper(style.theme, *size), scale)
    face(canvas, style, find(which, style.pack), GAP, GAP)
    return done(canvas)


def hand(cards: Sequence[CardId], style: Style = PLAIN) -> tuple[Picture, ...]:
    """A hand, on as many pictures as keep its cards readable: up to four cards each, shared out evenly."""
    return tuple(_page([find(which, style.pack) for which in page], style) for page in pages(cards))


def find(which: str, pack: str = HOUSE) -> Card:
    """A card of the edition."""
    cards = edition(pack).cards.by_id
    if which not in cards:
        raise UnknownCard(which, len(cards))
    return cards[CardId(which)]


def _page(cards: Sequence[Card], style: Style) -> Picture:
    """Two cards a row; a single one in the last row stands in the middle."""
    columns = min(2, len(cards))
    rows = -(-len(cards) // 2)
    size = round(columns * (FACE[0] + GAP) + GAP), round(rows * (FACE[1] + GAP) + GAP)
    canvas = Canvas(paper(style.theme, *size))
    for n, which in enumerate(cards):
        alone = n == len(cards) - 1 and n % 2 == 0 and columns == 2
        x = (size[0] - FACE[0]) / 2 if alone else GAP + (n % 2) * (FACE[0] + GAP)
        face(canvas, style, which, x, GAP + (n // 2) * (FACE[1] + GAP))
    return done(canvas)


def face(canvas: Canvas, style: Style, which: Card, x: float, y: float) -> None:
    """A card's face with its upper left corner at a point."""
    theme = THEMES[style.theme]
    _blank(canvas, theme, which, x, y)
    _top(canvas, style, which, x, y)
    _types(canvas, theme, which, style.language, x, y)
    layout = body(which, style.language)
    for n, line in enumerate(layout.lines):
        spot = y + layout.top + (n + 0.5) * layout.step
        letters(canvas, x + SIDE, spot, line, Face.PLAIN, layout.size, card_ink(theme), "text")
    _foot(canvas, style, which, x, y)


@dataclass(frozen=True)
class Body:
    """A card's text as it is set: lines, size, and where the first begins."""

    lines: tuple[str, ...]
    size: int
    step: float
    top: float

    @property
    def bottom(self) -> float:
        return self.top + self.step * len(self.lines)


def body(which: Card, language: str) -> Body:
    """The text in the largest letters that fit, cut at the smallest; a short one begins a little lower."""
    text = which.text_de if language == "de" else which.text_en
    room = FACE[0] - 2 * SIDE
    for size in SIZES:
        lines = wrapped(text, Face.PLAIN, size, room - 2)
        step = size * 1.16
        if step * len(lines) <= BODY[1] - BODY[0] or size == SIZES[-1]:
            break
    lines = cut(lines, Face.PLAIN, size, room - 2, int((BODY[1] - BODY[0]) // step))
    slack = max(0.0, BODY[1] - BODY[0] - step * len(lines))
    return Body(tuple(lines), size, step, BODY[0] + min(24.0, slack / 2))


def card_paper(theme: Theme) -> Colour:
    """A card's ground: paper by day, slate by night."""
    return theme.paper if theme.id != "dark" else mix(theme.panel, (255, 246, 226), 0.09)


def card_ink(theme: Theme) -> Colour:
    """Letters on a card's ground."""
    return ink_on(card_paper(theme))


def _blank(canvas: Canvas, theme: Theme, which: Card, x: float, y: float) -> None:
    """A card's face without words: edge, wall of bricks with the emblem, medallion, the + sign."""
    wide, high = FACE
    colour = COLOURS[which.types[0]]
    dark = mix(colour, (0, 0, 0), 0.35)
    for inset, radius, paint in ((0, 26, dark), (7, 20, SAND), (10, 18, card_paper(theme))):
        slab(canvas, (x + inset, y + inset, x + wide - inset, y + high - inset), radius, paint)
    canvas.paste(wall(which.types, canvas.scale), x + wide / 2, y + (ART[0] + ART[1]) / 2)
    slab(canvas, (x + 10, y + ART[1], x + wide - 10, y + ART[1] + 54), 0, mix(colour, (0, 0, 0), 0.3))
    canvas.paste(medallion(colour, canvas.scale), x + 66, y + 66)
    if which.plus:
        canvas.paste(plus_sign(canvas.scale), x + wide - 56, y + 58)
    foot = y + high - 46
    canvas.stroke([(x + SIDE, foot), (x + wide - SIDE, foot)], 1.6, mix(card_paper(theme), colour, 0.5))


@kept
def medallion(colour: Colour, scale: float) -> Image.Image:
    """The disc on which a card's AP stand."""
    brush = Brush((100, 100), scale)
    for radius, paint in ((48, mix(colour, (0, 0, 0), 0.35)), (44, SAND), (40, colour)):
        brush.disc(0, 0, radius, paint)
    return brush.done()


@kept
def plus_sign(scale: float) -> Image.Image:
    """The mark of a + card: a second card may be played with it (3.2)."""
    brush = Brush((72, 72), scale)
    brush.disc(0, 0, 34, GOLD, mix(GOLD, (60, 30, 0), 0.5), 3)
    for dx, dy in ((17, 0), (0, 17)):
        brush.line([(-dx, -dy), (dx, dy)], (50, 28, 6), 9)
    return brush.done()


@kept
def wall(types: tuple[CardType, ...], scale: float) -> Image.Image:
    """Glazed bricks in the type's colour, rosettes, and an emblem for every type."""
    wide, high = FACE[0] - 20, ART[1] - ART[0]
    colour = COLOURS[types[0]]
    brush = Brush((wide, high), scale)
    brush.image.paste(bricks(round(wide), round(high), colour).resize(brush.image.size, Image.Resampling.BICUBIC))
    for y in (-high / 2 + 4, high / 2 - 4):
        brush.line([(-wide / 2 + 3, y), (wide / 2 - 3, y)], SAND, 6)
    spread = 176.0 if len(types) == 2 else 140.0
    for n, kind in enumerate(types[:3]):
        emblem(brush, kind, (n - (len(types) - 1) / 2) * spread, 0, (1.18, 0.9, 0.66)[len(types) - 1])
    finished = Canvas(brush.done().convert("RGB"), scale)
    for x in (52, wide - 52):
        finished.paste(rosette(30.0 * scale, SAND, GOLD, colour), x, high / 2)
    return finished.image.convert("RGBA")


def _top(canvas: Canvas, style: Style, which: Card, x: float, y: float) -> None:
    """The AP on their medallion, the card's name on one line or two."""
    theme, word = THEMES[style.theme], words(style.language)
    if which.is_army_group:
        canvas.text(x + 66, y + 64, which.owner or "", Face.TITLE, 42, LIGHT, group="card")
    else:
        canvas.text(x + 66, y + 56, str(which.ap), Face.TITLE, 58, LIGHT, group="card")
        canvas.text(x + 66, y + 91, word["ap"], Face.STRONG, 18, LIGHT, group="card")
    left, right = 128.0, FACE[0] - (100.0 if which.plus else 28.0)
    lines, size = _title(name(which, style.language), right - left)
    for n, line in enumerate(lines):
        spot = y + 64 + (n - (len(lines) - 1) / 2) * size * 1.06
        letters(canvas, x + left, spot, line, Face.TITLE, size, card_ink(theme), "card")


def _title(title: str, room: float) -> tuple[list[str], int]:
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


def _types(canvas: Canvas, theme: Theme, which: Card, language: str, x: float, y: float) -> None:
    """The type line: what kind of event, and what it costs."""
    word = words(language)
    colour = mix(COLOURS[which.types[0]], (0, 0, 0), 0.3)
    ink, middle = ink_on(colour), y + ART[1] + 27
    price = "" if which.is_army_group else f"{word['event']} {which.cost} {word['ap']}"
    taken = (
        canvas.text(x + FACE[0] - SIDE, middle, price, Face.STRONG, 28, ink, anchor="rm", group="card") if price else 0
    )
    kinds = " · ".join(word[f"type-{kind}"] for kind in which.types)
    text, size = fitted(kinds, Face.LABEL, 30, FACE[0] - 2 * SIDE - taken - 18, 18)
    canvas.text(x + SIDE, middle, text, Face.LABEL, size, ink, anchor="lm", group="card")


def _foot(canvas: Canvas, style: Style, which: Card, x: float, y: float) -> None:
    """Whose card it is, and its number."""
    theme, word = THEMES[style.theme], words(style.language)
    faint = mix(card_ink(theme), card_paper(theme), 0.4)
    spot, left = y + FACE[1] - 27, x + SIDE
    if which.owner:
        canvas.paste(chip(style.theme, which.owner, canvas.scale * 0.86), left + 15, spot)
        sort = word["army-group-card"] if which.is_army_group else word["home-card"]
        canvas.text(left + 38, spot, sort, Face.LABEL, 22, faint, anchor="lm", group="card")
    canvas.text(x + FACE[0] - SIDE, spot, f"{which.number}", Face.NAME, 24, faint, anchor="rm", group="card")


def told(cards: Sequence[CardId], language: str = "en", pack: str = HOUSE) -> list[str]:
    """Cards in words: first what each is, then what each does."""
    word = words(language)
    found = [find(which, pack) for which in cards]
    lines = []
    for which in found:
        kinds = ", ".join(word[f"type-{kind}"] for kind in which.types)
        figures = "" if which.is_army_group else f", {which.ap} {word['ap']}, {word['event']} {which.cost} {word['ap']}"
        lines.append(f"{name(which, language)} ({kinds}{figures}{', +' if which.plus else ''}).")
    return lines + [
        f"{name(which, language)}: {which.text_de if language == 'de' else which.text_en}" for which in found
    ]


def pages(cards: Sequence[CardId]) -> list[list[CardId]]:
    """Which cards of a hand stand on which picture: at most four, shared out evenly."""
    if not 1 <= len(cards) <= MOST:
        raise WrongNumber(len(cards))
    count = -(-len(cards) // PAGE)
    cuts = [round(n * len(cards) / count) for n in range(count + 1)]
    return [list(cards[start:end]) for start, end in pairwise(cuts)]
