"""Packs: another edition with the same places is drawn with its own values; strange places are refused by name."""

import shutil
from pathlib import Path

import msgspec
import pytest

from render.assyrian_wars.atlas import NotOnTheBoard, edition, register
from render.assyrian_wars.base import LONGEST
from render.assyrian_wars.board import board
from render.assyrian_wars.crops import Focus
from render.paper.text import ELLIPSIS
from rules.assyrian_wars.pack.load import HOUSE, house, load_pack
from tests.assyrian_wars.pictures.positions import view


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A pack of one's own, with stronger walls at Uruk."""
    target = tmp_path / "printed"
    shutil.copytree(HOUSE, target)
    text = (target / "map.toml").read_text()
    line = next(row for row in text.splitlines() if 'id = "uruk"' in row)
    (target / "map.toml").write_text(text.replace(line, line.replace("defence = 2", "defence = 4")))
    return target


def test_a_registered_pack_is_drawn_with_its_own_values(copy: Path) -> None:
    register(load_pack(copy))
    seen = view()
    other = msgspec.structs.replace(seen, pack="printed")
    one, two = (board(v, focus=Focus("area", "uruk")).image.tobytes() for v in (seen, other))
    assert one != two
    assert edition("printed").name == "printed"


def test_an_unknown_pack_is_drawn_as_the_house_edition() -> None:
    assert edition("never-heard-of") is house()


def test_a_place_without_a_position_is_refused_by_name(copy: Path) -> None:
    for file in copy.rglob("*.toml"):
        file.write_text(file.read_text().replace('"dumah"', '"atlantis"'))
    with pytest.raises(NotOnTheBoard, match="atlantis"):
        register(load_pack(copy))


def test_a_name_that_is_too_long_for_the_board_is_cut(copy: Path) -> None:
    text = (copy / "map.toml").read_text()
    (copy / "map.toml").write_text(text.replace('en = "Ashur"', 'en = "Ashur, the first and the holiest of cities"'))
    register(load_pack(copy))
    picture = board(msgspec.structs.replace(view(), pack="printed"), focus=Focus("whole"))
    shown = [text for text in picture.texts if text.text.startswith("Ashur, the first")]
    assert [text.text[-1] for text in shown] == [ELLIPSIS]
    assert shown[0].box[2] - shown[0].box[0] <= LONGEST
