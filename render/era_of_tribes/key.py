"""The key: every sign of the board, large, with its word; for those who cannot place one."""

from render.era_of_tribes import glyphs
from render.era_of_tribes.atlas import words
from render.era_of_tribes.battle import RED, face
from render.era_of_tribes.colours import TERRAINS, seat_colour
from render.era_of_tribes.sheets import heading
from render.paper import signs
from render.paper.badges import Heraldry, badge
from render.paper.changes import draw_arrow, draw_clash, draw_shade
from render.paper.picture import PLAIN, Picture, Style
from render.paper.signs import Sign, enlarged, pasted
from render.paper.theme import THEMES
from rules.era_of_tribes.board.ids import Symbol
from rules.era_of_tribes.pack.edition import edition
from rules.era_of_tribes.pack.map import SEATS

BIG = 2.2  # pixels of a board unit
SYMBOLS: tuple[Symbol, ...] = ("sword", "shield", "fist", "mask", "catapult")


def key(style: Style = PLAIN) -> Picture:
    """The whole key."""
    return signs.key_sheet(style.theme, _words(style.language), PARTS, heading)


def told(language: str) -> list[str]:
    """The key in words."""
    return signs.told(_words(language), PARTS)


def _words(language: str) -> dict[str, str]:
    """The words of the board and the names of the peoples."""
    peoples = edition().box.peoples.items()
    return {**words(language), **{id: one.de if language == "de" else one.en for id, one in peoples}}


def _seat(seat: str) -> Sign:
    return pasted(lambda style: glyphs.sign(style, seat, "", BIG))


def _people(people: str) -> Sign:
    def shown(style: str) -> Heraldry:
        return Heraldry("disc", glyphs.EMBLEMS[people], THEMES[style].faint)

    return pasted(lambda style: badge(shown(style), BIG))


def _terrain(kind: str) -> Sign:
    return pasted(lambda style: glyphs.terrain(style, kind, 3.6))


def _good(kind: str) -> Sign:
    return pasted(lambda style: glyphs.good(style, kind, 3.6))


def _symbol(symbol: Symbol) -> Sign:
    return pasted(lambda style: face(style, symbol, RED, 1.5))


def _arrow(sea: bool) -> Sign:
    ends = [(-30.0 + 3 * n, 0.0) for n in range(19)]
    return enlarged(
        lambda canvas, style, x, y: draw_arrow(
            canvas, THEMES[style], seat_colour(THEMES[style], "blue"), [(x + a, y + b) for a, b in ends], sea=sea
        ),
        1.9,
    )


PARTS: signs.Parts = (
    ("key-players", tuple((str(seat), _seat(seat)) for seat in SEATS)),
    ("key-peoples", tuple((str(people), _people(people)) for people in edition().box.peoples)),
    (
        "key-pieces",
        (
            ("key-vassals", pasted(lambda style: glyphs.vassals(style, "red", "romans", 3, BIG))),
            ("key-home", pasted(lambda style: glyphs.home(style, "greeks", BIG + 0.6))),
            ("key-city", pasted(lambda style: glyphs.city(style, "green", "", BIG))),
            ("key-post", pasted(lambda style: glyphs.city(style, "green", "blue", BIG))),
            ("key-fleet", pasted(lambda style: glyphs.fleet(style, "blue", "carthaginians", 2, BIG - 0.2))),
            ("barbarians", pasted(lambda style: glyphs.barbarians(style, BIG))),
            ("key-battlefield", pasted(lambda style: glyphs.battlefield(style, 2, BIG + 0.4))),
            ("key-march", _arrow(False)),
            ("key-voyage", _arrow(True)),
            ("key-clash", enlarged(lambda canvas, style, x, y: draw_clash(canvas, THEMES[style], x, y), 1.2)),
            (
                "key-taken",
                enlarged(
                    lambda canvas, style, x, y: draw_shade(
                        canvas, THEMES[style], seat_colour(THEMES[style], "green"), x, y
                    ),
                    1.3,
                ),
            ),
        ),
    ),
    (
        "key-terrain",
        (*((kind, _terrain(kind)) for kind in TERRAINS), ("fish", pasted(lambda style: glyphs.fish(style, 3.4)))),
    ),
    ("goods", tuple((kind, _good(kind)) for kind in glyphs.GOODS)),
    ("markers", tuple((str(symbol), _symbol(symbol)) for symbol in SYMBOLS)),
)
