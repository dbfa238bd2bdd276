"""Computer players: what a decision costs, mean and worst, in every game; Assyrian Wars, the dearest, has the bars."""

import hashlib
from random import Random
from typing import Any

import rules
from bench.figures import ONE_CORE, Figure, Reference
from rules.core.game import Game
from rules.core.match import Match
from rules.core.minds.levels import CAPTAIN, GENERAL, Level
from rules.core.minds.thinking import think
from rules.core.policy import Policy

BARS = "assyrian-wars"
SCENARIOS = {
    BARS: (("two-rivers", 3), ("campaign", 5)),
    "empires": (("empires", 4),),
    "era-of-tribes": (("three1", 3), ("full", 6)),
    "hannibal": (("second-punic-war", 2),),
}
EVERY = 11  # decisions of random play between two thoughts
CAPTAINS, GENERALS = 40, 16  # thoughts a scenario


def figures(reference: Reference) -> list[Figure]:
    """All figures of the group."""
    found: list[Figure] = []
    for id, scenarios in SCENARIOS.items():
        game, prefix = rules.games()[id], "" if id == BARS else f"{id.replace('-', '_')}_"
        for level, count in ((CAPTAIN, CAPTAINS), (GENERAL, GENERALS)):
            costs = [cost for scenario, seats in scenarios for cost in thoughts(game, level, scenario, seats, count)]
            found.append(reference.time(f"minds.{prefix}{level.id}_ms", sum(costs) / len(costs)))
            found.append(reference.time(f"minds.{prefix}{level.id}_worst_ms", max(costs)))
    return found


def thoughts(game: Game[Any], level: Level, scenario: str, seats: int, count: int) -> list[float]:
    """What thoughts cost at positions of random play, in milliseconds of one core."""
    found: list[float] = []
    seed = 0
    while len(found) < count:
        seed += 1
        match, policy = begin(game, scenario, seats, seed), Policy(Random(seed), game.habits)
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


def begin(game: Game[Any], scenario: str, seats: int, seed: int) -> Match[Any]:
    """A match that nobody ends early, where that can be set."""
    secret = hashlib.sha256(f"bench minds {scenario} {seed}".encode()).digest()
    known = game.scenario(scenario)
    options = {"lead": "never"} if any(option.id == "lead" for option in known.options) else {}
    places = known.seats[:seats] or tuple(f"P{number + 1}" for number in range(seats))
    return Match.start(game, scenario, options, places, secret)
