"""How the realms stand: the round's order, influence, morale, the triumph track and the epochs."""

from collections.abc import Sequence

import msgspec

from render.era_of_tribes.atlas import name, people_told, words
from render.era_of_tribes.bands import in_order, paste_sign, realm_of, when
from render.era_of_tribes.colours import seat_colour
from render.era_of_tribes.sheets import heading
from render.paper.canvas import Canvas
from render.paper.lines import Chart, Curve, clear_of_paper, panel
from render.paper.picture import PLAIN, Picture, Style
from render.paper.sheet import MARGIN, WIDE, flowed, section, slab
from render.paper.text import Face, fitted, whole
from render.paper.theme import THEMES, ink_on, mix
from rules.era_of_tribes.pack.edition import edition
from rules.era_of_tribes.pack.map import SEATS
from rules.era_of_tribes.view import RealmView, TribesView

ROW = 96.0
CHART = 440.0  # the height of the course


class InfluenceTally(msgspec.Struct, frozen=True):
    """How the realms stood at a moment; `place` is its place in the course, `turn` the round."""

    place: int
    turn: int
    points: dict[str, int]


def tally_of(view: TribesView, place: int = 0) -> InfluenceTally:
    """Influence as it is, or the final scores."""
    return InfluenceTally(place, view.round, {own.seat: points(own) for own in view.realms})


def points(own: RealmView) -> int:
    """The final score, or before there is one the influence points."""
    return own.ep if own.score is None else own.score


def standings(view: TribesView, course: Sequence[InfluenceTally] = (), style: Style = PLAIN) -> Picture:
    """The round's order with every figure, then the course if there is one, the triumph track, the epochs."""
    word = words(style.language)

    def draw(canvas: Canvas) -> float:
        y = heading(canvas, style.theme, word["standings"], when(view, style.language))
        y = section(canvas, style.theme, word["order"], y + 2)
        for n, own in enumerate(in_order(view), 1):
            y = _realm(canvas, style, view, own, n, y)
        if len(course) > 1:
            y = section(canvas, style.theme, word["course"], y + 6)
            panel(canvas, _chart(view, style), curves(course, style.theme), course, y + 14)
            y += CHART + 72
        y = section(canvas, style.theme, word["triumph-gap"], y + 6)
        y = _triumph(canvas, style, view, y)
        y = section(canvas, style.theme, word["epochs"], y + 6)
        return _epochs(canvas, style, view, y) + 30

    return flowed(style.theme, draw)


def _realm(canvas: Canvas, style: Style, view: TribesView, own: RealmView, place: int, y: float) -> float:
    """One realm on a slab in its colour: its place in the round, influence, morale, lands, progress."""
    theme, word = THEMES[style.theme], words(style.language)
    strong = own.seat == view.active
    slab(canvas, (MARGIN, y, WIDE - MARGIN, y + ROW - 8), 12, seat_colour(theme, own.seat), 110 if strong else 60)
    middle = y + ROW / 2 - 4
    canvas.text(MARGIN + 38, middle, str(place), Face.TITLE, 48, theme.panel_ink, group="realm")
    paste_sign(canvas, style.theme, own, 1.9, MARGIN + 106, middle)
    text, size = fitted(people_told(own, style.language), Face.TITLE, 40, 300, 26)
    canvas.text(MARGIN + 152, middle, text, Face.TITLE, size, theme.panel_ink, anchor="lm", group="realm")
    columns = (
        ("ep", own.ep),
        ("mo", own.morale),
        ("lands", own.lands),
        ("advances", own.progress),
        ("cities", own.cities),
    )
    for n, (key, figure) in enumerate(columns):
        x = MARGIN + 512 + n * 130
        canvas.text(x, middle - 16, whole(figure), Face.TITLE, 42, theme.panel_ink, group="realm")
        text, size = fitted(word[key], Face.LABEL, 24, 124, 17)
        canvas.text(x, middle + 25, text, Face.LABEL, size, theme.panel_ink, group="realm")
    return y + ROW


