"""Computer players: what a decision costs, mean and worst, in The Two Rivers and in the Campaign."""

import hashlib
from random import Random
from typing import Any

from bench.figures import ONE_CORE, Figure, Reference
from rules.assyrian_wars.game import GAME
from rules.core.match import Match
from rules.core.minds.levels import CAPTAIN, GENERAL, Level
from rules.core.minds.thinking import think
from rules.core.policy import Policy

SCENARIOS = (("two-rivers", 3), ("campaign", 5))
EVERY = 11  # decisions of random play between two thoughts
CAPTAINS, GENERALS = 40, 16  # thoughts a scenario


def figures(reference: Reference) -> list[Figure]:
    """All figures of the group."""
    found: list[Figure] = []
    for level, count in ((CAPTAIN, CAPTAINS), (GENERAL, GENERALS)):
        costs = [cost for scenario, seats in SCENARIOS for cost in thoughts(level, scenario, seats, count)]
        found.append(reference.time(f"minds.{level.id}_ms", sum(costs) / len(costs)))
        found.append(reference.time(f"minds.{level.id}_worst_ms", max(costs)))
    return found


def thoughts(level: Level, scenario: str, seats: int, count: int) -> list[float]:
    """What thoughts cost at positions of random play, in milliseconds of one core."""
    found: list[float] = []
    seed = 0
    while len(found) < count:
        seed += 1
        match, policy = begin(scenario, seats, seed), Policy(Random(seed), GAME.habits)
        for step in range(1, 300):
            if match.finished or len(found) == count:
                break
            asked = match.pending[0]
            if step % EVERY == 0:
                before = ONE_CORE()
                think(match, asked.id, level)
                found.append(1000 * (ONE_CORE() - before))
            match.submit(asked.seat, policy.answer(match, asked), asked.id)
    return found


def begin(scenario: str, seats: int, seed: int) -> Match[Any]:
    """A match that nobody ends early."""
    secret = hashlib.sha256(f"bench minds {scenario} {seed}".encode()).digest()
    return Match.start(GAME, scenario, {"lead": "never"}, [f"P{number + 1}" for number in range(seats)], secret)
