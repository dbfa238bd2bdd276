"""What stands beside the map: every realm with its points and warehouse, the turns, and the open cards."""

from render.empires import glyphs
from render.empires.atlas import LAST, ROMAN, name, words
from render.empires.figures import badge_of
from render.paper.bands import panel
from render.paper.canvas import Box, Canvas
from render.paper.sheet import slab
from render.paper.text import Face, fitted, whole
from render.paper.theme import THEMES, Theme, ink_on, mix
from rules.core.ids import Seat
from rules.empires.pack.edition import edition
from rules.empires.view import EmpiresView, RealmView

COLUMNS = (("points", 240.0), ("provinces", 370.0), ("warehouse", 500.0), ("captured", 618.0), ("hand", 730.0))


def provinces_of(view: EmpiresView, seat: Seat) -> int:
    """How many areas a seat holds."""
    return sum(area.owner == seat for area in view.areas.values())


def realms(canvas: Canvas, style: str, view: EmpiresView, language: str, box: Box) -> None:
    """A row for each seat below the columns' words."""
    theme, word = THEMES[style], words(language)
    panel(canvas, theme, box)
    left, top, right, bottom = box
    for key, x in COLUMNS:
        text, size = fitted(word[key], Face.LABEL, 17, 118, 12)
        canvas.text(left + x, top + 22, text, Face.LABEL, size, theme.faint, group="track")
    high = min(46.0, (bottom - top - 42) / len(view.realms))
    for n, own in enumerate(view.realms):
        _realm(canvas, theme, view, language, (own, left, top + 34 + (n + 0.5) * high, right, high))


def _realm(
    canvas: Canvas,
    theme: Theme,
    view: EmpiresView,
    language: str,
    row: tuple[RealmView, float, float, float, float],
) -> None:
    own, left, y, right, high = row
    word, scale = words(language), canvas.scale
    if view.active == own.seat:
        slab(canvas, (left + 8, y - high / 2 + 1, right - 8, y + high / 2 - 1), 6, theme.accent, 60)
    canvas.paste(glyphs.sign(theme.id, own.seat, scale * 0.86), left + 38, y)
    canvas.text(left + 66, y, word[own.seat], Face.TITLE, 24, theme.panel_ink, anchor="lm", group="track")
    if own.seat == view.start:
        _starter(canvas, theme, left + 188, y)
    figures = (own.points, provinces_of(view, own.seat), own.goods, sum(own.captured.values()), len(own.hand))
    for (key, x), figure in zip(COLUMNS, figures, strict=True):
        size = 32 if key == "points" else 25
        if key == "warehouse":
            canvas.paste(glyphs.trade(theme.id, own.seat, scale * 1.15), left + x - 24, y)
        canvas.text(left + x + (8 if key == "warehouse" else 0), y, whole(figure), Face.TITLE, size, theme.panel_ink,
                    group="track")  # fmt: skip


def _starter(canvas: Canvas, theme: Theme, x: float, y: float) -> None:
    """The sign of the start player: a standing one."""
    slab(canvas, (x - 12, y - 14, x + 12, y + 14), 5, theme.gold)
    canvas.text(x, y, "1", Face.TITLE, 20, ink_on(theme.gold), group="track")


def piles(canvas: Canvas, style: str, view: EmpiresView, language: str, box: Box) -> None:
    """The turns with their rounds, the open cards, and how many lie in deck and discard."""
    theme, word = THEMES[style], words(language)
    panel(canvas, theme, box)
    left, top, right, bottom = box
    _turns(canvas, theme, view, (left + 14, top + 14, right - 14, top + 62))
    canvas.text((left + right) / 2, top + 80, word["display"], Face.NAME, 18, theme.panel_ink, group="track")
    step, high = (right - left - 24) / 2, 46.0
    for n, card in enumerate(view.display):
        x, y = left + 12 + (n % 2) * step, top + 94 + (n // 2) * (high + 4)
        face = edition().decks.face[card]
        slab(canvas, (x + 2, y, x + step - 2, y + high), 6, mix(theme.panel, theme.faint, 0.22))
        canvas.paste(badge_of(style, face.id, canvas.scale * 0.36), x + 27, y + high / 2)
        text, size = fitted(name(face, language), Face.LABEL, 18, step - 62, 13)
        canvas.text(x + 55, y + high / 2, text, Face.LABEL, size, theme.panel_ink, anchor="lm", group="track")
        if face.kind != "person":
            canvas.paste(glyphs.figure_disc(style, face.strength, canvas.scale), x + 42, y + high - 10)
    said = f"{word['deck']} {view.deck} · {word['discard']} {len(view.discard)}"
    canvas.text((left + right) / 2, bottom - 22, said, Face.LABEL, 17, theme.panel_ink, group="track")


def _turns(canvas: Canvas, theme: Theme, view: EmpiresView, box: Box) -> None:
    """Four boxes; the turn that is played stands out and counts its rounds."""
    left, top, right, bottom = box
    step = (right - left) / LAST
    for turn in range(1, LAST + 1):
        now = turn == view.turn
        fill = theme.accent if now else mix(theme.panel, theme.faint, 0.34 if turn < view.turn else 0.14)
        x = left + (turn - 1) * step
        slab(canvas, (x + 2, top, x + step - 2, bottom), 5, fill)
        canvas.text(x + step / 2, top + 17, ROMAN[turn], Face.TITLE, 23, ink_on(fill), group="track")
        rounds = edition().scenario.action_rounds[turn - 1]
        said = f"{view.round}/{rounds}" if now else str(rounds)
        canvas.text(x + step / 2, top + 37, said, Face.LABEL, 15, ink_on(fill), group="track")