def _chart(view: TribesView, style: Style) -> Chart:
    """The frame of the course."""

    def badge(canvas: Canvas, code: str, x: float, y: float) -> None:
        paste_sign(canvas, style.theme, realm_of(view, code), 1.1, x, y)

    return Chart(THEMES[style.theme], words(style.language)["round"], badge, CHART)


def curves(course: Sequence[InfluenceTally], theme: str) -> list[Curve]:
    """One line a seat, each with its own dashes and marks."""
    return [
        Curve(
            seat,
            n,
            clear_of_paper(THEMES[theme], seat_colour(THEMES[theme], seat)),
            tuple((one.place, one.points[seat]) for one in course),
        )
        for n, seat in enumerate(SEATS)
        if seat in course[-1].points
    ]


def _triumph(canvas: Canvas, style: Style, view: TribesView, y: float) -> float:
    """For each realm the track of influence: filled up to its points, its triumph marker coming towards them (T-7)."""
    theme = THEMES[style.theme]
    left, right = MARGIN + 90, WIDE - MARGIN - 90
    for own in in_order(view):
        middle, colour = y + 30, seat_colour(theme, own.seat)
        slab(canvas, (left, middle - 16, right, middle + 16), 12, theme.faint, 40)
        field = (right - left) / (own.triumph + own.triumph_field)
        reached, marker = left + field * min(own.ep, own.triumph_field), left + field * own.triumph_field
        slab(canvas, (left, middle - 16, max(left + 24, reached), middle + 16), 12, colour)
        canvas.fill((marker - 7, middle - 25, marker + 7, middle + 25), theme.panel_ink)
        canvas.fill((marker - 4, middle - 22, marker + 4, middle + 22), colour)
        paste_sign(canvas, style.theme, own, 1.4, MARGIN + 42, middle)
        left_over = max(0, own.triumph_field - own.ep)
        canvas.text(right + 44, middle, str(left_over), Face.TITLE, 40, theme.panel_ink, group="triumph")
        y += 62
    return y


def _epochs(canvas: Canvas, style: Style, view: TribesView, y: float) -> float:
    """The six epochs, and on each the badges of who has reached it."""
    theme = THEMES[style.theme]
    epochs = edition().box.epochs
    for n, one in enumerate(epochs):
        here = [own for own in in_order(view) if own.epoch == n]
        top = y + n * 70
        fill = mix(theme.panel, theme.accent, 0.5) if here else mix(theme.panel, theme.faint, 0.16)
        slab(canvas, (MARGIN, top, WIDE - MARGIN, top + 62), 10, fill)
        text, size = fitted(name(one, style.language), Face.NAME, 36, 420, 22)
        canvas.text(MARGIN + 24, top + 31, text, Face.NAME, size, ink_on(fill), anchor="lm", group="epoch")
        for k, own in enumerate(here):
            paste_sign(canvas, style.theme, own, 1.4, WIDE - MARGIN - 44 - k * 66, top + 31)
    return y + 70 * len(epochs)


def told(view: TribesView, course: Sequence[InfluenceTally] = (), language: str = "en") -> list[str]:
    """The standings in sentences, in the round's order, and the course."""
    word = words(language)
    lines = [f"{word['standings']}, {when(view, language)}."]
    for n, own in enumerate(in_order(view), 1):
        facts = [
            f"{word['ep']} {whole(own.ep)}", f"{word['mo']} {whole(own.morale)}", f"{word['lands']} {own.lands}",
            f"{word['advances']} {own.progress}", f"{word['cities']} {own.cities}",
            f"{word['triumph-track']} {own.triumph_field}", name(edition().box.epochs[own.epoch], language),
        ]  # fmt: skip
        lines.append(f"{n}. {people_told(own, language)}: {', '.join(facts)}.")
    for one in course if len(course) > 1 else ():
        rows = [f"{people_told(own, language)} {whole(one.points[own.seat])}" for own in in_order(view)]
        lines.append(f"{word['round']} {one.turn}: {', '.join(rows)}.")
    return lines
