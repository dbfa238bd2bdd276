"""Random operator mutants: one operator or constant of one function is another."""

import ast
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from random import Random

COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
RECKONED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
}


def places(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Every node inside a function that can be changed, by its number in a walk, and how it is called."""
    for number, node in enumerate(ast.walk(tree)):
        if getattr(node, "inside", False):
            name = _change(deepcopy(node))
            if name:
                yield number, name


def mark(tree: ast.Module) -> None:
    """Notes which nodes are inside functions, docstrings, annotations and assertions left out."""
    for function in [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]:
        for statement in function.body:
            for node in ast.walk(statement):
                node.inside = not isinstance(statement, ast.Assert)


def _change(node: ast.AST) -> str:
    """Changes the node in place and says how; "" if there is nothing to change."""
    match node:
        case ast.Compare(ops=[operator]) if type(operator) in COMPARED:
            node.ops = [COMPARED[type(operator)]()]
            return f"{type(operator).__name__} → {type(node.ops[0]).__name__}"
        case ast.BinOp(op=operator) if type(operator) in RECKONED and not isinstance(
            node.left, ast.Constant | ast.JoinedStr
        ):
            node.op = RECKONED[type(operator)]()
            return f"{type(operator).__name__} → {type(node.op).__name__}"
        case ast.BoolOp(op=ast.And()):
            node.op = ast.Or()
            return "and → or"
        case ast.BoolOp(op=ast.Or()):
            node.op = ast.And()
            return "or → and"
        case ast.Constant(value=bool(value)):
            node.value = not value
            return f"{value} → {not value}"
        case ast.Constant(value=int(value)):
            node.value = value + 1
            return f"{value} → {value + 1}"
    return ""


def mutated(source: str, number: int) -> tuple[str, int, str]:
    """The source with one node changed, its line, and how it was changed."""
    tree = ast.parse(source)
    mark(tree)
    node = list(ast.walk(tree))[number]
    name = _change(node)
    return ast.unparse(tree), getattr(node, "lineno", 0), name


def function_at(source: str, line: int) -> str:
    """The innermost function around a line, with its classes."""
    named = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
    around = (node for node in ast.walk(ast.parse(source)) if isinstance(node, named))
    return ".".join(node.name for node in around if node.lineno <= line <= (node.end_lineno or 0))


def chosen(root: Path, folders: tuple[str, ...], number: int, seed: int) -> list[tuple[str, int]]:
    """So many nodes of all files of these folders, each as likely."""
    found: list[tuple[str, int]] = []
    for path in sorted(path for folder in folders for path in (root / folder).glob("*/**/*.py")):
        tree = ast.parse(path.read_text())
        mark(tree)
        found += [(str(path.relative_to(root)), place) for place, _ in places(tree)]
    return Random(seed).sample(found, min(number, len(found)))
