"""What is printed on the board, as sprites: city boxes, rounds, towers, walls, stars, anchors."""

import math
from collections.abc import Callable
from dataclasses import dataclass

from PIL import Image

from render.assyrian_wars.colours import nation
from render.paper.brush import Brush
from render.paper.cache import kept
from render.paper.text import Face
from render.paper.theme import THEMES, Theme, ink_on, mix

BOX = (52.0, 27.0)  # a city box, in board units
SQUARE = (32.0, 27.0)
ROUND = 13.5  # the radius of a round area


@dataclass(frozen=True)
class Printed:
    """What is printed at an area, as far as it can be seen."""

    kind: str
    country: str = ""
    defence: int = 0
    eco: int = 0
    port: bool = False
    holder: str = ""  # who holds it, if not the country whose colour is printed


@kept
def area(style: str, printed: Printed, scale: float) -> Image.Image:
    """An area's box or round."""
    theme = THEMES[style]
    brush = Brush((92, 72), scale)
    PAINTERS.get(printed.kind, _city)(brush, theme, printed)
    for star in range(printed.eco):
        star_mark(brush, 33.0, -8.0 + 14 * star, 8.2, theme)
    if printed.port:
        anchor(brush, (-33.5 if printed.kind not in ("round", "square") else -21.0), 2.0, theme)
    return brush.done(shadow=130)


def _city(brush: Brush, theme: Theme, printed: Printed) -> None:
    """Two rectangles: whose it is, and how strong its walls are."""
    w, h = BOX[0] / 2, BOX[1] / 2
    colour = nation(theme, printed.country)
    capital, fortress = printed.kind.startswith("capital"), printed.kind.endswith("fortress")
    if capital:
        for x in (-w + 5.5, w - 5.5):
            tower(brush, x, -h, theme)
    if fortress:
        battlements(brush, -w + (11 if capital else 0), w - (11 if capital else 0), -h, theme)
    edge = theme.paper_edge
    brush.rect((-w, -h, w, h), theme.paper, edge, 1.6 if not fortress else 3.0, 4)
    inset = 1.6 if not fortress else 3.0
    brush.draw.rounded_rectangle(
        brush.at(-w + inset, -h + inset, -1.0, h - inset),
        2.2 * brush.unit,
        (*colour, 255),
        corners=(True, False, False, True),
    )
    if printed.holder:
        _held(brush, theme, printed.holder, (-w + inset + 5.5, -h + inset, -1.0, h - inset))
    elif printed.kind == "associated":
        brush.shape([(-1.0, -h + inset), (-1.0, h - inset), (-w + inset + 1, h - inset)], theme.paper)
        brush.text(-w / 2 - 5.5, -3.6, printed.country[:1], Face.STRONG, 12, ink_on(colour))
        brush.text(-w / 2 + 4.5, 4.0, printed.country[1:], Face.STRONG, 12, theme.paper_edge)
    elif printed.kind == "minor-city":
        brush.shape([(-13, -7), (-6.5, 0), (-13, 7), (-19.5, 0)], theme.paper_edge)
        brush.shape([(-13, -4), (-9.3, 0), (-13, 4), (-16.7, 0)], theme.paper)
    else:
        brush.text(-w / 2 - 0.4, 0.2, printed.country, Face.STRONG, 13.5, ink_on(colour))
    brush.text(w / 2 - 0.6, 0.0, str(printed.defence), Face.STRONG, 20, (36, 26, 18))
    brush.line([(-1.0, -h + inset), (-1.0, h - inset)], edge, 0.9)
    if capital:
        brush.line([(-w + 2, h + 3.6), (w - 2, h + 3.6)], theme.danger, 3.0)


def _held(brush: Brush, theme: Theme, holder: str, box: tuple[float, ...]) -> None:
    """The holder's colour and letters over all but a strip of the printed colour."""
    colour = nation(theme, holder)
    brush.rect(box, colour)
    brush.line([(box[0], box[1]), (box[0], box[3])], theme.paper, 1.2)
    brush.text((box[0] + box[2]) / 2 + 0.4, 0.2, holder, Face.STRONG, 12.5, ink_on(colour))


def _square(brush: Brush, theme: Theme, printed: Printed) -> None:
    """A single rectangle: Persia's areas have no city."""
    w, h = SQUARE[0] / 2, SQUARE[1] / 2
    colour = nation(theme, printed.country)
    brush.rect((-w, -h, w, h), colour, theme.paper_edge, 1.6, 3)
    if printed.holder:
        _held(brush, theme, printed.holder, (-w + 7, -h + 1.6, w - 1.6, h - 1.6))
    else:
        brush.text(0, 0.2, printed.country, Face.STRONG, 14, ink_on(colour))


