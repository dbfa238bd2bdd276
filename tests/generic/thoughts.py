"""What must hold of computer players in every game that has a brain: honest, legal, and sane in every world."""

from collections.abc import Iterator
from random import Random
from typing import Any
from unittest.mock import patch

from rules.core.match import Match
from rules.core.minds.levels import CAPTAIN, GENERAL, Level
from rules.core.minds.thinking import Thought, think
from tests.generic.harness import Playout
from tests.generic.positions import live_bytes
from tests.generic.probes import comparable, with_hidden_swapped, with_veiled_swapped
from tests.generic.registry import Harness, Setup

HASTY = Level("hasty", rollouts=8, worlds=1, candidates=8, own=2)
SWAPS = 6  # of things that a seat cannot see, before a comparison
NODES = 400  # of a game at most; then the next game begins


def nodes(harness: Harness, setups: tuple[Setup, ...], seed: int, every: int) -> Iterator[Match[Any]]:
    """Positions of random games, one setup after the other, without end."""
    while True:
        playout = Playout(harness, setups[seed % len(setups)], seed, probe=False)
        for number in range(NODES):
            if playout.match.finished:
                break
            if number % every == every - 1:
                yield playout.match
            playout.move()
        seed += 1


def answer(match: Match[Any], level: Level) -> Thought:
    """What a computer would answer to the first open question."""
    return think(match, match.pending[0].id, level, b"test")


def compared(harness: Harness, count: int, seed: int = 1, every: int = 13, setups: tuple[Setup, ...] = ()) -> int:
    """How many of so many thoughts change when what the seat cannot see is exchanged; general and captain by turns."""
    chance, differing, done = Random(seed), 0, 0
    for match in nodes(harness, setups or harness.setups, seed, every):
        seat = match.pending[0].seat
        other = match
        for _ in range(SWAPS):
            other = with_hidden_swapped(other, seat, chance)
        other = with_veiled_swapped(other, seat, chance)
        if not comparable(match) or live_bytes(other) == live_bytes(match):
            continue
        level = GENERAL if done % 20 == 19 else CAPTAIN
        differing += answer(match, level) != answer(other, level)
        done += 1
        if done == count:
            break
    return differing


def compared_leaking(harness: Harness, count: int, seed: int = 1, setups: tuple[Setup, ...] = ()) -> int:
    """The same for players who see the truth: some of them must betray themselves."""
    with patch.object(type(harness.game), "deal_hidden", lambda *_: None):
        return compared(harness, count, seed, setups=setups)


def decided(harness: Harness, count: int, seed: int = 1, level: Level = HASTY) -> int:
    """Lets computers play against each other; every answer is taken. Says how many looks ahead went wrong."""
    failed = 0
    while count:
        playout = Playout(harness, harness.setup_for(seed), seed, probe=False)
        match = playout.match
        for _ in range(NODES):
            if match.finished or not count:
                break
            asked = match.pending[0]
            thought = answer(match, level)
            outcome = match.submit(asked.seat, thought.answer, asked.id)
            assert outcome.refusal is None, f"seed {seed}: {thought.answer} to {asked}: {outcome.refusal}"
            failed += thought.failed
            count -= 1
        seed += 1
    return failed
