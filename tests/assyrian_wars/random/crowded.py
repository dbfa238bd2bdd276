"""A random game that begins in the thick of a war, at its first impulse."""

from tests.assyrian_wars.harness import HARNESS
from tests.assyrian_wars.random.openings import in_a_crowd
from tests.generic.harness import Playout


def crowded(seed: int) -> Playout:
    """The game of this seed, the map full of enemies."""
    playout = Playout(HARNESS, HARNESS.setup_for(seed), seed)
    in_a_crowd(playout)
    return playout
