"""The rulebook of Hannibal in short words: every chapter and every ruling, in both languages, found as it is cited."""

import re
from pathlib import Path

import pytest

from bot.cogs.rules import rule_text
from bot.spine import limits
from rules.core.rulebook import Language
from rules.hannibal.desk.rulebook import rulebook

ROOT = Path(__file__).resolve().parents[3]
RULINGS = (ROOT / "docs" / "rulings" / "hannibal.md").read_text("utf-8")
CITED = re.compile(r'"(ch\.\d+(?:\.\d+)?|H-\d+)"')
LANGUAGES: tuple[Language, ...] = ("en", "de")


def test_every_chapter_and_every_ruling_is_there_in_order() -> None:
    numbers = [rule.number for rule in rulebook().sections()]
    assert [one for one in numbers if re.fullmatch(r"\d+", one)] == re.findall(r"^## ch\.(\d+) ", RULINGS, re.MULTILINE)
    assert [one for one in numbers if one.startswith("H-")] == re.findall(r"^### (H-\d+) ", RULINGS, re.MULTILINE)


def test_whatever_the_rules_cite_can_be_looked_up() -> None:
    cited = {
        rule for path in (ROOT / "rules" / "hannibal").rglob("*.py") for rule in CITED.findall(path.read_text("utf-8"))
    }
    assert len(cited) > 50
    assert sorted(rule for rule in cited if rulebook().summary(rule) is None) == []


@pytest.mark.parametrize(
    ("written", "number"),
    [
        ("14", "14"),
        ("ch.9", "9"),
        ("ch. 14.2", "14.2"),
        ("Kapitel 9", "9"),
        ("H-17", "H-17"),
        ("h17", "H-17"),
        ("14.2", "14.2"),
        ("9.10", "9.10"),
    ],
)
def test_numbers_may_be_written_as_they_are_cited(written: str, number: str) -> None:
    found = rulebook().summary(written)
    assert found is not None
    assert found.number == number


@pytest.mark.parametrize("written", ["", "ch.", "H-", "h999", "27", "ch.99", "chapter"])
def test_what_is_no_number_is_none(written: str) -> None:
    assert rulebook().summary(written) is None


@pytest.mark.parametrize(
    ("words", "language", "number"),
    [
        ("siege", "en", "20"),
        ("Belagerung", "de", "20"),
        ("interception", "en", "12"),
        ("Abfangen", "de", "12"),
        ("winter", "en", "21"),
        ("counterattack", "en", "14"),
        ("Truce", "en", "24.1"),
    ],
)
def test_words_find_their_section_first(words: str, language: Language, number: str) -> None:
    assert rulebook().about(words, language)[0].number == number


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_section_is_short_and_of_its_language(language: Language) -> None:
    for rule in rulebook().sections():
        assert len(rule_text(rule, language)) <= limits.CONTENT // 2, rule.number
        assert rule.text(language).endswith("."), rule.number
        assert rule.text_en != rule.text_de, rule.number


def test_the_map_of_the_house_leads_to_every_chapter() -> None:
    page = (ROOT / "docs" / "map.md").read_text("utf-8")
    own = page.split("Hannibal has its own page", 1)[1].split("has its own page", 1)[0]
    rows = re.findall(r"^\| (ch\.[\d, ]+) \| .+? \| (.+?) \|$", own, re.MULTILINE)
    named = [number for rule, _ in rows for number in re.findall(r"\d+", rule)]
    assert named == re.findall(r"^## ch\.(\d+) ", RULINGS, re.MULTILINE)
    places = [place for _, files in rows for place in re.findall(r"`(.+?)`", files)]
    assert [place for place in places if not (ROOT / "rules" / "hannibal" / place).exists()] == []
