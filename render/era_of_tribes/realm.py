"""A player's board: figures, the wheel of progress, leaders, cities and vassals, the army, goods and tiles."""

import math
from collections import Counter

from PIL import Image

from render.era_of_tribes import glyphs
from render.era_of_tribes.atlas import name, people_told, words
from render.era_of_tribes.bands import dated, epoch, paste_sign, realm_of
from render.era_of_tribes.colours import seat_colour
from render.era_of_tribes.sheets import heading
from render.paper.brush import Brush
from render.paper.cache import kept
from render.paper.canvas import Canvas, Point
from render.paper.picture import PLAIN, Picture, Style
from render.paper.sheet import MARGIN, WIDE, flowed, section, slab
from render.paper.text import Face, fitted, whole
from render.paper.theme import THEMES, mix
from rules.era_of_tribes.board.ids import FIELDS
from rules.era_of_tribes.pack.edition import edition
from rules.era_of_tribes.view import RealmView, TribesView

FIELD_COLOURS = {
    "farming": (196, 160, 52), "culture": (150, 62, 128), "navigation": (40, 104, 160), "trade": (196, 108, 40),
    "mechanics": (120, 112, 108), "architecture": (150, 68, 48),
}  # fmt: skip
LEVELS = 4
WHEEL = 216.0  # the radius of the wheel
HUB = 52.0


def realm(view: TribesView, seat: str, style: Style = PLAIN) -> Picture:
    """One player's board; what is hidden shows only in his own view."""
    word, own = words(style.language), realm_of(view, seat)

    def draw(canvas: Canvas) -> float:
        below = f"{epoch(own, style.language)} · {dated(view, style.language)}"
        y = heading(canvas, style.theme, people_told(own, style.language), below)
        y = _figures(canvas, style, own, y + 4)
        y = section(canvas, style.theme, word["progress"], y + 6)
        y = _wheel(canvas, style, view, own, y + 46)
        y = section(canvas, style.theme, word["forces"], y + 6)
        y = _counts(canvas, style, forces(own), y)
        y = section(canvas, style.theme, word["goods"], y + 6)
        y = _goods(canvas, style, own, y + 4)
        for line in held(own, style.language):
            text, size = fitted(line, Face.LABEL, 31, WIDE - 2 * MARGIN, 20)
            canvas.text(WIDE / 2, y + 24, text, Face.LABEL, size, THEMES[style.theme].panel_ink, group="tiles")
            y += 46
        return y + 28

    return flowed(style.theme, draw)


def figures(own: RealmView) -> list[tuple[str, int]]:
    """What is counted on the tracks, by its word."""
    return [
        ("ep", own.ep), ("mo", own.morale), ("food", own.food), ("taler", own.taler), ("lands", own.lands),
        ("triumph", own.triumph), ("treaties", own.treaties), ("hunger", own.hunger),
    ]  # fmt: skip


def forces(own: RealmView) -> list[tuple[str, int]]:
    """Leaders, pieces and the army, by their words."""
    return [
        ("leaders-left", own.leaders_left), ("leaders", own.leaders), ("free", own.free), ("cities", own.cities),
        ("armies", own.armies), ("legions", own.legions), ("militia", own.militia), ("colonies", own.colonies),
    ]  # fmt: skip


def _figures(canvas: Canvas, style: Style, own: RealmView, y: float) -> float:
    """The badge at the left, eight figures beside it."""
    colour = seat_colour(THEMES[style.theme], own.seat)
    slab(canvas, (MARGIN, y, MARGIN + 240, y + 252), 16, colour, 70)
    paste_sign(canvas, style.theme, own, 4.6, MARGIN + 120, y + 126)
    _cells(canvas, style, figures(own), (MARGIN + 256, WIDE - MARGIN), y)
    return y + 262


