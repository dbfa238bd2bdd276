"""Golden pictures: small copies of what was looked at and found good; a tolerance allows for other font engines."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PIL import Image

from render.era_of_tribes.battle import battle
from render.era_of_tribes.board import board
from render.era_of_tribes.crops import WHOLE, Focus
from render.era_of_tribes.key import key
from render.era_of_tribes.poster import poster
from render.era_of_tribes.realm import realm
from render.era_of_tribes.standings import standings
from render.paper.picture import Style
from tests.era_of_tribes.pictures.positions import CHANGES, view
from tests.era_of_tribes.pictures.scenes import BATTLE, COURSE, FINALE, SEA
from tests.render.judging import CLEAR, difference, keep, looks_as_it_did

GOLDEN = Path(__file__).parent / "golden"
NAMES = (  # each is called after its scene, its theme and its language
    "battle-light-en", "key-light-en", "part-light-de", "place-light-en", "poster-dark-de", "realm-light-en",
    "realm-safe-de", "region-safe-de", "sea-dark-de", "standings-dark-de", "theatre-dark-de",
    "whole-dark-de", "whole-light-en", "whole-safe-en",
)  # fmt: skip
SCENES: dict[str, Callable[[Style], Image.Image]] = {
    "whole": lambda style: board(view(), style, CHANGES, WHOLE).image,
    "part": lambda style: board(view("cut three3; order red blue green"), style, focus=WHOLE).image,
    "theatre": lambda style: board(view(), style, CHANGES).image,
    "region": lambda style: board(view(), style, focus=Focus("region", "hel")).image,
    "place": lambda style: board(view(), style, focus=Focus("place", "delta")).image,
    "realm": lambda style: realm(view(), "red", style).image,
    "standings": lambda style: standings(view(), COURSE, style).image,
    "battle": lambda style: battle(BATTLE, style).image,
    "sea": lambda style: battle(SEA, style).image,
    "key": lambda style: key(style).image,
    "poster": lambda style: poster(view(), FINALE, style).image,
}


def drawn(name: str) -> Image.Image:
    """A golden picture as it is drawn now."""
    scene, theme, language = name.split("-")
    return SCENES[scene](Style(theme, language))


@pytest.mark.parametrize("name", NAMES)
def test_a_picture_looks_as_it_did(name: str) -> None:
    assert looks_as_it_did(GOLDEN, name, drawn(name))


def test_no_golden_copy_is_left_over() -> None:
    assert sorted(path.stem for path in GOLDEN.iterdir()) == sorted(NAMES)


def test_the_tolerance_is_smaller_than_a_change_of_one_badge() -> None:
    golden = Image.open(GOLDEN / "place-light-en.webp").convert("RGB")
    changed = golden.copy()
    changed.paste((30, 80, 170), (200, 200, 230, 232))
    assert difference(golden, changed)[1] > CLEAR


def test_golden_pictures_stay_small() -> None:
    assert sum(path.stat().st_size for path in GOLDEN.iterdir()) < 520_000


if __name__ == "__main__":
    for each in NAMES:
        keep(GOLDEN, each, drawn(each))
