"""What stands beside the spaces: turns, piles of cards, markers in force, and the generals who are off the map."""

from dataclasses import dataclass

from render.hannibal import glyphs
from render.hannibal.atlas import LAST, general, name, space_name, words
from render.hannibal.counters import ratings
from render.hannibal.portraits import portrait
from render.paper.bands import panel
from render.paper.canvas import Box, Canvas
from render.paper.sheet import slab
from render.paper.text import Face, fitted
from render.paper.theme import THEMES, Theme, ink_on, mix
from rules.hannibal.board.ids import SIDES
from rules.hannibal.pack.edition import edition
from rules.hannibal.view import HannibalView

OFF = ("pool", "displaced", "aside", "out")  # in the order in which they matter


def dashboard(canvas: Canvas, style: str, view: HannibalView, language: str, box: Box) -> None:
    """The turns above, the sides in the middle, the piles and markers below."""
    theme = THEMES[style]
    panel(canvas, theme, box)
    left, top, right, bottom = box
    _turns(canvas, theme, view, (left + 14, top + 12, right - 14, top + 66))
    for n, side in enumerate(SIDES):
        _side(canvas, theme, view, language, (side, left + 14, top + 76 + n * 46, right - 14))
    _below(canvas, theme, view, language, (left + 14, top + 170, right - 14, bottom - 8))


def _turns(canvas: Canvas, theme: Theme, view: HannibalView, box: Box) -> None:
    """Nine boxes with their years; the turn that is played stands out."""
    left, top, right, bottom = box
    step = (right - left) / LAST
    for n, line in enumerate(edition().scenario.turns):
        now = line.turn == view.turn
        fill = theme.accent if now else mix(theme.panel, theme.faint, 0.32 if line.turn < view.turn else 0.12)
        ink = ink_on(fill)
        x = left + n * step
        slab(canvas, (x + 1.5, top, x + step - 1.5, bottom), 4, fill)
        canvas.text(x + step / 2, top + 19, str(line.turn), Face.TITLE, 24, ink, group="track")
        text, size = fitted(line.years.replace("-", "–"), Face.LABEL, 13, step - 6, 9)
        canvas.text(x + step / 2, top + 42, text, Face.LABEL, size, ink, group="track")


def _side(
    canvas: Canvas, theme: Theme, view: HannibalView, language: str, row: tuple[str, float, float, float]
) -> None:
    """One side: marker, name, political points, cards; a bar as long as its points."""
    side, left, top, right = row
    word = words(language)
    own = next(one for one in view.sides if one.side == side)
    y = top + 21
    if view.active == side:
        slab(canvas, (left - 5, top + 1, right + 5, top + 42), 5, theme.accent, 50)
    canvas.paste(glyphs.marker(theme.id, side, canvas.scale * 1.25), left + 16, y)
    canvas.text(left + 40, y, word[side], Face.TITLE, 23, theme.panel_ink, anchor="lm", group="track")
    canvas.text(left + 196, y, str(own.points), Face.TITLE, 30, theme.panel_ink, anchor="rm", group="track")
    canvas.text(left + 202, y + 2, word["points"], Face.LABEL, 16, theme.faint, anchor="lm", group="track")
    start = left + 236
    scoring = sum(province.scoring for province in edition().map.provinces.values())
    cell = min(8.6, (right - 110 - start) / scoring)
    for n in range(own.points):
        pip = (start + n * cell, y - 8, start + (n + 0.78) * cell, y + 8)
        canvas.fill(pip, mix(theme.gold, theme.panel_ink, 0.15))
    said = f"{own.cards} {word['card' if own.cards == 1 else 'cards']}"
    canvas.text(right - 2, y, said, Face.LABEL, 19, theme.panel_ink, anchor="rm", group="track")


def in_force(view: HannibalView, language: str) -> list[str]:
    """What is in force beyond the map: truce, alliances, the Siege Train, cards laid out."""
    word, cards = words(language), edition().decks.cards
    found = [
        word[key]
        for key, on in (("truce", view.truce), ("macedon", view.macedon), ("naval-victory", view.naval_victory))
        if on
    ]
    if view.siege_train is not None:
        found.append(f"{word['train']}: {space_name(view.siege_train.at, language)}")
    return found + [name(cards[id], language) for id in view.counsels if id in cards]


def _below(canvas: Canvas, theme: Theme, view: HannibalView, language: str, box: Box) -> None:
    """How many cards lie where, and what is in force."""
    left, top, right, _ = box
    word = words(language)
    piles = (("deck", view.deck), ("discard", len(view.discard)), ("removed", len(view.removed)))
    said = " · ".join(f"{word[key]} {count}" for key, count in piles)
    canvas.text(left, top + 10, said, Face.LABEL, 17, theme.panel_ink, anchor="lm", group="track")
    told = " · ".join(in_force(view, language))
    ink, face = (theme.accent, Face.STRONG) if told else (theme.faint, Face.PLAIN)
    text, size = fitted(told or word["nothing"], face, 17, right - left, 11)
    canvas.text(left, top + 35, text, face, size, ink, anchor="lm", group="track")


@dataclass(frozen=True)
class OffMap:
    """A general who is not on the map."""

    id: str
    status: str


def away(view: HannibalView) -> list[OffMap]:
    """The generals off the map, by where they are."""
    found = [OffMap(id, state.status) for id, state in view.generals.items() if state.status in OFF]
    return sorted(found, key=lambda one: (OFF.index(one.status), general(one.id).side, one.id))


def off_map(canvas: Canvas, style: str, view: HannibalView, language: str, box: Box) -> None:
    """The generals who are not on the map, in two columns."""
    theme, word = THEMES[style], words(language)
    rows = away(view)
    if not rows:
        return
    left, top, right, bottom = box
    columns = 2 if len(rows) > 4 else 1
    step, lines = (right - left - 20) / columns, -(-len(rows) // columns)
    high = min(33.0, (bottom - top - 44) / lines)
    panel(canvas, theme, (left, top, right, top + 44 + high * lines))
    canvas.text((left + right) / 2, top + 20, word["generals"], Face.NAME, 17, theme.panel_ink, group="track")
    for n, one in enumerate(rows):
        x, y = left + 10 + (n % columns) * step, top + 36 + (n // columns + 0.5) * high
        _general(canvas, theme, one, language, (x, y, step))


def _general(canvas: Canvas, theme: Theme, one: OffMap, language: str, room: tuple[float, float, float]) -> None:
    """A general's portrait, ratings, name, and where he is."""
    x, y, wide = room
    who = general(one.id)
    canvas.paste(portrait(theme.id, one.id, 12.5 * canvas.scale), x + 12, y)
    canvas.paste(ratings(theme.id, who.strategy, who.battle, canvas.scale * 0.9), x + 44, y)
    text, size = fitted(who.name, Face.LABEL, 15, wide - 68, 12)
    ink = theme.panel_ink if one.status != "out" else theme.faint
    canvas.text(x + 64, y - 6, text, Face.LABEL, size, ink, anchor="lm", group="track")
    text, size = fitted(words(language)[one.status], Face.PLAIN, 13, wide - 68, 11)
    canvas.text(x + 64, y + 8, text, Face.PLAIN, size, theme.faint, anchor="lm", group="track")