def _counts(canvas: Canvas, style: Style, rows: list[tuple[str, int]], y: float) -> float:
    """Figures with their words, four a row."""
    _cells(canvas, style, rows, (MARGIN, WIDE - MARGIN), y)
    return y + 130 * -(-len(rows) // 4)


def _cells(canvas: Canvas, style: Style, rows: list[tuple[str, int]], span: tuple[float, float], y: float) -> None:
    theme, word = THEMES[style.theme], words(style.language)
    step = (span[1] - span[0]) / 4
    for n, (key, figure) in enumerate(rows):
        x, top = span[0] + (n % 4 + 0.5) * step, y + n // 4 * 130
        slab(canvas, (x - step / 2 + 5, top, x + step / 2 - 5, top + 122), 12, theme.faint, 36)
        ink = theme.danger if figure < 0 or (key == "hunger" and figure) else theme.panel_ink
        canvas.text(x, top + 46, whole(figure), Face.TITLE, 62, ink, group="figure")
        text, size = fitted(word[key], Face.LABEL, 29, step - 24, 19)
        canvas.text(x, top + 98, text, Face.LABEL, size, theme.panel_ink, group="figure")


def _wheel(canvas: Canvas, style: Style, view: TribesView, own: RealmView, y: float) -> float:
    """The wheel of progress: six fields clockwise, four levels outwards; names and levels around it."""
    theme = THEMES[style.theme]
    x, middle = WIDE / 2, y + WHEEL
    levels = tuple(own.advances.get(field, 0) for field in FIELDS)
    canvas.paste(wheel(style.theme, levels), x, middle)
    canvas.text(x, middle - 2, str(own.progress), Face.TITLE, 56, theme.panel_ink, group="wheel")
    for n, field in enumerate(FIELDS):
        turn = math.radians(60 * n - 60)
        side = 1 if math.cos(turn) > 0.1 else -1
        at = x + side * (WHEEL + 44), middle + math.sin(turn) * WHEEL * 0.92
        anchor = "lm" if side > 0 else "rm"
        title = name(edition().box.fields[field], style.language)
        text, size = fitted(title, Face.NAME, 38, 270, 24)
        canvas.text(at[0], at[1] - 18, text, Face.NAME, size, theme.panel_ink, anchor=anchor, group="wheel")
        said = f"{levels[n]}/{LEVELS}"
        if levels[n] and levels[n] >= view.pioneers.get(field, 0):
            said += f" · {words(style.language)['pioneer']}"
        canvas.text(at[0], at[1] + 24, said, Face.LABEL, 30, theme.panel_ink, anchor=anchor, group="wheel")
    return middle + WHEEL + 22


@kept
def wheel(style: str, levels: tuple[int, ...]) -> Image.Image:
    """The wheel without words: a sector for each field, rings for its levels, those reached filled."""
    theme = THEMES[style]
    brush = Brush((2 * WHEEL + 12, 2 * WHEEL + 12), 1.0)
    brush.disc(0, 0, WHEEL + 4, theme.panel_ink)
    ring = (WHEEL - HUB) / LEVELS
    for n, field in enumerate(FIELDS):
        colour = FIELD_COLOURS[field]
        for level in range(LEVELS, 0, -1):
            reached = levels[n] >= level
            fill = mix(colour, (255, 255, 255), 0.08 * (LEVELS - level)) if reached else mix(theme.panel, colour, 0.16)
            _sector(brush, 60 * n - 90, HUB + ring * level, fill, theme.panel_ink)
    brush.disc(0, 0, HUB, theme.panel, theme.panel_ink, 4)
    return brush.done()


def _sector(brush: Brush, start: float, reach: float, fill: tuple[int, int, int], edge: tuple[int, int, int]) -> None:
    turns = [math.radians(start + n * 2) for n in range(31)]
    arc: list[Point] = [(reach * math.cos(t), reach * math.sin(t)) for t in turns]
    brush.shape([(0.0, 0.0), *arc], fill)
    brush.line([(0.0, 0.0), *arc, (0.0, 0.0)], edge, 2.6)


def _goods(canvas: Canvas, style: Style, own: RealmView, y: float) -> float:
    """Every good that the realm has, with how many and how many are left this round."""
    theme, word = THEMES[style.theme], words(style.language)
    rows = [(good, count) for good, count in own.goods.items() if count]
    if not rows:
        canvas.text(WIDE / 2, y + 24, word["none"], Face.LABEL, 31, theme.faint, group="goods")
        return y + 56
    step = (WIDE - 2 * MARGIN) / 4
    for n, (good, count) in enumerate(rows):
        x, middle = MARGIN + n % 4 * step, y + n // 4 * 86 + 40
        slab(canvas, (x + 5, middle - 38, x + step - 5, middle + 38), 12, theme.faint, 36)
        canvas.paste(glyphs.good(style.theme, good, 3.2), x + 46, middle)
        canvas.text(x + 90, middle - 12, f"× {count}", Face.TITLE, 36, theme.panel_ink, anchor="lm", group="goods")
        text, size = fitted(word[good], Face.LABEL, 26, step - 100, 18)
        canvas.text(x + 90, middle + 23, text, Face.LABEL, size, theme.panel_ink, anchor="lm", group="goods")
    return y + 86 * -(-len(rows) // 4) + 6


def held(own: RealmView, language: str) -> list[str]:
    """Tiles and the personal card, as far as this pair of eyes may see them."""
    word = words(language)
    lines = [f"{word['tiles']}: {own.tiles}"] if own.tiles else []
    if own.own_tiles:
        counts = Counter(own.own_tiles)
        lines = [f"{word['tiles']}: " + ", ".join(f"{tile_told(tile, language)} × {n}" for tile, n in counts.items())]
    if own.card is not None:
        lines.append(f"{word['card']}: {name(edition().box.cards[own.card], language)}")
    return lines


def tile_told(tile: str, language: str) -> str:
    """A barbarian tile by its use and figure."""
    one = next(one for id, one in edition().box.tiles.items() if id == tile)
    said = words(language)[f"tile-{one.use}"]
    return f"{said} {one.figure}" if one.figure else said


def told(view: TribesView, seat: str, language: str = "en") -> list[str]:
    """The player's board in sentences."""
    word, own = words(language), realm_of(view, seat)
    lines = [f"{people_told(own, language)}, {epoch(own, language)}, {dated(view, language)}."]
    lines.append(", ".join(f"{word[key]} {whole(figure)}" for key, figure in figures(own)) + ".")
    levels = [f"{name(edition().box.fields[field], language)} {own.advances.get(field, 0)}" for field in FIELDS]
    lines.append(f"{word['progress']}: {', '.join(levels)}.")
    lines.append(f"{word['forces']}: " + ", ".join(f"{word[key]} {figure}" for key, figure in forces(own)) + ".")
    goods = [f"{count} {word[good]}" for good, count in own.goods.items() if count]
    lines.append(f"{word['goods']}: {', '.join(goods) or word['none']}.")
    return lines + [f"{line}." for line in held(own, language)]
