"""Computer players of every game that has a brain: a few of each promise; `make minds` checks them at length."""

import os
import subprocess
import sys

import pytest

from rules.core.match import Match
from rules.core.minds.levels import CAPTAIN
from tests.generic import thoughts
from tests.generic.registry import find, harnesses

THINKING = sorted(game for game, harness in harnesses().items() if harness.game.brain is not None)


@pytest.mark.parametrize("game", THINKING)
def test_a_thought_depends_on_nothing_that_its_seat_cannot_see(game: str) -> None:
    assert thoughts.compared(find(game), 24) == 0


@pytest.mark.parametrize("game", THINKING)
def test_whoever_saw_the_truth_would_be_found_out(game: str) -> None:
    assert thoughts.compared_leaking(find(game), 16) > 0


@pytest.mark.parametrize("game", THINKING)
def test_no_answer_is_refused_and_no_look_ahead_goes_wrong(game: str) -> None:
    assert thoughts.decided(find(game), 300) == 0


@pytest.mark.parametrize("game", THINKING)
def test_another_process_thinks_the_same(game: str) -> None:
    found = thoughts.nodes(find(game), find(game).setups, 3, 40)
    dumps = [next(found).dump() for _ in range(4)]
    code = (
        "import sys; from tests.generic.test_minds import *\n"
        f"for line in sys.stdin: print(told({game!r}, bytes.fromhex(line)))"
    )
    elsewhere = subprocess.run(
        [sys.executable, "-c", code],
        input="\n".join(dump.hex() for dump in dumps),
        env={**os.environ, "PYTHONHASHSEED": "7"},
        capture_output=True,
        text=True,
        check=True,
    ).stdout.splitlines()
    assert elsewhere == [told(game, dump) for dump in dumps]


def told(game: str, dump: bytes) -> str:
    """A captain's whole thought."""
    return str(thoughts.answer(Match.load(find(game).game, dump), CAPTAIN))
