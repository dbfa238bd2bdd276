"""The table of contents: every procedure and action stands in its folder's chapter, in the order of the rulebook."""

import re
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from types import ModuleType

import pytest

import rules.assyrian_wars
from rules.assyrian_wars.desk.offers import OFFERS, as_offered
from rules.assyrian_wars.desk.rulebook import rulebook
from rules.assyrian_wars.game import CHAPTERS, GAME
from rules.core.actions import Action
from rules.core.errors import GameError
from rules.core.procedures import Procedure

ENTRY = re.compile(r"^    (\w+),  # (\S+?)(?:,.*)?$", re.MULTILINE)
FOLDERS = {Path(str(chapter.__file__)).parent.name: chapter for chapter in CHAPTERS if isinstance(chapter, ModuleType)}


def modules() -> list[ModuleType]:
    """All modules of the game."""
    path, prefix = rules.assyrian_wars.__path__, f"{rules.assyrian_wars.__name__}."
    return [import_module(found.name) for found in walk_packages(path, prefix) if not found.name.endswith("__main__")]


def defined() -> set[type]:
    """The procedures and actions of the game, but for those that others are made from."""
    found = {thing for module in modules() for thing in vars(module).values() if isinstance(thing, type)}
    own = {thing for thing in found if thing.__module__.startswith(f"{rules.assyrian_wars.__name__}.")}
    procedures = {thing for thing in own if issubclass(thing, Procedure) and thing.steps}
    actions = {thing for thing in own if issubclass(thing, Action) and thing.check is not Action.check}
    return procedures | {thing for thing in actions if not thing.__subclasses__()}


def order(rule: str) -> tuple[int, ...]:
    """The place of a number in the rulebook: 6.9 comes before 6.11, 6.11 before 6.11.a."""
    return tuple(int(part) if part.isdigit() else ord(part.lower()) for part in re.findall(r"\d+|[A-Za-z]", rule))


def test_every_chapter_is_in_the_table_of_contents() -> None:
    folder = Path(str(rules.assyrian_wars.__file__)).parent
    assert sorted(FOLDERS) == sorted(path.parent.name for path in folder.glob("*/chapter.py"))
    assert len(FOLDERS) == len(CHAPTERS)


@pytest.mark.parametrize("name", FOLDERS)
def test_a_chapter_lists_what_is_in_its_folder(name: str) -> None:
    chapter = FOLDERS[name]
    listed = {*chapter.PROCEDURES, *chapter.ACTIONS}
    assert listed == {thing for thing in defined() if thing.__module__.split(".")[2] == name}


@pytest.mark.parametrize("name", FOLDERS)
def test_a_chapter_follows_the_rulebook(name: str) -> None:
    for part in Path(str(FOLDERS[name].__file__)).read_text("utf-8").split("ACTIONS")[:2]:
        numbers = [number for _, number in ENTRY.findall(part)]
        assert numbers == sorted(numbers, key=order)
        assert [
            number for number in numbers if not (rulebook().summary(number) or rulebook().summary(f"{number}.0"))
        ] == []


def test_players_are_offered_every_action_in_one_order() -> None:
    assert tuple(action.tag() for action in GAME.actions) == OFFERS
    with pytest.raises(GameError, match="not in both: keep-tribe"):
        as_offered([action for action in GAME.actions if action.tag() != "keep-tribe"])
