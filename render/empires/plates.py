"""What stands on an area: its markers and fort above its name, its worth and its trade below."""

from render.empires import glyphs
from render.empires.atlas import name
from render.empires.layout import layout
from render.paper.canvas import Box, Canvas
from render.paper.text import Face, width
from render.paper.theme import Theme
from render.paper.warp import Span
from rules.empires.board.ids import AreaId
from rules.empires.pack.edition import edition
from rules.empires.pack.map import Province
from rules.empires.view import AreaView

LABEL = 21  # the size of a province's name
LATIN = 26  # the size of a sea's name
ABOVE, BELOW = 32.0, 27.0  # from the name's middle to the middle of what stands above and below it
STEP = 2 * glyphs.SOCKET + 1.0  # from one trade marker to the next
COIN, JAR = 32.0, 22.0  # the room of the worth and of an amphora
SEA_ABOVE = 54.0
SEA_ROOM = Span(128, 100, 128, 44)
EMPTY = AreaView()


def room(one: Province) -> Span:
    """What a province needs around the middle of its name, in the longer language."""
    half = max(max(width(text, Face.NAME, LABEL) for text in (one.en, one.de)) / 2 + 4, below_wide(one) / 2 + 2, 46)
    return Span(half, ABOVE + 22, half, BELOW + 15)


def below_wide(one: Province) -> float:
    """How wide the worth, the amphora and the trade of a province are."""
    return COIN + (JAR if one.amphora else 0) + STEP * one.slots


def traded(view: AreaView, slots: int) -> list[str]:
    """The trade markers of an area in the order of seats, then its empty places."""
    found = [seat for seat, count in view.trade.items() for _ in range(count)]
    return [str(seat) for seat in found] + [""] * (slots - len(found))


def boxes(area: str, language: str) -> list[Box]:
    """What an area covers: above, name and below, in board units."""
    x, y = layout().spots[area]
    one = edition().map.areas[AreaId(area)]
    if not isinstance(one, Province):
        half = width(one.latin.upper(), Face.WATER, LATIN, 3.0) / 2 + 6
        return [(x - half, y - 16, x + half, y + 42), (x - 52, y - 100, x + 52, y - 16)]
    half, low = width(name(one, language), Face.NAME, LABEL) / 2 + 4, below_wide(one) / 2
    return [
        (x - half, y - 12, x + half, y + 12),
        (x - low, y + BELOW - 15, x + low, y + BELOW + 15),
        (x - 46, y - ABOVE - 22, x + 46, y - 12),
    ]


def province(canvas: Canvas, theme: Theme, area: str, view: AreaView, language: str) -> None:
    """One province whole."""
    one = edition().map.provinces[AreaId(area)]
    x, y = layout().spots[area]
    above(canvas, theme, view, x, y - ABOVE)
    canvas.text(x, y, name(one, language), Face.NAME, LABEL, theme.ink, halo=theme.halo, group="area")
    start = x - below_wide(one) / 2
    canvas.paste(glyphs.worth(theme.id, one.vp, canvas.scale), start + COIN / 2, y + BELOW)
    start += COIN
    if one.amphora:
        canvas.paste(glyphs.amphora(theme.id, canvas.scale), start + JAR / 2, y + BELOW)
        start += JAR
    _trade(canvas, theme, traded(view, one.slots), start, y + BELOW)


def above(canvas: Canvas, theme: Theme, view: AreaView, x: float, y: float) -> None:
    """The control markers and the fort of a province, side by side."""
    if view.owner is not None:
        at = x - (22 if view.fort else 0)
        canvas.paste(glyphs.markers(theme.id, view.owner, view.markers, canvas.scale), at, y)
        canvas.lay((at - 18, y - 18, at + 18, y + 18))
    if view.fort:
        canvas.paste(glyphs.fort(theme.id, canvas.scale), x + (24 if view.owner is not None else 0), y + 1)


def _trade(canvas: Canvas, theme: Theme, seats: list[str], left: float, y: float) -> None:
    for n, seat in enumerate(seats):
        canvas.paste(glyphs.trade(theme.id, seat, canvas.scale), left + (n + 0.5) * STEP, y)


def sea(canvas: Canvas, theme: Theme, area: str, view: AreaView, language: str) -> None:
    """One sea area whole: the fleet above its name, worth and trade below."""
    one = edition().map.seas[AreaId(area)]
    x, y = layout().spots[area]
    if view.owner is not None:
        canvas.paste(glyphs.fleet(theme.id, view.owner, view.markers, canvas.scale), x, y - SEA_ABOVE)
        canvas.lay((x - 50, y - SEA_ABOVE - 42, x + 50, y - SEA_ABOVE + 42))
    canvas.text(x, y, one.latin.upper(), Face.WATER, LATIN, theme.water_ink, halo=theme.halo, spacing=3.0, group="area")
    start = x - (COIN + STEP * one.slots) / 2
    canvas.paste(glyphs.worth(theme.id, one.vp, canvas.scale), start + COIN / 2, y + BELOW)
    _trade(canvas, theme, traded(view, one.slots), start + COIN, y + BELOW)
