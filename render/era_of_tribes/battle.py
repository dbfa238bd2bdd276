"""A battle: both forces, the conflict markers, every throw of the two dice, and how it ended."""

import msgspec
from PIL import Image

from render.era_of_tribes import glyphs
from render.era_of_tribes.atlas import area_name, name, words
from render.era_of_tribes.colours import seat_colour
from render.era_of_tribes.sheets import heading
from render.paper.brush import Brush
from render.paper.cache import kept
from render.paper.canvas import Canvas, Point
from render.paper.picture import PLAIN, Picture, Style
from render.paper.sheet import MARGIN, WIDE, flowed, section, slab, verdict
from render.paper.text import Face, fitted
from render.paper.theme import THEMES, Colour, mix
from rules.era_of_tribes.board.ids import PeopleId, Symbol
from rules.era_of_tribes.board.state import BattleSide
from rules.era_of_tribes.pack.edition import edition

RED: Colour = (178, 34, 30)
GREEN: Colour = (38, 120, 58)
ROW = 92.0


class Fighters(msgspec.Struct, frozen=True):
    """A side: a seat and its people (none: barbarians), its units at first by their kind, and how many are left."""

    seat: str = ""
    people: str = ""
    units: dict[str, int] = {}
    left: int = 0


class Throw(msgspec.Struct, frozen=True):
    """What both dice showed, and how many units stood after it."""

    red: Symbol
    green: Symbol
    left: int
    right: int


class FightReport(msgspec.Struct, frozen=True):
    """A battle on land or at sea, from the markers to its end."""

    area: str
    round: int
    attacker: Fighters
    defender: Fighters
    markers: dict[Symbol, BattleSide] = {}
    throws: tuple[Throw, ...] = ()
    landing: bool = False
    sea: bool = False
    result: str = ""  # worded by whoever asks


def battle(report: FightReport, style: Style = PLAIN) -> Picture:
    """The report."""
    word = words(style.language)

    def draw(canvas: Canvas) -> float:
        below = f"{kind_told(report, style.language)} · {word['round']} {report.round}"
        y = heading(canvas, style.theme, area_name(report.area, style.language), below)
        y = _sides(canvas, style, report, y + 4)
        y = section(canvas, style.theme, word["markers"], y + 4)
        y = _markers(canvas, style, report, y)
        if report.throws:
            y = section(canvas, style.theme, word["throws"], y + 4)
            for n, throw in enumerate(report.throws, 1):
                y = _throw(canvas, style, report, n, throw, y)
        return verdict(canvas, style.theme, report.result, y + 8) if report.result else y + 26

    return flowed(style.theme, draw)


def kind_told(report: FightReport, language: str) -> str:
    """What kind of battle it is."""
    return words(language)["sea-battle" if report.sea else "landing" if report.landing else "land-battle"]


def side_told(side: Fighters, language: str) -> str:
    """Who fights."""
    if not side.seat:
        return words(language)["barbarians"].capitalize()
    return name(edition().box.peoples[PeopleId(side.people)], language) if side.people else words(language)[side.seat]


def _paste(canvas: Canvas, style: str, side: Fighters, scale: float, x: float, y: float) -> None:
    if side.seat:
        canvas.paste(glyphs.sign(style, side.seat, side.people, scale), x, y)
    else:
        canvas.paste(glyphs.barbarians(style, scale * 1.1), x, y)


def _sides(canvas: Canvas, style: Style, report: FightReport, y: float) -> float:
    """Attacker left, defender right: badge, name, units by kind, how many are left."""
    theme, word = THEMES[style.theme], words(style.language)
    half = (WIDE - 2 * MARGIN) / 2
    rows = max(len(report.attacker.units), len(report.defender.units), 1)
    high = 190 + rows * 42
    for n, (side, role) in enumerate(((report.attacker, "attacks"), (report.defender, "defends"))):
        x = MARGIN + n * half
        colour, strong = (seat_colour(theme, side.seat), 66) if side.seat else (theme.faint, 46)
        slab(canvas, (x + 5, y, x + half - 5, y + high), 14, colour, strong)
        _paste(canvas, style.theme, side, 2.5, x + 74, y + 74)
        text, size = fitted(side_told(side, style.language), Face.TITLE, 46, half - 160, 26)
        canvas.text(x + 138, y + 52, text, Face.TITLE, size, theme.panel_ink, anchor="lm", group="side")
        canvas.text(x + 138, y + 100, word[role], Face.LABEL, 32, theme.panel_ink, anchor="lm", group="side")
        for k, (kind, count) in enumerate(side.units.items()):
            text, size = fitted(unit_told(kind, count, style.language), Face.LABEL, 32, half - 60, 20)
            canvas.text(x + 36, y + 156 + k * 42, text, Face.LABEL, size, theme.panel_ink, anchor="lm", group="side")
        said = f"{sum(side.units.values())} → {side.left}"
        canvas.text(x + half - 36, y + high - 40, said, Face.TITLE, 50, theme.panel_ink, anchor="rm", group="side")
    return y + high + 8


