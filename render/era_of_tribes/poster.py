"""The poster at the end: who won, how the map looked, the points, and the game in numbers."""

import msgspec
from PIL import Image

from render.era_of_tribes.atlas import people_told, words
from render.era_of_tribes.bands import paste_sign, realm_of
from render.era_of_tribes.board import NOTHING, map_part
from render.era_of_tribes.colours import seat_colour
from render.era_of_tribes.crops import WHOLE, window
from render.era_of_tribes.standings import points
from render.paper.canvas import Canvas
from render.paper.mosaic import SAND, laurels, mosaic
from render.paper.picture import PLAIN, Picture, Style
from render.paper.sheet import MARGIN, WIDE, edge, flowed, section
from render.paper.tally import Bar, bars, numbers
from render.paper.text import Face, fitted, legible, whole
from render.paper.theme import THEMES, mix
from rules.era_of_tribes.view import RealmView, TribesView

TOP = 412  # the height of the mosaic with the winner's name


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
        return numbers(canvas, style.theme, word["story"], counted(finale.story, style.language), y + 6) + 36

    return flowed(style.theme, draw)


def victory_line(view: TribesView, finale: Finale, language: str) -> str:
    """Who won, in a few words."""
    word = words(language)
    names = f" {word['and']} ".join(people_told(realm_of(view, seat), language) for seat in finale.winners)
    return f"{word['victory']}: {names}"


def _triumph(canvas: Canvas, style: Style, view: TribesView, finale: Finale) -> float:
    """A mosaic in the winner's colour: his badge within laurels, the verdict, title and reason."""
    colour = seat_colour(THEMES[style.theme], finale.winners[0])
    floor = mosaic(WIDE - 52, TOP, mix(colour, (20, 14, 20), 0.42))
    canvas.image.paste(floor, (26, 26), floor)
    for y in (28.0, 24.0 + TOP):
        canvas.stroke([(26, y), (WIDE - 26, y)], 4, SAND)
    for n, seat in enumerate(finale.winners):
        x = WIDE / 2 + (n - (len(finale.winners) - 1) / 2) * 240
        canvas.paste(laurels(1.75), x, 146)
        paste_sign(canvas, style.theme, realm_of(view, seat), 3.4, x, 142)
    text, size = fitted(victory_line(view, finale, style.language), Face.TITLE, 84, WIDE - 120, 34)
    canvas.text(WIDE / 2, 292, text, Face.TITLE, size, (255, 248, 228), group="title")
    for n, told in enumerate(line for line in (finale.title, finale.reason) if line):
        text, size = fitted(told, Face.LABEL, 33, WIDE - 130, 22)
        canvas.text(WIDE / 2, 350 + n * 38, text, Face.LABEL, size, SAND, group="title")
    return 26.0 + TOP


def _map(canvas: Canvas, style: Style, view: TribesView, y: float) -> float:
    """The final position in a frame."""
    frame = window(view, WHOLE, [], style.language)
    wide = WIDE - 2 * round(MARGIN)
    high = round(wide * (frame.box[3] - frame.box[1]) / (frame.box[2] - frame.box[0]))
    if canvas.image.height > 1:
        part = map_part(view, style, NOTHING, frame).image
        canvas.image.paste(part.resize((wide, high), Image.Resampling.LANCZOS), (round(MARGIN), round(y)))
    left, right, foot = MARGIN, WIDE - MARGIN, y + high
    canvas.stroke([(left, y), (right, y), (right, foot), (left, foot), (left, y)], 6, edge(THEMES[style.theme]))
    return foot


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


def counted(story: Chronicle, language: str) -> list[tuple[int, str]]:
    """The numbers that are not zero, with their words."""
    word = words(language)
    return [(value, word[f"story-{key}"]) for key, value in msgspec.structs.asdict(story).items() if value]


def told(view: TribesView, finale: Finale, language: str = "en") -> list[str]:
    """The poster in sentences."""
    word = words(language)
    lines = [f"{victory_line(view, finale, language)}."]
    lines += [f"{part.rstrip('.')}." for part in (finale.title, finale.reason) if part]
    rows = [f"{realm_told(own, finale, language)}: {whole(points(own))}" for own in order(view, finale)]
    lines.append(f"{word['ep'].capitalize()}: {', '.join(rows)}.")
    told_numbers = [f"{value} {what}" for value, what in counted(finale.story, language)]
    return [*lines, f"{word['story']}: {', '.join(told_numbers)}."] if told_numbers else lines
