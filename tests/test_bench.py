"""The frame of the benchmarks: groups, the table, and the file with stable names."""

import json
from pathlib import Path

import pytest

from bench import __main__ as command
from bench import figures, groups
from bench.figures import Figure, Reference


def test_every_group_that_is_there_can_be_run() -> None:
    assert "kernel" in groups.present()
    assert all(callable(groups.load(name)) for name in groups.present())


def test_an_unknown_group_is_answered_with_the_known_ones(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main(["--only", "knights"]) == 2
    assert "There is no group 'knights'; the groups are: kernel" in capsys.readouterr().err


def test_figures_are_kept_as_a_flat_object(tmp_path: Path) -> None:
    reference = Reference(plies_per_s=20_000)
    found = [reference.rate("a.per_s", 40_000), reference.time("a.ms", 0.5), Figure("a.bytes", 7, "bytes")]
    figures.save(found, tmp_path / "latest.json")
    assert json.loads((tmp_path / "latest.json").read_text()) == {
        "a.per_s": {"value": 40_000, "unit": "1/s", "ratio": 2.0, "to": "reference.chess_plies_per_s"},
        "a.ms": {"value": 0.5, "unit": "ms", "ratio": 10.0, "to": "reference.chess_ply_ms"},
        "a.bytes": {"value": 7, "unit": "bytes", "ratio": None, "to": None},
    }


def test_the_table_lines_up() -> None:
    lines = figures.table(
        [Figure("a.per_s", 41_234.5, "1/s", 2.0, "b"), Figure("long.name", 0.1234, "ms")]
    ).splitlines()
    assert lines == [
        "figure      value  unit  ratio  to",
        "a.per_s    41,234  1/s       2  b",
        "long.name  0.1234  ms",
    ]
