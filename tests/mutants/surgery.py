"""Puts changed code into functions that are in use: whoever has a function already runs the new code.

Parts of the bot are read when it starts, some of them each time: they are read as changed.
"""

import gc
from functools import _lru_cache_wrapper
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import CodeType, FunctionType
from unittest.mock import patch


class NotReached(Exception):
    """The code is in use, and the functions that were to change were not found: the tests would prove nothing."""


def operate(path: Path, source: str) -> int:
    """Every function of a module gets the code that it has in this source; says how many differ."""
    old, new = (codes(compile(text, str(path), "exec")) for text in (path.read_text(), source))
    different = {name for name, code in new.items() if old.get(name) != code}
    read_as_changed(path, source)
    gc.unfreeze()  # what was read before the first test is listed as well
    things = gc.get_objects()
    living = [one for one in things if isinstance(one, FunctionType) and one.__code__.co_filename == str(path)]
    reached = 0
    for function in living:
        name = function.__code__.co_qualname
        if name in new and name in old and len(new[name].co_freevars) == len(function.__code__.co_freevars):
            function.__code__ = new[name]
            reached += name in different
    if living and different and not reached:
        raise NotReached(f"{path}: {sorted(different)}")
    for thing in things:
        if isinstance(thing, _lru_cache_wrapper):
            thing.cache_clear()
    return len(different)


def read_as_changed(path: Path, source: str) -> None:
    """Whoever reads the module from now on gets this source."""
    honest = SourceFileLoader.get_code

    def get_code(self: SourceFileLoader, name: str) -> CodeType | None:
        return compile(source, str(path), "exec") if self.path == str(path) else honest(self, name)

    patch.object(SourceFileLoader, "get_code", get_code).start()


def codes(code: CodeType) -> dict[str, CodeType]:
    """All functions of a module by their qualified names."""
    found: dict[str, CodeType] = {}
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            found[constant.co_qualname] = constant
            found |= codes(constant)
    return found
