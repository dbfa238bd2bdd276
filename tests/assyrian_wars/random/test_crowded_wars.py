"""Random games that begin in the thick of a war keep every promise of the generic test."""

from random import Random

import pytest

from tests.assyrian_wars.harness import HARNESS
from tests.assyrian_wars.random.crowds import crowd
from tests.generic.harness import Playout, Report, play_out
from tests.generic.positions import position, twin

SEEDS = 3


def crowded(seed: int) -> Playout:
    """A game at its first impulse, the map full of enemies."""
    setup = HARNESS.setups[seed % len(HARNESS.setups)]
    playout = Playout(HARNESS, setup, seed)
    while playout.match.pending[0].kind != "impulse":
        playout.move()
    playout.match = match = twin(playout.match, lambda board: crowd(board, Random(seed)))
    playout.entries = playout.entries[-1:]
    playout.last_dump = match.dump()
    playout.checkpoints, playout.positions = {match.revision: match.dump()}, {match.revision: position(match)}
    return playout


def play(seed: int) -> Report:
    """Plays such a game to its end."""
    return play_out(crowded(seed))


@pytest.mark.parametrize("seed", range(SEEDS))
def test_a_crowded_war_keeps_every_promise(seed: int) -> None:
    report = play(seed)
    assert report.games == 1
    assert report.invariant_checks > 0
