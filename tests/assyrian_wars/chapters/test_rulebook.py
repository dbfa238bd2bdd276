"""The rule summaries: complete, short, in both languages, and easy to find."""

import ast
import re
from pathlib import Path

import pytest

import rules.assyrian_wars
from rules.assyrian_wars.desk.rulebook import rulebook
from rules.core.rulebook import Language

# Every numbered section of the rulebook, chapter by chapter; letters follow the number they belong to.
CHAPTERS = """
1.0 1.1 1.1.A 1.1.B 1.1.C 1.1.D 1.1.E 1.1.G 1.2 1.3
2.0 2.1 2.1.1 2.1.2 2.1.3 2.2 2.3
3.0 3.1 3.2 3.3 3.4 3.5 3.6 3.7
4.0 4.1 4.2
5.0 5.1 5.2 5.2.1 5.2.2 5.2.3
6.0 6.1 6.2 6.3 6.4 6.5
6.6 6.6.1 6.6.2 6.6.3 6.6.4 6.6.5 6.6.6 6.6.7 6.6.8 6.6.9 6.6.10
6.7 6.7.1 6.7.2 6.7.3 6.7.4 6.7.4.a 6.7.5 6.7.6 6.7.7 6.7.8
6.8 6.8.1 6.8.2 6.8.3 6.8.4 6.9 6.10
6.11 6.11.a 6.11.b 6.11.c 6.11.c2 6.11.d 6.11.e 6.11.f 6.11.g 6.11.h 6.11.i 6.11.j 6.11.k 6.11.l 6.11.m
6.12 6.12.a 6.13 6.14 6.15
6.16 6.16.a 6.16.b 6.16.c 6.16.d 6.16.e 6.16.f 6.16.g 6.17 6.18 6.19
7.0 7.1 7.1.A 7.1.B 7.1.C 7.1.D 7.2
7.3 7.3.1 7.3.2 7.3.3 7.3.3.a 7.3.3.b 7.3.3.c 7.3.3.d 7.3.3.e 7.3.3.f
7.4 7.4.1 7.4.2 7.4.3 7.4.4 7.4.5 7.4.6
7.5 7.5.1 7.5.2 7.5.2.a 7.5.2.b 7.5.2.c 7.5.2.d 7.5.2.e 7.5.2.f 7.5.2.g 7.6 7.7 7.8
8.0 8.1 8.2 8.3 8.3.1 8.4
9.0 9.1 9.2 9.3 9.4 9.5 9.6 9.7
10.0 10.1 10.1.1 10.1.2 10.2 10.3 10.4 10.4.a 10.4.b 10.4.c 10.4.d 10.4.e 10.4.f
"""
SECTIONS = CHAPTERS.split()
NUMBER = re.compile(r"\d+(\.\d+){1,2}(\.[A-Za-z]2?)?")


def test_every_section_is_there_in_order() -> None:
    assert [rule.number for rule in rulebook().sections()] == SECTIONS


@pytest.mark.parametrize("number", SECTIONS)
def test_summaries_are_short_and_bilingual(number: str) -> None:
    rule = rulebook().summary(number)
    assert rule is not None
    assert 25 <= len(rule.text_en.split()) <= 80
    assert 25 <= len(rule.text_de.split()) <= 80
    assert rule.text_en.endswith(".")
    assert rule.text_de.endswith(".")
    assert rule.text_en != rule.text_de
    assert rule.title("de") == rule.de
    assert rule.text("en") == rule.text_en


@pytest.mark.parametrize("written", ["6.11.c", "6.11.C", "6.11c", " 6.11 c ", "6.11.c."])
def test_numbers_may_be_written_loosely(written: str) -> None:
    rule = rulebook().summary(written)
    assert rule is not None
    assert rule.number == "6.11.c"


@pytest.mark.parametrize("written", ["", "6.99", "six", "6.11.c3"])
def test_unknown_numbers_have_no_summary(written: str) -> None:
    assert rulebook().summary(written) is None


def test_letters_of_seven_one_are_found_in_small() -> None:
    rule = rulebook().summary("7.1.d")
    assert rule is not None
    assert rule.number == "7.1.D"


@pytest.mark.parametrize(
    ("words", "language", "number"),
    [
        ("interception", "en", "6.6.9"),
        ("Abfangen", "de", "6.6.9"),
        ("hunger siege", "en", "6.8.1"),
        ("forced march", "en", "6.6.8"),
        ("Gewaltmarsch", "de", "6.6.8"),
        ("Krieg außerhalb der Karte", "de", "6.11.b"),
        ("tribute check", "en", "5.2.1"),
        ("sell mercenaries", "en", "9.6"),
        ("Thronfolge", "de", "10.3"),
    ],
)
def test_search_finds_the_section_first(words: str, language: Language, number: str) -> None:
    found = rulebook().search(words, language)
    assert found[0].number == number


def test_search_knows_the_language() -> None:
    assert rulebook().search("Ausweichen", "de")
    assert rulebook().search("Ausweichen", "en") == ()


def test_search_for_nothing_finds_nothing() -> None:
    assert rulebook().search("", "en") == ()
    assert rulebook().search("xylophone", "en") == ()


def test_search_is_limited() -> None:
    assert len(rulebook().search("the", "en")) == 10
    assert len(rulebook().search("the", "en", most=3)) == 3


@pytest.mark.parametrize(
    ("words", "language", "number"),
    [
        ("alliance", "en", "6.9"),
        ("  Sea   Battle ", "en", "6.16.f"),
        ("Bündnis", "de", "6.9"),
        ("bündnis", "en", "6.9"),
        ("Kampfkarten", "de", "6.11.d"),
        ("hunger siege", "en", "6.8.1"),
    ],
)
def test_what_people_call_otherwise_comes_first(words: str, language: Language, number: str) -> None:
    found = rulebook().about(words, language, 8)
    assert found[0].number == number
    assert len(found) == len(set(found)) <= 8


def cited() -> dict[str, str]:
    """Every rule number that stands in the code of the game, in its data of cards, or with points, and where."""
    folder = Path(rules.assyrian_wars.__file__).parent
    found: dict[str, str] = {}
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and NUMBER.fullmatch(node.value):
                found.setdefault(node.value, f"{path.name}:{node.lineno}")
    return found


def test_every_rule_that_is_cited_can_be_looked_up() -> None:
    """A refusal, question or event that names a rule leads to its summary: `/rules` finds it."""
    numbers = cited()
    assert len(numbers) > 80
    assert {number: where for number, where in numbers.items() if rulebook().summary(number) is None} == {}
