"""Some random games begin in a war that a ruling sets up, so that their whole log is replayed and audited."""

import pytest

from rules.assyrian_wars.battle.going_back import GoBack
from rules.core.match import replay
from tests.assyrian_wars.harness import HARNESS
from tests.generic.coverage import counting
from tests.generic.harness import Playout

CROWD, SCENE, PLAIN = 3, 5, 2  # seeds
DECISIONS = 40


@pytest.mark.parametrize(("seed", "rulings"), [(CROWD, 1), (SCENE, 1), (PLAIN, 0)])
def test_a_war_to_begin_with_is_on_the_record(seed: int, rulings: int) -> None:
    playout = Playout(HARNESS, HARNESS.setup_for(seed), seed, probe=False)
    HARNESS.opening(playout)
    match, entries = playout.match, playout.entries
    assert [entry.kind for entry in entries].count("override") == rulings
    assert entries[0].start is not None
    assert replay(HARNESS.game, playout.checkpoints[min(playout.checkpoints)], entries[1:]).dump() == match.dump()


def test_at_the_river_the_victor_may_go_back() -> None:
    """6.6.5: what the scene is for."""
    playout = Playout(HARNESS, HARNESS.setup_for(SCENE), SCENE, probe=False)
    with counting(HARNESS.game, playout.report.steps):
        HARNESS.opening(playout)
        for _ in range(DECISIONS):
            playout.move()
    assert all(playout.report.steps[f"GoBack.{step}"] for step in GoBack.steps)
