"""The rulebook of Era of Tribes in short words: every chapter and every ruling, in both languages, found as cited."""

import re
from pathlib import Path

import pytest

from rules.core.rulebook import Language
from rules.era_of_tribes.desk.rulebook import rulebook

ROOT = Path(__file__).resolve().parents[3]
RULINGS = (ROOT / "docs" / "rulings" / "era_of_tribes.md").read_text("utf-8")
CITED = re.compile(r'"(ch\.\d+(?:\.\d+)?|T-\d+)"')
LONGEST = 1000


def test_every_chapter_and_every_ruling_is_there_in_order() -> None:
    numbers = [rule.number for rule in rulebook().sections()]
    assert [one for one in numbers if re.fullmatch(r"\d+", one)] == re.findall(r"^## ch\.(\d+) ", RULINGS, re.MULTILINE)
    sections = re.findall(r"^### ch\.(\d+\.\d+) ", RULINGS, re.MULTILINE)
    assert [one for one in numbers if re.fullmatch(r"[56]\.\d+", one)] == sections
    assert [one for one in numbers if one.startswith("T-")] == re.findall(r"^### (T-\d+) ", RULINGS, re.MULTILINE)


def test_whatever_the_rules_cite_can_be_looked_up() -> None:
    modules = (ROOT / "rules" / "era_of_tribes").rglob("*.py")
    cited = {rule for path in modules for rule in CITED.findall(path.read_text("utf-8"))}
    assert len(cited) > 30
    assert sorted(rule for rule in cited if rulebook().summary(rule) is None) == []


@pytest.mark.parametrize(
    ("words", "language", "number"),
    [
        ("bribe", "en", "5.1"),
        ("Söldner", "de", "6.4"),
        ("Handelsposten", "de", "6.2"),
        ("filed actions", "en", "T-79"),
        ("Seeschlacht", "de", "6.5"),
    ],
)
def test_words_find_their_section(words: str, language: Language, number: str) -> None:
    assert rulebook().about(words, language)[0].number == number


def test_no_section_is_too_long_for_a_post() -> None:
    texts = [rule.text(language) for rule in rulebook().sections() for language in ("en", "de")]
    assert max(len(text) for text in texts) <= LONGEST
