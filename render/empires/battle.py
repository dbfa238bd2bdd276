"""A battle: two rows of cards turned over in order, dice and battle markers between them, losses, the verdict."""

from collections.abc import Sequence
from typing import Literal

import msgspec
from PIL import Image

from render.empires import glyphs
from render.empires.atlas import area_name, name, turn_told, words
from render.empires.cards import KINDS, back
from render.empires.colours import seat_colour
from render.empires.figures import CLAY, CREAM, INK, figure
from render.empires.sheets import heading
from render.paper.brush import Brush
from render.paper.cache import kept
from render.paper.canvas import Canvas
from render.paper.dice import die
from render.paper.mosaic import GOLD
from render.paper.picture import PLAIN, Picture, Style
from render.paper.sheet import MARGIN, WIDE, flowed, slab, verdict
from render.paper.text import Face, fitted, width
from render.paper.theme import THEMES, mix
from rules.empires.board.ids import Combat, UnitId
from rules.empires.pack.edition import edition

CARD = (204, 262)  # a card in its row
BETWEEN = 196.0  # from the upper row to the lower one
BAR = 78.0  # the name of a side beside its row
STEP = (WIDE - 2 * MARGIN) / 5
MARKERS = 3

Outcome = Literal["attacker", "defender", "nobody"]


class Comparison(msgspec.Struct, frozen=True):
    """Card against card: the units (empty: no card), the dice as they fell, who won, and the markers after it."""

    attacker: str
    defender: str
    dice: tuple[int, ...] = ()
    winner: Outcome = "nobody"
    left: int = 0  # markers on the attacker's side
    right: int = 0  # on the defender's


class Losses(msgspec.Struct, frozen=True):
    """What a side lost: the units that were discarded, and how many empire cards stayed."""

    units: tuple[str, ...] = ()
    kept: int = 0


class BattleReport(msgspec.Struct, frozen=True):
    """A battle from its first comparison to its end; stack sizes tell how many cards were never turned over."""

    area: str
    turn: int
    combat: Combat
    attacker: str
    defender: str
    attackers: int  # cards in the stacks
    defenders: int
    comparisons: tuple[Comparison, ...] = ()
    winner: str | None = None  # a seat
    rout: bool = False
    losses: dict[str, Losses] = {}
    result: str = ""  # worded by whoever asks


def battle(report: BattleReport, style: Style = PLAIN) -> Picture:
    """The report."""
    word = words(style.language)

    def draw(canvas: Canvas) -> float:
        below = f"{word[f'combat-{report.combat}']} · {turn_told(report.turn, style.language)}"
        y = heading(canvas, style.theme, area_name(report.area, style.language), below)
        y = _side(canvas, style, report, attacks=True, y=y + 4)
        y = _row(canvas, style, report, attacks=True, y=y)
        _between(canvas, style, report, y)
        y = _row(canvas, style, report, attacks=False, y=y + BETWEEN)
        y = _side(canvas, style, report, attacks=False, y=y + 8)
        for seat, lost in report.losses.items():
            y = _lost(canvas, style, seat, lost, y)
        told = report.result or victory(report, style.language)
        return verdict(canvas, style.theme, told, y + 8) if told else y + 24

    return flowed(style.theme, draw)


def victory(report: BattleReport, language: str) -> str:
    """Who won, in a few words."""
    word = words(language)
    if report.winner is None:
        return ""
    return f"{word[report.winner]} {word['routs' if report.rout else 'wins']}"


def _side(canvas: Canvas, style: Style, report: BattleReport, *, attacks: bool, y: float) -> float:
    """Who attacks or defends, on a bar in his colour, with the battle markers on his side at the end."""
    theme, word = THEMES[style.theme], words(style.language)
    seat = report.attacker if attacks else report.defender
    slab(canvas, (MARGIN, y, WIDE - MARGIN, y + BAR - 10), 12, seat_colour(theme, seat), 70)
    canvas.paste(glyphs.sign(style.theme, seat, 1.8), MARGIN + 44, y + 34)
    said = f"{word[seat]} {word['attacks' if attacks else 'defends']}"
    canvas.text(MARGIN + 90, y + 34, said, Face.TITLE, 42, theme.panel_ink, anchor="lm", group="side")
    last = report.comparisons[-1] if report.comparisons else None
    count = 0 if last is None else last.left if attacks else last.right
    for n in range(MARKERS):
        canvas.paste(pebble(style.theme, n < count, 1.25), WIDE - MARGIN - 40 - n * 46, y + 34)
    return y + BAR


