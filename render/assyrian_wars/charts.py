"""Lines of victory points and economy over the impulses: each power has its dashes, its mark and its letters."""

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

import msgspec

from render.assyrian_wars.atlas import words
from render.assyrian_wars.colours import PALETTES
from render.assyrian_wars.names import country
from render.assyrian_wars.placing import oval
from render.assyrian_wars.tracks import chip
from render.paper.canvas import Box, Canvas, Point
from render.paper.picture import PLAIN, Picture, Style
from render.paper.sheet import MARGIN, WIDE, box, edge, flowed, heading, section, slab
from render.paper.text import Face, whole
from render.paper.theme import THEMES, Colour, Theme, luminance, mix
from rules.assyrian_wars.view import View

PANEL = 520.0  # the height of one chart
ENDS = 170.0  # room at the right for letters and numbers
AXIS = 66.0  # room at the left for the scale
APART = 47.0  # between the letters of two lines
DASHES: tuple[tuple[float, ...], ...] = ((), (26, 12), (5, 11), (26, 10, 5, 10), (13, 9), (40, 9, 5, 9, 5, 9))


class Standing(msgspec.Struct, frozen=True):
    """How the powers stood after an impulse."""

    impulse: int
    turn: int
    vp: dict[str, int]
    eco: dict[str, int]


class NoCourse(Exception):
    """There is nothing to draw a line through."""

    def __init__(self) -> None:
        super().__init__("a chart needs the standing after at least one impulse, and at least one power")


def standing_of(view: View) -> Standing:
    """The powers' points and economy as they are now."""
    powers = {code: c for code, c in view.countries.items() if c.kind == "power" or c.acts_as_power}
    return Standing(
        impulse=view.clock.impulses,
        turn=view.clock.turn,
        vp={code: c.vp for code, c in powers.items()},
        eco={code: c.eco_level for code, c in powers.items()},
    )


def charts(course: Sequence[Standing], style: Style = PLAIN) -> Picture:
    """Both charts, one above the other."""
    if not course or not any(standing.vp for standing in course):
        raise NoCourse
    course = sorted(course, key=lambda standing: standing.impulse)
    codes = list(dict.fromkeys(code for standing in course for code in standing.vp))

    def draw(canvas: Canvas) -> float:
        word, last = words(style.language), course[-1]
        y = heading(
            canvas, style.theme, word["course"], f"{word['turn']} {last.turn} · {last.impulse} {word['impulses']}"
        )
        y = _key(canvas, style, codes, y)
        for title, values in (("chart-vp", _vp), ("chart-eco", _eco)):
            y = section(canvas, style.theme, word[title], y)
            _panel(canvas, style, _lines(course, codes, values), course, y + 6)
            y += PANEL + 64
        return y + 10

    return flowed(style.theme, draw)


def _vp(standing: Standing) -> Mapping[str, int]:
    return standing.vp


def _eco(standing: Standing) -> Mapping[str, int]:
    return standing.eco


@dataclass(frozen=True)
class Line:
    """One power's line: which of the dashes and marks it has, and its values by impulse."""

    code: str
    kind: int
    values: tuple[tuple[int, int], ...]


def _lines(
    course: Sequence[Standing], codes: Sequence[str], values: Callable[[Standing], Mapping[str, int]]
) -> list[Line]:
    """The powers' lines, each over the impulses in which it was there."""
    return [
        Line(code, n, tuple((s.impulse, values(s)[code]) for s in course if code in values(s)))
        for n, code in enumerate(codes)
    ]


