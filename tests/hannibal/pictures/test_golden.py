"""Golden pictures: small copies of what was looked at and found good; a tolerance allows for other font engines."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PIL import Image

from render.hannibal.battlecards import battle_hand
from render.hannibal.board import board
from render.hannibal.cards import card, hand
from render.hannibal.crops import WHOLE, Focus
from render.paper.picture import Style
from rules.hannibal.board.ids import CardId
from rules.hannibal.pack.edition import edition
from tests.hannibal.pictures.positions import CHANGES, view
from tests.render.judging import CLEAR, difference, keep, looks_as_it_did

FOLDER = Path(__file__).parent / "golden"
NAMES = (  # each is called after its scene, its theme and its language
    "africa-light-en", "battle-light-de", "card-safe-en", "hand-dark-de", "hispania-safe-de", "italia-dark-en",
    "space-light-de", "theatre-light-en", "whole-dark-de", "whole-light-en", "whole-safe-en",
)  # fmt: skip
HAND = [CardId(id) for id in ("numidia", "truce", "force-march-3")]
SCENES: dict[str, Callable[[Style], Image.Image]] = {
    "whole": lambda style: board(view(), style, CHANGES, WHOLE).image,
    "theatre": lambda style: board(view(), style, CHANGES).image,
    "italia": lambda style: board(view(), style, focus=Focus("region", "italia")).image,
    "hispania": lambda style: board(view(), style, focus=Focus("region", "hispania")).image,
    "africa": lambda style: board(view(), style, focus=Focus("region", "africa")).image,
    "space": lambda style: board(view(), style, focus=Focus("space", "capua")).image,
    "battle": lambda style: battle_hand([*edition().decks.battle_types][::4], "carthage", style).image,
    "card": lambda style: card(CardId("truce"), style).image,
    "hand": lambda style: hand(HAND, style)[0].image,
}


def drawn(name: str) -> Image.Image:
    """A golden picture as it is drawn now."""
    scene, theme, language = name.split("-")
    return SCENES[scene](Style(theme, language))


@pytest.mark.parametrize("name", NAMES)
def test_a_picture_looks_as_it_did(name: str) -> None:
    assert looks_as_it_did(FOLDER, name, drawn(name))


def test_no_golden_copy_is_left_over() -> None:
    assert sorted(path.stem for path in FOLDER.iterdir()) == sorted(NAMES)


def test_the_tolerance_is_smaller_than_a_change_of_one_force() -> None:
    golden = Image.open(FOLDER / "italia-dark-en.webp").convert("RGB")
    changed = golden.copy()
    changed.paste((240, 236, 220), (200, 200, 250, 220))
    assert difference(golden, changed)[1] > CLEAR


def test_golden_pictures_stay_small() -> None:
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < 400_000


if __name__ == "__main__":
    for each in NAMES:
        keep(FOLDER, each, drawn(each))
