"""The key: every counter, marker and sign of the board, large, with its word; for those who cannot place one."""

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
from render.paper import signs
from render.paper.canvas import Canvas
from render.paper.picture import PLAIN, Picture, Style
from render.paper.signs import Sign, enlarged, pasted
from render.paper.theme import THEMES

BIG, TILES = 3.4, 4.6  # pixels of a board unit: of boxes and markers, of tiles
CLASSES = ("HI", "LI", "B", "CH", "LC", "HB", "HC", "SH")


def key(style: Style = PLAIN) -> Picture:
    """The whole key."""
    return signs.key_sheet(style.theme, words(style.language), PARTS)


def told(language: str) -> list[str]:
    """The key in words."""
    return signs.told(words(language), PARTS)


def _unit(nation: str = "AS", cls: str = "HI", owner: str = "AS", **marks: int | bool) -> Sign:
    fog = bool(marks.pop("fog", False))
    tile = Tile(nation, cls, marks.get("factor", 4), bool(marks.get("reduced", False)), marks.get("count", 1))
    return pasted(lambda style: unit_tile(style, tile, owner, fog, TILES, lettered=nation != owner))


def _chief(*, king: bool = False, weak: bool = False) -> Sign:
    return pasted(lambda style: chief_tile(style, Chief("", "AS", 2, 7, king, weak), TILES))


def _pile(
    *, count: int = 5, inside: bool = False, besieging: bool = False, grouped: bool = False, fog: bool = False
) -> Sign:
    chief = Chief("", "AS", 2, 7, False)
    face = PileFace("AS", "HI", count, chief, inside, fog, grouped, besieging, False)
    return pasted(lambda style: pile_tile(style, face, BIG))


def _marker(kind: str, number: int = 1) -> Sign:
    return pasted(lambda style: marker(style, kind, number, BIG + 1))


def _area(kind: str, country: str, defence: int) -> Sign:
    return pasted(lambda style: glyphs.area(style, Printed(kind, country, defence), BIG - 0.6))


def _road(kind: str) -> Sign:
    def draw(canvas: Canvas, style: str, x: float, y: float) -> None:
        connection(canvas, THEMES[style], kind, (x - 26, y), (x + 26, y))

    return enlarged(draw, BIG - 0.6)


def _camp(camp: str) -> Sign:
    return enlarged(lambda canvas, style, x, y: camp_sign(canvas, THEMES[style], camp, x, y), BIG)


def _tribute(refusal: str) -> Sign:
    return enlarged(lambda canvas, style, x, y: tribute_sign(canvas, THEMES[style], refusal, not refusal, x, y), BIG)


PARTS: tuple[tuple[str, tuple[tuple[str, Sign], ...]], ...] = (
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
            ("key-siege", pasted(lambda style: siege_ring(style, BIG / 2))),
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
            ("key-province", pasted(lambda style: province_mark(style, "AS", BIG + 1))),
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
            ("eco-star", pasted(lambda style: glyphs.star(style, BIG))),
            ("port", pasted(lambda style: glyphs.port(style, BIG))),
        ),
    ),
    ("key-roads", tuple((kind, _road(kind)) for kind in LINKS)),
    (
        "key-signs",
        (
            ("assyrian", _camp("assyrian")),
            ("rebel", _camp("rebel")),
            ("neutral", _camp("neutral")),
            ("key-level", pasted(lambda style: level_mark(style, "AS", 8, BIG))),
            ("key-pays", _tribute("")),
            ("key-refuses", _tribute("black")),
        ),
    ),
)
