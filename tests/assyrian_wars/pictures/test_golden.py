"""Golden pictures: small copies of what was looked at and found good; a tolerance allows for other font engines."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PIL import Image

from render.assyrian_wars.battle import battle
from render.assyrian_wars.board import board
from render.assyrian_wars.cards import card, hand
from render.assyrian_wars.charts import charts
from render.assyrian_wars.crops import Focus
from render.assyrian_wars.diplomacy import diplomacy
from render.assyrian_wars.key import key
from render.assyrian_wars.poster import poster
from render.assyrian_wars.replay import frames
from render.paper.picture import Style
from rules.assyrian_wars.board.ids import CardId
from tests.assyrian_wars.pictures.positions import CHANGES, view
from tests.assyrian_wars.pictures.scenes import BATTLE, ENDING, course, moments, tangled
from tests.render.judging import CLEAR, difference, keep, looks_as_it_did

BOARDS, SHEETS = (Path(__file__).parent / folder for folder in ("golden", "golden_sheets"))
NAMES = {  # each is called after its scene, its theme and its language
    BOARDS: ("area-light-de", "theatre-safe-en", "whole-dark-de", "whole-light-en"),
    SHEETS: (
        "battle-dark-de", "battle-light-en", "card-safe-en", "charts-dark-de", "charts-light-en", "diplomacy-dark-de",
        "diplomacy-light-en", "hand-dark-en", "hand-light-de", "key-dark-de", "key-light-en", "poster-dark-de",
        "poster-light-en", "replay-light-en",
    ),
}  # fmt: skip
GOLDEN = [(folder, name) for folder, names in NAMES.items() for name in names]
HANDS = {"light": (41, 58, 85, 107), "dark": (1, 7, 64, 25)}
SCENES: dict[str, Callable[[Style], Image.Image]] = {
    "whole": lambda style: board(view(), style, CHANGES, Focus("whole")).image,
    "theatre": lambda style: board(view(), style, CHANGES, Focus()).image,
    "area": lambda style: board(view(), style, CHANGES, Focus("area", "jerusalem")).image,
    "battle": lambda style: battle(BATTLE, style).image,
    "card": lambda style: card(CardId("44"), style).image,
    "charts": lambda style: charts(course(), style).image,
    "diplomacy": lambda style: diplomacy(tangled(), style).image,
    "hand": lambda style: hand([CardId(str(n)) for n in HANDS[style.theme]], style)[0].image,
    "key": lambda style: key(style).image,
    "poster": lambda style: poster(view(), ENDING, style).image,
    "replay": lambda style: frames(moments(5), style)[3].image,
}


def drawn(name: str) -> Image.Image:
    """A golden picture as it is drawn now."""
    scene, theme, language = name.split("-")
    return SCENES[scene](Style(theme, language))


@pytest.mark.parametrize(("folder", "name"), GOLDEN, ids=[name for _, name in GOLDEN])
def test_a_picture_looks_as_it_did(folder: Path, name: str) -> None:
    assert looks_as_it_did(folder, name, drawn(name))


@pytest.mark.parametrize("folder", NAMES, ids=lambda folder: folder.name)
def test_no_golden_copy_is_left_over(folder: Path) -> None:
    assert sorted(path.stem for path in folder.iterdir()) == sorted(NAMES[folder])


def test_the_tolerance_is_smaller_than_a_change_of_one_area() -> None:
    golden = Image.open(BOARDS / "area-light-de.webp").convert("RGB")
    changed = golden.copy()
    changed.paste((179, 38, 30), (200, 200, 260, 240))
    assert difference(golden, changed)[1] > CLEAR


def test_the_tolerance_is_smaller_than_the_change_of_a_card() -> None:
    assert not looks_as_it_did(SHEETS, "card-safe-en", card(CardId("45"), Style("safe")).image)


def test_golden_pictures_stay_small() -> None:
    assert sum(path.stat().st_size for path in BOARDS.iterdir()) < 300_000


def main() -> None:
    """Draw the golden pictures anew; look at each before it is committed."""
    for name in NAMES[BOARDS]:
        keep(BOARDS, name, drawn(name), wide=480, quality=86)
    for name in NAMES[SHEETS]:
        keep(SHEETS, name, drawn(name))


if __name__ == "__main__":
    main()
