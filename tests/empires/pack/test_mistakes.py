"""Each kind of thing that can be wrong in a pack, and the message it gets; all mistakes are told at once."""

import shutil
from pathlib import Path

import pytest

from rules.core.packs import PackError
from rules.empires.pack.edition import HOUSE, load_pack

WRONG = {
    "an unknown sea": (
        "map.toml",
        'seas = ["w", "c"]',
        'seas = ["w", "black"]',
        "map.toml: provinces[italia].seas: found black, expected the id of a sea area",
    ),
    "a link to nowhere": (
        "map.toml",
        '["italia", "sicilia"]',
        '["italia", "atlantis"]',
        "map.toml: links.strait.pairs: found atlantis, expected the id of a province",
    ),
    "a link twice": (
        "map.toml",
        '["italia", "sicilia"]',
        '["italia", "cisalpina"]',
        "map.toml: links: found cisalpina - italia, expected each pair of provinces linked once",
    ),
    "a province out of the world": (
        "map.toml",
        '  ["britannia", "belgica"],\n',
        "",
        "map.toml: provinces[germania]: found no way to it, expected links that join it to britannia",
    ),
    "seas that are neighbours one way": (
        "map.toml",
        'neighbours = ["w", "e"]',
        'neighbours = ["w"]',
        "map.toml: seas[c].neighbours: found no e, expected neighbours of each other",
    ),
    "a province that revolts twice": (
        "map.toml",
        '["britannia", "thracia", "baetica"]',
        '["britannia", "thracia", "thracia"]',
        "map.toml: revolt.north: found baetica 0 times, expected each province of the half once",
    ),
    "a die without a table": (
        "map.toml",
        "north_die = [1, 2, 3]",
        "north_die = [1, 2]",
        "map.toml: revolt: found 1, 2, 4, 5, 6, expected each face of the die once",
    ),
    "an unknown kind of link": (
        "map.toml",
        "[links.strait]",
        "[links.bridge]",
        "map.toml: links.bridge: found 'bridge', expected one of: land, mountain, strait, sealane",
    ),
    "a modifier against nobody": (
        "cards.toml",
        "against = { spear = -1 }",
        "against = { pike = -1 }",
        "cards.toml: units[heavy-cavalry].against: found pike, expected the id of a unit",
    ),
    "a person without a power": (
        "cards.toml",
        'power = "forts"\n',
        "",
        "cards.toml: units[engineer].power: found nothing, expected a power exactly for persons",
    ),
    "a set that is too small": (
        "cards.toml",
        'cards = ["spear", "spear", "spear", "warband", "foot", "foot"]',
        'cards = ["spear", "spear", "spear", "warband", "foot"]',
        "cards.toml: empires[c].cards: found 5 cards, expected 6, as in the first set",
    ),
    "markers for fewer players": (
        "scenario.toml",
        "markers = { 3 = 8, 4 = 6, 5 = 5 }",
        "markers = { 3 = 8, 4 = 6 }",
        "scenario.toml: markers.5: found nothing, expected a number",
    ),
    "a scoring after the end": (
        "scenario.toml",
        "scoring_turns = [2, 3, 4]",
        "scoring_turns = [2, 3, 5]",
        "scenario.toml: scoring_turns: found 5, expected a turn from 1 to 4",
    ),
    "seats for fewer players": (
        "scenario.toml",
        '"yellow", "purple"]',
        '"yellow"]',
        "scenario.toml: seats: found 4 seats, expected 5, one for each player",
    ),
}


@pytest.mark.parametrize("what", WRONG)
def test_a_mistake_is_told(what: str, tmp_path: Path) -> None:
    file, old, new, told = WRONG[what]
    assert told in mistakes(tmp_path, (file, old, new))


def test_all_mistakes_are_told_at_once(tmp_path: Path) -> None:
    several = [WRONG[what] for what in ("an unknown sea", "a person without a power", "a scoring after the end")]
    found = mistakes(tmp_path, *[(file, old, new) for file, old, new, _ in several])
    assert {told for _, _, _, told in several} <= set(found)


def mistakes(tmp_path: Path, *changes: tuple[str, str, str]) -> list[str]:
    """All that the loader says about the house pack with these changes."""
    directory = tmp_path / "broken"
    shutil.copytree(HOUSE, directory)
    for file, old, new in changes:
        text = (directory / file).read_text(encoding="utf-8")
        assert text.count(old) >= 1
        (directory / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(PackError) as error:
        load_pack(directory)
    return [str(mistake) for mistake in error.value.mistakes]
