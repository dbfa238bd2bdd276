"""How the realms stand: points, areas, warehouses and persons, and the points turn by turn."""

from collections.abc import Sequence

import msgspec

from render.empires import glyphs
from render.empires.atlas import name, turn_told, words
from render.empires.bands import when
from render.empires.colours import PALETTES, seat_colour
from render.empires.figures import badge_of
from render.empires.sheets import heading
from render.empires.tracks import provinces_of
from render.paper.canvas import Canvas
from render.paper.lines import Chart, Curve, clear_of_paper, panel
from render.paper.picture import PLAIN, Picture, Style
from render.paper.sheet import MARGIN, WIDE, flowed, section, slab
from render.paper.text import Face, fitted, whole
from render.paper.theme import THEMES
from rules.empires.pack.edition import edition
from rules.empires.view import EmpiresView, RealmView

ROW = 190.0
CHART = 440.0  # the height of the course
TOKENS = 14  # markers that are shown one by one


class PointsTally(msgspec.Struct, frozen=True):
    """How the realms stood at a moment; `place` is its place in the course."""

    place: int
    turn: int
    points: dict[str, int]


def tally_of(view: EmpiresView, place: int = 0) -> PointsTally:
    """The points as they are."""
    return PointsTally(place, view.turn, {one.seat: one.points for one in view.realms})


def standings(view: EmpiresView, course: Sequence[PointsTally] = (), style: Style = PLAIN) -> Picture:
    """Every realm, the leader first, and below them the course if there is one."""
    word = words(style.language)

    def draw(canvas: Canvas) -> float:
        below = f"{turn_told(view.turn, style.language)} · {when(view, style.language)}"
        y = heading(canvas, style.theme, word["standings"], below)
        for own in ranked(view):
            y = _realm(canvas, style, view, own, y)
        if len(course) > 1:
            y = section(canvas, style.theme, word["course"], y + 6)
            panel(canvas, _chart(style), curves(course, style.theme), course, y + 14)
            y += CHART + 72
        return y + 26

    return flowed(style.theme, draw)


def ranked(view: EmpiresView) -> list[RealmView]:
    """The realms by their points."""
    return sorted(view.realms, key=lambda one: -one.points)


def _realm(canvas: Canvas, style: Style, view: EmpiresView, own: RealmView, y: float) -> float:
    """One realm on a slab in its colour: points at the right, warehouse and persons below its name."""
    theme, word = THEMES[style.theme], words(style.language)
    slab(canvas, (MARGIN, y, WIDE - MARGIN, y + ROW - 14), 14, PALETTES[style.theme].lands[own.seat], 74)
    canvas.paste(glyphs.sign(style.theme, own.seat, 2.7), MARGIN + 66, y + 68)
    left = MARGIN + 136
    canvas.text(left, y + 40, word[own.seat], Face.TITLE, 48, theme.panel_ink, anchor="lm", group="realm")
    said = f"{provinces_of(view, own.seat)} {word['provinces']} · {len(own.hand)} {word['hand']}"
    text, size = fitted(said, Face.LABEL, 30, 420, 22)
    canvas.text(left, y + 86, text, Face.LABEL, size, theme.panel_ink, anchor="lm", group="realm")
    points = whole(own.points)
    canvas.text(WIDE - MARGIN - 28, y + 58, points, Face.TITLE, 84, theme.panel_ink, anchor="rm", group="realm")
    faces = edition().decks.face
    persons = [face for card in own.hand if (face := faces[card]).kind == "person"]
    for n, face in enumerate(persons[:5]):
        canvas.paste(badge_of(style.theme, face.id, 0.62), WIDE - 600 + n * 84, y + 62)
    _warehouse(canvas, style, own, left, y + 138)
    return y + ROW


def _warehouse(canvas: Canvas, style: Style, own: RealmView, left: float, y: float) -> None:
    """The trade markers that can be spent, then those captured, by colour."""
    theme, word = THEMES[style.theme], words(style.language)
    x = left
    x += canvas.text(x, y, f"{word['warehouse']} {own.goods}", Face.STRONG, 30, theme.panel_ink, anchor="lm",
                     group="realm") + 24  # fmt: skip
    for _ in range(min(own.goods, TOKENS)):
        canvas.paste(glyphs.trade(style.theme, own.seat, 1.65), x, y)
        x += 32
    taken = [seat for seat, count in own.captured.items() for _ in range(count)]
    if taken:
        x += 14
        x += canvas.text(x, y, f"{word['captured']} {len(taken)}", Face.STRONG, 30, theme.panel_ink, anchor="lm",
                         group="realm") + 24  # fmt: skip
        for seat in taken[: max(0, int((WIDE - MARGIN - 30 - x) / 32))]:
            canvas.paste(glyphs.trade(style.theme, seat, 1.65), x, y)
            x += 32


def _chart(style: Style) -> Chart:
    """The frame of the course."""

    def badge(canvas: Canvas, code: str, x: float, y: float) -> None:
        canvas.paste(glyphs.sign(style.theme, code, 1.1), x, y)

    return Chart(THEMES[style.theme], words(style.language)["turn"], badge, CHART)


def curves(course: Sequence[PointsTally], theme: str) -> list[Curve]:
    """One line a seat, each with its own dashes and marks."""
    seats = edition().scenario.seats
    return [
        Curve(
            seat,
            n,
            clear_of_paper(THEMES[theme], seat_colour(THEMES[theme], seat)),
            tuple((one.place, one.points[seat]) for one in course),
        )
        for n, seat in enumerate(seats)
        if seat in course[-1].points
    ]


def told(view: EmpiresView, course: Sequence[PointsTally] = (), language: str = "en") -> list[str]:
    """The standings in sentences."""
    word, faces = words(language), edition().decks.face
    lines = [f"{word['standings']}, {turn_told(view.turn, language)}, {when(view, language)}."]
    for own in ranked(view):
        persons = [name(face, language) for card in own.hand if (face := faces[card]).kind == "person"]
        facts = [
            f"{whole(own.points)} {word['points']}",
            f"{provinces_of(view, own.seat)} {word['provinces']}",
            f"{word['warehouse']} {own.goods}",
            f"{word['captured']} {sum(own.captured.values())}",
            f"{len(own.hand)} {word['hand']}",
            *persons,
        ]
        lines.append(f"{word[own.seat]}: {', '.join(facts)}.")
    ends = {one.turn: one for one in course}
    for turn, one in ends.items():
        rows = [f"{word[seat]} {whole(points)}" for seat, points in one.points.items()]
        lines.append(f"{turn_told(turn, language)}: {', '.join(rows)}.")
    return lines
