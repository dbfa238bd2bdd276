"""Golden pictures: small copies of what was looked at and found good; a tolerance allows for other font engines."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PIL import Image

from render.empires.battle import battle
from render.empires.board import board
from render.empires.cards import card, hand
from render.empires.crops import WHOLE, Focus
from render.empires.forecast import forecast
from render.empires.key import key
from render.empires.poster import poster
from render.empires.replay import frames
from render.empires.standings import standings
from render.paper.picture import Style
from rules.empires.board.ids import CardId
from tests.empires.pictures.positions import CHANGES, view
from tests.empires.pictures.scenes import BATTLE, FINALE, ROUT, course, shots
from tests.render.judging import CLEAR, difference, keep, looks_as_it_did

BOARDS, SHEETS = (Path(__file__).parent / folder for folder in ("golden", "golden_sheets"))
NAMES = {  # each is called after its scene, its theme and its language
    BOARDS: (
        "area-light-en", "realm-light-en", "sea-safe-de", "theatre-dark-de", "whole-dark-de", "whole-light-en",
        "whole-safe-en",
    ),
    SHEETS: (
        "battle-light-en", "battle-safe-de", "card-safe-de", "display-dark-de", "forecast-dark-de", "forecast-light-en",
        "hand-light-en", "key-light-en", "poster-dark-de", "replay-light-en", "rout-dark-de", "standings-light-en",
        "standings-safe-de",
    ),
}  # fmt: skip
GOLDEN = [(folder, name) for folder, names in NAMES.items() for name in names]
SCENES: dict[str, Callable[[Style], Image.Image]] = {
    "whole": lambda style: board(view(), style, CHANGES, WHOLE).image,
    "theatre": lambda style: board(view(), style, CHANGES).image,
    "sea": lambda style: board(view(), style, focus=Focus("sea", "e")).image,
    "realm": lambda style: board(view(), style, focus=Focus("realm", "green")).image,
    "area": lambda style: board(view(), style, focus=Focus("area", "phoenicia")).image,
    "battle": lambda style: battle(BATTLE, style).image,
    "rout": lambda style: battle(ROUT, style).image,
    "card": lambda style: card(CardId("siege-tower-1"), style).image,
    "hand": lambda style: hand(view().realms[0].hand, style, "red")[0].image,
    "display": lambda style: hand(view().display, style)[0].image,
    "forecast": lambda style: forecast(view(), style).image,
    "standings": lambda style: standings(view(), course(), style).image,
    "key": lambda style: key(style).image,
    "poster": lambda style: poster(view(), FINALE, style).image,
    "replay": lambda style: frames(shots(), style)[1].image,
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


def test_the_tolerance_is_smaller_than_a_change_of_one_marker() -> None:
    golden = Image.open(BOARDS / "area-light-en.webp").convert("RGB")
    changed = golden.copy()
    changed.paste((30, 80, 170), (200, 200, 230, 232))
    assert difference(golden, changed)[1] > CLEAR


def test_golden_pictures_stay_small() -> None:
    sizes = [sum(path.stat().st_size for path in folder.iterdir()) for folder in NAMES]
    assert sizes[0] < 300_000
    assert sizes[1] < 450_000


if __name__ == "__main__":
    for place, each in GOLDEN:
        keep(place, each, drawn(each))
