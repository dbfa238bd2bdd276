"""The political balance: whose provinces count how much, marker by marker, and how the points went over the turns."""

from collections.abc import Sequence

import msgspec
from PIL import Image

from render.hannibal import glyphs
from render.hannibal.atlas import LETTERS, holder, name, shape, words, years
from render.hannibal.colours import PALETTES, side_colour
from render.hannibal.glyphs import WHITE, marker
from render.hannibal.sheets import heading
from render.paper.brush import Brush
from render.paper.cache import kept
from render.paper.canvas import Canvas, Point
from render.paper.lines import Chart, Curve, clear_of_paper, panel
from render.paper.picture import PLAIN, Picture, Style
from render.paper.sheet import MARGIN, WIDE, flowed, section, slab
from render.paper.text import Face, fitted
from render.paper.theme import THEMES, mix
from rules.hannibal.board.ids import SIDES, ProvinceId
from rules.hannibal.pack.edition import edition
from rules.hannibal.view import HannibalView

ROW = 74.0
COLUMNS = 2
PIP = 37.0  # from marker to marker
CHART = 380.0  # the height of the course


class Standings(msgspec.Struct, frozen=True):
    """How both sides stood at a moment; `place` is its place in the course."""

    place: int
    turn: int
    points: dict[str, int]


def tally_of(view: HannibalView, place: int = 0) -> Standings:
    """The political points as they are."""
    return Standings(place, view.turn, {one.side: one.points for one in view.sides})


def politics(view: HannibalView, course: Sequence[Standings] = (), style: Style = PLAIN) -> Picture:
    """The balance, every province, and below them the course if there is one."""
    word = words(style.language)

    def draw(canvas: Canvas) -> float:
        below = f"{years(view.turn, style.language)} · {word['turn']} {view.turn}"
        y = heading(canvas, style.theme, word["politics"], below)
        y = _balance(canvas, style, view, y)
        for title, ids in grouped():
            y = section(canvas, style.theme, _region(title, style.language), y + 4)
            y = _provinces(canvas, style, view, ids, y)
        if len(course) > 1:
            y = section(canvas, style.theme, word["course"], y + 4)
            panel(canvas, _chart(style), curves(course, style.theme), course, y + 14)
            y += CHART + 70
        return y + 30

    return flowed(style.theme, draw)


def grouped() -> list[tuple[str, list[ProvinceId]]]:
    """The provinces by region; those of none come last."""
    atlas = edition().map
    found = [(str(id), list(region.provinces)) for id, region in atlas.regions.items()]
    inside = {province for _, ids in found for province in ids}
    return [*reversed(found), ("", [province for province in atlas.provinces if province not in inside])]


def _region(id: str, language: str) -> str:
    regions = {str(one): region for one, region in edition().map.regions.items()}
    return name(regions[id], language) if id else words(language)["elsewhere"]


def shares(view: HannibalView) -> dict[str, int]:
    """How many scoring provinces each side holds, and how many nobody."""
    scoring = [id for id, one in edition().map.provinces.items() if one.scoring]
    holders = [holder(view, id) or "" for id in scoring]
    return {side: holders.count(side) for side in ("rome", "", "carthage")}


def _balance(canvas: Canvas, style: Style, view: HannibalView, y: float) -> float:
    """A bar from Rome's end to Carthage's, a cell for each province that counts."""
    theme, word = THEMES[style.theme], words(style.language)
    found = shares(view)
    left, right = MARGIN + 8, WIDE - MARGIN - 8
    cell = (right - left) / sum(found.values())
    for side, x, anchor in (("rome", left, "lm"), ("carthage", right, "rm")):
        way = 1 if anchor == "lm" else -1
        canvas.paste(marker(style.theme, side, 2.6), x + way * 34, y + 40)
        told = f"{word[side]}  {found[side]}" if way > 0 else f"{found[side]}  {word[side]}"
        canvas.text(x + way * 78, y + 40, told, Face.TITLE, 52, theme.panel_ink, anchor=anchor, group="balance")
    x, top = left, y + 84
    for side, count in found.items():
        for _ in range(count):
            fill = side_colour(theme, side) if side else mix(theme.panel, theme.faint, 0.3)
            slab(canvas, (x + 2, top, x + cell - 2, top + 54), 6, fill)
            if side:
                letter = LETTERS[side]
                canvas.text(x + cell / 2, top + 27, letter, Face.TITLE, 30, WHITE, group="cell")
            x += cell
    if found[""]:
        told = f"{found['']} {word['open']}"
        middle = left + cell * (found["rome"] + found[""] / 2)
        canvas.text(
            min(max(middle, left + 90), right - 90), top + 80, told, Face.LABEL, 28, theme.panel_ink, group="balance"
        )
        top += 32
    return top + 72


