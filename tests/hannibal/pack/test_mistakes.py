"""Each kind of thing that can be wrong in a pack, and the message it gets."""

import shutil
from pathlib import Path

import pytest

from rules.core.packs import PackError
from rules.hannibal.pack.edition import HOUSE, load_pack

WRONG = {
    "an unknown kind of space": (
        "map.toml",
        'province = "baetica"\nkind = "city"',
        'province = "baetica"\nkind = "village"',
        "map.toml: spaces[gades].kind: found 'village', expected one of: round, city, tribe",
    ),
    "an unknown province": (
        "map.toml",
        'province = "baetica"\nkind = "city"',
        'province = "atlantis"\nkind = "city"',
        "map.toml: spaces[gades].province: found atlantis, expected the id of a province",
    ),
    "a link to nowhere": (
        "map.toml",
        '["aleria", "sassari"]',
        '["aleria", "atlantis"]',
        "map.toml: links.strait.pairs: found atlantis, expected the id of a space",
    ),
    "a link twice": (
        "map.toml",
        '["aleria", "sassari"]',
        '["messana", "rhegium"]',
        "map.toml: links.strait.pairs: found messana - rhegium, expected each pair of spaces linked once",
    ),
    "a majority that is none": (
        "map.toml",
        "spaces = 9\ncontrol = 5",
        "spaces = 9\ncontrol = 4",
        "map.toml: provinces[gallia-transalpinia].control: found 4, expected 5, more than half",
    ),
    "a general who is not there": (
        "scenario.toml",
        '["hasdrubal"]',
        '["alexander"]',
        "scenario.toml: forces[4].generals: found alexander, expected the id of a general of carthage",
    ),
    "an unknown ability": (
        "generals.toml",
        'ability = "naval"',
        'ability = "flying"',
        "generals.toml: generals[mago].ability: found 'flying', expected one of: probe-joker, removes-pc, naval, "
        "evades-and-intercepts, rating-in-region, counterattack, pursues, evades, siege-in-campaign, mp-in-campaign, "
        "intercepts, two-siege-dice",
    ),
    "an effect with a province that is not there": (
        "cards.toml",
        'provinces = ["lucania"] }',
        'provinces = ["atlantis"] }',
        "cards.toml: cards[bruttium-recruits].effect.provinces: found atlantis, expected the id of a province",
    ),
    "a need for a province that is not there": (
        "cards.toml",
        '"controls:apulia"',
        '"controls:atlantis"',
        "cards.toml: cards[auxiliaries-apulia].needs: found atlantis, expected the id of a province",
    ),
    "a table that is too short": (
        "tables.toml",
        "  [0, 1, 1, 1, 2, 2, 3],\n",
        "",
        "tables.toml: attrition.losses: found 6, expected 7 rows",
    ),
}


@pytest.mark.parametrize("what", WRONG)
def test_a_mistake_is_told(what: str, tmp_path: Path) -> None:
    file, old, new, told = WRONG[what]
    assert told in mistakes(tmp_path, file, old, new)


def test_an_unknown_effect_is_told(tmp_path: Path) -> None:
    (told,) = mistakes(tmp_path, "cards.toml", '"take-card"', '"take-cake"')
    assert told.startswith("cards.toml: cards[messenger].effect.kind: found 'take-cake', expected one of: attrition,")


def mistakes(tmp_path: Path, file: str, old: str, new: str) -> list[str]:
    """All that the loader says about the house pack with this change."""
    directory = tmp_path / "broken"
    shutil.copytree(HOUSE, directory)
    text = (directory / file).read_text(encoding="utf-8")
    assert text.count(old) >= 1
    (directory / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(PackError) as error:
        load_pack(directory)
    return [str(mistake) for mistake in error.value.mistakes]
