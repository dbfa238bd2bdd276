"""Breaks the code in every named way and in many random ones, and sees what catches it: `make mutants`.

One process loads the tests once; each mutant is a copy of it in which some functions have other code, so that nothing
is written to the tree. A mutant is caught if a test fails, or does not end in its time; that test must then pass on the
code as it is. Of each survivor is shown what was changed in which function, and which tests saw nothing.
"""

import argparse
import os
import resource
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import IO, SupportsInt

import pytest

from tests.mutants import operators
from tests.mutants.choice import tests_for
from tests.mutants.named import NAMED
from tests.mutants.surgery import operate

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = ("rules",)
PATIENCE = 40  # seconds of processor time for one file of tests, or one probed game
CAUGHT, SURVIVED, UNTOUCHED, LATE, BROKEN = "caught", "SURVIVED", "changes nothing", "caught by its time", "BROKEN"
SEEN = (CAUGHT, LATE)
NOTICED, NOTHING, NO_CHANGE = 10, 11, 12  # how the process of a mutant ends


@dataclass
class MutantRun:
    """One change, and what became of it."""

    name: str
    path: str
    source: str
    tests: tuple[str, ...]
    random: bool
    where: str = ""
    verdict: str = ""
    took: float = 0.0
    by: str = ""  # the test that noticed, or under which its time ran out


def main() -> int:
    options = parser().parse_args()
    began = time.monotonic()
    mutants = [*named(options), *at_random(options)]
    if not load({test for one in mutants for test in one.tests}):
        print("the tests cannot be loaded: look at them first")
        return 2
    done = []
    for one in run(mutants, options.workers, options.minutes * 60 + began):
        done.append(one)
        if one.verdict not in SEEN or not one.random:
            print(f"{one.verdict:18} {one.took:5.1f} s  {one.name}{f'  ({one.by})' if one.by else ''}", flush=True)
            print("".join(f"    {line}\n" for line in one.where.splitlines()), end="", flush=True)
    without_a_reason(done)
    return summary(done, mutants, time.monotonic() - began)


def parser() -> argparse.ArgumentParser:
    found = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    found.add_argument("--random", type=int, default=200, help="how many random operator mutants")
    found.add_argument("--random-only", action="store_true", help="no named mutants")
    found.add_argument("--only", default="", help="only named mutants whose name holds this")
    found.add_argument("--seed", type=int, default=1)
    found.add_argument("--workers", type=int, default=2)
    found.add_argument("--minutes", type=float, default=14, help="after so many minutes no further mutant is begun")
    return found


def named(options: argparse.Namespace) -> Iterator[MutantRun]:
    for one in NAMED:
        if not options.random_only and options.only in one.name:
            yield MutantRun(one.name, one.path, changed(one.path, one.old, one.new), one.tests, random=False)


def at_random(options: argparse.Namespace) -> Iterator[MutantRun]:
    for path, place in operators.chosen(ROOT, FOLDERS, options.random, options.seed):
        text = (ROOT / path).read_text()
        source, line, how = operators.mutated(text, place)
        tests = tests_for(ROOT, path, line)
        code = f"in {operators.function_at(text, line)}: {text.splitlines()[line - 1].strip()}"
        where = f"{code}\nunseen by {' '.join(tests)}"
        yield MutantRun(f"{path}:{line} {how}", path, source, tests, random=True, where=where)


def changed(path: str, old: str, new: str) -> str:
    """The source of a file with this text in place of that, which must be there once."""
    source = (ROOT / path).read_text()
    if source.count(old) != 1:
        raise ValueError(f"{path}: expected this text once, found it {source.count(old)} times:\n{old}")
    return source.replace(old, new)


def load(tests: Iterable[str]) -> bool:
    """Imports every test that will be needed, rewritten as pytest does, without running any."""
    wanted = sorted({test.partition("::")[0] for test in tests})
    return not wanted or silenced(lambda: pytest.main(["--collect-only", "-q", *wanted])) == 0


# ---- trying ------------------------------------------------------------------------------------------------------


def run(mutants: list[MutantRun], workers: int, until: float) -> Iterator[MutantRun]:
    """Every mutant in a process of its own, some at a time; gives them as their fate is known."""
    waiting, running = list(mutants), dict[int, tuple[MutantRun, IO[str]]]()
    while waiting or running:
        while waiting and len(running) < workers and time.monotonic() < until:
            one = waiting.pop(0)
            child, notes = forked(partial(tried, one))
            running[child] = one, notes
        if not running:
            print(f"no time left for {len(waiting)} mutants", flush=True)
            return
        child, status, used = os.wait4(-1, 0)
        one, notes = running.pop(child)
        one.took = used.ru_utime + used.ru_stime
        code, one.by = os.waitstatus_to_exitcode(status), last_word(notes)
        one.verdict = {NOTICED: CAUGHT, NOTHING: SURVIVED, NO_CHANGE: UNTOUCHED}.get(code, LATE if code < 0 else BROKEN)
        if one.verdict in SEEN:
            one.where = ""
        else:
            one.by = ""
        yield one


