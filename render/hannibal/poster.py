"""The poster at the end of the war: who won, how the map looked, the points, and the war in numbers."""

import msgspec

from render.hannibal.atlas import words
from render.hannibal.board import NOTHING, map_part
from render.hannibal.colours import side_colour
from render.hannibal.crops import WHOLE, window
from render.hannibal.glyphs import marker
from render.hannibal.portraits import portrait
from render.paper.canvas import Canvas
from render.paper.mosaic import laurels
from render.paper.picture import PLAIN, Picture, Style
from render.paper.sheet import WIDE, flowed, section
from render.paper.tally import Bar, bars, numbers
from render.paper.text import legible
from render.paper.theme import THEMES
from render.paper.victory import counted, framed, in_sentences, triumph
from rules.hannibal.board.ids import Side
from rules.hannibal.view import HannibalView

FACES: dict[Side, tuple[str, ...]] = {
    "rome": ("fabius-maximus", "scipio-africanus", "marcellus"),
    "carthage": ("hasdrubal", "hannibal", "mago"),
}


class Chronicle(msgspec.Struct, frozen=True):
    """The war in numbers, counted from public events; what is zero is not shown."""

    cards: int = 0
    battles: int = 0
    sieges: int = 0
    taken: int = 0
    lost: int = 0
    voyages: int = 0
    displaced: int = 0
    dice: int = 0


class Finale(msgspec.Struct, frozen=True):
    """How a war ended: the winner, and what only whoever asks knows: title, reason and players' names."""

    winner: Side
    title: str = ""  # the scenario, the match
    reason: str = ""  # why it is over
    players: dict[str, str] = {}  # side to player
    story: Chronicle = Chronicle()


def poster(view: HannibalView, finale: Finale, style: Style = PLAIN) -> Picture:
    """The poster."""
    word = words(style.language)

    def draw(canvas: Canvas) -> float:
        y = _triumph(canvas, style, finale)
        y = section(canvas, style.theme, word["final"], y + 10)
        y = _map(canvas, style, view, y + 4)
        y = bars(canvas, style.theme, word["chart-points"], _rows(view, finale, style), y + 14)
        return numbers(canvas, style.theme, word["story"], counted(finale.story, word), y + 6) + 36

    return flowed(style.theme, draw)


def victory_line(finale: Finale, language: str) -> str:
    """Who won, in a few words."""
    word = words(language)
    return f"{word[finale.winner]} {word['wins-war']}"


def _triumph(canvas: Canvas, style: Style, finale: Finale) -> float:
    """A mosaic in the winner's colour: three generals within laurels, the verdict, title and players."""
    colour = side_colour(THEMES[style.theme], finale.winner)
    left, middle, right = FACES[finale.winner]

    def badges() -> None:
        for id, x, radius in ((left, WIDE / 2 - 240, 52.0), (right, WIDE / 2 + 240, 52.0), (middle, WIDE / 2, 66.0)):
            if id == middle:
                canvas.paste(laurels(1.75), x, 146)
            canvas.paste(portrait(style.theme, id, radius), x, 142)

    return triumph(canvas, colour, 0.38, badges, victory_line(finale, style.language), (finale.title, finale.reason))


def _map(canvas: Canvas, style: Style, view: HannibalView, y: float) -> float:
    """The final position in a frame."""
    frame = window(WHOLE, [], style.language)
    return framed(canvas, style.theme, frame.box, lambda: map_part(view, style, NOTHING, frame).image, y)


def ranking(view: HannibalView, finale: Finale) -> list[tuple[Side, int]]:
    """Both sides by their points, the winner first."""
    return sorted(((one.side, one.points) for one in view.sides), key=lambda row: (row[0] != finale.winner, -row[1]))


def side_told(side: Side, finale: Finale, language: str) -> str:
    """A side and who played it."""
    player = finale.players.get(side, "")
    return words(language)[side] + (f" · {legible(player)}" if player else "")


def _rows(view: HannibalView, finale: Finale, style: Style) -> list[Bar]:
    """A bar for each side."""

    def row(side: Side, points: int) -> Bar:
        def badge(canvas: Canvas, x: float, y: float) -> None:
            canvas.paste(marker(style.theme, side, 2.3), x, y)

        return Bar(side_told(side, finale, style.language), points, side_colour(THEMES[style.theme], side), badge)

    return [row(side, points) for side, points in ranking(view, finale)]


def told(view: HannibalView, finale: Finale, language: str = "en") -> list[str]:
    """The poster in sentences."""
    word = words(language)
    points = (f"{side_told(side, finale, language)}: {count}" for side, count in ranking(view, finale))
    lines, heading = (finale.title, finale.reason), word["chart-points"]
    return in_sentences(victory_line(finale, language), lines, (heading, points), finale.story, word)
