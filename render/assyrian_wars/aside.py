"""What lies beside the map: pieces in the Regroup Box, and the wars off the map with their forces."""

from render.assyrian_wars.atlas import edition, name, words
from render.assyrian_wars.counters import PILE, pile_tile
from render.assyrian_wars.legend import panel
from render.assyrian_wars.piles import gathered
from render.assyrian_wars.tracks import chip
from render.paper.canvas import Box, Canvas
from render.paper.text import Face, fitted
from render.paper.theme import THEMES, Theme
from rules.assyrian_wars.board.pieces import ForeignWar
from rules.assyrian_wars.view import View

TITLE = 22.0  # the height of a panel's heading
WARS = 4  # rows of wars off the map; the fifth and sixth are counted only


def beside(canvas: Canvas, style: str, view: View, language: str, box: Box) -> None:
    """The Regroup Box and the wars off the map, side by side; nothing is drawn while both are empty."""
    left, top, right, bottom = box
    middle = left + (right - left) * 0.44
    if view.regroup:
        _regroup(canvas, THEMES[style], view, language, (left, top, middle - 3, bottom) if view.foreign_wars else box)
    if view.foreign_wars:
        _wars(canvas, THEMES[style], view, language, (middle + 3, top, right, bottom) if view.regroup else box)


def _heading(canvas: Canvas, theme: Theme, title: str, box: Box) -> None:
    """A panel with its title."""
    panel(canvas, theme, box, 225)
    text, size = fitted(title, Face.NAME, 15, box[2] - box[0] - 16)
    canvas.text((box[0] + box[2]) / 2, box[1] + 13, text, Face.NAME, size, theme.panel_ink, group="panel")


def _regroup(canvas: Canvas, theme: Theme, view: View, language: str, box: Box) -> None:
    """One pile a country; many of them overlap, so that the letters of each still show (6.5)."""
    left, top, right, bottom = box
    _heading(canvas, theme, words(language)["regroup"], box)
    own = gathered(view.regroup, edition(view.pack).counters)
    step = min(PILE[0] + 7, (right - left - PILE[0] - 12) / max(1, len(own) - 1))
    for n, pile in enumerate(own):
        x = (left + right) / 2 + (n - (len(own) - 1) / 2) * step
        canvas.paste(pile_tile(theme.id, pile.face, canvas.scale), x, (top + TITLE + bottom) / 2)


def _wars(canvas: Canvas, theme: Theme, view: View, language: str, box: Box) -> None:
    """One row a war: who fights with how many pieces (or which card tells against whom), and how long yet (6.11.b)."""
    left, top, right, bottom = box
    more = len(view.foreign_wars) - WARS
    title = words(language)["foreign-wars"] + (f" (+{more})" if more > 0 else "")
    _heading(canvas, theme, title, box)
    rows = view.foreign_wars[:WARS]
    step = (bottom - top - TITLE - 3) / max(3, len(rows))
    for n, war in enumerate(rows):
        y = top + TITLE + (n + 0.5) * step
        x = left + 8
        for country, count in _sides(view, war):
            canvas.paste(chip(theme.id, country, canvas.scale * 0.62), x + 11, y)
            committed = f"{count}/{war.size}" if war.duration is None else str(count)
            x += 26 + canvas.text(x + 24, y, committed, Face.LABEL, 13, theme.panel_ink, anchor="lm", group="panel")
            x += 6
        ends = "–" if war.duration is None else f"{war.duration} {words(language)['rounds-left']}"
        wide = canvas.text(right - 8, y, ends, Face.STRONG, 13, theme.accent, anchor="rm", group="panel")
        if war.second not in view.countries:
            text, size = fitted(_title(view, war, language), Face.LABEL, 13, right - 14 - wide - x)
            canvas.text(x, y, text, Face.LABEL, size, theme.faint, anchor="lm", group="panel")


def _sides(view: View, war: ForeignWar) -> list[tuple[str, int]]:
    """The countries of the game that fight, with the pieces they have committed."""
    sides: list[tuple[str, int]] = [(war.first, len(war.forces))]
    return [*sides, (war.second, len(war.others))] if war.second in view.countries else sides


def _title(view: View, war: ForeignWar, language: str) -> str:
    """The name of the card that began it."""
    cards = edition(view.pack).cards.by_id
    return name(cards[war.card], language) if war.card in cards else war.card
