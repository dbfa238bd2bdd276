"""Lines of victory points and economy over the impulses: each power has its dashes, its mark and its letters."""

from collections.abc import Callable, Mapping, Sequence

import msgspec

from render.assyrian_wars.atlas import HOUSE, words
from render.assyrian_wars.colours import PALETTES
from render.assyrian_wars.names import country
from render.assyrian_wars.tracks import chip
from render.paper.canvas import Canvas
from render.paper.lines import PANEL, Chart, Curve, clear_of_paper, mark, panel, stroke
from render.paper.picture import PLAIN, Picture, Style
from render.paper.sheet import MARGIN, WIDE, flowed, heading, section
from render.paper.text import Face, whole
from render.paper.theme import THEMES, Colour, Theme, luminance
from rules.assyrian_wars.view import View


class Standing(msgspec.Struct, frozen=True):
    """How the powers stood after an impulse."""

    impulse: int
    turn: int
    vp: dict[str, int]
    eco: dict[str, int]

    @property
    def place(self) -> int:
        """Where it is on the way."""
        return self.impulse


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

    def badge(canvas: Canvas, code: str, x: float, y: float) -> None:
        canvas.paste(chip(style.theme, code, 1.5), x, y)

    chart = Chart(THEMES[style.theme], words(style.language)["turn"], badge)

    def draw(canvas: Canvas) -> float:
        word, last = words(style.language), course[-1]
        y = heading(
            canvas, style.theme, word["course"], f"{word['turn']} {last.turn} · {last.impulse} {word['impulses']}"
        )
        y = _key(canvas, style, codes, y)
        for title, values in (("chart-vp", _vp), ("chart-eco", _eco)):
            y = section(canvas, style.theme, word[title], y)
            panel(canvas, chart, _curves(course, codes, chart.theme, values), course, y + 6)
            y += PANEL + 64
        return y + 10

    return flowed(style.theme, draw)


def _vp(standing: Standing) -> Mapping[str, int]:
    return standing.vp


def _eco(standing: Standing) -> Mapping[str, int]:
    return standing.eco


def _curves(
    course: Sequence[Standing], codes: Sequence[str], theme: Theme, values: Callable[[Standing], Mapping[str, int]]
) -> list[Curve]:
    """The powers' lines, each over the impulses in which it was there."""
    return [
        Curve(code, n, paint_of(theme, code), tuple((s.impulse, values(s)[code]) for s in course if code in values(s)))
        for n, code in enumerate(codes)
    ]


def _key(canvas: Canvas, style: Style, codes: Sequence[str], y: float) -> float:
    """What each line looks like, and whose it is: three a row."""
    theme = THEMES[style.theme]
    step = (WIDE - 2 * MARGIN) / 3
    for n, code in enumerate(codes):
        x, middle = MARGIN + (n % 3) * step, y + 24 + (n // 3) * 58
        colour = paint_of(theme, code)
        stroke(canvas, colour, n, [(x + 4, middle), (x + 92, middle)])
        mark(canvas, theme, colour, n, (x + 48, middle))
        canvas.paste(chip(style.theme, code, 1.4), x + 132, middle)
        canvas.text(
            x + 164,
            middle + 1,
            country(code, style.language, style.pack),
            Face.NAME,
            31,
            theme.panel_ink,
            anchor="lm",
            group="key",
        )
    return y + -(-len(codes) // 3) * 58 + 8


def paint_of(theme: Theme, code: str) -> Colour:
    """A power's colour, darkened or lightened until it stands out from the paper."""
    own = PALETTES[theme.id]
    colour = own.nations.get(code, theme.panel_ink)
    if abs(luminance(colour) - luminance(theme.panel)) < 0.1:
        colour = own.lands.get(code, colour)  # black by night
    return clear_of_paper(theme, colour)


def told(course: Sequence[Standing], language: str = "en", pack: str = HOUSE) -> list[str]:
    """The charts in sentences: where each power began, its best, and where it stands."""
    word = words(language)
    course = sorted(course, key=lambda standing: standing.impulse)
    lines = [f"{word['course']}: {course[-1].impulse} {word['impulses']}, {word['turn']} {course[-1].turn}."]
    for title, values in (("chart-vp", _vp), ("chart-eco", _eco)):
        rows = []
        for code in dict.fromkeys(code for standing in course for code in values(standing)):
            own = [values(standing)[code] for standing in course if code in values(standing)]
            rows.append(f"{country(code, language, pack)} {whole(own[0])} → {whole(own[-1])} (max. {whole(max(own))})")
        lines.append(f"{word[title]}: {', '.join(rows)}.")
    return lines
