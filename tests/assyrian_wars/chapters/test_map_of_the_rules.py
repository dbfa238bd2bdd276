"""docs/map.md leads from every rule number to a file that speaks of it, without a search."""

import re
from pathlib import Path
from random import Random

import pytest

from rules.assyrian_wars.desk.rulebook import rulebook

ROOT = Path(__file__).parents[3]
RULES = ROOT / "rules" / "assyrian_wars"
ROWS = dict(re.findall(r"^\| ([\d.]+[\w.]*) \| .+? \| (.+?) \|$", (ROOT / "docs" / "map.md").read_text(), re.MULTILINE))
# What only the components say, or a heading: the file has what it is about, without its number.
WITHOUT_NUMBER = re.compile(r"^(\d+\.0|1\.1(\.[A-G])?|1\.2|2\.\d(\.\d)?|3\.6|7\.3\.3\.[bc]|7\.8|10\.4)$")


def files(number: str) -> list[Path]:
    return [RULES / name for name in re.findall(r"`([\w/]+\.py)`", ROWS[number])]


def test_every_section_of_the_rulebook_is_on_the_map() -> None:
    assert [rule.number for rule in rulebook().sections() if rule.number not in ROWS] == []


def test_every_file_of_the_map_is_there_and_cites_the_rule() -> None:
    for number in ROWS:
        assert files(number), number
        for path in files(number):
            assert path.is_file(), f"{number}: {path}"
            cited = re.search(rf"(?<![\w.-]){re.escape(number)}(?!\w)(?!\.\d)", path.read_text())
            assert cited or WITHOUT_NUMBER.match(number), f"{number} is not cited in {path.relative_to(ROOT)}"


@pytest.mark.parametrize("number", Random(14).sample(sorted(ROWS), 10))
def test_ten_random_numbers_lead_to_a_procedure_an_action_or_a_rule_in_words(number: str) -> None:
    assert any("def " in path.read_text() or "class " in path.read_text() for path in files(number))
