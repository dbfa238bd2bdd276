"""The key: every sign of the board, large, with its word; for those who cannot place one."""

from render.empires import glyphs
from render.empires.atlas import words
from render.empires.base import link
from render.empires.battle import pebble
from render.empires.colours import seat_colour
from render.empires.figures import badge_of
from render.empires.sheets import heading
from render.paper import signs
from render.paper.changes import draw_arrow, draw_clash, draw_shade, draw_swords
from render.paper.picture import PLAIN, Picture, Style
from render.paper.signs import Sign, enlarged, pasted
from render.paper.theme import THEMES
from rules.empires.pack.edition import edition

BIG = 2.2  # pixels of a board unit


def key(style: Style = PLAIN) -> Picture:
    """The whole key."""
    return signs.key_sheet(style.theme, words(style.language), PARTS, heading)


def told(language: str) -> list[str]:
    """The key in words."""
    return signs.told(words(language), PARTS)


def _seat(seat: str) -> Sign:
    return pasted(lambda style: glyphs.sign(style, seat, BIG))


def _line(kind: str) -> Sign:
    return enlarged(lambda canvas, style, x, y: link(canvas, THEMES[style], kind, (x - 28, y), (x + 28, y)), 2.2)


def _arrow(sea: bool) -> Sign:
    ends = [(-30.0 + 3 * n, 0.0) for n in range(19)]
    return enlarged(
        lambda canvas, style, x, y: draw_arrow(
            canvas, THEMES[style], seat_colour(THEMES[style], "blue"), [(x + a, y + b) for a, b in ends], sea=sea
        ),
        1.9,
    )


def _person(unit: str) -> Sign:
    return pasted(lambda style: badge_of(style, unit, 0.78))


PARTS: signs.Parts = (
    ("key-seats", tuple((seat, _seat(seat)) for seat in edition().scenario.seats)),
    (
        "key-areas",
        (
            ("worth", pasted(lambda style: glyphs.worth(style, 4, BIG))),
            ("goods", pasted(lambda style: glyphs.amphora(style, BIG))),
            ("key-markers", pasted(lambda style: glyphs.markers(style, "red", 3, BIG - 0.2))),
            ("fort", pasted(lambda style: glyphs.fort(style, BIG - 0.2))),
            ("key-fleet", pasted(lambda style: glyphs.fleet(style, "green", 1, 1.15))),
            ("key-room", pasted(lambda style: glyphs.trade(style, "", BIG + 0.8))),
            ("key-trade", pasted(lambda style: glyphs.trade(style, "purple", BIG + 0.8))),
            ("mountain", pasted(lambda style: glyphs.peaks(style, BIG))),
            ("strait", _line("strait")),
            ("lane", _line("sealane")),
        ),
    ),
    (
        "key-changes",
        (
            ("key-attack", _arrow(False)),
            ("key-voyage", _arrow(True)),
            ("key-clash", enlarged(lambda canvas, style, x, y: draw_clash(canvas, THEMES[style], x, y), 1.2)),
            ("key-swords", enlarged(lambda canvas, style, x, y: draw_swords(canvas, THEMES[style], x, y), 2.8)),
            (
                "key-taken",
                enlarged(
                    lambda canvas, style, x, y: draw_shade(
                        canvas, THEMES[style], seat_colour(THEMES[style], "green"), x, y
                    ),
                    1.3,
                ),
            ),
            ("key-pebble", pasted(lambda style: pebble(style, True, BIG))),
        ),
    ),
    (
        "key-persons",
        tuple((f"power-{unit.power}", _person(unit.id)) for unit in edition().decks.units.values() if unit.power),
    ),
)
