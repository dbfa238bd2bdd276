"""Which tests are tried on a random mutant: those that speak of its rules, the nearest first, and a probed game.

A file of rules names the numbers of its rules in its docstrings, and a test names the rule that it proves; so the tests
that share the most numbers and words with the function that was changed are the ones that should notice; and a test of
positions is nearer to `position/` than one that only names the same rule.
"""

import ast
import re
from collections import Counter
from functools import cache
from pathlib import Path

MOST = 11
KINSHIP = 4  # of a word of the path that both have
SLOW = (
    "random",
    "at_random",
    "odds_against",
    "pictures",
    "journeys",
    "catalogue",
    "test_offers",
    "test_rulebook",
)
NUMBER = re.compile(r"\b(?:\d+(?:\.\w+)+|R-\d+|H-\d+|E-\d+|T-\d+|ch\.\d+)\b")
PLAY = "tests/generic/test_every_game.py::test_random_games_keep_every_promise"


def tests_for(root: Path, path: str, line: int) -> tuple[str, ...]:
    """At most a few files of tests, then random games of the same game with all probes."""
    room = path.split("/")[1]
    if room == "core":
        near = (f"tests/core/test_{Path(path).stem}.py", "tests/core", f"{PLAY}[practice-0]", f"{PLAY}[practice-2]")
        return tuple(test for test in near if "::" in test or (root / test).exists())
    words, own = spoken(root / path, line), path_words(path)
    found = Counter(
        {
            test: sum(weight for word, weight in words.items() if word in text) + KINSHIP * len(own & path_words(test))
            for test, text in said(root, room).items()
        }
    )
    return (*(test for test, score in found.most_common(MOST) if score), f"{PLAY}[{room.replace('_', '-')}-0]")


def path_words(path: str) -> set[str]:
    """The names of its chapter and of itself, word by word."""
    return {word for part in Path(path).with_suffix("").parts[2:] for word in part.split("_")} - {"test"}


def spoken(path: Path, line: int) -> Counter[str]:
    """The rules that the file names, those of the changed function above all, and the names of what it is in."""
    source = path.read_text()
    tree = ast.parse(source)
    words = Counter(NUMBER.findall(source))
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and node.lineno <= line <= (node.end_lineno or 0):
            words.update(dict.fromkeys(NUMBER.findall(ast.get_docstring(node) or ""), 5))
            words[node.name] += 3
    words[path.stem.replace("_", " ")] += 2
    words[f"{path.parent.name}.{path.stem} import"] += 5
    return words


@cache
def said(root: Path, room: str) -> dict[str, str]:
    """The text of every test of a game that is not slow."""
    found = {}
    for path in sorted((root / "tests" / room).rglob("test_*.py")):
        name = str(path.relative_to(root))
        if not any(slow in name for slow in SLOW):
            found[name] = path.read_text()
    return found
