"""Every message of Era of Tribes has the same parameters wherever it is said, so that one text can word it."""

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

RULES = Path(__file__).resolve().parents[3] / "rules" / "era_of_tribes"
SAID = {"tell": 0, "message": 0, "refuse": 1}  # which argument is the id
NOT_SAID = {"seats", "rule"}  # who hears it, and the rule


def said() -> Iterator[tuple[str, tuple[str, ...]]]:
    """Every message id with the names of its parameters, as the source says it."""
    for path in sorted(RULES.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name in SAID and len(node.args) > SAID[name]:
                assert all(keyword.arg for keyword in node.keywords), f"{path.name}:{node.lineno}: name the parameters"
                params = sorted(str(keyword.arg) for keyword in node.keywords if keyword.arg not in NOT_SAID)
                for id in ids(node.args[SAID[name]]):
                    yield id, tuple(params)


def ids(node: ast.expr) -> Iterator[str]:
    """A literal id, or both of a choice."""
    if isinstance(node, ast.IfExp):
        yield from (*ids(node.body), *ids(node.orelse))
    elif isinstance(node, ast.Constant):
        yield str(node.value)


def test_each_message_has_the_same_parameters_everywhere() -> None:
    found: dict[str, set[tuple[str, ...]]] = defaultdict(set)
    for id, params in said():
        found[id].add(params)
    assert len(found) > 100
    assert {id: params for id, params in found.items() if len(params) > 1} == {}
