"""The poster at the end of a match: who won, the winner's realm, everybody's points, the story in numbers."""

from collections.abc import Sequence
from dataclasses import replace

import msgspec
from PIL import Image

from render.assyrian_wars.atlas import edition, words
from render.assyrian_wars.board import NOTHING, map_part
from render.assyrian_wars.colours import PALETTES
from render.assyrian_wars.crops import Focus, Window, is_part, window
from render.assyrian_wars.names import country
from render.assyrian_wars.ornaments import emblem
from render.assyrian_wars.piles import Pile, piles
from render.assyrian_wars.symbols import crown
from render.assyrian_wars.tracks import chip
from render.paper.brush import Brush
from render.paper.cache import kept
from render.paper.canvas import Canvas
from render.paper.picture import PLAIN, Picture, Style
from render.paper.sheet import LAPIS, SAND, WIDE, bricks, flowed, rosette
from render.paper.tally import BAR, Bar, bars, numbers
from render.paper.text import Face, fitted, legible, whole
from render.paper.theme import THEMES
from render.paper.victory import counted, framed, in_sentences
from rules.assyrian_wars.pack.cards import CardType
from rules.assyrian_wars.view import View

TOP = 330.0  # the height of the wall with the winner's name


class Story(msgspec.Struct, frozen=True):
    """The match in numbers, counted from public events; what is zero is not shown."""

    impulses: int = 0
    battles: int = 0
    sieges: int = 0
    taken: int = 0
    lost: int = 0
    kings: int = 0
    cards: int = 0
    dice: int = 0


class Ending(msgspec.Struct, frozen=True):
    """How a match ended: the winning powers, and what only whoever asks knows: titles and players' names."""

    winners: tuple[str, ...]
    title: str = ""  # the scenario, the dates
    players: dict[str, str] = {}  # power to player
    story: Story = Story()


class NoWinner(Exception):
    """A poster names at least one winner who is in the match."""

    def __init__(self, winners: Sequence[str], powers: Sequence[str]) -> None:
        super().__init__(f"a poster needs winners among {', '.join(powers)}, not {', '.join(winners) or 'nobody'}")


def poster(view: View, ending: Ending, style: Style = PLAIN) -> Picture:
    """The poster."""
    if not ending.winners or not set(ending.winners) <= set(view.countries):
        raise NoWinner(ending.winners, list(view.countries))

    def draw(canvas: Canvas) -> float:
        y = _wall(canvas, style, ending, view.pack)
        y = _realm(canvas, style, view, ending.winners[0], y + 26)
        y = _points(canvas, style, view, ending, y + 18)
        rows = counted(ending.story, words(style.language))
        return numbers(canvas, style.theme, words(style.language)["story"], rows, y + 6) + 36

    return flowed(style.theme, draw)


def ranking(view: View) -> list[tuple[str, int]]:
    """The powers by their points, the best first."""
    rows = [(str(code), c.vp) for code, c in view.countries.items() if c.kind == "power" or c.acts_as_power]
    return sorted(rows, key=lambda row: -row[1])


def victory_line(ending: Ending, language: str, pack: str) -> str:
    """Who won, in three words."""
    word = words(language)
    names = " & ".join(country(code, language, pack) for code in ending.winners)
    return f"{names} {word['poster-wins']}" if len(ending.winners) == 1 else f"{word['poster-draw']}: {names}"


def _wall(canvas: Canvas, style: Style, ending: Ending, pack: str) -> float:
    """Glazed bricks in lapis, the winged disc, the winner's name."""
    canvas.image.paste(bricks(WIDE - 52, round(TOP), LAPIS), (26, 26))
    for y in (32.0, 46.0, 12 + TOP, 24 + TOP):
        canvas.stroke([(26, y), (WIDE - 26, y)], 5 if y in (32.0, 24 + TOP) else 2, SAND)
    canvas.paste(winged_disc(0.9), WIDE / 2, 112)
    for x in (112, WIDE - 112):
        canvas.paste(rosette(44.0, SAND, (214, 150, 40), LAPIS), x, 118)
    text, size = fitted(victory_line(ending, style.language, pack), Face.TITLE, 84, WIDE - 120, 34)
    canvas.text(WIDE / 2, 236, text, Face.TITLE, size, (255, 248, 228), group="title")
    told = " · ".join(part for part in (ending.title, players_of(ending)) if part)
    if told:
        text, size = fitted(told, Face.LABEL, 35, WIDE - 130, 24)
        canvas.text(WIDE / 2, 304, text, Face.LABEL, size, SAND, group="title")
    return 26 + TOP


def players_of(ending: Ending) -> str:
    """The winners' players."""
    return " & ".join(legible(ending.players[code]) for code in ending.winners if code in ending.players)


def _realm(canvas: Canvas, style: Style, view: View, winner: str, y: float) -> float:
    """The final position in a frame."""
    seen = piles(view, edition(view.pack).counters)
    found = {place: [replace(pile, fog=False, bare=pile.fog) for pile in row] for place, row in seen.items()}
    where = realm(view, winner, found, style.language)
    return framed(canvas, style.theme, where.box, lambda: map_part(view, style, NOTHING, found, where).image, y)


def realm(view: View, winner: str, found: dict[str, list[Pile]], language: str) -> Window:
    """What the poster's map shows: all of a part of the board, or the lands of the winner and all that he has."""
    return window(view, Focus("whole") if is_part(view) else Focus("country", winner), [], found, language)


def _points(canvas: Canvas, style: Style, view: View, ending: Ending, y: float) -> float:
    """Bars of victory points, the best first; a crown for who won."""

    def row(code: str, points: int) -> Bar:
        player = ending.players.get(code, "")
        told = country(code, style.language, view.pack) + (f" · {legible(player)}" if player else "")

        def badge(canvas: Canvas, x: float, y: float) -> None:
            canvas.paste(chip(style.theme, code, 2.0), x, y)
            if code in ending.winners:
                canvas.paste(laurel(1.0), x, y + 10 - BAR / 2)

        return Bar(told, points, PALETTES[style.theme].nations.get(code, THEMES[style.theme].faint), badge)

    rows = [row(code, points) for code, points in ranking(view)]
    return bars(canvas, style.theme, words(style.language)["chart-vp"], rows, y)


@kept
def winged_disc(scale: float) -> Image.Image:
    """The emblem above the winner's name."""
    brush = Brush((360, 150), scale)
    emblem(brush, CardType.POLITICAL, 0, 0, 1.4)
    return brush.done()


@kept
def laurel(scale: float) -> Image.Image:
    """A crown for a winner."""
    brush = Brush((44, 34), scale)
    crown(brush, 0, 0, 2.6, (240, 184, 44), (60, 38, 8))
    return brush.done()


def told(view: View, ending: Ending, language: str = "en") -> list[str]:
    """The poster in sentences."""
    word = words(language)
    points = (f"{country(code, language, view.pack)} {whole(vp)}" for code, vp in ranking(view))
    verdict, lines = victory_line(ending, language, view.pack), (ending.title, players_of(ending))
    return in_sentences(verdict, lines, (word["chart-vp"], points), ending.story, word)