def _round(brush: Brush, theme: Theme, printed: Printed) -> None:
    """A circle: no production; white is no-man's-land."""
    colour = nation(theme, printed.country)
    brush.disc(0, 0, ROUND, colour, theme.paper_edge, 1.6)
    if printed.holder:
        held = nation(theme, printed.holder)
        brush.disc(0, 0, ROUND - 3.6, held, theme.paper, 0.8)
        brush.text(0, 0.2, printed.holder, Face.STRONG, 11, ink_on(held))
    elif printed.country:
        brush.text(0, 0.2, printed.country, Face.STRONG, 13, ink_on(colour))
    else:
        brush.disc(0, 0, 3.0, mix(theme.paper_edge, theme.paper, 0.45))


PAINTERS: dict[str, Callable[[Brush, Theme, Printed], None]] = {"square": _square, "round": _round, "box": _round}


def tower(brush: Brush, x: float, foot: float, theme: Theme) -> None:
    """One of a capital's two towers."""
    stone = theme.paper_edge
    brush.shape([(x - 4.5, foot + 4), (x - 4.5, foot - 8), (x + 4.5, foot - 8), (x + 4.5, foot + 4)], stone)
    for dx in (-4.6, -1.2, 2.2):
        brush.shape(
            [(x + dx, foot - 7), (x + dx, foot - 11), (x + dx + 2.5, foot - 11), (x + dx + 2.5, foot - 7)], stone
        )
    brush.shape([(x - 1, foot - 5), (x + 1, foot - 5), (x + 1, foot - 1.5), (x - 1, foot - 1.5)], theme.paper)


def battlements(brush: Brush, left: float, right: float, foot: float, theme: Theme) -> None:
    """A wall's merlons along the top of a fortress."""
    count = max(3, round((right - left) / 7.5))
    step = (right - left) / count
    for n in range(count):
        x = left + (n + 0.22) * step
        brush.shape(
            [(x, foot + 2), (x, foot - 4.6), (x + step * 0.56, foot - 4.6), (x + step * 0.56, foot + 2)],
            theme.paper_edge,
        )


def star_mark(brush: Brush, x: float, y: float, radius: float, theme: Theme) -> None:
    """A gold star for a printed ECO."""
    for reach, colour in ((radius, theme.paper_edge), (radius - 1.9, theme.gold)):
        points = []
        for n in range(10):
            far = reach if n % 2 == 0 else reach * 0.46
            turn = math.radians(-90 + 36 * n)
            points.append((x + far * math.cos(turn), y + far * math.sin(turn)))
        brush.shape(points, colour)


def anchor(brush: Brush, x: float, y: float, theme: Theme) -> None:
    """A port: a white anchor on water blue."""
    brush.disc(x, y, 8.6, mix(theme.water_ink, (30, 90, 130), 0.6), theme.paper, 1.2)
    white = (255, 255, 255)
    brush.line([(x, y - 3.6), (x, y + 5)], white, 1.6)
    brush.line([(x - 2.6, y - 1.6), (x + 2.6, y - 1.6)], white, 1.4)
    brush.disc(x, y - 4.6, 1.5, white)
    brush.arc((x - 4.6, y - 4.2, x + 4.6, y + 5.4), 10, 170, white, 1.5)


@kept
def zone(style: str, scale: float) -> Image.Image:
    """A sea zone: a ring with waves."""
    theme = THEMES[style]
    brush = Brush((40, 40), scale)
    brush.disc(0, 0, 15, mix(theme.sea[0], theme.sea[1], 0.35), theme.water_ink, 1.4)
    for y in (-4.5, 0.5, 5.5):
        points = [(x / 2, y + 1.6 * math.sin(x / 2 * 1.05)) for x in range(-18, 19)]
        brush.line(points, theme.water_ink, 1.3)
    return brush.done()


@kept
def star(style: str, scale: float) -> Image.Image:
    """A single ECO star."""
    brush = Brush((22, 22), scale)
    star_mark(brush, 0, 0, 9, THEMES[style])
    return brush.done()


@kept
def port(style: str, scale: float) -> Image.Image:
    """A single anchor."""
    brush = Brush((22, 22), scale)
    anchor(brush, 0, 0, THEMES[style])
    return brush.done()
