"""Strategy cards: one face large, or a hand of them that a phone can show, in the reader's language."""

from collections.abc import Sequence

import msgspec
from PIL import Image

from render.hannibal import glyphs
from render.hannibal.atlas import name, words
from render.hannibal.colours import side_colour
from render.hannibal.glyphs import WHITE
from render.hannibal.ornaments import SAND, emblem
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
from render.paper.mosaic import mosaic
from render.paper.picture import PLAIN, Picture, Style
from render.paper.sheet import slab
from render.paper.text import Face, fitted
from render.paper.theme import THEMES, Colour, Theme, mix
from rules.hannibal.board.ids import CardId
from rules.hannibal.pack.cards import Card
from rules.hannibal.pack.edition import edition

ART = (128.0, 372.0)  # from where to where the mosaic goes
BODY = (440.0, 808.0)  # likewise the text
SIZES = (40, 38, 36, 35, 34, 33, 32, 31, 30, 29, 28)  # of the text, the largest that fits
EITHER: Colour = (96, 58, 104)  # a card for both sides: purple


def card(which: CardId, style: Style = PLAIN) -> Picture:
    """One card, large."""
    return one_card(style.theme, lambda canvas, x, y: face(canvas, style, find(which), x, y))


def hand(cards: Sequence[CardId], style: Style = PLAIN) -> tuple[Picture, ...]:
    """A hand, on as many pictures as keep its cards readable: up to four cards each, shared out evenly."""

    def draw(canvas: Canvas, which: CardId, x: float, y: float) -> None:
        face(canvas, style, find(which), x, y)

    return tuple(page_of(style.theme, page, draw) for page in pages(cards))


def find(which: str) -> Card:
    """A card of the pack."""
    return edition().decks.cards[CardId(which)]


def face(canvas: Canvas, style: Style, which: Card, x: float, y: float) -> None:
    """A card's face with its upper left corner at a point."""
    theme = THEMES[style.theme]

    def draw(own: Canvas) -> None:
        _blank(own, theme, which, 0, 0)
        _top(own, style, which, 0, 0)
        _kind(own, theme, which, style.language, 0, 0)
        body(which, style.language).draw(own, theme, 0, 0)
        _foot(own, style, which, 0, 0)

    lay_face(canvas, ("hannibal", style, which.id), card_edge(colour_of(theme, which)), x, y, draw)


def body(which: Card, language: str) -> Body:
    """A card's text as it is set."""
    return body_of(which.text_de if language == "de" else which.text_en, BODY, SIZES, 1.18)


def colour_of(theme: Theme, which: Card) -> Colour:
    """Whose event it is."""
    return EITHER if which.by == "both" else side_colour(theme, which.by)


def effect_kind(which: Card) -> str:
    """What the event does, in the pack's word."""
    found = msgspec.to_builtins(which.effect)
    return str(found.get("kind", ""))


def _blank(canvas: Canvas, theme: Theme, which: Card, x: float, y: float) -> None:
    """A card's face without words: edge, mosaic with the emblem, medallion, a ship if it may sail."""
    wide, colour = FACE[0], colour_of(theme, which)
    blank_card(canvas, theme, colour, SAND, x, y)
    canvas.paste(_art(colour, effect_kind(which), canvas.scale), x + wide / 2, y + (ART[0] + ART[1]) / 2)
    slab(canvas, (x + 10, y + ART[1], x + wide - 10, y + ART[1] + 54), 0, mix(colour, (0, 0, 0), 0.35))
    canvas.paste(medallion(colour, SAND, canvas.scale), x + 66, y + 68)
    if which.ship:
        canvas.paste(_ship(mix(theme.water_ink, (20, 84, 128), 0.75), canvas.scale), x + wide - 54, y + 62)


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
def _ship(colour: Colour, scale: float) -> Image.Image:
    """The mark of a card with which an army may sail."""
    brush = Brush((76, 76), scale)
    brush.disc(0, 0, 35, colour, SAND, 3)
    glyphs.anchor(brush, 0, -1, 4.2)
    return brush.done()


def _top(canvas: Canvas, style: Style, which: Card, x: float, y: float) -> None:
    """The OPS on their medallion, the card's name on one line or two."""
    theme, word = THEMES[style.theme], words(style.language)
    canvas.text(x + 66, y + 52, str(which.ops), Face.TITLE, 56, WHITE, group="card")
    canvas.text(x + 66, y + 92, word["ops"], Face.STRONG, 27, WHITE, group="card")
    left, right = 128.0, FACE[0] - (98.0 if which.ship else 28.0)
    card_title(canvas, theme, name(which, style.language), x + left, y + 66, right - left)


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
    faint = mix(card_ink(theme), card_paper(theme), 0.22)
    spot = y + FACE[1] - 27
    canvas.text(x + FACE[0] - SIDE, spot, f"{which.number}", Face.NAME, 28, faint, anchor="rm", group="card")
    told = " · ".join(notes(which, style.language))
    if told:
        text, size = fitted(told, Face.LABEL, 28, FACE[0] - 2 * SIDE - 50, 18)
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
