"""Army cards: one face large, or a hand of them that a phone can show, in the reader's language."""

from collections.abc import Sequence

from PIL import Image

from render.empires import glyphs
from render.empires.atlas import name, words
from render.empires.colours import seat_colour
from render.empires.figures import CLAY, CREAM, INK, figure
from render.paper.cache import kept
from render.paper.canvas import Canvas
from render.paper.cardface import card_ink, card_paper
from render.paper.mosaic import GOLD, meander
from render.paper.picture import PLAIN, Picture, Style
from render.paper.sheet import done, lines_of, paper, slab
from render.paper.text import Face, fitted, whole
from render.paper.theme import THEMES, Theme, mix
from rules.empires.board.ids import CardId
from rules.empires.pack.cards import UnitCard
from rules.empires.pack.edition import edition

TILE = (380.0, 500.0)
GAP = 15.0
HEAD = 100.0
COLUMNS, PAGE = 3, 12  # cards a row, and in one picture
ART = (14.0, 226.0)  # from where to where the figure stands
KINDS = {"fast": (150, 96, 22), "slow": (86, 52, 36), "sea": (28, 84, 128), "person": (104, 44, 96)}


def unit_of(which: str) -> UnitCard:
    """What a card shows."""
    return edition().decks.face[CardId(which)]


def is_empire_card(which: str) -> bool:
    """Whether a card belongs to an empire set, and so is never lost."""
    return CardId(which) not in edition().decks.general


def card(which: CardId, style: Style = PLAIN) -> Picture:
    """One card, large."""
    scale = 2.2
    size = round((TILE[0] + 2 * GAP) * scale), round((TILE[1] + 2 * GAP) * scale)
    canvas = Canvas(paper(style.theme, *size), scale)
    face(canvas, style, which, GAP, GAP)
    return done(canvas)


def pages(cards: Sequence[CardId]) -> list[Sequence[CardId]]:
    """Which cards stand on which picture."""
    return [cards[start : start + PAGE] for start in range(0, len(cards), PAGE)] or [()]


def hand(cards: Sequence[CardId], style: Style = PLAIN, seat: str = "") -> tuple[Picture, ...]:
    """Cards, three a row, below whose they are; without a seat they are those that lie open."""
    found = pages(cards)
    return tuple(_page(page, len(cards), style, seat) for page in found)


