"""Strategy cards: one face large, or a hand of them that a phone can show, in the reader's language."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

import msgspec
from PIL import Image

from render.hannibal import glyphs
from render.hannibal.atlas import name, words
from render.hannibal.colours import side_colour
from render.hannibal.glyphs import WHITE
from render.hannibal.ornaments import SAND, emblem, mosaic
from render.paper.brush import Brush
from render.paper.cache import kept
from render.paper.canvas import Canvas
from render.paper.picture import PLAIN, Picture, Style
from render.paper.sheet import done, letters, paper, slab
from render.paper.text import Face, cut, fitted, width, wrapped
from render.paper.theme import THEMES, Colour, Theme, ink_on, mix
from rules.hannibal.board.ids import CardId
from rules.hannibal.pack.cards import Card
from rules.hannibal.pack.edition import edition

FACE = (600.0, 860.0)  # a card, in its own units
GAP = 16.0
ART = (128.0, 372.0)  # from where to where the mosaic goes
BODY = (440.0, 808.0)  # likewise the text
SIDE = 30.0
SIZES = (40, 38, 36, 35, 34, 33, 32, 31, 30, 29, 28)  # of the text, the largest that fits
PAGE = 4  # cards of a hand in one picture
MOST = 24  # cards that one request may show
EITHER: Colour = (96, 58, 104)  # a card for both sides: purple


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
    face(canvas, style, find(which), GAP, GAP)
    return done(canvas)


def hand(cards: Sequence[CardId], style: Style = PLAIN) -> tuple[Picture, ...]:
    """A hand, on as many pictures as keep its cards readable: up to four cards each, shared out evenly."""
    return tuple(_page([find(which) for which in page], style) for page in pages(cards))


def find(which: str) -> Card:
    """A card of the pack."""
    return edition().decks.cards[CardId(which)]


def pages(cards: Sequence[CardId]) -> list[list[CardId]]:
    """Which cards of a hand stand on which picture: at most four, shared out evenly."""
    if not 1 <= len(cards) <= MOST:
        raise WrongNumber(len(cards))
    count = -(-len(cards) // PAGE)
    cuts = [round(n * len(cards) / count) for n in range(count + 1)]
    return [list(cards[start:end]) for start, end in pairwise(cuts)]


def _page(cards: Sequence[Card], style: Style) -> Picture:
    """Two cards a row; a single one in the last row stands in the middle."""
    columns, rows = min(2, len(cards)), -(-len(cards) // 2)
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
    _kind(canvas, theme, which, style.language, x, y)
    text = body(which, style.language)
    for n, line in enumerate(text.lines):
        spot = y + text.top + (n + 0.5) * text.step
        letters(canvas, x + SIDE, spot, line, Face.PLAIN, text.size, card_ink(theme), "text")
    _foot(canvas, style, which, x, y)


@dataclass(frozen=True)
class Body:
    """A card's text as it is set: lines, size, and where the first begins."""

    lines: tuple[str, ...]
    size: int
    step: float
    top: float


