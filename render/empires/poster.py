"""The poster at the end: who won, how the map looked, the points, and the game in numbers."""

import msgspec

from render.empires import glyphs
from render.empires.atlas import words
from render.empires.board import NOTHING, map_part
from render.empires.colours import seat_colour
from render.empires.crops import WHOLE, window
from render.empires.standings import ranked
from render.paper.canvas import Canvas
from render.paper.mosaic import laurels
from render.paper.picture import PLAIN, Picture, Style
from render.paper.sheet import WIDE, flowed, section
from render.paper.tally import Bar, bars, numbers
from render.paper.text import legible, whole
from render.paper.theme import THEMES
from render.paper.victory import counted, framed, in_sentences, triumph
from rules.empires.view import EmpiresView, RealmView


class Chronicle(msgspec.Struct, frozen=True):
    """The game in numbers, counted from public events; what is zero is not shown."""

    actions: int = 0
    battles: int = 0
    sieges: int = 0
    sea_battles: int = 0
    routs: int = 0
    conquered: int = 0
    revolts: int = 0
    dice: int = 0


class Finale(msgspec.Struct, frozen=True):
    """How a game ended: the winners, and what only whoever asks knows: title, reason and players' names."""

    winners: tuple[str, ...]
    title: str = ""  # the scenario, the match
    reason: str = ""  # why it is over
    players: dict[str, str] = {}  # seat to player
    story: Chronicle = Chronicle()


def poster(view: EmpiresView, finale: Finale, style: Style = PLAIN) -> Picture:
    """The poster."""
    word = words(style.language)

    def draw(canvas: Canvas) -> float:
        y = _triumph(canvas, style, finale)
        y = section(canvas, style.theme, word["final"], y + 10)
        y = _map(canvas, style, view, y + 4)
        y = bars(canvas, style.theme, word["victory-points"], _rows(view, finale, style), y + 14)
        return numbers(canvas, style.theme, word["story"], counted(finale.story, word), y + 6) + 36

    return flowed(style.theme, draw)


def victory_line(finale: Finale, language: str) -> str:
    """Who won, in a few words."""
    word = words(language)
    names = f" {word['and']} ".join(word[seat] for seat in finale.winners)
    return f"{names} {word['win-game' if len(finale.winners) > 1 else 'wins-game']}"


def _triumph(canvas: Canvas, style: Style, finale: Finale) -> float:
    """A mosaic in the winner's colour: his badge within laurels, the verdict, title and reason."""
    colour = seat_colour(THEMES[style.theme], finale.winners[0])

    def badges() -> None:
        for n, seat in enumerate(finale.winners):
            x = WIDE / 2 + (n - (len(finale.winners) - 1) / 2) * 240
            canvas.paste(laurels(1.75), x, 146)
            canvas.paste(glyphs.sign(style.theme, seat, 3.4), x, 142)

    return triumph(canvas, colour, 0.42, badges, victory_line(finale, style.language), (finale.title, finale.reason))


def _map(canvas: Canvas, style: Style, view: EmpiresView, y: float) -> float:
    """The final position in a frame."""
    frame = window(view, WHOLE, [], style.language)
    return framed(canvas, style.theme, frame.box, lambda: map_part(view, style, NOTHING, frame).image, y)


def seat_told(seat: str, finale: Finale, language: str) -> str:
    """A seat and who played it."""
    player = finale.players.get(seat, "")
    return words(language)[seat] + (f" · {legible(player)}" if player else "")


def order(view: EmpiresView, finale: Finale) -> list[RealmView]:
    """All realms by their points, the winners first."""
    return sorted(ranked(view), key=lambda own: own.seat not in finale.winners)


def _rows(view: EmpiresView, finale: Finale, style: Style) -> list[Bar]:
    """A bar for each seat."""

    def row(own: RealmView) -> Bar:
        def badge(canvas: Canvas, x: float, y: float) -> None:
            canvas.paste(glyphs.sign(style.theme, own.seat, 1.6), x, y)

        told = seat_told(own.seat, finale, style.language)
        return Bar(told, own.points, seat_colour(THEMES[style.theme], own.seat), badge)

    return [row(own) for own in order(view, finale)]


def told(view: EmpiresView, finale: Finale, language: str = "en") -> list[str]:
    """The poster in sentences."""
    word = words(language)
    points = (f"{seat_told(own.seat, finale, language)}: {whole(own.points)}" for own in order(view, finale))
    lines, heading = (finale.title, finale.reason), word["victory-points"]
    return in_sentences(victory_line(finale, language), lines, (heading, points), finale.story, word)
