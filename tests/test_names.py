"""A noun means one thing: whoever reads `Plan` need not ask which one.

`DOUBLED` are the class names that are defined twice or more today. The list may only shrink: a new class takes a name
that nothing else has, and a name that is doubled no more is taken off. Two games never meet, so each may have its own
`Board`; within a game's rooms and what all games share a name is used once.
"""

import ast
from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PLACES = ("rules", "bot", "render", "db", "tests")
SHARED = ""  # the room of what belongs to no game
GAMES = frozenset({path.parent.name for path in ROOT.glob("rules/*/game.py")} - {"core"} | {"practice"})

NAMES = """
Aftermath Answer Busy Clock Draft Entry Face Field Head Journey Line Matches Moment Move Moved Named Notice Orders
Outbox People Picture Refused Scenario Servers Source Step Store Story Table Timers Told Turn Unknown Watch Window
Wish _Reader
"""
DOUBLED = frozenset(NAMES.split())


def test_no_class_takes_a_name_that_another_has() -> None:
    found = doubled(definitions())
    fresh = {name: found[name] for name in sorted(found.keys() - DOUBLED)}
    assert fresh == {}, "defined twice or more: find another name"


def test_the_list_of_doubled_names_only_shrinks() -> None:
    assert sorted(DOUBLED - doubled(definitions()).keys()) == [], "doubled no more: take it off the list"


def test_a_doubled_name_would_be_found() -> None:
    text = "class Plan:\n    class Inner: ...\n\ndef make():\n    class Plan: ...\n"
    assert sorted(classes(text)) == ["Inner", "Plan", "Plan"]
    core, ours, theirs = Path("rules/core/plan.py"), Path("rules/assyrian_wars/plan.py"), Path("tests/practice/plan.py")
    assert doubled([("Plan", core), ("Plan", ours)]) == {"Plan": [str(core), str(ours)]}
    assert doubled([("Plan", ours), ("Plan", ours)]) == {"Plan": [str(ours), str(ours)]}
    assert doubled([("Plan", ours), ("Plan", theirs), ("Other", core)]) == {}


def doubled(found: Iterable[tuple[str, Path]]) -> dict[str, list[str]]:
    """The names of classes that are defined more than once where they can meet, and all places of each."""
    rooms: dict[str, dict[str, list[str]]] = defaultdict(lambda: defaultdict(list))
    for name, path in found:
        rooms[name][room_of(path)].append(str(path))
    return {
        name: [path for room in places.values() for path in room]
        for name, places in rooms.items()
        if max(len(room) for room in places.values()) > 1 or (SHARED in places and len(places) > 1)
    }


def room_of(path: Path) -> str:
    """The game to whose rooms a module belongs."""
    return next((part for part in path.parts if part in GAMES), SHARED)


@cache
def definitions() -> tuple[tuple[str, Path], ...]:
    """Every class of the tree, with its module."""
    paths = [path for place in PLACES for path in sorted((ROOT / place).rglob("*.py"))]
    return tuple((name, path.relative_to(ROOT)) for path in paths for name in classes(path.read_text("utf-8")))


def classes(text: str) -> Iterator[str]:
    """The names of all classes that a module defines, wherever in it."""
    return (node.name for node in ast.walk(ast.parse(text)) if isinstance(node, ast.ClassDef))
