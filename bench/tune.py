"""Weights of a brain, tuned by self-play: `python -m bench.tune --game hannibal --minutes 10`.

One weight after the other is made larger and smaller. The changed brain plays captains with the old weights, every seat
in turn, from the same beginnings; it is kept if Wald's sequential test finds it better. Everything follows from the
seed, so a run can be repeated; what it has found is printed, and a person writes it into `weights.py`.
"""

import argparse
import hashlib
import sys
import time
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

import rules
from bench.arena import verdict, wilson
from rules.core.game import Game
from rules.core.match import Match
from rules.core.minds.brain import Brain
from rules.core.minds.levels import CAPTAIN, Level
from rules.core.minds.thinking import think

STEPS = (1.35, 0.7)  # by so much a weight is changed
FEWEST = 6  # beginnings before a change is given up
MOST_DECISIONS = 6_000


class Pair:
    """Two brains at one table: the changed one on one seat, the old one on all others."""

    def __init__(self, game: Game[Any], scenario: str, seats: int, level: Level) -> None:
        self.game, self.level = game, level
        known = game.scenario(scenario)
        self.scenario = scenario
        self.seats = known.seats[:seats] or tuple(f"P{place + 1}" for place in range(seats))

    def play(self, old: Brain[Any], new: Brain[Any], seed: str, place: int) -> float:
        """One match; the share of the win that falls to the changed brain."""
        match = Match.start(self.game, self.scenario, {}, self.seats, hashlib.sha256(seed.encode()).digest())
        mine = match.seats[place]
        for _ in range(MOST_DECISIONS):
            if match.finished:
                break
            asked = match.pending[0]
            thought = think(match, asked.id, self.level, brain=new if asked.seat == mine else old)
            match.submit(asked.seat, thought.answer, asked.id)
        return (mine in match.winners) / max(1, len(match.winners))

    def contest(self, old: Brain[Any], new: Brain[Any], seed: int, most: int, until: float) -> tuple[float, int]:
        """Matches in all seats until the test is decided, enough were played or time is up: wins, and of how many."""
        won, played, chance = 0.0, 0, 1 / len(self.seats)
        for number in range(most):
            for place in range(len(self.seats)):
                won += self.play(old, new, f"tune {seed} {number}", place)
                played += 1
            hopeless = number + 1 >= FEWEST and wilson(won, played)[1] < chance + 0.1
            if verdict(won, played, chance) or hopeless or time.monotonic() > until:
                break
        return won, played


def changes(weights: msgspec.Struct, chance: Random) -> Iterator[tuple[str, float, msgspec.Struct]]:
    """One weight after the other, in a random order, larger and smaller."""
    names = [field.name for field in msgspec.structs.fields(weights)]
    chance.shuffle(names)
    for name in names:
        for step in STEPS:
            yield name, step, msgspec.structs.replace(weights, **{name: round(getattr(weights, name) * step, 4)})


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.tune", description=__doc__)
    parser.add_argument("--game", default="hannibal")
    parser.add_argument("--scenario", default="")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--beginnings", type=int, default=20, help="for each change at most, each in every seat")
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    game = rules.games()[given.game]
    brain: Any = game.brain
    pair = Pair(game, given.scenario or next(iter(game.scenarios())), given.seats, CAPTAIN)
    until, weights = time.monotonic() + 60 * given.minutes, brain.weights
    for name, step, changed in changes(weights, Random(given.seed)):
        if time.monotonic() > until:
            break
        tried = msgspec.structs.replace(weights, **{name: getattr(changed, name)})
        won, played = pair.contest(type(brain)(weights), type(brain)(tried), given.seed, given.beginnings, until)
        kept = verdict(won, played, 1 / given.seats) == "better"
        low, high = wilson(won, played)
        done = "kept" if kept else "left"
        print(f"{name} x {step}: {won:g} of {played} [{low:.0%}, {high:.0%}], {done}", flush=True)
        weights = tried if kept else weights
    print(weights)
    return 0


if __name__ == "__main__":
    sys.exit(main())
