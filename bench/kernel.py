"""The kernel's speed on the practice game: submits a second, and one whole round trip of a large state."""

import gc
import hashlib
from random import Random
from typing import Any

from bench.figures import ONE_CORE, Figure, Reference, median_ms, per_second
from bench.large_game import LargeGame
from rules.core.ids import Seat
from rules.core.match import Match
from rules.core.questions import Answer
from tests.generic import players
from tests.practice.game import ThreeHills

ROUNDS, SUBMITS = 30, 1_000
GAME = ThreeHills()
SETUPS = (("skirmish", 2), ("skirmish", 3), ("long-war", 4), ("skirmish", 4))

Answers = list[tuple[Seat, Answer, int]]
Game = tuple[Match[Any], Answers]


def figures(reference: Reference) -> list[Figure]:
    """All figures of the group."""
    return [
        reference.rate("kernel.submits_per_s", submits_per_s()),
        reference.time("kernel.roundtrip_ms", roundtrip_ms()),
        Figure("kernel.roundtrip_bytes", len(LargeGame.begun().dump()), "bytes"),
    ]


def submits_per_s() -> float:
    """Random games of Three Hills whose answers were chosen beforehand, so that only `submit` is timed."""
    rounds = [games_to_play() for _ in range(ROUNDS)]
    gc.collect()
    gc.freeze()  # the games that wait for their round are no work of the one that is timed
    return per_second(lambda: submit_all(rounds.pop()), rounds=ROUNDS, clock=ONE_CORE)


def games_to_play() -> list[Game]:
    """Fresh matches, each with the answers that take it to its end."""
    found: list[Game] = []
    seed = 0
    while sum(len(answers) for _, answers in found) < SUBMITS:
        found.append((begin(seed), answers_of(seed)))
        seed += 1
    return found


def begin(seed: int) -> Match[Any]:
    scenario, seats = SETUPS[seed % len(SETUPS)]
    secret = hashlib.sha256(b"bench %d" % seed).digest()
    return Match.start(GAME, scenario, seats=[f"P{place}" for place in range(1, seats + 1)], secret=secret)


def answers_of(seed: int) -> Answers:
    """A random game, as the answers that were given in it."""
    match, chance = begin(seed), Random(seed)
    answers: Answers = []
    while not match.finished:
        question = players.one_of(match.pending, chance)
        answer = players.any_answer(match, question, chance)
        answers.append((question.seat, answer, question.id))
        match.submit(question.seat, answer, question=question.id)
    return answers


def submit_all(games: list[Game]) -> int:
    """Submits every answer; says how many there were."""
    count = 0
    for match, answers in games:
        for seat, answer, question in answers:
            match.submit(seat, answer, question=question)
        assert match.finished
        count += len(answers)
    return count


def roundtrip_ms() -> float:
    """Dump, load and submit with a state as large as a campaign's: the median of the calmest of five runs."""
    match = LargeGame.begun()
    game = match.game

    def round_trip() -> None:
        nonlocal match
        match = Match.load(game, match.dump())
        question = match.pending[0]
        outcome = match.submit(question.seat, LargeGame.next_move(match), question=question.id)
        assert outcome.refusal is None

    return min(median_ms(round_trip, times=100, clock=ONE_CORE) for _ in range(5))
