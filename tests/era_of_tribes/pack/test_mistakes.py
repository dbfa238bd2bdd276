"""A wrong pack is answered with all its mistakes, each with file, key, what was found and what was expected."""

import shutil
from pathlib import Path

import pytest

from rules.core.packs import PackError
from rules.era_of_tribes.pack.edition import HOUSE, load_pack


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("map.toml", '["cornovia", "cambria"]', '["cornovia", "atlantis"]', "atlantis"),
        ("map.toml", '["cornovia", "cambria"]', '["cornovia", "brigantia"]', "each pair once"),
        ("map.toml", '["ocean-north-west", "thule-sea", 3]', '["ocean-north-west", "thule-sea", 1]', "at least 2"),
        ("map.toml", "land = 29", "land = 30", "as many as there are"),
        ("map.toml", 'regions = ["ibe", "mau", "afr", "ita"]', 'regions = ["ibe", "mau", "afr"]', "homes all lie"),
        ("map.toml", "players = [2]", "players = [9]", "2 to 6 players"),
        ("map.toml", 'terrain = "hill"', 'terrain = "swamp"', "grain, hill, forest, mountain"),
        ("map.toml", 'id = "two3"', 'id = "two9"', "the id of a part of the map"),
        ("components.toml", "pioneer = [4, 8, 16, 32]", "pioneer = [4, 8, 16]", "costs.pioneer"),
        ("components.toml", 'id = "greeks"', 'id = "romans"', "each id once"),
        ("components.toml", 'most = "fleets"', "most = 3", "influence[admiralty].most"),
        ("components.toml", "militia = [0, 1, 1, 2, 3, 4]", "militia = [0]", "barbarians.militia"),
        ("components.toml", "tax = [1, 1, 2, 3, 4, 5, 6, 7, 8]", "tax = [1]", "cities.tax"),
        ("components.toml", "normal = [31, 28, 26, 24, 23, 23]", "normal = [31]", "triumph.normal"),
        ("components.toml", '"sword", "sword", "fist"', '"sword", "fist"', "dice.red"),
        ("components.toml", "steps = [10, 12, 14, 16, 17]", "steps = []", "tiles[advances].steps"),
        ("components.toml", "count = 3", "count = 0", "for the part"),
        ("components.toml", 'id = "farming"', 'id = "fishing"', "farming"),
    ],
)
def test_a_mistake_is_told(tmp_path: Path, file: str, old: str, new: str, said: str) -> None:
    pack = tmp_path / "house"
    shutil.copytree(HOUSE, pack)
    text = (pack / file).read_text("utf-8")
    assert old in text
    changed = text.replace(old, new) if old == "count = 3" else text.replace(old, new, 1)
    (pack / file).write_text(changed, "utf-8")
    with pytest.raises(PackError) as caught:
        load_pack(pack)
    assert said in str(caught.value)


def test_a_pack_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(PackError, match="no such directory"):
        load_pack(tmp_path / "nothing")
