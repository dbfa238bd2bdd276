"""The words of Era of Tribes: whatever the rules say has a text in both languages, with the parameters it is given."""

import re
from functools import cache
from pathlib import Path

import pytest

from rules.era_of_tribes.game import GAME
from tests.era_of_tribes.chapters.test_messages import said
from tests.era_of_tribes.presentation.sayings import NAMES

LOCALES = Path(__file__).resolve().parents[3] / "bot" / "games" / "era_of_tribes" / "locales"
ENTRY = re.compile(r"^([a-z][\w-]*) =(.*?)(?=^[a-z#]|\Z)", re.MULTILINE | re.DOTALL)


@cache
def texts(language: str) -> dict[str, str]:
    """All texts of a language by id."""
    files = sorted((LOCALES / language).glob("*.ftl"))
    return {id: text for path in files for id, text in ENTRY.findall(path.read_text("utf-8"))}


@pytest.mark.parametrize("language", ["en", "de"])
def test_everything_the_rules_say_has_words(language: str) -> None:
    there = texts(language)
    needed = {id for id, _ in said()} | set(NAMES)
    needed |= {f"action-{action.tag()}" for action in GAME.actions} | {f"patch-{patch.tag()}" for patch in GAME.patches}
    needed |= {f"preset-{preset.id}" for preset in GAME.presets}
    assert sorted(needed - there.keys()) == []


def test_both_languages_say_the_same() -> None:
    english, german = texts("en"), texts("de")
    assert english.keys() == german.keys()
    used = {id: sorted(set(re.findall(r"\$([\w-]+)", text))) for id, text in english.items()}
    assert used == {id: sorted(set(re.findall(r"\$([\w-]+)", text))) for id, text in german.items()}


@pytest.mark.parametrize("language", ["en", "de"])
def test_texts_use_only_parameters_that_the_rules_give(language: str) -> None:
    given = dict(said())
    found = {id: set(re.findall(r"\$([\w-]+)", text)) for id, text in texts(language).items() if id in given}
    assert {id: names - set(given[id]) for id, names in found.items() if names - set(given[id])} == {}


def test_every_action_has_a_word_for_each_parameter() -> None:
    for language in ("en", "de"):
        for action in GAME.actions:
            words = re.findall(r"^    \.([\w-]+) =", texts(language)[f"action-{action.tag()}"], re.MULTILINE)
            assert {"command", "about"} | {param.name for param in action.params()} <= set(words)
