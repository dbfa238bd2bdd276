"""The poster at the end: who won, how the map looked, the points, and the game in numbers."""

import msgspec

from render.era_of_tribes.atlas import people_told, words
from render.era_of_tribes.bands import paste_sign, realm_of
from render.era_of_tribes.board import NOTHING, map_part
from render.era_of_tribes.colours import seat_colour
from render.era_of_tribes.crops import WHOLE, window
from render.era_of_tribes.standings import points
from render.paper.canvas import Canvas
from render.paper.mosaic import laurels
from render.paper.picture import PLAIN, Picture, Style
from render.paper.sheet import WIDE, flowed, section
from render.paper.tally import Bar, bars, numbers
from render.paper.text import legible, whole
from render.paper.theme import THEMES
from render.paper.victory import counted, framed, in_sentences, triumph
from rules.era_of_tribes.view import RealmView, TribesView


class Chronicle(msgspec.Struct, frozen=True):
    """The game in numbers, counted from public events; what is zero is not shown."""

    rounds: int = 0
    battles: int = 0
    landings: int = 0
    founded: int = 0
    advances: int = 0
    treaties: int = 0
    revolutions: int = 0
    dice: int = 0


class Finale(msgspec.Struct, frozen=True):
    """How a game ended: the winners, and what only whoever asks knows: title, reason and players' names."""

    winners: tuple[str, ...]
    title: str = ""  # the scenario, the match
    reason: str = ""  # why it is over
    players: dict[str, str] = {}  # seat to player
    story: Chronicle = Chronicle()


def poster(view: TribesView, finale: Finale, style: Style = PLAIN) -> Picture:
    """The poster."""
    word = words(style.language)

    def draw(canvas: Canvas) -> float:
        y = _triumph(canvas, style, view, finale)
        y = section(canvas, style.theme, word["final"], y + 10)
        y = _map(canvas, style, view, y + 4)
        y = bars(canvas, style.theme, word["ep"].capitalize(), _rows(view, finale, style), y + 14)
        return numbers(canvas, style.theme, word["story"], counted(finale.story, word), y + 6) + 36

    return flowed(style.theme, draw)


def victory_line(view: TribesView, finale: Finale, language: str) -> str:
    """Who won, in a few words."""
    word = words(language)
    names = f" {word['and']} ".join(people_told(realm_of(view, seat), language) for seat in finale.winners)
    return f"{word['victory']}: {names}"


def _triumph(canvas: Canvas, style: Style, view: TribesView, finale: Finale) -> float:
    """A mosaic in the winner's colour: his badge within laurels, the verdict, title and reason."""
    colour = seat_colour(THEMES[style.theme], finale.winners[0])

    def badges() -> None:
        for n, seat in enumerate(finale.winners):
            x = WIDE / 2 + (n - (len(finale.winners) - 1) / 2) * 240
            canvas.paste(laurels(1.75), x, 146)
            paste_sign(canvas, style.theme, realm_of(view, seat), 3.4, x, 142)

    return triumph(
        canvas, colour, 0.42, badges, victory_line(view, finale, style.language), (finale.title, finale.reason)
    )


def _map(canvas: Canvas, style: Style, view: TribesView, y: float) -> float:
    """The final position in a frame."""
    frame = window(view, WHOLE, [], style.language)
    return framed(canvas, style.theme, frame.box, lambda: map_part(view, style, NOTHING, frame).image, y)


def order(view: TribesView, finale: Finale) -> list[RealmView]:
    """All realms by their points, the winners first."""
    return sorted(view.realms, key=lambda own: (own.seat not in finale.winners, -points(own)))


def realm_told(own: RealmView, finale: Finale, language: str) -> str:
    """A people and who played it."""
    player = finale.players.get(own.seat, "")
    return people_told(own, language) + (f" · {legible(player)}" if player else "")


def _rows(view: TribesView, finale: Finale, style: Style) -> list[Bar]:
    """A bar for each realm."""

    def row(own: RealmView) -> Bar:
        def badge(canvas: Canvas, x: float, y: float) -> None:
            paste_sign(canvas, style.theme, own, 1.6, x, y)

        told = realm_told(own, finale, style.language)
        return Bar(told, points(own), seat_colour(THEMES[style.theme], own.seat), badge)

    return [row(own) for own in order(view, finale)]


def told(view: TribesView, finale: Finale, language: str = "en") -> list[str]:
    """The poster in sentences."""
    word = words(language)
    rows = (f"{realm_told(own, finale, language)}: {whole(points(own))}" for own in order(view, finale))
    lines, heading = (finale.title, finale.reason), word["ep"].capitalize()
    return in_sentences(victory_line(view, finale, language), lines, (heading, rows), finale.story, word)
