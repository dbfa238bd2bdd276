"""The board of Three Hills: the hills with their crowns, and whose hosts stand there or at home."""

import msgspec

from render.paper.encode import encode
from render.paper.picture import Picture, Style
from render.paper.sheet import MARGIN, WIDE, done, heading, section, sheet
from render.paper.text import Face
from render.paper.theme import THEMES
from render.studio import Order, Ready
from tests.practice import pack
from tests.practice.board import HOME
from tests.practice.view import HillsView

HIGH = 500
TITLES = {
    "en": ("Three Hills", "Round {round} of {last}", "At home", "Crowns"),
    "de": ("Drei Hügel", "Runde {round} von {last}", "Daheim", "Kronen"),
}


def board(view: HillsView, style: Style) -> Order:
    """The board as a seat sees it."""
    return Order(_board, style, (msgspec.msgpack.encode(view),))


def _board(style: Style, packed: bytes) -> tuple[Ready, ...]:
    view = msgspec.msgpack.decode(packed, type=HillsView)
    made = encode(picture(view, style).image)
    return (Ready(made.data, made.suffix, made.size, " ".join(told(view))),)


def picture(view: HillsView, style: Style) -> Picture:
    """One column a hill, and one for those who stayed at home."""
    title, below, home, crowns = TITLES[style.language]
    canvas = sheet(style.theme, WIDE, HIGH)
    ink = THEMES[style.theme].panel_ink
    y = heading(canvas, style.theme, title, below.format(round=view.round, last=view.last_round))
    y = section(canvas, style.theme, f"{crowns}: " + " · ".join(f"{host.seat} {host.crowns}" for host in view.hosts), y)
    places = [*pack.shipped().hills, HOME]
    wide = (WIDE - 2 * MARGIN) / len(places)
    for number, place in enumerate(places):
        x = MARGIN + wide * (number + 0.5)
        name = home if place == HOME else place.title()
        canvas.text(x, y + 40, name, Face.TITLE, 40, ink, group="place")
        for row, host in enumerate(host for host in view.hosts if host.at == place and not host.out):
            canvas.text(x, y + 100 + 44 * row, f"{host.seat}: {host.warriors}", Face.LABEL, 34, ink, group="host")
    return done(canvas)


def told(view: HillsView) -> list[str]:
    """The same in words."""
    return [f"{host.seat}: {host.warriors} warriors, {host.crowns} crowns, {host.at}." for host in view.hosts]