def _markers(canvas: Canvas, style: Style, report: FightReport, y: float) -> float:
    """The five conflict markers, each with the badge of who holds it."""
    step = (WIDE - 2 * MARGIN) / 5
    for n, (symbol, side) in enumerate(report.markers.items()):
        x = MARGIN + (n + 0.5) * step
        canvas.paste(face(style.theme, symbol, THEMES[style.theme].faint, 1.5), x - 40, y + 52)
        holder = report.attacker if side == "attacker" else report.defender
        _paste(canvas, style.theme, holder, 1.5, x + 46, y + 52)
    return y + 112


def _throw(canvas: Canvas, style: Style, report: FightReport, number: int, throw: Throw, y: float) -> float:
    """One throw: the red and the green die, whom each hit, and the units that are left."""
    theme = THEMES[style.theme]
    slab(canvas, (MARGIN, y, WIDE - MARGIN, y + ROW - 8), 12, theme.faint, 34)
    middle = y + ROW / 2 - 4
    canvas.text(MARGIN + 40, middle, f"{number}.", Face.TITLE, 40, theme.panel_ink, group="throw")
    for n, (symbol, colour) in enumerate(((throw.red, RED), (throw.green, GREEN))):
        x = MARGIN + 200 + n * 290
        canvas.paste(face(style.theme, symbol, colour, 1.25), x, middle)
        side = report.markers.get(symbol)
        if side is not None:
            _paste(
                canvas, style.theme, report.attacker if side == "attacker" else report.defender, 1.45, x + 92, middle
            )
    left = f"{throw.left} : {throw.right}"
    canvas.text(WIDE - MARGIN - 40, middle, left, Face.TITLE, 48, theme.panel_ink, anchor="rm", group="throw")
    return y + ROW


@kept
def face(style: str, symbol: Symbol, colour: Colour, scale: float) -> Image.Image:
    """A symbol of the battle on a die."""
    brush = Brush((60, 60), scale)
    ink: Colour = (255, 250, 238)
    brush.rect((-25, -25, 25, 25), colour, mix(colour, (0, 0, 0), 0.5), 2.4, 8)
    if symbol == "sword":
        brush.line([(-12, 14), (12, -16)], ink, 4.6)
        brush.line([(-14, 2), (-2, 14)], ink, 4)
    elif symbol == "shield":
        shield: list[Point] = [(-13, -14), (13, -14), (13, 2), (7, 11), (0, 17), (-7, 11), (-13, 2)]
        brush.shape(shield, ink)
        brush.line([(0, -10), (0, 12)], colour, 3)
        brush.line([(-10, -3), (10, -3)], colour, 3)
    elif symbol == "fist":
        brush.rect((-13, -10, 12, 10), ink, None, 0, 5)
        for x in (-7, -1, 5):
            brush.line([(x, -9), (x, 0)], colour, 2)
        brush.rect((-9, 8, 8, 18), ink)
    elif symbol == "mask":
        brush.shape([(-14, -12), (14, -12), (12, 6), (0, 17), (-12, 6)], ink)
        for x in (-6, 6):
            brush.disc(x, -3, 3.4, colour)
        brush.arc((-7, 0, 7, 12), 20, 160, colour, 2.6)
    else:
        brush.line([(-16, 14), (16, 14)], ink, 4)
        brush.line([(-8, 14), (0, -2), (8, 14)], ink, 3.4)
        brush.line([(-15, 8), (12, -10)], ink, 4)
        brush.disc(13, -12, 5, ink)
    return brush.done(shadow=110)


def unit_told(kind: str, count: int, language: str) -> str:
    """How many units of a kind there are; one is called otherwise than several where the language does."""
    word = words(language)
    alone = word.get(f"unit-one-{kind}") if count == 1 else None
    return f"{count} × {alone or word[f'unit-{kind}']}"


def told(report: FightReport, language: str = "en") -> list[str]:
    """The report in sentences."""
    word = words(language)
    lines = [f"{kind_told(report, language)}: {area_name(report.area, language)}, {word['round']} {report.round}."]
    if report.result:
        lines.append(f"{report.result.rstrip('.')}.")
    for side, role in ((report.attacker, "attacks"), (report.defender, "defends")):
        units = ", ".join(unit_told(kind, count, language) for kind, count in side.units.items())
        lines.append(f"{side_told(side, language)} {word[role]}: {units or word['none']}, {word['left']} {side.left}.")
    holders = [f"{word[symbol]} {word[side]}" for symbol, side in report.markers.items()]
    if holders:
        lines.append(f"{word['markers']}: {', '.join(holders)}.")
    for n, throw in enumerate(report.throws, 1):
        lines.append(f"{n}. {word[throw.red]}, {word[throw.green]}: {throw.left} : {throw.right}.")
    return lines