def _row(canvas: Canvas, style: Style, report: BattleReport, *, attacks: bool, y: float) -> float:
    """The cards of a side: those turned over face up, the rest face down."""
    seat = report.attacker if attacks else report.defender
    size = report.attackers if attacks else report.defenders
    for n in range(size):
        x = MARGIN + (n + 0.5) * STEP
        shown = report.comparisons[n] if n < len(report.comparisons) else None
        unit = "" if shown is None else shown.attacker if attacks else shown.defender
        if not unit:
            canvas.image.paste(back(style.theme, seat, *CARD), (round(x - CARD[0] / 2), round(y)), rounded())
            continue
        won = shown is not None and shown.winner == ("attacker" if attacks else "defender")
        _card(canvas, style, unit, seat, (x, y), won=won)
    return y + CARD[1]


def _card(canvas: Canvas, style: Style, unit: str, seat: str, at: tuple[float, float], *, won: bool) -> None:
    """A small card: figure, strength, name; whoever won the comparison has a golden edge."""
    theme, (x, y) = THEMES[style.theme], at
    one = edition().decks.units[UnitId(unit)]
    wide, high = CARD
    if won:
        slab(canvas, (x - wide / 2 - 8, y - 8, x + wide / 2 + 8, y + high + 8), 20, theme.gold)
    canvas.image.paste(tile(unit, seat, style.theme), (round(x - wide / 2), round(y)), rounded())
    if one.kind != "person":
        canvas.text(x - wide / 2 + 36, y + 36, str(one.strength), Face.TITLE, 40, CREAM, group="card")
    title = name(one, style.language)
    lines = [title] if width(title, Face.NAME, 30) <= wide - 18 else title.split(" ", 1)
    for n, line in enumerate(lines):
        text, size = fitted(line, Face.NAME, 30 if len(lines) == 1 else 27, wide - 18, 20)
        spot = y + high - 39 + 27 * (n - (len(lines) - 1) / 2)
        canvas.text(x, spot, text, Face.NAME, size, CREAM, group="card")


@kept
def rounded() -> Image.Image:
    """The outline of a small card."""
    canvas = Canvas(Image.new("RGB", CARD))
    slab(canvas, (0, 0, *CARD), 14, (255, 255, 255))
    return canvas.image.convert("L")


@kept
def tile(unit: str, seat: str, style: str) -> Image.Image:
    """A small card without words."""
    wide, high = CARD
    canvas = Canvas(Image.new("RGB", CARD, THEMES[style].panel))
    colour = seat_colour(THEMES[style], seat)
    slab(canvas, (0, 0, wide, high), 14, INK)
    slab(canvas, (4, 4, wide - 4, high - 4), 11, colour)
    slab(canvas, (9, 9, wide - 9, high - 9), 7, mix(CLAY, CREAM, 0.18))
    slab(canvas, (9, high - 70, wide - 9, high - 9), 5, mix(KINDS[edition().decks.units[UnitId(unit)].kind], INK, 0.35))
    canvas.paste(figure(unit, 1.04), wide / 2 + 8, high / 2 - 14)
    if edition().decks.units[UnitId(unit)].kind != "person":
        for reach, paint in ((29.0, INK), (26.0, GOLD), (22.5, mix(INK, CLAY, 0.12))):
            slab(canvas, (36 - reach, 36 - reach, 36 + reach, 36 + reach), reach, paint)
    return canvas.image


@kept
def pebble(style: str, filled: bool, scale: float) -> Image.Image:
    """A battle marker, or the empty place of one."""
    theme = THEMES[style]
    brush = Brush((40, 40), scale)
    if filled:
        brush.disc(0, 0, 14, mix(theme.gold, (60, 30, 0), 0.6))
        brush.disc(0, 0, 12, theme.gold)
        brush.disc(-3, -4, 4, mix(theme.gold, (255, 255, 255), 0.6))
    else:
        brush.disc(0, 0, 13, mix(theme.panel, theme.faint, 0.2), mix(theme.panel, theme.faint, 0.6), 2)
    return brush.done(shadow=120 if filled else 0)


def rollers(one: Comparison, combat: Combat) -> list[tuple[Outcome, int, bool]]:
    """Who rolled which die, and whether it told: elephants that stampede, then shots that kill (ch.5.2.3)."""
    units = edition().decks.units
    sides: list[tuple[Outcome, str]] = [("attacker", one.attacker), ("defender", one.defender)]
    faces = [(side, units[UnitId(unit)]) for side, unit in sides if unit]
    found: list[tuple[Outcome, int, bool]] = []
    dice = list(one.dice)
    for side, unit in faces:
        if unit.stampede_on and dice:
            found.append((side, dice[0], dice.pop(0) <= unit.stampede_on))
    for side, unit in faces:
        if unit.shoots(combat) and dice:
            found.append((side, dice[0], dice.pop(0) >= unit.kills_on))
    return found


