"""The key: every sign of the board is in it, readable on a phone, in both languages."""

import pytest

from render.assyrian_wars.colours import LINKS
from render.assyrian_wars.counters import province_mark, unit_tile
from render.assyrian_wars.key import CLASSES, PARTS, key, told
from render.assyrian_wars.piles import Tile
from render.assyrian_wars.symbols import SIGNS
from render.paper.picture import Style
from render.paper.theme import THEMES
from tests.render.judging import difference, faults, smallest_on_a_phone


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("theme", THEMES)
def test_no_text_covers_another_or_leaves_the_picture(theme: str, language: str) -> None:
    picture = key(Style(theme, language))
    assert faults(picture) == []
    assert smallest_on_a_phone(picture) >= 7


def test_every_class_of_unit_and_every_connection_is_explained() -> None:
    assert sorted(CLASSES) == sorted(SIGNS)
    names = [name for _, rows in PARTS for name, _ in rows]
    assert LINKS.keys() <= set(names)
    assert len(names) == len(set(names))


def test_the_key_in_words() -> None:
    assert told("en")[0].startswith("Units: heavy infantry, light infantry")
    assert told("de")[2].endswith("Provinz.")


def test_mercenaries_and_provinces_carry_letters() -> None:
    tile = Tile("MC", "LI", 3, False)
    bare, lettered = (unit_tile("light", tile, "AS", False, 4.0, letters).convert("RGB") for letters in (False, True))
    assert difference(bare, lettered)[0] > 1
    assert difference(*(province_mark("safe", owner, 4.0).convert("RGB") for owner in ("AS", "BA")))[0] > 1