def _key(canvas: Canvas, style: Style, codes: Sequence[str], y: float) -> float:
    """What each line looks like, and whose it is: three a row."""
    theme = THEMES[style.theme]
    step = (WIDE - 2 * MARGIN) / 3
    for n, code in enumerate(codes):
        x, middle = MARGIN + (n % 3) * step, y + 24 + (n // 3) * 58
        _stroke(canvas, theme, code, n, [(x + 4, middle), (x + 92, middle)])
        mark(canvas, theme, code, n, (x + 48, middle))
        canvas.paste(chip(style.theme, code, 1.4), x + 132, middle)
        canvas.text(
            x + 164, middle + 1, country(code, style.language), Face.NAME, 31, theme.panel_ink, anchor="lm", group="key"
        )
    return y + -(-len(codes) // 3) * 58 + 8


def _panel(canvas: Canvas, style: Style, lines: Sequence[Line], course: Sequence[Standing], top: float) -> None:
    """One chart: scale, turns, lines, and the letters at their ends."""
    theme, word = THEMES[style.theme], words(style.language)
    frame: Box = (MARGIN + AXIS, top, WIDE - MARGIN - ENDS, top + PANEL)
    ticks = scale_for([value for line in lines for _, value in line.values])
    first, last = course[0].impulse, max(course[-1].impulse, course[0].impulse + 1)

    def at(impulse: float, value: float) -> Point:
        x = frame[0] + (impulse - first) / (last - first) * (frame[2] - frame[0])
        y = frame[3] - (value - ticks[0]) / (ticks[-1] - ticks[0]) * (frame[3] - frame[1])
        return x, y

    _turns(canvas, theme, word["turn"], course, frame, lambda impulse: at(impulse, ticks[0])[0])
    for tick in ticks:
        y = at(first, tick)[1]
        strong = tick == 0
        canvas.stroke([(frame[0], y), (frame[2], y)], 2.2 if strong else 1.1, edge(theme), alpha=210 if strong else 90)
        canvas.text(frame[0] - 14, y, whole(tick), Face.LABEL, 29, theme.panel_ink, anchor="rm", group="axis")
    for line in reversed(lines):
        spots = [at(*value) for value in line.values]
        _stroke(canvas, theme, line.code, line.kind, spots)
        every = max(1, len(spots) // 6)
        for n, spot in enumerate(spots):
            if n == len(spots) - 1 or (n + line.kind) % every == 0:
                mark(canvas, theme, line.code, line.kind, spot)
    _ends(canvas, style, [(line, at(*line.values[-1])) for line in lines if line.values], frame)


def _turns(
    canvas: Canvas, theme: Theme, word: str, course: Sequence[Standing], frame: Box, at: Callable[[float], float]
) -> None:
    """Every second turn shaded; each turn's number below."""
    begins: dict[int, int] = {}
    for standing in course:
        begins.setdefault(standing.turn, standing.impulse)
    marks = [*begins.items()]
    for n, (turn, begin) in enumerate(marks):
        left = frame[0] if n == 0 else at(begin - 0.5)
        right = at(marks[n + 1][1] - 0.5) if n + 1 < len(marks) else frame[2]
        if n % 2 == 0:
            canvas.polygon(box(left, frame[1], right, frame[3]), theme.faint, 26)
        label = f"{word} {turn}" if right - left > 110 else str(turn)
        canvas.text((left + right) / 2, frame[3] + 30, label, Face.LABEL, 28, theme.panel_ink, group="axis")


def scale_for(values: Sequence[int]) -> list[int]:
    """Round numbers from below the lowest value to above the highest, four to eight of them."""
    low, high = min(0, *values), max(1, *values)
    for step in (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000):
        start, end = math.floor(low / step) * step, math.ceil(high / step) * step
        if (end - start) // step <= 7:
            return list(range(start, max(end, start + 3 * step) + 1, step))
    return [low, high]


def paint_of(theme: Theme, code: str) -> Colour:
    """A power's colour, darkened or lightened until it stands out from the paper."""
    own = PALETTES[theme.id]
    colour = own.nations.get(code, theme.panel_ink)
    if abs(luminance(colour) - luminance(theme.panel)) < 0.1:
        colour = own.lands.get(code, colour)  # black by night
    towards = theme.panel_ink
    share = 0.0
    while abs(luminance(mix(colour, towards, share)) - luminance(theme.panel)) < 0.24 and share < 0.9:
        share += 0.1
    return mix(colour, towards, share)


def _stroke(canvas: Canvas, theme: Theme, code: str, kind: int, spots: Sequence[Point]) -> None:
    """A line in its dashes."""
    if len(spots) > 1:
        canvas.stroke(spots, 5.4, paint_of(theme, code), dash=DASHES[kind % len(DASHES)])


def mark(canvas: Canvas, theme: Theme, code: str, kind: int, spot: Point) -> None:
    """The mark of a line: disc, square, triangle, diamond, hanging triangle, bar."""
    x, y = spot
    shapes: tuple[list[Point], ...] = (
        oval(x, y, 9, 9),
        box(x - 8, y - 8, x + 8, y + 8),
        [(x, y - 11), (x + 11, y + 8), (x - 11, y + 8)],
        [(x, y - 12), (x + 12, y), (x, y + 12), (x - 12, y)],
        [(x, y + 11), (x + 11, y - 8), (x - 11, y - 8)],
        box(x - 4, y - 12, x + 4, y + 12),
    )
    shape = shapes[kind % len(shapes)]
    canvas.polygon(shape, paint_of(theme, code))
    canvas.stroke([*shape, shape[0]], 2.4, theme.panel)


def _ends(canvas: Canvas, style: Style, ends: Sequence[tuple[Line, Point]], frame: Box) -> None:
    """Letters and last value of each line beside its end, pushed apart where lines end together."""
    theme = THEMES[style.theme]
    order = sorted(ends, key=lambda end: (end[1][1], end[0].kind))
    spots = spread([point[1] for _, point in order], APART, frame[1] + 10, frame[3] - 6)
    x = frame[2] + 34
    for (line, (end_x, end_y)), y in zip(order, spots, strict=True):
        canvas.stroke([(end_x + 12, end_y), (frame[2] + 20, end_y), (x, y)], 1.6, paint_of(theme, line.code), alpha=190)
        slab(canvas, (x, y - 21, x + 134, y + 21), 10, theme.panel, 220)
        canvas.paste(chip(style.theme, line.code, 1.5), x + 34, y)
        canvas.text(x + 70, y, whole(line.values[-1][1]), Face.STRONG, 34, theme.panel_ink, anchor="lm", group="end")


def spread(wanted: Sequence[float], apart: float, low: float, high: float) -> list[float]:
    """Positions in the wanted order, at least so far apart, and inside the limits where there is room."""
    spots: list[float] = []
    for want in wanted:
        spots.append(max(want, low, spots[-1] + apart if spots else low))
    ceiling = high
    for n in range(len(spots) - 1, -1, -1):
        spots[n] = min(spots[n], ceiling)
        ceiling = spots[n] - apart
    return spots


def told(course: Sequence[Standing], language: str = "en") -> list[str]:
    """The charts in sentences: where each power began, its best, and where it stands."""
    word = words(language)
    course = sorted(course, key=lambda standing: standing.impulse)
    lines = [f"{word['course']}: {course[-1].impulse} {word['impulses']}, {word['turn']} {course[-1].turn}."]
    for title, values in (("chart-vp", _vp), ("chart-eco", _eco)):
        rows = []
        for code in dict.fromkeys(code for standing in course for code in values(standing)):
            own = [values(standing)[code] for standing in course if code in values(standing)]
            rows.append(f"{country(code, language)} {whole(own[0])} → {whole(own[-1])} (max. {whole(max(own))})")
        lines.append(f"{word[title]}: {', '.join(rows)}.")
    return lines