def forked(what: Callable[[Callable[[str], None]], int]) -> tuple[int, IO[str]]:
    """A process that does this and notes a line now and then; its number, and where the last of them is read."""
    notes = tempfile.TemporaryFile("w+")  # noqa: SIM115 (a pipe would be full at some time; closed when it is read)
    sys.stdout.flush()
    child = os.fork()
    if child:
        return child, notes
    code = 1

    def say(line: str) -> None:
        notes.seek(0)
        notes.truncate()
        notes.write(line)
        notes.flush()

    try:
        code = what(say)
    finally:
        os._exit(code)


def last_word(notes: IO[str]) -> str:
    """What a process has said last."""
    with notes:
        notes.seek(0)
        return notes.read()


def tried(one: MutantRun, say: Callable[[str], None]) -> int:
    """In the child: the code is changed and the tests are run, until one does not pass."""
    if not operate(ROOT / one.path, one.source):
        return NO_CHANGE
    for test in one.tests:
        have_patience()
        watching = Watching(say)
        code = silenced(partial(pytest.main, ["-x", "-q", test], plugins=[watching]))
        if watching.failed:
            say(watching.failed[0])
            return NOTICED
        if code != pytest.ExitCode.OK:
            return int(code)
    return NOTHING


def have_patience() -> None:
    """From now on so much processor time, and no more."""
    used = resource.getrusage(resource.RUSAGE_SELF)
    limit = int(used.ru_utime + used.ru_stime) + 1 + PATIENCE
    resource.setrlimit(resource.RLIMIT_CPU, (limit, resource.RLIM_INFINITY))


class Watching:
    """A part of pytest that says which test is under way, and keeps those that fail or cannot be read."""

    def __init__(self, say: Callable[[str], None]) -> None:
        self.say = say
        self.failed: list[str] = []

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        self.say(nodeid)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed.append(report.nodeid)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.failed.append(report.nodeid)


def silenced(what: Callable[[], SupportsInt]) -> int:
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


# ---- judging -----------------------------------------------------------------------------------------------------


def without_a_reason(mutants: list[MutantRun]) -> None:
    """A test that also fails on the code as it is has caught nothing."""
    tests = sorted({one.by for one in mutants if one.verdict in SEEN})
    wrong = set(tests) & set(failing(tests)) if tests else set()
    for one in mutants:
        if one.by in wrong:
            print(f"{one.by} fails without {one.name} as well")
            one.verdict = BROKEN


def failing(tests: list[str]) -> list[str]:
    """Which of these tests do not pass as the code is, or do not end."""

    def clean(say: Callable[[str], None]) -> int:
        watching = Watching(lambda _: None)
        silenced(lambda: pytest.main(["-q", *tests], plugins=[watching]))
        say(" ".join(watching.failed))
        return 0

    child, notes = forked(clean)
    _, status = os.waitpid(child, 0)
    return last_word(notes).split(" ") if status == 0 else tests


def summary(done: list[MutantRun], mutants: list[MutantRun], took: float) -> int:
    """Prints the rates; 1 if a named mutant was not caught."""
    for random, title in ((False, "named"), (True, "random operator")):
        every = [one for one in done if one.random == random]
        live = [one for one in every if one.verdict != UNTOUCHED]
        if every:
            caught = sum(one.verdict in SEEN for one in live)
            verdicts = ", ".join(
                f"{number} {verdict}" for verdict, number in Counter(one.verdict for one in every).items()
            )
            print(f"{title} mutants: {caught} of {len(live)} caught ({verdicts})")
    survivors = [one for one in done if one.random and one.verdict == SURVIVED]
    for what, of in (
        ("where", lambda one: "/".join(one.path.split("/")[1:3])),
        ("how", lambda one: one.name.partition(" ")[2]),
    ):
        counted = Counter(of(one) for one in survivors)
        tried_ = Counter(of(one) for one in done if one.random)
        print(f"survivors, {what}: " + ", ".join(f"{key} {n} of {tried_[key]}" for key, n in counted.most_common()))
    by = Counter(kind_of(one.by) for one in done if one.verdict in SEEN)
    print("caught by: " + ", ".join(f"{kind} {number}" for kind, number in by.most_common()))
    print(f"{took / 60:.1f} minutes, {sum(one.took for one in done):.0f} s of processor time")
    return int(sum(one.verdict in SEEN for one in done if not one.random) != sum(not one.random for one in mutants))


def kind_of(test: str) -> str:
    """What sort of test noticed."""
    if test.startswith("tests/generic"):
        return "a probed game"
    return "a rule case" if "/cases/" in test or "/cards/" in test else "another test"


if __name__ == "__main__":
    sys.exit(main())
