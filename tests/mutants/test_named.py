"""Named mutants fit the code as it stands: one that fits no longer would stop the whole run."""

import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from tests.mutants.__main__ import changed
from tests.mutants.named import NAMED, Mutant
from tests.mutants.surgery import codes
from tests.patience import HANG

ROOT = Path(__file__).resolve().parents[2]
LEAST = 40


def test_there_are_enough_and_each_has_a_name_of_its_own() -> None:
    names = Counter(mutant.name for mutant in NAMED)
    assert len(names) == len(NAMED) >= LEAST


@pytest.mark.parametrize("mutant", NAMED, ids=lambda mutant: mutant.name)
def test_a_named_mutant_changes_a_function_and_names_tests_that_are_there(mutant: Mutant) -> None:
    before, after = (ROOT / mutant.path).read_text(), changed(mutant.path, mutant.old, mutant.new)
    old, new = (codes(compile(text, mutant.path, "exec")) for text in (before, after))
    assert any(old[name] != new.get(name) for name in old)
    for test in mutant.tests:
        path, _, wanted = test.partition("::")
        assert (ROOT / path).exists(), path
        assert not wanted or f"def {wanted.partition('[')[0]}(" in (ROOT / path).read_text(), wanted


def test_a_function_that_is_in_use_runs_the_changed_code() -> None:
    """In a process of its own; also when the collector of garbage was told to leave alone what is there."""
    script = """
import gc, pathlib
from rules.core import run
from tests.mutants.surgery import operate
gc.collect()
gc.freeze()
path = pathlib.Path(run.__file__)
assert operate(path, path.read_text()) == 0
told = 'raise TrialEnds("something is drawn")'
kept = run.Run.draw
assert operate(path, path.read_text().replace(told, told.replace("something", "nothing")))
assert "nothing is drawn" in str(kept.__code__.co_consts)
"""
    done = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, timeout=HANG)
    assert done.returncode == 0, done.stderr
