"""The rulebook of Three Hills: what RULES.md says and what the code cites can be looked up."""

import ast
import re
from pathlib import Path

from tests.practice.rulebook import rulebook

HERE = Path(__file__).parent
NUMBER = re.compile(r"(?<![\d.])\d\.\d+(?![\d.]*\d)")
RULE = re.compile(r"^- (\d\.\d+) ", re.MULTILINE)


def cited() -> dict[str, str]:
    """Every rule number in a text of the game's code, docstrings among them, and where."""
    found: dict[str, str] = {}
    for path in sorted(HERE.glob("*.py")):
        if path.name.startswith("test_"):
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                for number in NUMBER.findall(node.value):
                    found.setdefault(number, f"{path.name}:{node.lineno}")
    return found


def test_every_rule_that_is_cited_can_be_looked_up() -> None:
    numbers = cited()
    assert len(numbers) >= 20
    assert {number: where for number, where in numbers.items() if rulebook().summary(number) is None} == {}


def test_the_summaries_are_those_of_the_rules() -> None:
    assert [rule.number for rule in rulebook().sections()] == RULE.findall((HERE / "RULES.md").read_text("utf-8"))


def test_people_find_what_they_mean() -> None:
    assert rulebook().about("Schlacht", "de")[0].number == "2.8"
    assert rulebook().about("peace", "en")[0].number == "2.12"
    assert rulebook().about("Überfall", "de")[0].number == "2.5"
