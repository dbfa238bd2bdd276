"""Cards: one face large, or a hand of them that a phone can show, in the reader's language."""

from collections.abc import Sequence

from PIL import Image

from render.assyrian_wars.atlas import HOUSE, edition, name, words
from render.assyrian_wars.ornaments import COLOURS, GOLD, LIGHT, emblem
from render.assyrian_wars.tracks import chip
from render.paper.brush import Brush
from render.paper.cache import kept
from render.paper.canvas import Canvas
from render.paper.cardface import (
    FACE,
    SIDE,
    Body,
    blank_card,
    body_of,
    card_edge,
    card_ink,
    card_paper,
    card_title,
    lay_face,
    medallion,
    one_card,
    page_of,
    pages,
)
from render.paper.picture import PLAIN, Picture, Style
from render.paper.sheet import SAND, bricks, rosette, slab
from render.paper.text import Face, fitted
from render.paper.theme import THEMES, Theme, ink_on, mix
from rules.assyrian_wars.board.ids import CardId
from rules.assyrian_wars.pack.cards import Card, CardType

ART = (124.0, 286.0)  # from where to where the emblem's wall goes
BODY = (356.0, 812.0)  # likewise the text
SIZES = (40, 38, 36, 35, 34, 33, 32, 31, 30)  # of the text, the largest that fits


class UnknownCard(Exception):
    """The edition has no card by this id."""

    def __init__(self, card: str, known: int) -> None:
        super().__init__(f"there is no card {card!r} in this edition; its cards are numbered 1 to {known}")
        self.card = card


def card(which: CardId, style: Style = PLAIN) -> Picture:
    """One card, large."""
    found = find(which, style.pack)
    return one_card(style.theme, lambda canvas, x, y: face(canvas, style, found, x, y))


def hand(cards: Sequence[CardId], style: Style = PLAIN) -> tuple[Picture, ...]:
    """A hand, on as many pictures as keep its cards readable: up to four cards each, shared out evenly."""

    def draw(canvas: Canvas, which: CardId, x: float, y: float) -> None:
        face(canvas, style, find(which, style.pack), x, y)

    return tuple(page_of(style.theme, page, draw) for page in pages(cards))


def find(which: str, pack: str = HOUSE) -> Card:
    """A card of the edition."""
    cards = edition(pack).cards.by_id
    if which not in cards:
        raise UnknownCard(which, len(cards))
    return cards[CardId(which)]


def face(canvas: Canvas, style: Style, which: Card, x: float, y: float) -> None:
    """A card's face with its upper left corner at a point."""
    theme = THEMES[style.theme]

    def draw(own: Canvas) -> None:
        _blank(own, theme, which, 0, 0)
        _top(own, style, which, 0, 0)
        _types(own, theme, which, style.language, 0, 0)
        body(which, style.language).draw(own, theme, 0, 0)
        _foot(own, style, which, 0, 0)

    lay_face(canvas, ("assyrian-wars", style, which.id), card_edge(COLOURS[which.types[0]]), x, y, draw)


def body(which: Card, language: str) -> Body:
    """A card's text as it is set."""
    return body_of(which.text_de if language == "de" else which.text_en, BODY, SIZES, 1.16)


def _blank(canvas: Canvas, theme: Theme, which: Card, x: float, y: float) -> None:
    """A card's face without words: edge, wall of bricks with the emblem, medallion, the + sign."""
    wide, colour = FACE[0], COLOURS[which.types[0]]
    blank_card(canvas, theme, colour, SAND, x, y)
    canvas.paste(wall(which.types, canvas.scale), x + wide / 2, y + (ART[0] + ART[1]) / 2)
    slab(canvas, (x + 10, y + ART[1], x + wide - 10, y + ART[1] + 54), 0, mix(colour, (0, 0, 0), 0.3))
    canvas.paste(medallion(colour, SAND, canvas.scale), x + 66, y + 66)
    if which.plus:
        canvas.paste(plus_sign(canvas.scale), x + wide - 56, y + 58)


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
        canvas.text(x + 66, y + 52, str(which.ap), Face.TITLE, 56, LIGHT, group="card")
        canvas.text(x + 66, y + 91, word["ap"], Face.STRONG, 27, LIGHT, group="card")
    left, right = 128.0, FACE[0] - (100.0 if which.plus else 28.0)
    card_title(canvas, theme, name(which, style.language), x + left, y + 64, right - left)


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
    faint = mix(card_ink(theme), card_paper(theme), 0.22)
    spot, left = y + FACE[1] - 27, x + SIDE
    if which.owner:
        canvas.paste(chip(style.theme, which.owner, canvas.scale * 0.86), left + 15, spot)
        sort = word["army-group-card"] if which.is_army_group else word["home-card"]
        canvas.text(left + 38, spot, sort, Face.LABEL, 28, faint, anchor="lm", group="card")
    canvas.text(x + FACE[0] - SIDE, spot, f"{which.number}", Face.NAME, 28, faint, anchor="rm", group="card")


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
