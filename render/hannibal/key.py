"""The key: every sign of the board, large, with its word; for those who cannot place one."""

from render.hannibal import glyphs
from render.hannibal.atlas import words
from render.hannibal.changes import arrow, draw_swords, ring, shade
from render.hannibal.counters import Officer, Plate, plate_sign, rank_sign, rating_sign
from render.hannibal.fray import card_sign
from render.hannibal.glyphs import Printed
from render.hannibal.links import link
from render.hannibal.portraits import portrait
from render.hannibal.sheets import heading
from render.paper import signs
from render.paper.canvas import Canvas
from render.paper.picture import PLAIN, Picture, Style
from render.paper.signs import Sign, enlarged, pasted
from render.paper.theme import THEMES

BIG = 2.6  # pixels of a board unit


def key(style: Style = PLAIN) -> Picture:
    """The whole key."""
    return signs.key_sheet(style.theme, words(style.language), PARTS, heading)


def told(language: str) -> list[str]:
    """The key in words."""
    return signs.told(words(language), PARTS)


def _space(kind: str, owner: str = "", *, capital: bool = False, subjugated: bool = False) -> Sign:
    printed = Printed(kind, owner, None, capital, subjugated)
    return pasted(lambda style: glyphs.space(style, printed, BIG - 0.6))


def _road(kind: str) -> Sign:
    return enlarged(lambda canvas, style, x, y: link(canvas, THEMES[style], kind, (x - 34, y), (x + 34, y)), 2.0)


def _force(
    side: str, elephants: int = 0, *, inside: bool = False, besieging: bool = False, train: bool = False
) -> Sign:
    plate = Plate(side, 5, elephants, inside, besieging, (), train)
    return pasted(lambda style: plate_sign(style, plate, BIG - 0.4))


def _army() -> Sign:
    plate = Plate("carthage", 9, 0, officers=(Officer("hannibal", "", 1, 4),))
    return pasted(lambda style: plate_sign(style, plate, 1.6))


def _arrow(sea: bool) -> Sign:
    def draw(canvas: Canvas, style: str, x: float, y: float) -> None:
        line = [(x - 34 + n * 4, y + 7 - n * 0.8) for n in range(17)]
        arrow(canvas, THEMES[style], "carthage" if sea else "rome", line, sea=sea)

    return enlarged(draw, 1.9)


def _changed(canvas: Canvas, style: str, x: float, y: float) -> None:
    shade(canvas, THEMES[style], "carthage", x, y)
    canvas.paste(glyphs.marker(style, "carthage", canvas.scale * 1.2), x, y + 2)


def _touched(canvas: Canvas, style: str, x: float, y: float) -> None:
    ring(canvas, THEMES[style], x, y)


PARTS: signs.Parts = (
    (
        "key-spaces",
        (
            ("space", _space("round")),
            ("city", _space("city")),
            ("capital", _space("city", "rome", capital=True)),
            ("tribe", _space("tribe")),
            ("port", pasted(lambda style: glyphs.port(style, -1, BIG))),
            ("key-star", pasted(lambda style: glyphs.star(style, BIG + 0.8))),
            *((kind, _road(kind)) for kind in ("normal", "pass", "alps", "strait")),
        ),
    ),
    (
        "key-markers",
        (
            ("roman", _space("round", "rome")),
            ("punic", _space("round", "carthage")),
            ("subjugated", _space("round", "carthage", subjugated=True)),
            ("key-siege", pasted(lambda style: glyphs.pips(style, 1, 3, BIG))),
        ),
    ),
    (
        "key-armies",
        (
            ("key-rome", _force("rome")),
            ("key-carthage", _force("carthage")),
            ("key-elephants", _force("carthage", 2)),
            ("key-train", _force("carthage", train=True)),
            ("key-inside", _force("rome", inside=True)),
            ("key-besieging", _force("rome", besieging=True)),
            ("key-led", _army()),
            ("key-portrait", pasted(lambda style: portrait(style, "scipio-africanus", 46.0))),
            ("key-strategy", pasted(lambda style: rating_sign(style, "strategy", 2, BIG + 1))),
            ("key-battle", pasted(lambda style: rating_sign(style, "battle", 4, BIG + 1))),
            ("key-consul", pasted(lambda style: rank_sign(style, "consul", BIG + 1))),
            ("key-proconsul", pasted(lambda style: rank_sign(style, "proconsul", BIG + 1))),
        ),
    ),
    (
        "key-signs",
        (
            ("key-march", _arrow(sea=False)),
            ("key-voyage", _arrow(sea=True)),
            ("key-changed", enlarged(_changed, 1.3)),
            ("key-touched", enlarged(_touched, 1.3)),
            ("key-fight", enlarged(lambda canvas, style, x, y: draw_swords(canvas, THEMES[style], x, y), BIG)),
            ("key-open", pasted(lambda style: card_sign(style, 5, 7, "carthage", 1.75))),
        ),
    ),
)
