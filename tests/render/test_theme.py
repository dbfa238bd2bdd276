"""Styles: everything can be told apart without colour, and letters can be read on every colour."""

from itertools import combinations

import pytest

from render.assyrian_wars.atlas import game_map
from render.assyrian_wars.symbols import SIGNS
from render.paper.theme import THEMES, Theme, ink_on, luminance, mix, rgb
from rules.assyrian_wars.pack.load import house

themes = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)


@themes
def test_every_kind_of_connection_has_its_own_line(theme: Theme) -> None:
    kinds = {kind for row in game_map().terrain.values() for kind in row.values()}
    assert kinds == theme.links.keys()
    looks = [(stroke.dash, stroke.marks) for stroke in theme.links.values()]
    assert len(set(looks)) == len(looks)


@themes
def test_every_country_and_pool_has_a_colour_and_letters_of_its_own(theme: Theme) -> None:
    codes = list(game_map().countries)
    assert set(codes) <= theme.nations.keys()
    assert all(len(code) == 2 for code in codes)
    assert len({theme.nations[code] for code in codes}) == len(codes)


@themes
def test_letters_can_be_read_on_every_counter(theme: Theme) -> None:
    for code, colour in theme.nations.items():
        assert abs(luminance(colour) - luminance(ink_on(colour))) > 0.38, code


def seen(colour: tuple[int, int, int], matrix: tuple[tuple[float, ...], ...]) -> tuple[float, ...]:
    """A colour as somebody without one kind of cone sees it (Viénot, in linear light)."""
    linear = [(c / 255) ** 2.2 for c in colour]
    mixed = [max(0.0, sum(m * v for m, v in zip(row, linear, strict=True))) for row in matrix]
    return tuple(255 * v ** (1 / 2.2) for v in mixed)


PROTAN = ((0.11238, 0.88762, 0.0), (0.11238, 0.88762, 0.0), (0.00401, -0.00401, 1.0))
DEUTAN = ((0.29275, 0.70725, 0.0), (0.29275, 0.70725, 0.0), (-0.02234, 0.02234, 1.0))


@pytest.mark.parametrize("matrix", [PROTAN, DEUTAN], ids=["protan", "deutan"])
def test_the_powers_stay_apart_for_colour_blind_readers(matrix: tuple[tuple[float, ...], ...]) -> None:
    safe = THEMES["safe"]
    for one, two in combinations(game_map().powers, 2):
        a, b = seen(safe.nations[one], matrix), seen(safe.nations[two], matrix)
        assert max(abs(x - y) for x, y in zip(a, b, strict=True)) > 40, (one, two)


def test_every_unit_class_has_a_sign() -> None:
    assert {unit.cls for unit in house().counters.units.values()} <= SIGNS.keys()


def test_colours_are_read_and_mixed() -> None:
    assert rgb("#ff8000") == (255, 128, 0)
    assert mix((0, 0, 0), (100, 200, 50), 0.5) == (50, 100, 25)
