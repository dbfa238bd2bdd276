"""The fuzzer's command line."""

from pathlib import Path

import pytest

from tests import fuzz


def test_a_run_says_what_it_did(capsys: pytest.CaptureFixture[str]) -> None:
    assert fuzz.main(["--game", "practice", "--games", "6", "--seed", "100", "--scenario", "long-war"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("practice: 6 games, ")
    assert lines[0].endswith(" decisions, 0 failures")
    assert lines[1].endswith("(7 invariants)")
    assert "steps not reached: none" in lines


def test_a_run_without_probes_still_looks_at_what_always_holds(capsys: pytest.CaptureFixture[str]) -> None:
    assert fuzz.main(["--game", "practice", "--games", "2", "--seed", "100", "--scenario", "long-war", "--bare"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert not lines[1].startswith("invariant checks: 0 ")
    assert lines[2].startswith("nodes probed: 0;")


@pytest.mark.parametrize(
    ("arguments", "answer"),
    [
        (["--game", "chess"], "there is no game 'chess' to play; there are: "),
        (
            ["--game", "practice", "--scenario", "siege"],
            "has no scenario 'siege' to play; there are: long-war, skirmish",
        ),
        (["--replay", "nothing.json"], "there is no file nothing.json"),
    ],
)
def test_unknown_names_are_answered(arguments: list[str], answer: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert fuzz.main(arguments) == 2
    assert answer in capsys.readouterr().err


def test_a_file_that_is_no_failure_is_answered(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "notes.json"
    path.write_text('{"game": "practice"}')
    assert fuzz.main(["--replay", str(path)]) == 2
    assert "is not the file of a failed game" in capsys.readouterr().err


def test_there_must_be_a_game_to_play(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        fuzz.main(["--games", "0"])
    assert "expected at least 1 game" in capsys.readouterr().err