def _provinces(canvas: Canvas, style: Style, view: HannibalView, ids: Sequence[ProvinceId], y: float) -> float:
    """Each province on a slab in its holder's tint: name, what is needed, every marker, a star if it counts."""
    theme, own = THEMES[style.theme], PALETTES[style.theme]
    wide = (WIDE - 2 * MARGIN - 16) / COLUMNS
    for n, id in enumerate(ids):
        province, side = edition().map.provinces[id], holder(view, id)
        left, top = MARGIN + (n % COLUMNS) * (wide + 16), y + (n // COLUMNS) * (ROW + 10)
        fill = own.lands[side] if side else theme.faint
        slab(canvas, (left, top, left + wide, top + ROW), 10, fill, 92 if side else 40)
        slab(canvas, (left, top, left + 10, top + ROW), 4, side_colour(theme, side) if side else theme.faint)
        spaces = edition().map.spaces_of[id]
        step = min(PIP, (wide - 276) / len(spaces))
        start = left + wide - 16 - len(spaces) * step
        for place, space in enumerate(spaces):
            mark = view.markers[space]
            canvas.paste(pip(style.theme, shape(view, space), mark.owner or ""), start + (place + 0.5) * step, top + 37)
        room = start - left - 28
        if province.scoring:
            canvas.paste(glyphs.star(style.theme, 1.9), left + 34, top + 22)
            room -= 36
        at = left + (58 if province.scoring else 22)
        text, size = fitted(name(province, style.language), Face.NAME, 31, room - 4, 18)
        canvas.text(at, top + 22, text, Face.NAME, size, theme.panel_ink, anchor="lm", group="province")
        told = f"{markers(view, id)} – {words(style.language)['needs']} {province.control}"
        text, size = fitted(told, Face.LABEL, 25, start - left - 28, 17)
        canvas.text(left + 22, top + 54, text, Face.LABEL, size, theme.panel_ink, anchor="lm", group="province")
    return y + -(-len(ids) // COLUMNS) * (ROW + 10)


def markers(view: HannibalView, province: ProvinceId) -> str:
    """How many markers each side has in a province."""
    owners = [view.markers[space].owner for space in edition().map.spaces_of[province]]
    return " · ".join(f"{LETTERS[side]} {owners.count(side)}" for side in SIDES)


@kept
def pip(style: str, kind: str, owner: str) -> Image.Image:
    """A space of a province: the marker on it, or its empty shape."""
    theme = THEMES[style]
    brush = Brush((36, 40), 1.0)
    if kind == "city":
        for x in (-12, -3, 6):
            brush.rect((x, -17, x + 6, -8), theme.paper_edge)
        brush.rect((-15, -13, 15, 16), theme.paper, theme.paper_edge, 2.4, 2)
    elif kind == "tribe":
        hexagon: list[Point] = [(17, 0), (8.5, -15), (-8.5, -15), (-17, 0), (-8.5, 15), (8.5, 15)]
        brush.shape(hexagon, PALETTES[style].tribe)
    else:
        brush.disc(0, 0, 15.5, theme.paper, theme.paper_edge, 1.8)
    if owner:
        glyphs.marker_mark(brush, theme, owner, 0, 1 if kind == "city" else 0, 1.12)
    return brush.done()


def _chart(style: Style) -> Chart:
    """The frame of the course."""

    def badge(canvas: Canvas, code: str, x: float, y: float) -> None:
        canvas.paste(marker(style.theme, code, 1.7), x, y)

    return Chart(THEMES[style.theme], words(style.language)["turn"], badge, CHART)


def curves(course: Sequence[Standings], theme: str) -> list[Curve]:
    """One line a side: Rome's dashed with squares, Carthage's plain with discs."""
    kinds = {"rome": 1, "carthage": 0}
    return [
        Curve(
            side,
            kinds[side],
            clear_of_paper(THEMES[theme], side_colour(THEMES[theme], side)),
            tuple((one.place, one.points[side]) for one in course),
        )
        for side in SIDES
    ]


def told(view: HannibalView, course: Sequence[Standings] = (), language: str = "en") -> list[str]:
    """The balance in sentences: points, every province with its markers, and how the points went."""
    word = words(language)
    found = shares(view)
    lines = [f"{word['politics']}: {word['rome']} {found['rome']}, {word['carthage']} {found['carthage']}, "
             f"{word['open']} {found['']}."]  # fmt: skip
    for id, ids in grouped():
        rows = []
        for province in ids:
            printed = edition().map.provinces[province]
            whose = word[holder(view, province) or "open"]
            star = "" if printed.scoring else f", {word['no-point']}"
            rows.append(f"{name(printed, language)} {whose} ({markers(view, province)}{star})")
        lines.append(f"{_region(id, language)}: {', '.join(rows)}.")
    if len(course) > 1:
        rows = [f"{word[side]} {course[0].points[side]} → {course[-1].points[side]}" for side in SIDES]
        lines.append(f"{word['course']}: {', '.join(rows)}.")
    return lines
