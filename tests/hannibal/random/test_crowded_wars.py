"""Random games that begin in the thick of the war keep every promise of the generic test."""

from random import Random

import pytest

from tests.generic.harness import Playout, Report, play_out
from tests.generic.positions import position, twin
from tests.hannibal.harness import HARNESS
from tests.hannibal.random.crowds import crowd

SEEDS = 6


def crowded(seed: int, *, probe: bool = True) -> Playout:
    """A game at its first card, a corner of the map full of enemies."""
    playout = Playout(HARNESS, HARNESS.setups[0], seed, probe)
    while playout.match.pending[0].kind != "play" or playout.match.table.board.opening:
        playout.move()
    playout.match = match = twin(playout.match, lambda board: crowd(board, Random(seed)))
    playout.entries = playout.entries[-1:]
    playout.last_dump = match.dump()
    playout.checkpoints, playout.positions = {match.revision: match.dump()}, {match.revision: position(match)}
    return playout


def play(seed: int, *, probe: bool = True) -> Report:
    """Plays such a game to its end."""
    return play_out(crowded(seed, probe=probe))


@pytest.mark.parametrize("seed", range(SEEDS))
def test_a_crowded_war_keeps_every_promise(seed: int) -> None:
    report = play(seed)
    assert report.games == 1
    assert report.invariant_checks > 0
