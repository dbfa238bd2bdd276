"""Counters: the tile of a pile on the whole board, the tiles of its units in a crop, and the markers on an area."""

from PIL import Image

from render.assyrian_wars.colours import nation
from render.assyrian_wars.glyphs import star_mark
from render.assyrian_wars.piles import Chief, Tile
from render.assyrian_wars.piles import Face as PileFace
from render.assyrian_wars.symbols import crown, flame, sign
from render.paper.brush import Brush
from render.paper.cache import kept
from render.paper.text import Face
from render.paper.theme import THEMES, Colour, Theme, ink_on, mix

PILE = (37.0, 24.5)  # a pile on the whole board, in board units
TILE = 17.0  # one tile in a crop
STONE = (128, 120, 110)


@kept
def pile_tile(style: str, pile: PileFace, scale: float) -> Image.Image:
    """A pile as one counter: sign, number of units, the best leader, cards behind for more."""
    theme = THEMES[style]
    brush = Brush((PILE[0] + 22, PILE[1] + 24), scale)
    colour = nation(theme, pile.owner)
    w, h = PILE[0] / 2, PILE[1] / 2
    edge = edge_of(theme)
    for depth in range(min(2, (pile.count + 1) // 4), 0, -1):
        brush.rect(
            (-w + depth * 2.2, -h - depth * 2.2, w + depth * 2.2, h - depth * 2.2),
            mix(colour, edge, 0.25),
            edge,
            1.0,
            3.5,
        )
    if pile.inside:
        _wall(brush, w + 3.2, h + 3.2)
    brush.rect((-w, -h, w, h), colour, theme.danger if pile.besieging else edge, 2.2 if pile.besieging else 1.2, 3.5)
    ink = ink_on(colour)
    if pile.owner == "SC":
        for x in (-w + 3, w - 5):
            brush.rect((x, -h + 2, x + 2, h - 2), nation(theme, "MC"))
    if pile.cls:
        sign(brush, pile.cls, 0.0 if pile.bare else -9.6, 0.4, 1.18, ink, colour)
        shown = "" if pile.bare else "?" if pile.fog else str(pile.count)
        brush.text(8.4 if len(shown) < 2 else 9.2, 0.2, shown, Face.STRONG, 19 if len(shown) < 2 else 15.5, ink)
    elif pile.chief:
        right = 4.2 if pile.chief.king else 0.0  # beside the crown
        ratings = f"{pile.chief.action}·{pile.chief.command}"
        brush.text(right, -1.2 if pile.lettered else 0.4, ratings, Face.STRONG, 15.5 if right else 17, ink)
        if pile.fog:
            brush.disc(w - 2, -h + 1, 6.6, theme.paper, (50, 36, 24), 1.1)
            brush.text(w - 2, -h + 1.1, "?", Face.STRONG, 11.5, (40, 28, 18))
    _rank(brush, theme, pile, -w + 3, -h + 0.5)
    if pile.lettered:
        _letters(brush, theme, pile.owner, h + 0.5)
    return brush.done(shadow=150)


def _letters(brush: Brush, theme: Theme, owner: str, y: float) -> None:
    """Whose pile it is, for eyes that cannot tell the colours."""
    brush.rect((-11, y - 5.5, 11, y + 5.5), theme.paper, (50, 36, 24), 0.9, 2)
    brush.text(0, y + 0.2, owner, Face.STRONG, 11, (34, 24, 16))


def _rank(brush: Brush, theme: Theme, pile: PileFace, x: float, y: float) -> None:
    """The best leader at the corner: a crown for a king, otherwise a disc with his action rating."""
    chief = pile.chief
    if chief is None:
        return
    if chief.king:
        crown(brush, x, y, 1.25, theme.gold, (50, 34, 10))
    else:
        brush.disc(x, y, 6.6, theme.paper, (50, 36, 24), 1.1)
        brush.text(x, y + 0.1, str(chief.action), Face.STRONG, 11.5, (40, 28, 18))
    if pile.grouped:
        for dx in (8, 12.5):
            brush.line([(x + dx, y - 3), (x + dx + 3, y), (x + dx, y + 3)], (50, 34, 10), 2.8)
            brush.line([(x + dx, y - 3), (x + dx + 3, y), (x + dx, y + 3)], theme.gold, 1.5)


def edge_of(theme: Theme) -> Colour:
    """A counter's edge: dark on the light board; pale around dark counters on the dark one."""
    return (30, 24, 20) if theme.id != "dark" else (232, 224, 206)


def _wall(brush: Brush, w: float, h: float) -> None:
    """A wall around what is inside a city."""
    brush.rect((-w, -h, w, h), STONE, (60, 54, 48), 1.2, 2)
    count = 6
    step = 2 * w / count
    for n in range(count):
        x = -w + (n + 0.2) * step
        brush.rect((x, -h - 3.6, x + step * 0.6, -h + 1), STONE, (60, 54, 48), 0.8)


@kept
def unit_tile(style: str, tile: Tile, owner: str, fog: bool, scale: float, lettered: bool = False) -> Image.Image:
    """Equal units as one tile: sign, factor, how many, perhaps the nation's letters; the reduced side is hatched."""
    theme = THEMES[style]
    brush = Brush((TILE + 9, TILE + 9), scale)
    colour = nation(theme, tile.nation)
    half, edge = TILE / 2 - 0.5, edge_of(theme)
    if tile.count > 1 or fog:
        brush.rect((-half + 1.4, -half - 1.4, half + 1.4, half - 1.4), mix(colour, edge, 0.3), edge, 0.7, 2)
    brush.rect((-half, -half, half, half), colour, edge, 0.8, 2)
    if tile.reduced:
        for x in range(-14, 10, 4):
            _hatch(brush, x, half, mix(colour, theme.paper, 0.45))
    ink = ink_on(mix(colour, theme.paper, 0.2) if tile.reduced else colour)
    hired = tile.nation != owner
    sign(brush, tile.cls, -1.8, -3.0 if lettered else -1.7, 0.74 if lettered else 0.82, ink, colour)
    brush.text(half - 3.2, half - (5.4 if hired else 4.2), str(tile.factor), Face.STRONG, 9.2, ink)
    if lettered:
        brush.text(-half + 4.5, half - (5.0 if hired else 3.3), tile.nation, Face.STRONG, 5.4, ink)
    if hired:
        brush.rect((-half + 0.8, half - 2.6, half - 0.8, half - 0.8), nation(theme, owner))
    if tile.count > 1 or fog:
        brush.disc(half - 0.6, -half + 1.2, 4.6, theme.paper, (40, 28, 18), 0.7)
        brush.text(half - 0.6, -half + 1.3, "?" if fog else str(tile.count), Face.STRONG, 7.6, (30, 22, 14))
    return brush.done(shadow=150)


def _hatch(brush: Brush, x: float, half: float, colour: Colour) -> None:
    """A slanting stripe, cut at the tile's edges."""
    inner = half - 0.8
    ends = [(max(-inner, min(inner, x + d)), inner - d) for d in (0.0, 2 * inner)]
    low = (x, inner) if x >= -inner else (-inner, inner + (x + inner))
    high_x = x + 2 * inner
    high = (high_x, -inner) if high_x <= inner else (inner, -inner + (high_x - inner))
    if ends and low[1] > -inner and high[1] < inner:
        brush.line([low, high], colour, 1.1)


@kept
def chief_tile(style: str, chief: Chief, scale: float, lettered: bool = False) -> Image.Image:
    """A leader: a disc with action and command rating; a king wears a crown above them; a weak side has a thin ring."""
    theme = THEMES[style]
    brush = Brush((TILE + 9, TILE + 14), scale)
    colour = nation(theme, chief.nation)
    radius = TILE / 2 - 0.3
    brush.disc(0, 0, radius, colour, edge_of(theme), 0.8)
    brush.disc(0, 0, radius - (1.6 if chief.weak else 2.4), theme.paper)
    brush.text(0, -0.2 if lettered else 0.1, f"{chief.action}·{chief.command}", Face.STRONG, 7.6, (34, 24, 16))
    if chief.king:
        crown(brush, 0, -radius - 1.6, 0.72, theme.gold, (50, 34, 10))
    if lettered:
        brush.rect((-5.4, radius - 3.0, 5.4, radius + 3.0), colour, edge_of(theme), 0.6, 1.5)
        brush.text(0, radius + 0.1, chief.nation, Face.STRONG, 5.6, ink_on(colour))
    return brush.done(shadow=150)


@kept
def province_mark(style: str, owner: str, scale: float) -> Image.Image:
    """A province: a standard with the letters of its owner."""
    theme = THEMES[style]
    brush = Brush((24, 20), scale)
    colour = nation(theme, owner)
    edge = edge_of(theme)
    brush.line([(-8, -8), (-8, 8)], edge, 1.6)
    brush.shape([(-8, -8), (10, -8), (7, -2.5), (10, 3), (-8, 3)], edge)
    brush.shape([(-7, -7), (8.2, -7), (5.8, -2.5), (8.2, 2), (-7, 2)], colour)
    brush.text(-0.6, -2.4, owner, Face.STRONG, 8.0, ink_on(colour))
    return brush.done(shadow=120)


@kept
def marker(style: str, kind: str, number: int, scale: float) -> Image.Image:
    """A marker on an area: each kind has its own shape."""
    theme = THEMES[style]
    brush = Brush((18, 18), scale)
    dark = (44, 30, 20)
    if kind == "pillage":
        flame(brush, 0, -0.4, 1.35, dark)
        flame(brush, 0, -0.2, 1.1, (240, 120, 24))
        brush.text(0, 2.0, str(number), Face.STRONG, 8.6, (255, 255, 255) if number > 1 else dark)
    elif kind == "damage":
        brush.rect((-7, -6, 7, 6), STONE, dark, 1.0)
        brush.line([(-2, -6), (1.6, -1), (-1.6, 1.6), (2, 6)], dark, 1.2)
        brush.text(0, 0, f"−{number}", Face.STRONG, 11, (255, 255, 255))
    elif kind == "revolt":
        brush.shape([(0, -8), (8, 6.6), (-8, 6.6)], dark)
        brush.shape([(0, -5.4), (5.8, 5.4), (-5.8, 5.4)], theme.danger)
        brush.text(0, 1.6, "!", Face.STRONG, 10.5, (255, 255, 255))
    elif kind == "hunger":
        brush.disc(0, 0, 7.4, (250, 240, 214), theme.danger, 1.7)
        brush.text(0, 0.2, str(number), Face.STRONG, 11, theme.danger)
    else:
        star_mark(brush, 0, 0, 8.6, theme)
        brush.text(0, 0.6, "+" if kind == "eco-plus" else "−", Face.STRONG, 12, dark)
    return brush.done(shadow=120)
