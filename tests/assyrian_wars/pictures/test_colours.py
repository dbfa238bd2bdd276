"""The game's colours: everything can be told apart without them, and letters can be read on every one."""

from itertools import combinations

import pytest

from render.assyrian_wars.atlas import game_map
from render.assyrian_wars.colours import PALETTES, Palette, nation
from render.assyrian_wars.symbols import SIGNS
from render.paper.theme import THEMES, Colour, ink_on, luminance
from rules.assyrian_wars.pack.load import house

palettes = pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES)


def test_every_theme_has_the_colours_of_the_game() -> None:
    assert PALETTES.keys() == THEMES.keys()


@palettes
def test_every_kind_of_connection_has_its_own_line(palette: Palette) -> None:
    kinds = {kind for row in game_map().terrain.values() for kind in row.values()}
    assert kinds == palette.links.keys()
    looks = [(stroke.dash, stroke.marks) for stroke in palette.links.values()]
    assert len(set(looks)) == len(looks)


@palettes
def test_every_country_and_pool_has_a_colour_and_letters_of_its_own(palette: Palette) -> None:
    codes = list(game_map().countries)
    assert set(codes) <= palette.nations.keys()
    assert all(len(code) == 2 for code in codes)
    assert len({palette.nations[code] for code in codes}) == len(codes)


@palettes
def test_letters_can_be_read_on_every_counter(palette: Palette) -> None:
    for code, colour in palette.nations.items():
        assert abs(luminance(colour) - luminance(ink_on(colour))) > 0.38, code


@palettes
def test_lands_have_their_country_s_colour_where_they_have_no_tint_of_their_own(palette: Palette) -> None:
    assert palette.land_of("EG") == palette.nations["EG"]
    assert palette.land_of("AS") == palette.lands["AS"] != palette.nations["AS"]


def test_what_belongs_to_no_country_is_paper() -> None:
    theme = THEMES["dark"]
    assert nation(theme, "") == theme.paper
    assert nation(theme, "BA") == PALETTES["dark"].nations["BA"]


def seen(colour: Colour, matrix: tuple[tuple[float, ...], ...]) -> tuple[float, ...]:
    """A colour as somebody without one kind of cone sees it (Viénot, in linear light)."""
    linear = [(c / 255) ** 2.2 for c in colour]
    mixed = [max(0.0, sum(m * v for m, v in zip(row, linear, strict=True))) for row in matrix]
    return tuple(255 * v ** (1 / 2.2) for v in mixed)


PROTAN = ((0.11238, 0.88762, 0.0), (0.11238, 0.88762, 0.0), (0.00401, -0.00401, 1.0))
DEUTAN = ((0.29275, 0.70725, 0.0), (0.29275, 0.70725, 0.0), (-0.02234, 0.02234, 1.0))


@pytest.mark.parametrize("matrix", [PROTAN, DEUTAN], ids=["protan", "deutan"])
def test_the_powers_stay_apart_for_colour_blind_readers(matrix: tuple[tuple[float, ...], ...]) -> None:
    safe = PALETTES["safe"]
    for one, two in combinations(game_map().powers, 2):
        a, b = seen(safe.nations[one], matrix), seen(safe.nations[two], matrix)
        assert max(abs(x - y) for x, y in zip(a, b, strict=True)) > 40, (one, two)


def test_every_unit_class_has_a_sign() -> None:
    assert {unit.cls for unit in house().counters.units.values()} <= SIGNS.keys()
