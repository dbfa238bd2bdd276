"""Battle cards: a hand of them by type, with a plan of what each does and how many there are."""

from collections import Counter
from collections.abc import Sequence

from PIL import Image

from render.hannibal.atlas import LETTERS, name, words
from render.hannibal.colours import side_colour
from render.hannibal.glyphs import WHITE, marker
from render.hannibal.ornaments import GOLD, SAND, meander
from render.paper.brush import Brush
from render.paper.cache import kept
from render.paper.canvas import Canvas, Point
from render.paper.cardface import card_ink, card_paper
from render.paper.picture import PLAIN, Picture, Style
from render.paper.sheet import done, paper, slab
from render.paper.text import Face, fitted
from render.paper.theme import THEMES, Colour, mix
from rules.hannibal.board.ids import BattleCardId, BattleType, Side, enemy_of
from rules.hannibal.pack.edition import edition

TILE = (380.0, 400.0)
GAP = 15.0
HEAD = 96.0
COLUMNS = 3
WAYS: dict[BattleType, tuple[list[Point], ...]] = {  # the arrows of the plan, from own lines below to the enemy's
    "frontal-assault": ([(-70, 58), (-70, -26)], [(0, 58), (0, -26)], [(70, 58), (70, -26)]),
    "flank-left": ([(-70, 58), (-132, 40), (-138, -40), (-116, -58)],),
    "flank-right": ([(70, 58), (132, 40), (138, -40), (116, -58)],),
    "double-envelopment": (
        [(-70, 58), (-132, 40), (-138, -40), (-116, -58)],
        [(70, 58), (132, 40), (138, -40), (116, -58)],
    ),
    "probe": ([(0, 58), (0, 6)],),
}


def counted(held: Sequence[BattleCardId]) -> list[tuple[BattleType, int]]:
    """How many of each type, in the order of the pack."""
    types = edition().decks.battle_types
    count = Counter(types[which] for which in held)
    return [(kind, count[kind]) for kind in edition().decks.battle_names if count[kind]]


def battle_hand(held: Sequence[BattleCardId], side: Side, style: Style = PLAIN) -> Picture:
    """A side's battle cards, one tile a type."""
    theme, word = THEMES[style.theme], words(style.language)
    rows = counted(held)
    wide = round(COLUMNS * (TILE[0] + GAP) + GAP)
    high = round(HEAD + -(-len(rows) // COLUMNS) * (TILE[1] + GAP) + GAP)
    canvas = Canvas(paper(style.theme, wide, high))
    canvas.paste(marker(style.theme, side, 2.6), 60, HEAD / 2 + 4)
    said = f"{word[side]}: {len(held)} {word['battle-card' if len(held) == 1 else 'battle-cards']}"
    canvas.text(110, HEAD / 2 + 4, said, Face.TITLE, 46, theme.panel_ink, anchor="lm", group="title")
    for n, (kind, count) in enumerate(rows):
        x, y = GAP + (n % COLUMNS) * (TILE[0] + GAP), HEAD + (n // COLUMNS) * (TILE[1] + GAP)
        _tile(canvas, style, side, (kind, count), (x, y))
    return done(canvas)


def _tile(canvas: Canvas, style: Style, side: Side, row: tuple[BattleType, int], corner: Point) -> None:
    """One type: its name, its plan, how many."""
    theme, (kind, count), (x, y) = THEMES[style.theme], row, corner
    colour = side_colour(theme, side)
    wide, high = TILE
    for inset, radius, paint in ((0, 20, mix(colour, (0, 0, 0), 0.35)), (5, 16, SAND), (8, 14, card_paper(theme))):
        slab(canvas, (x + inset, y + inset, x + wide - inset, y + high - inset), radius, paint)
    title, size = fitted(name(edition().decks.battle_names[kind], style.language), Face.TITLE, 37, wide - 40, 22)
    canvas.text(x + wide / 2, y + 42, title, Face.TITLE, size, card_ink(theme), group="card")
    canvas.paste(meander(round(wide - 16), 22, mix(colour, (0, 0, 0), 0.4)), x + wide / 2, y + 84)
    canvas.paste(plan(style.theme, kind, side, canvas.scale), x + wide / 2, y + 212)
    canvas.text(x + wide / 2, y + high - 44, f"× {count}", Face.TITLE, 50, card_ink(theme), group="card")


@kept
def plan(style: str, kind: BattleType, side: Side, scale: float) -> Image.Image:
    """Three bodies on each side, and the arrows between them; the reserve has a star for any of them."""
    brush = Brush((340, 220), scale)
    ink = card_ink(THEMES[style])
    for who, y in ((enemy_of(side), -66), (side, 80)):
        colour = side_colour(THEMES[style], who)
        for x in (-70, 0, 70):
            brush.rect((x - 28, y - 16, x + 28, y + 16), colour, mix(colour, (0, 0, 0), 0.5), 2.5, 3)
            brush.text(x, y + 0.5, LETTERS[who], Face.TITLE, 25, WHITE)
    for way in WAYS.get(kind, ()):
        for thick, colour in ((15.0, ink), (9.0, GOLD)):
            brush.line(way, colour, thick)
        _tip(brush, way[-2], way[-1], ink, 21)
        _tip(brush, way[-2], way[-1], GOLD, 14)
    if kind == "reserve":
        brush.disc(0, 8, 38, ink)
        brush.disc(0, 8, 33, GOLD)
        brush.text(0, 9, "?", Face.TITLE, 56, WHITE)
    return brush.done()


def _tip(brush: Brush, start: Point, end: Point, colour: Colour, size: float) -> None:
    """An arrow's head."""
    length = max(1e-6, ((end[0] - start[0]) ** 2 + (end[1] - start[1]) ** 2) ** 0.5)
    dx, dy = (end[0] - start[0]) / length, (end[1] - start[1]) / length
    left = end[0] - dx * 2 - dy * size, end[1] - dy * 2 + dx * size
    right = end[0] - dx * 2 + dy * size, end[1] - dy * 2 - dx * size
    brush.shape([left, (end[0] + dx * size, end[1] + dy * size), right], colour)


def told(held: Sequence[BattleCardId], side: Side, language: str = "en") -> list[str]:
    """Battle cards in words."""
    names = edition().decks.battle_names
    rows = [f"{count} × {name(names[kind], language)}" for kind, count in counted(held)]
    return [f"{words(language)[side]}: {', '.join(rows)}."] if rows else []
