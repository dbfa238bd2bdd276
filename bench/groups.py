"""The groups of benchmarks; a group is a module `bench.<name>` with `figures(reference) -> list[Figure]`."""

import importlib
import importlib.util
from collections.abc import Callable

from bench.figures import Figure, Reference

GROUPS = ("kernel", "store", "render", "aw", "hannibal", "empires", "tribes", "minds", "bot")

Group = Callable[[Reference], list[Figure]]


def present() -> list[str]:
    """The groups whose module exists, in the order they run."""
    return [name for name in GROUPS if importlib.util.find_spec(f"bench.{name}")]


def load(name: str) -> Group:
    """The function that measures a group."""
    group: Group = importlib.import_module(f"bench.{name}").figures
    return group