def _between(canvas: Canvas, style: Style, report: BattleReport, y: float) -> None:
    """For each comparison its number, the dice of both sides, an arrow to the winner, and the markers after it."""
    theme = THEMES[style.theme]
    for n, one in enumerate(report.comparisons):
        x, middle = MARGIN + (n + 0.5) * STEP, y + BETWEEN / 2
        for side, shown, tells in rollers(one, report.combat):
            spot = y + 38 if side == "attacker" else y + BETWEEN - 26
            canvas.paste(die(style.theme, shown, int(tells), 1.02), x - 64, spot)
        way = {"attacker": -1, "defender": 1, "nobody": 0}[one.winner]
        if way:
            colour = seat_colour(theme, report.attacker if way < 0 else report.defender)
            root, tip = middle - way * 56, middle + way * 62
            for grow, paint in ((5.0, theme.panel_ink), (0.0, colour)):
                half, wing, neck = 26 + grow, 50 + grow * 2, middle + way * 14
                left = [(x - half, root - way * grow), (x - half, neck), (x - wing, neck)]
                right = [(2 * x - a, b) for a, b in reversed(left)]
                canvas.polygon([*left, (x, tip + way * grow * 1.6), *right], paint)
        else:
            slab(canvas, (x - 44, middle - 9, x + 44, middle + 9), 9, theme.faint)
        for row in range(MARKERS):
            sides = [-1] * one.left + [1] * one.right + [0] * (MARKERS - one.left - one.right)
            canvas.paste(pebble(style.theme, True, 0.72), x + 78, middle + sides[row] * 58 + _shift(sides, row))


def _shift(sides: Sequence[int], row: int) -> float:
    """Where a marker stands among those on the same side."""
    same = [n for n, side in enumerate(sides) if side == sides[row]]
    return (same.index(row) - (len(same) - 1) / 2) * 24


def _lost(canvas: Canvas, style: Style, seat: str, lost: Losses, y: float) -> float:
    """What a side lost, in a line."""
    theme = THEMES[style.theme]
    canvas.paste(glyphs.sign(style.theme, seat, 1.2), MARGIN + 34, y + 24)
    text, size = fitted(loss_told(seat, lost, style.language), Face.LABEL, 31, WIDE - 2 * MARGIN - 90, 20)
    canvas.text(MARGIN + 70, y + 24, text, Face.LABEL, size, theme.panel_ink, anchor="lm", group="loss")
    return y + 54


def loss_told(seat: str, lost: Losses, language: str) -> str:
    """What a side lost, in words."""
    word, units = words(language), edition().decks.units
    rows = [name(units[UnitId(unit)], language) for unit in lost.units]
    said = f"{word['lost']} {', '.join(rows)}" if rows else word["lost-nothing"]
    kept_told = f"; {lost.kept} {word['kept' if lost.kept == 1 else 'kept-many']}" if lost.kept else ""
    return f"{word[seat]}: {said}{kept_told}"


def told(report: BattleReport, language: str = "en") -> list[str]:
    """The report in sentences: who fought whom, every comparison, the losses, the verdict."""
    word, units = words(language), edition().decks.units
    lines = [
        f"{word[f'combat-{report.combat}']}, {area_name(report.area, language)}, {turn_told(report.turn, language)}: "
        f"{word[report.attacker]} {word['attacks']}, {word[report.defender]} {word['defends']}."
    ]
    if report.result or report.winner:
        lines.append(f"{(report.result or victory(report, language)).rstrip('.')}.")

    def unit(id: str) -> str:
        return name(units[UnitId(id)], language) if id else word["no-card"]

    for n, one in enumerate(report.comparisons, 1):
        dice = f" ({word['dice']} {', '.join(map(str, one.dice))})" if one.dice else ""
        seat = {"attacker": report.attacker, "defender": report.defender, "nobody": ""}[one.winner]
        winner = word[seat] if seat else word["nobody"]
        lines.append(f"{n}. {unit(one.attacker)} – {unit(one.defender)}{dice}: {winner}, {one.left}:{one.right}.")
    return lines + [f"{loss_told(seat, lost, language)}." for seat, lost in report.losses.items()]