def body(which: Card, language: str) -> Body:
    """The text in the largest letters that fit, cut at the smallest; a short one begins a little lower."""
    text = which.text_de if language == "de" else which.text_en
    room, high = FACE[0] - 2 * SIDE - 2, BODY[1] - BODY[0]
    size = next((size for size in SIZES if size * 1.18 * len(wrapped(text, Face.PLAIN, size, room)) <= high), SIZES[-1])
    step = size * 1.18
    lines = cut(wrapped(text, Face.PLAIN, size, room), Face.PLAIN, size, room, int(high // step))
    return Body(tuple(lines), size, step, BODY[0] + min(24.0, max(0.0, high - step * len(lines)) / 2))


def card_paper(theme: Theme) -> Colour:
    """A card's ground: paper by day, slate by night."""
    return theme.paper if theme.id != "dark" else mix(theme.panel, (255, 246, 226), 0.09)


def card_ink(theme: Theme) -> Colour:
    """Letters on a card's ground."""
    return ink_on(card_paper(theme))


def colour_of(theme: Theme, which: Card) -> Colour:
    """Whose event it is."""
    return EITHER if which.by == "both" else side_colour(theme, which.by)


def effect_kind(which: Card) -> str:
    """What the event does, in the pack's word."""
    found = msgspec.to_builtins(which.effect)
    return str(found.get("kind", ""))


def _blank(canvas: Canvas, theme: Theme, which: Card, x: float, y: float) -> None:
    """A card's face without words: edge, mosaic with the emblem, medallion, a ship if it may sail."""
    wide, high = FACE
    colour = colour_of(theme, which)
    dark = mix(colour, (0, 0, 0), 0.35)
    for inset, radius, paint in ((0, 26, dark), (7, 20, SAND), (10, 18, card_paper(theme))):
        slab(canvas, (x + inset, y + inset, x + wide - inset, y + high - inset), radius, paint)
    canvas.paste(_art(colour, effect_kind(which), canvas.scale), x + wide / 2, y + (ART[0] + ART[1]) / 2)
    slab(canvas, (x + 10, y + ART[1], x + wide - 10, y + ART[1] + 54), 0, dark)
    canvas.paste(_medallion(colour, canvas.scale), x + 66, y + 68)
    if which.ship:
        canvas.paste(_ship(mix(theme.water_ink, (20, 84, 128), 0.75), canvas.scale), x + wide - 54, y + 62)
    foot = y + high - 46
    canvas.stroke([(x + SIDE, foot), (x + wide - SIDE, foot)], 1.6, mix(card_paper(theme), colour, 0.5))


@kept
def _art(colour: Colour, kind: str, scale: float) -> Image.Image:
    """The mosaic with its emblem."""
    wide, high = FACE[0] - 20, ART[1] - ART[0]
    floor = mosaic(round(wide), round(high), mix(colour, (24, 20, 30), 0.12))
    picture = floor.resize((round(wide * scale), round(high * scale)), Image.Resampling.BICUBIC)
    brush = Brush((wide, high), scale)
    emblem(brush, kind, 1.36)
    above = brush.done(shadow=170)
    picture.alpha_composite(above.crop((0, 0, *picture.size)))
    return picture


@kept
def _medallion(colour: Colour, scale: float) -> Image.Image:
    """The disc on which a card's OPS stand."""
    brush = Brush((100, 100), scale)
    for radius, paint in ((48, mix(colour, (0, 0, 0), 0.35)), (44, SAND), (40, colour)):
        brush.disc(0, 0, radius, paint)
    return brush.done()


@kept
def _ship(colour: Colour, scale: float) -> Image.Image:
    """The mark of a card with which an army may sail."""
    brush = Brush((76, 76), scale)
    brush.disc(0, 0, 35, colour, SAND, 3)
    glyphs.anchor(brush, 0, -1, 4.2)
    return brush.done()


def _top(canvas: Canvas, style: Style, which: Card, x: float, y: float) -> None:
    """The OPS on their medallion, the card's name on one line or two."""
    theme, word = THEMES[style.theme], words(style.language)
    canvas.text(x + 66, y + 58, str(which.ops), Face.TITLE, 58, WHITE, group="card")
    canvas.text(x + 66, y + 93, word["ops"], Face.STRONG, 18, WHITE, group="card")
    left, right = 128.0, FACE[0] - (98.0 if which.ship else 28.0)
    lines, size = _title(name(which, style.language), right - left)
    for n, line in enumerate(lines):
        spot = y + 66 + (n - (len(lines) - 1) / 2) * size * 1.06
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


def users(which: Card, language: str) -> str:
    """Who may use the event."""
    return words(language)["both" if which.by == "both" else f"only-{which.by}"]


def _kind(canvas: Canvas, theme: Theme, which: Card, language: str, x: float, y: float) -> None:
    """The line below the mosaic: event, move or counter, and for whom."""
    word, ink, middle = words(language), WHITE, y + ART[1] + 27
    taken = canvas.text(
        x + FACE[0] - SIDE, middle, users(which, language), Face.STRONG, 28, ink, anchor="rm", group="card"
    )
    for n, side in enumerate(side for side in ("rome", "carthage") if which.by in (side, "both")):
        canvas.paste(glyphs.marker(theme.id, side, canvas.scale * 1.5), x + SIDE + 14 + n * 38, middle)
    left = x + SIDE + (86 if which.by == "both" else 48)
    text, size = fitted(word[which.play], Face.LABEL, 30, x + FACE[0] - SIDE - taken - 14 - left, 18)
    canvas.text(left, middle, text, Face.LABEL, size, ink, anchor="lm", group="card")


def notes(which: Card, language: str) -> list[str]:
    """What else is to be known: whether it breaks a truce, and whether it goes out of the game."""
    word = words(language)
    return [word[key] for key, on in (("breaks", which.breaks_truce), ("goes", which.removed)) if on]


def _foot(canvas: Canvas, style: Style, which: Card, x: float, y: float) -> None:
    """What else is to be known, and the card's number."""
    theme = THEMES[style.theme]
    faint = mix(card_ink(theme), card_paper(theme), 0.35)
    spot = y + FACE[1] - 27
    canvas.text(x + FACE[0] - SIDE, spot, f"{which.number}", Face.NAME, 24, faint, anchor="rm", group="card")
    told = " · ".join(notes(which, style.language))
    if told:
        text, size = fitted(told, Face.LABEL, 24, FACE[0] - 2 * SIDE - 50, 16)
        canvas.text(x + SIDE, spot, text, Face.LABEL, size, faint, anchor="lm", group="card")


def told(cards: Sequence[CardId], language: str = "en") -> list[str]:
    """Cards in words: first what each is, then what each does."""
    word = words(language)
    found = [find(which) for which in cards]
    lines = []
    for which in found:
        sails = [word["ship"]] if which.ship else []
        facts = [
            f"{which.ops} {word['ops']}",
            *sails,
            word[which.play],
            users(which, language),
            *notes(which, language),
        ]
        lines.append(f"{name(which, language)} ({', '.join(facts)}).")
    return lines + [
        f"{name(which, language)}: {which.text_de if language == 'de' else which.text_en}" for which in found
    ]