def _page(cards: Sequence[CardId], count: int, style: Style, seat: str) -> Picture:
    theme = THEMES[style.theme]
    rows = max(1, -(-len(cards) // COLUMNS))
    size = round(COLUMNS * (TILE[0] + GAP) + GAP), round(HEAD + rows * (TILE[1] + GAP) + GAP)
    canvas = Canvas(paper(style.theme, *size))
    left = 30.0
    if seat:
        canvas.paste(glyphs.sign(style.theme, seat, 1.9), 62, HEAD / 2 + 4)
        left = 112.0
    canvas.text(left, HEAD / 2 + 4, title(count, style.language, seat), Face.TITLE, 46, theme.panel_ink, anchor="lm",
                group="title")  # fmt: skip
    for n, which in enumerate(cards):
        face(canvas, style, which, GAP + n % COLUMNS * (TILE[0] + GAP), HEAD + n // COLUMNS * (TILE[1] + GAP))
    return done(canvas)


def title(count: int, language: str, seat: str) -> str:
    """Whose cards these are, and how many."""
    word = words(language)
    said = f"{count} {word['card' if count == 1 else 'cards']}"
    return f"{word[seat]}: {said}" if seat else f"{word['display']}: {count}"


def face(canvas: Canvas, style: Style, which: str, x: float, y: float) -> None:
    """A card's face with its upper left corner at a point."""
    theme, unit, word = THEMES[style.theme], unit_of(which), words(style.language)
    wide, high = TILE
    colour = KINDS[unit.kind]
    for inset, radius, paint in ((0, 22, INK), (5, 18, CREAM), (8, 16, card_paper(theme))):
        slab(canvas, (x + inset, y + inset, x + wide - inset, y + high - inset), radius, paint)
    canvas.paste(art(unit.id, canvas.scale), x + wide / 2, y + (ART[0] + ART[1]) / 2)
    slab(canvas, (x + 8, y + ART[1], x + wide - 8, y + ART[1] + 42), 0, colour)
    told = " · ".join([word[unit.kind], *([word["mounted"]] if unit.mounted else [])])
    canvas.text(x + wide / 2, y + ART[1] + 21, told, Face.STRONG, 26, CREAM, group="card")
    if unit.kind != "person":
        _strength(canvas, unit.strength, x + 52, y + 52)
    text, size = fitted(name(unit, style.language), Face.TITLE, 40, wide - 44, 24)
    canvas.text(x + wide / 2, y + ART[1] + 72, text, Face.TITLE, size, card_ink(theme), group="card")
    _effects(canvas, theme, effects(unit, style.language), x, y + ART[1] + 98)
    foot = cost(which, style.language)
    ink = mix(card_ink(theme), card_paper(theme), 0.25)
    text, size = fitted(foot, Face.LABEL, 26, wide - 48, 18)
    canvas.text(x + wide / 2, y + high - 34, text, Face.LABEL, size, ink, group="card")


def _strength(canvas: Canvas, strength: int, x: float, y: float) -> None:
    """The printed strength on a bronze disc."""
    for reach, paint in ((42.0, INK), (38.0, GOLD), (33.0, mix(INK, CLAY, 0.12))):
        slab(canvas, (x - reach, y - reach, x + reach, y + reach), reach, paint)
    canvas.text(x, y - 1, str(strength), Face.TITLE, 54, CREAM, group="card")


def _effects(canvas: Canvas, theme: Theme, rows: Sequence[str], x: float, y: float) -> None:
    """What the card can do, a line or two each."""
    lines = [line for row in rows for line in lines_of(row, Face.LABEL, 27, TILE[0] - 40, 2)]
    step = min(34.0, 104.0 / max(1, len(lines)))
    size = 27 if step > 30 else 24
    start = y + max(0.0, 104.0 - step * len(lines)) / 2
    for n, line in enumerate(lines):
        text, fit = fitted(line, Face.LABEL, size, TILE[0] - 34, 18)
        canvas.text(x + TILE[0] / 2, start + (n + 0.5) * step, text, Face.LABEL, fit, card_ink(theme), group="text")


@kept
def art(unit: str, scale: float) -> Image.Image:
    """The figure on clay between two meanders."""
    wide, high = round((TILE[0] - 16) * scale), round((ART[1] - ART[0]) * scale)
    picture = Image.new("RGBA", (wide, high), (*mix(CLAY, CREAM, 0.18), 255))
    band = meander(round(wide / scale), 18, INK).resize((wide, round(18 * scale)))
    for top in (0, high - band.height):
        picture.paste(band, (0, top), band)
    shown = figure(unit, scale * 1.14)
    picture.alpha_composite(shown, ((wide - shown.width) // 2 + round(14 * scale), (high - shown.height) // 2))
    return picture


@kept
def back(style: str, seat: str, wide: int, high: int) -> Image.Image:
    """A card face down: the seat's colour and badge."""
    canvas = Canvas(Image.new("RGB", (wide, high), THEMES[style].panel))
    colour = seat_colour(THEMES[style], seat)
    slab(canvas, (0, 0, wide, high), 14, INK)
    slab(canvas, (4, 4, wide - 4, high - 4), 11, CREAM)
    slab(canvas, (7, 7, wide - 7, high - 7), 9, mix(colour, (0, 0, 0), 0.3))
    canvas.paste(glyphs.sign(style, seat, wide / 60), wide / 2, high / 2)
    return canvas.image


def effects(unit: UnitCard, language: str) -> list[str]:
    """What a unit can do besides its strength, in short lines."""
    word, units = words(language), edition().decks.units
    found = [word["only-sea"]] if unit.kind == "sea" else []
    if unit.kills_on:
        where = f" {word['only-siege-sea']}" if unit.kills_only_in else ""
        found.append(f"{word['kills']} {unit.kills_on}+{where}")
    if unit.stampede_on:
        found.append(f"{word['stampedes']} {unit.stampede_on}")
    found += [f"{_signed(by)} {word['against']} {name(units[other], language)}" for other, by in unit.against.items()]
    if unit.against_mounted:
        found.append(f"{_signed(unit.against_mounted)} {word['against-mounted']}")
    for other, by in unit.against_in_siege.items():
        found.append(f"{_signed(by)} {word['against']} {name(units[other], language)} {word['in-siege']}")
    if unit.attacker_in_siege:
        found.append(f"{unit.attacker_in_siege} {word['attacking-siege']}")
    if unit.first_slow:
        found.append(f"{_signed(unit.first_slow)} {word['first-slow']}")
    return [*found, word[f"power-{unit.power}"]] if unit.power else found


def _signed(number: int) -> str:
    return f"+{number}" if number > 0 else whole(number)


def cost(which: str, language: str) -> str:
    """What a card costs at each scoring, or that it is never lost."""
    word = words(language)
    if is_empire_card(which):
        return word["never-lost"]
    unit = unit_of(which)
    return f"{whole(-unit.cost)} {word['each-scoring']}" if unit.cost else word["free"]


def told(cards: Sequence[CardId], language: str = "en", seat: str = "") -> list[str]:
    """Cards in words: whose and how many, then each."""
    word = words(language)
    lines = [f"{title(len(cards), language, seat)}."]
    for which in cards:
        unit = unit_of(which)
        strength = [] if unit.kind == "person" else [f"{word['strength']} {unit.strength}"]
        facts = [word[unit.kind], *strength, *effects(unit, language), cost(which, language)]
        lines.append(f"{name(unit, language)} ({', '.join(facts)}).")
    return lines
