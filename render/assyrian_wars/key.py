"""The key: every counter, marker and sign of the board, large, with its word; for those who cannot place one."""

from collections.abc import Callable, Sequence

from PIL import Image

from render.assyrian_wars import glyphs
from render.assyrian_wars.atlas import words
from render.assyrian_wars.colours import LINKS
from render.assyrian_wars.counters import chief_tile, marker, pile_tile, province_mark, unit_tile
from render.assyrian_wars.glyphs import Printed
from render.assyrian_wars.links import connection
from render.assyrian_wars.piles import Chief, Tile
from render.assyrian_wars.piles import Face as PileFace
from render.assyrian_wars.placing import siege_ring
from render.assyrian_wars.tracks import camp_sign, level_mark, tribute_sign
from render.paper.canvas import Canvas
from render.paper.picture import PLAIN, Picture, Style
from render.paper.sheet import MARGIN, WIDE, flowed, heading, letters, section
from render.paper.text import Face, fitted
from render.paper.theme import THEMES

Draw = Callable[[Canvas, str, float, float], None]
ROW, COLUMNS = 118.0, 2
SIGN = 96.0  # from a column's edge to the middle of its sign
WORD = 190.0  # from a column's edge to its word
BIG, TILES = 3.4, 4.6  # pixels of a board unit: of boxes and markers, of tiles
CLASSES = ("HI", "LI", "B", "CH", "LC", "HB", "HC", "SH")


def key(style: Style = PLAIN) -> Picture:
    """The whole key."""
    word = words(style.language)

    def draw(canvas: Canvas) -> float:
        y = heading(canvas, style.theme, word["legend"], "")
        for title, rows in PARTS:
            y = _part(canvas, style.theme, word, title, rows, y + 8)
        return y + 30

    return flowed(style.theme, draw)


def told(language: str) -> list[str]:
    """The key in words."""
    word = words(language)
    return [f"{word[title]}: {', '.join(word[name] for name, _ in rows)}." for title, rows in PARTS]


def _part(
    canvas: Canvas, style: str, word: dict[str, str], title: str, rows: Sequence[tuple[str, Draw]], y: float
) -> float:
    """One part in two columns, read line by line."""
    y = section(canvas, style, word[title], y)
    wide = (WIDE - 2 * MARGIN) / COLUMNS
    for n, (name, draw) in enumerate(rows):
        left, middle = MARGIN + wide * (n % COLUMNS), y + ROW * (n // COLUMNS + 0.5)
        draw(canvas, style, left + SIGN, middle)
        text, size = fitted(word[name], Face.LABEL, 34, wide - WORD - 8, 24)
        letters(canvas, left + WORD, middle, text, Face.LABEL, size, THEMES[style].panel_ink, "key")
    return y + ROW * ((len(rows) + 1) // COLUMNS)


def _picture(make: Callable[[str], Image.Image]) -> Draw:
    return lambda canvas, style, x, y: canvas.paste(make(style), x, y)


def _unit(nation: str = "AS", cls: str = "HI", owner: str = "AS", **marks: int | bool) -> Draw:
    fog = bool(marks.pop("fog", False))
    tile = Tile(nation, cls, marks.get("factor", 4), bool(marks.get("reduced", False)), marks.get("count", 1))
    return _picture(lambda style: unit_tile(style, tile, owner, fog, TILES, lettered=nation != owner))


def _chief(*, king: bool = False, weak: bool = False) -> Draw:
    return _picture(lambda style: chief_tile(style, Chief("", "AS", 2, 7, king, weak), TILES))


def _pile(
    *, count: int = 5, inside: bool = False, besieging: bool = False, grouped: bool = False, fog: bool = False
) -> Draw:
    chief = Chief("", "AS", 2, 7, False)
    face = PileFace("AS", "HI", count, chief, inside, fog, grouped, besieging, False)
    return _picture(lambda style: pile_tile(style, face, BIG))


def _marker(kind: str, number: int = 1) -> Draw:
    return _picture(lambda style: marker(style, kind, number, BIG + 1))


def _area(kind: str, country: str, defence: int) -> Draw:
    return _picture(lambda style: glyphs.area(style, Printed(kind, country, defence), BIG - 0.6))


def _road(kind: str) -> Draw:
    def draw(canvas: Canvas, style: str, x: float, y: float) -> None:
        large = Canvas(canvas.image, BIG - 0.6, texts=canvas.texts)
        at = x / large.scale, y / large.scale
        connection(large, THEMES[style], kind, (at[0] - 26, at[1]), (at[0] + 26, at[1]))

    return draw


def _sign(draw: Callable[[Canvas, str, float, float], None]) -> Draw:
    """A sign of the dashboard, enlarged around its middle."""

    def enlarged(canvas: Canvas, style: str, x: float, y: float) -> None:
        large = Canvas(canvas.image, BIG, texts=canvas.texts)
        draw(large, style, x / BIG, y / BIG)

    return enlarged


def _camp(camp: str) -> Draw:
    return _sign(lambda canvas, style, x, y: camp_sign(canvas, THEMES[style], camp, x, y))


def _tribute(refusal: str) -> Draw:
    return _sign(lambda canvas, style, x, y: tribute_sign(canvas, THEMES[style], refusal, not refusal, x, y))


PARTS: tuple[tuple[str, tuple[tuple[str, Draw], ...]], ...] = (
    ("key-units", tuple((f"key-{cls.lower()}", _unit(cls=cls)) for cls in CLASSES)),
    (
        "key-counters",
        (
            ("key-count", _unit(count=3)),
            ("key-reduced", _unit(factor=2, reduced=True)),
            ("key-hired", _unit("MC", "LI", factor=3)),
            ("key-unseen", _unit(fog=True)),
            ("key-leader", _chief()),
            ("key-weak", _chief(weak=True)),
            ("key-king", _chief(king=True)),
            ("key-pile", _pile()),
            ("key-group", _pile(count=9, grouped=True)),
            ("key-inside", _pile(inside=True)),
            ("key-besieging", _pile(besieging=True)),
            ("key-siege", _picture(lambda style: siege_ring(style, BIG / 2))),
        ),
    ),
    (
        "key-markers",
        (
            ("key-pillage", _marker("pillage", 2)),
            ("key-damage", _marker("damage")),
            ("key-revolt", _marker("revolt")),
            ("key-hunger", _marker("hunger", 2)),
            ("key-eco-plus", _marker("eco-plus")),
            ("key-eco-minus", _marker("eco-minus")),
            ("key-province", _picture(lambda style: province_mark(style, "AS", BIG + 1))),
        ),
    ),
    (
        "key-places",
        (
            ("capital", _area("capital", "AS", 3)),
            ("fortress", _area("fortress", "AS", 4)),
            ("city", _area("city", "AS", 2)),
            ("associated", _area("associated", "AS", 2)),
            ("minor-city", _area("minor-city", "", 2)),
            ("no-mans-land", _area("round", "", 0)),
            ("eco-star", _picture(lambda style: glyphs.star(style, BIG))),
            ("port", _picture(lambda style: glyphs.port(style, BIG))),
        ),
    ),
    ("key-roads", tuple((kind, _road(kind)) for kind in LINKS)),
    (
        "key-signs",
        (
            ("assyrian", _camp("assyrian")),
            ("rebel", _camp("rebel")),
            ("neutral", _camp("neutral")),
            ("key-level", _picture(lambda style: level_mark(style, "AS", 8, BIG))),
            ("key-pays", _tribute("")),
            ("key-refuses", _tribute("black")),
        ),
    ),
)
