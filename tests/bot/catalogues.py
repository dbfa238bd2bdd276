"""Reads the Fluent files as they are written: their entries, the parameters these use, and what is wrong with them."""

from functools import cache
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, ast

import rules
from bot.games.registry import presentations
from bot.spine.words import CATALOGUES


class Entry(NamedTuple):
    """One text: a message, or an attribute of it (`message.attribute`)."""

    key: str
    file: str
    pattern: ast.Pattern
    used: frozenset[str]  # parameters in it
    refers: frozenset[str]  # messages in it
    selects: tuple[tuple[str, frozenset[str]], ...]  # parameter and the words between which it selects


def folder_of(game: str | None) -> Path:
    """Where the words of a game are; None: the bot's own, with the kernel's."""
    if game is None:
        return CATALOGUES
    shown = presentations(rules.games())[game]
    assert shown.locales is not None
    return shown.locales


@cache
def parsed(language: str, game: str | None = None) -> dict[str, ast.Resource]:
    """The files of a language by their name."""
    folder = folder_of(game) / language
    return {path.stem: FluentParser().parse(path.read_text("utf-8")) for path in sorted(folder.glob("*.ftl"))}


@cache
def entries(language: str, game: str | None = None) -> dict[str, Entry]:
    """Every text of the bot, or of a game, in a language by its key."""
    files = parsed(language, game).items()
    return {entry.key: entry for file, resource in files for entry in _of_file(file, resource)}


@cache
def known(language: str, game: str | None = None) -> dict[str, Entry]:
    """Every text that a match of a game can use: its own first, then the bot's."""
    return entries(language) if game is None else {**entries(language), **entries(language, game)}


def _of_file(file: str, resource: ast.Resource) -> list[Entry]:
    found = []
    for item in resource.body:
        if isinstance(item, ast.Message):
            if item.value is not None:
                found.append(_entry(item.id.name, file, item.value))
            found += [_entry(f"{item.id.name}.{part.id.name}", file, part.value) for part in item.attributes]
    return found


def _entry(key: str, file: str, pattern: ast.Pattern) -> Entry:
    nodes = list(walk(pattern))
    used = frozenset(node.id.name for node in nodes if isinstance(node, ast.VariableReference))
    refers = frozenset(node.id.name for node in nodes if isinstance(node, ast.MessageReference))
    selects = tuple(
        (node.selector.id.name, frozenset(_word(variant.key) for variant in node.variants))
        for node in nodes
        if isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference)
    )
    return Entry(key, file, pattern, used, refers, selects)


def _word(key: ast.Identifier | ast.NumberLiteral) -> str:
    return key.name if isinstance(key, ast.Identifier) else key.value


def walk(node: object) -> list[ast.BaseNode]:
    """A node of the syntax tree and everything in it."""
    if isinstance(node, list):
        return [found for one in node for found in walk(one)]
    if not isinstance(node, ast.BaseNode):
        return []
    return [node, *(found for value in vars(node).values() for found in walk(value))]


def parameters(language: str, key: str, game: str | None = None) -> frozenset[str]:
    """The parameters that a text needs, with those of the messages in it."""
    entry = known(language, game)[key]
    return entry.used.union(*(parameters(language, other, game) for other in entry.refers))


def faults(language: str, game: str | None = None) -> list[str]:
    """What the parser could not read, and texts that are there twice."""
    found, seen = [], set[str]()
    for file, resource in parsed(language, game).items():
        where = f"{language}/{file}.ftl"
        found += [f"{where}: cannot read {item.content}" for item in resource.body if isinstance(item, ast.Junk)]
        keys = [entry.key for entry in _of_file(file, resource)]
        found += [f"{where}: {key} is there twice" for key in keys if key in seen or keys.count(key) > 1]
        seen.update(keys)
    return found
