"""What the suite costs: `make test-cost` runs it and says what each budget took in CPU seconds, children included.

As a pytest plugin (`-p tests.cost`, `COST=<folder>`) it writes a line for each test; run as a module it adds them up.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

import rules

HOUSE = "assyrian-wars"  # the first game, whose tests and the house's share one budget
BUDGETS = {"the house": 550, "tests/wire": 120, "tests/browser": 90}
FURTHER_GAME = 150
LARGEST = 40


def spent(*, alone: bool) -> float:
    """CPU seconds of this process and of all its children that have ended."""
    times = os.times()
    return times.user + times.system + (0.0 if alone else times.children_user + times.children_system)


class Meter:
    """Writes what each test has cost; the first line is what importing and collecting took, the last what is left.

    Who hands the tests to workers counts himself alone: each of them keeps a page of its own.
    """

    def __init__(self, folder: Path, *, alone: bool) -> None:
        self.page = (folder / f"{os.getpid()}.tsv").open("a", encoding="utf-8", buffering=1)
        self.alone = alone
        self.before = 0.0

    def note(self, what: str) -> None:
        now = spent(alone=self.alone)
        self.page.write(f"{now - self.before:.3f}\t{what}\n")
        self.before = now

    def pytest_collection_finish(self) -> None:
        self.note("collecting")

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        result = yield
        self.note(item.nodeid)
        return result

    @pytest.hookimpl(trylast=True)
    def pytest_unconfigure(self) -> None:
        self.note("ending")


def pytest_configure(config: pytest.Config) -> None:
    hands_out = config.getoption("dist", "no") != "no" and not hasattr(config, "workerinput")
    config.pluginmanager.register(Meter(Path(os.environ["COST"]), alone=hands_out))


def budget(test: str) -> str:
    """Whose account a test is on."""
    for part in ("tests/wire", "tests/browser"):
        if test.startswith(part):
            return part
    for game in (game for game in rules.MODULES if game != HOUSE):
        if test.startswith(f"tests/{game.replace('-', '_')}/") or (test.startswith("tests/generic") and game in test):
            return game
    return "the house"


def costs(folder: Path) -> list[tuple[float, str]]:
    """What each test has cost."""
    lines = [line for page in folder.glob("*.tsv") for line in page.read_text("utf-8").splitlines()]
    return [(float(seconds), test) for seconds, test in (line.split("\t", 1) for line in lines)]


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "pytest", "-p", "tests.cost", *sys.argv[1:]]
        subprocess.run(command, env={**os.environ, "COST": folder}, check=False)
        every = sorted(costs(Path(folder)), reverse=True)
    for seconds, test in every[:LARGEST]:
        print(f"{seconds:8.1f}  {test}")
    accounts: dict[str, float] = defaultdict(float)
    for seconds, test in every:
        accounts[budget(test)] += seconds
    for account, seconds in accounts.items():
        print(f"{seconds:8.1f} of {BUDGETS.get(account, FURTHER_GAME)}  {account}")


if __name__ == "__main__":
    main()
