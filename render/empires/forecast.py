"""The revolt forecast: both tables with who would lose what, and how likely each realm is to be hit."""

from dataclasses import dataclass
from fractions import Fraction
from typing import Literal

from render.empires import glyphs
from render.empires.atlas import LAST, area_name, turn_told, words
from render.empires.colours import PALETTES
from render.empires.sheets import heading
from render.paper.canvas import Canvas
from render.paper.dice import die
from render.paper.picture import PLAIN, Picture, Style
from render.paper.sheet import MARGIN, WIDE, flowed, section, slab
from render.paper.text import Face, fitted
from render.paper.theme import THEMES, mix
from rules.core.ids import Seat
from rules.empires.board.ids import AreaId
from rules.empires.pack.edition import edition
from rules.empires.view import EmpiresView

ROW = 86.0
LEFT = 112.0  # room for the die
Danger = Literal["neutral", "fort", "last", "falls", "loses"]


@dataclass(frozen=True)
class Cell:
    """A province in a table, and what a revolt would do there."""

    area: AreaId
    danger: Danger
    seat: Seat | None = None
    markers: int = 0

    @property
    def hit(self) -> bool:
        """Would a marker leave?"""
        return self.danger in ("falls", "loses")


def cell(view: EmpiresView, area: AreaId) -> Cell:
    """ch.4.1: a marker leaves unless there is a fort, nobody's marker, or the last one of a last province."""
    state = view.areas[area]
    if state.owner is None:
        return Cell(area, "neutral")
    danger: Danger = "loses"
    if state.fort:
        danger = "fort"
    elif state.markers == 1:
        lands = [id for id in edition().map.provinces if view.areas[id].owner == state.owner]
        danger = "last" if lands == [area] else "falls"
    return Cell(area, danger, state.owner, state.markers)


def tables(view: EmpiresView) -> dict[str, list[list[Cell]]]:
    """Both tables, column by column."""
    revolt = edition().map.revolt
    return {
        half: [[cell(view, area) for area in column] for column in columns]
        for half, columns in (("north", revolt.north), ("south", revolt.south))
    }


def chances(view: EmpiresView) -> dict[Seat, Fraction]:
    """How likely each seat is to lose a marker in the next revolt check."""
    revolt, found = edition().map.revolt, tables(view)
    faces = {"north": len(revolt.north_die), "south": len(revolt.south_die)}
    result = {}
    for realm in view.realms:
        chance = Fraction(0)
        for half, columns in found.items():
            struck = sum(any(one.hit and one.seat == realm.seat for one in column) for column in columns)
            chance += Fraction(faces[half], sum(faces.values())) * Fraction(struck, len(columns))
        result[realm.seat] = chance
    return result


def forecast(view: EmpiresView, style: Style = PLAIN) -> Picture:
    """The sheet."""
    word = words(style.language)

    def draw(canvas: Canvas) -> float:
        y = heading(canvas, style.theme, word["forecast"], when(view, style.language))
        y = _chances(canvas, style, view, y + 6)
        revolt = edition().map.revolt
        for half, dice in (("north", revolt.north_die), ("south", revolt.south_die)):
            y = section(canvas, style.theme, f"{word[half]}: {dice[0]}–{dice[-1]}", y + 8)
            for n, column in enumerate(tables(view)[half], 1):
                y = _row(canvas, style, n, column, y)
        return y + 30

    return flowed(style.theme, draw)


def when(view: EmpiresView, language: str) -> str:
    """Before which turn the next check comes."""
    word = words(language)
    return f"{word['before']} {turn_told(view.turn + 1, language)}" if view.turn < LAST else word["no-more-revolts"]


def _chances(canvas: Canvas, style: Style, view: EmpiresView, y: float) -> float:
    """Every seat with its chance to lose a marker."""
    theme, found = THEMES[style.theme], chances(view)
    step = (WIDE - 2 * MARGIN) / len(found)
    for n, (seat, chance) in enumerate(found.items()):
        x = MARGIN + n * step
        slab(canvas, (x + 6, y, x + step - 6, y + 84), 12, PALETTES[style.theme].lands[seat], 80)
        canvas.paste(glyphs.sign(style.theme, seat, 1.7), x + 52, y + 42)
        canvas.text(x + 92, y + 42, f"{round(chance * 100)} %", Face.TITLE, 44, theme.panel_ink, anchor="lm",
                    group="chance")  # fmt: skip
    return y + 96


def _row(canvas: Canvas, style: Style, number: int, column: list[Cell], y: float) -> float:
    """One column of a table: the die, and its three provinces."""
    canvas.paste(die(style.theme, number, 0, 1.2), MARGIN + 48, y + ROW / 2 + 6)
    wide = (WIDE - 2 * MARGIN - LEFT) / len(column)
    for n, one in enumerate(column):
        _cell(canvas, style, one, MARGIN + LEFT + n * wide, y, wide)
    return y + ROW


def _cell(canvas: Canvas, style: Style, one: Cell, x: float, y: float, wide: float) -> None:
    """A province: whose, its name, and what would happen."""
    theme, word = THEMES[style.theme], words(style.language)
    fill = PALETTES[style.theme].lands[one.seat] if one.seat else theme.faint
    slab(canvas, (x + 4, y + 4, x + wide - 4, y + ROW - 4), 10, fill, 86 if one.hit else 44 if one.seat else 26)
    if one.seat:
        canvas.paste(glyphs.markers(style.theme, one.seat, one.markers, 1.35), x + 44, y + ROW / 2)
    left = x + (84 if one.seat else 20)
    if one.danger == "fort":
        canvas.paste(glyphs.fort(style.theme, 1.1), x + wide - 38, y + ROW / 2)
    room = x + wide - left - (72 if one.danger == "fort" else 14)
    text, size = fitted(area_name(one.area, style.language), Face.NAME, 32, room, 22)
    canvas.text(left, y + 30, text, Face.NAME, size, theme.panel_ink, anchor="lm", group="area")
    ink = mix(theme.danger, theme.panel_ink, 0.0 if theme.id != "dark" else 0.55) if one.hit else theme.panel_ink
    text, size = fitted(word[f"danger-{one.danger}"], Face.STRONG if one.hit else Face.LABEL, 26, room, 19)
    canvas.text(left, y + 61, text, Face.STRONG if one.hit else Face.LABEL, size, ink, anchor="lm", group="area")


def told(view: EmpiresView, language: str = "en") -> list[str]:
    """The forecast in sentences."""
    word = words(language)
    rows = [f"{word[seat]} {round(chance * 100)} %" for seat, chance in chances(view).items()]
    lines = [f"{word['forecast']}, {when(view, language)}: {', '.join(rows)}."]
    for half, columns in tables(view).items():
        for n, column in enumerate(columns, 1):
            struck = [f"{area_name(one.area, language)} ({word[str(one.seat)]}, {word[f'danger-{one.danger}']})"
                      for one in column if one.hit]  # fmt: skip
            if struck:
                lines.append(f"{word[half]} {n}: {', '.join(struck)}.")
    return lines
