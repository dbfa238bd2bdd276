"""Golden pictures: small copies of what was looked at and found good; a tolerance allows for other font engines."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PIL import Image

from render.hannibal.battle import battle
from render.hannibal.battlecards import battle_hand
from render.hannibal.board import board
from render.hannibal.cards import card, hand
from render.hannibal.crops import WHOLE, Focus
from render.hannibal.key import key
from render.hannibal.politics import politics
from render.hannibal.portraits import LIKENESSES, portrait
from render.hannibal.poster import poster
from render.hannibal.replay import frames
from render.paper.picture import Style
from render.paper.theme import THEMES
from rules.hannibal.board.ids import CardId
from rules.hannibal.pack.edition import edition
from tests.hannibal.pictures.positions import CHANGES, view
from tests.hannibal.pictures.scenes import BATTLE, FINALE, course, fray, shots
from tests.render.judging import CLEAR, difference, keep, looks_as_it_did

BOARDS, SHEETS = (Path(__file__).parent / folder for folder in ("golden", "golden_sheets"))
NAMES = {  # each is called after its scene, its theme and its language
    BOARDS: (
        "africa-light-en", "fray-safe-de", "hispania-safe-de", "italia-dark-en", "space-light-de", "theatre-light-en",
        "whole-dark-de", "whole-light-en", "whole-safe-en",
    ),
    SHEETS: (
        "battlehand-light-de", "card-safe-en", "hand-dark-de", "key-dark-de", "key-light-en", "politics-dark-de",
        "politics-light-en", "politics-safe-en", "portraits-light-en", "poster-dark-de", "poster-light-en",
        "replay-dark-de", "report-dark-de", "report-light-en", "report-safe-de",
    ),
}  # fmt: skip
GOLDEN = [(folder, name) for folder, names in NAMES.items() for name in names]
HAND = [CardId(id) for id in ("numidia", "truce", "force-march-3")]
SCENES: dict[str, Callable[[Style], Image.Image]] = {
    "whole": lambda style: board(view(), style, CHANGES, WHOLE).image,
    "theatre": lambda style: board(view(), style, CHANGES).image,
    "italia": lambda style: board(view(), style, focus=Focus("region", "italia")).image,
    "hispania": lambda style: board(view(), style, focus=Focus("region", "hispania")).image,
    "africa": lambda style: board(view(), style, focus=Focus("region", "africa")).image,
    "space": lambda style: board(view(), style, focus=Focus("space", "capua")).image,
    "battlehand": lambda style: battle_hand([*edition().decks.battle_types][::4], "carthage", style).image,
    "card": lambda style: card(CardId("truce"), style).image,
    "hand": lambda style: hand(HAND, style)[0].image,
    "fray": lambda style: board(fray(), style).image,
    "report": lambda style: battle(BATTLE, style).image,
    "key": lambda style: key(style).image,
    "politics": lambda style: politics(view(), course(), style).image,
    "portraits": lambda style: gallery(style.theme),
    "poster": lambda style: poster(view(), FINALE, style).image,
    "replay": lambda style: frames(shots(), style)[1].image,
}


def drawn(name: str) -> Image.Image:
    """A golden picture as it is drawn now."""
    scene, theme, language = name.split("-")
    return SCENES[scene](Style(theme, language))


def gallery(theme: str) -> Image.Image:
    """All generals on their coins."""
    image = Image.new("RGB", (700, 200), THEMES[theme].panel)
    for n, id in enumerate(LIKENESSES):
        head = portrait(theme, id, 44.0)
        image.paste(head, (4 + n % 7 * 99, 4 + n // 7 * 98), head)
    return image


@pytest.mark.parametrize(("folder", "name"), GOLDEN, ids=[name for _, name in GOLDEN])
def test_a_picture_looks_as_it_did(folder: Path, name: str) -> None:
    assert looks_as_it_did(folder, name, drawn(name))


@pytest.mark.parametrize("folder", NAMES, ids=lambda folder: folder.name)
def test_no_golden_copy_is_left_over(folder: Path) -> None:
    assert sorted(path.stem for path in folder.iterdir()) == sorted(NAMES[folder])


def test_the_tolerance_is_smaller_than_a_change_of_one_force() -> None:
    golden = Image.open(BOARDS / "italia-dark-en.webp").convert("RGB")
    changed = golden.copy()
    changed.paste((240, 236, 220), (200, 200, 250, 220))
    assert difference(golden, changed)[1] > CLEAR


def test_golden_pictures_stay_small() -> None:
    sizes = [sum(path.stat().st_size for path in folder.iterdir()) for folder in NAMES]
    assert sizes[0] < 300_000
    assert sizes[1] < 450_000


if __name__ == "__main__":
    for place, each in GOLDEN:
        keep(place, each, drawn(each))
