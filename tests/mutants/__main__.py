"""Breaks the code in every named way and in many random ones, and sees what catches it: `make mutants`.

One process loads the tests once; each mutant is a copy of it in which some functions have other code, so that nothing
is written to the tree. A mutant is caught if a test fails, or does not end in its time.
"""

import argparse
import os
import resource
import sys
import time
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

import pytest

from tests.mutants import operators
from tests.mutants.choice import tests_for
from tests.mutants.named import NAMED
from tests.mutants.surgery import operate

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = ("rules",)
PATIENCE = 90  # seconds of processor time for the tests of one mutant
CAUGHT, SURVIVED, UNTOUCHED, LATE = "caught", "SURVIVED", "changes nothing", "caught by its time"


def main() -> int:
    options = parser().parse_args()
    began = time.monotonic()
    tasks = [
        (one.name, one.path, changed(one.path, one.old, one.new), one.tests)
        for one in NAMED
        if not options.random_only and options.only in one.name
    ]
    names = len(tasks)
    for path, place in operators.chosen(ROOT, FOLDERS, options.random, options.seed):
        source, line, how = operators.mutated((ROOT / path).read_text(), place)
        tasks.append((f"{path}:{line} {how}", path, source, tests_for(ROOT, path, line)))
    load([test for task in tasks for test in task[3]])
    results = Counter[tuple[bool, str]]()
    for name, verdict, took in run(tasks, options.workers, options.minutes * 60 + began):
        random = name not in {one.name for one in NAMED}
        results[random, verdict] += 1
        if verdict in (SURVIVED, UNTOUCHED) or not random:
            print(f"{verdict:16} {took:5.1f} s  {name}", flush=True)
    lost = summary(results, names, time.monotonic() - began)
    return 1 if lost else 0


def parser() -> argparse.ArgumentParser:
    found = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    found.add_argument("--random", type=int, default=200, help="how many random operator mutants")
    found.add_argument("--random-only", action="store_true", help="no named mutants")
    found.add_argument("--only", default="", help="only named mutants whose name holds this")
    found.add_argument("--seed", type=int, default=1)
    found.add_argument("--workers", type=int, default=2)
    found.add_argument("--minutes", type=float, default=15, help="after so many minutes no further mutant is begun")
    return found


def changed(path: str, old: str, new: str) -> str:
    """The source of a file with this text in place of that, which must be there once."""
    source = (ROOT / path).read_text()
    if source.count(old) != 1:
        raise ValueError(f"{path}: expected this text once, found it {source.count(old)} times:\n{old}")
    return source.replace(old, new)


def load(tests: Iterable[str]) -> None:
    """Imports every test that will be needed, rewritten as pytest does, without running any."""
    wanted = sorted({test.partition("::")[0] for test in tests})
    silenced(lambda: pytest.main(["--collect-only", "-q", *wanted]))


Task = tuple[str, str, str, tuple[str, ...]]


def run(tasks: list[Task], workers: int, until: float) -> Iterable[tuple[str, str, float]]:
    """Every mutant in a process of its own, some at a time; gives what became of each."""
    waiting, running = list(tasks), dict[int, tuple[str, float]]()
    while waiting or running:
        while waiting and len(running) < workers and time.monotonic() < until:
            task = waiting.pop(0)
            child = os.fork()
            if child == 0:
                os._exit(tried(task))
            running[child] = (task[0], time.monotonic())
        if not running:
            print(f"no time left for {len(waiting)} mutants", flush=True)
            return
        child, status = os.wait()
        name, began = running.pop(child)
        code = os.waitstatus_to_exitcode(status)
        verdict = {0: SURVIVED, 1: CAUGHT, 3: UNTOUCHED}.get(code, LATE if code < 0 else f"tests do not run ({code})")
        yield name, verdict, time.monotonic() - began


def tried(task: Task) -> int:
    """In the child: the code is changed and the tests are run; 0 if they all pass."""
    _, path, source, tests = task
    resource.setrlimit(resource.RLIMIT_CPU, (PATIENCE, PATIENCE))
    if not operate(ROOT / path, source):
        return 3
    return 1 if any(silenced(lambda test=test: pytest.main(["-x", "-q", test])) == 1 for test in tests) else 0


def silenced(what: object) -> int:
    """Calls without anything being printed."""
    sys.stdout.flush()
    kept = os.dup(1), os.dup(2)
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)
    try:
        return int(what())
    finally:
        sys.stdout.flush()
        os.dup2(kept[0], 1)
        os.dup2(kept[1], 2)
        os.close(nowhere)


def summary(results: Counter[tuple[bool, str]], names: int, took: float) -> int:
    """Prints the rates; says how many named mutants were not caught."""
    for random, title in ((False, "named"), (True, "random operator")):
        found = {verdict: number for (kind, verdict), number in results.items() if kind == random}
        every = sum(found.values())
        if every:
            caught = sum(number for verdict, number in found.items() if verdict.startswith(CAUGHT))
            live = every - found.get(UNTOUCHED, 0)
            print(f"{title} mutants: {caught} of {live} caught ({found})")
    print(f"{took / 60:.1f} minutes")
    named = {verdict: number for (kind, verdict), number in results.items() if not kind}
    return names - sum(number for verdict, number in named.items() if verdict.startswith(CAUGHT)) if names else 0


if __name__ == "__main__":
    sys.exit(main())
