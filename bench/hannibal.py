"""Hannibal: random play, a step of a server, the size of the state, and how often people are asked; every figure is the
mean over all that was played, or the largest where it says so."""

import hashlib
import statistics
from random import Random
from typing import Any

from bench.figures import ONE_CORE, Figure, Reference, per_second
from rules import games
from rules.core.ids import Seat
from rules.core.match import Match
from rules.core.policy import Policy
from rules.core.questions import Answer
from rules.hannibal.desk.habits import HABITS
from tests.hannibal.random.questions import questions

GAME = games()["hannibal"]
SCENARIO, SEATS = "second-punic-war", ("rome", "carthage")
GAMES = range(6)

Step = tuple[bytes, Seat, Answer, int]


def figures(reference: Reference) -> list[Figure]:
    """All figures of the group."""
    steps = [step for seed in GAMES for step in recorded(seed)]
    return [
        reference.rate("hannibal.decisions_per_s", decisions_per_s()),
        reference.rate("hannibal.server_steps_per_s", server_steps_per_s(steps)),
        Figure("hannibal.state_kb", max(len(step[0]) for step in steps) / 1000, "kB"),
        Figure("hannibal.questions_per_card", asked(orders=False), "1"),
        Figure("hannibal.questions_with_orders", asked(orders=True), "1"),
    ]


def begin(seed: int) -> Match[Any]:
    """A war in which random players decide everything themselves: nobody has standing orders."""
    match = Match.start(GAME, SCENARIO, {}, SEATS, hashlib.sha256(b"bench hannibal %d" % seed).digest())
    for seat in SEATS:
        for kept in match.orders(seat):
            match.cancel_order(seat, kept.id)
    return match


def decisions_per_s() -> float:
    """Random play of whole games: candidates are generated, an answer is built, checked and submitted."""
    return per_second(lambda: sum(play(begin(seed)) for seed in GAMES), rounds=1, clock=ONE_CORE)


def play(match: Match[Any]) -> int:
    """A random game to its end; says how many decisions it had."""
    policy, count = Policy(Random(match.commitment), HABITS), 0
    while not match.finished:
        question = match.pending[0]
        match.submit(question.seat, policy.answer(match, question), question=question.id)
        count += 1
    return count


def recorded(seed: int) -> list[Step]:
    """A random game: before each decision the dump, then who answers what."""
    match, policy = begin(seed), Policy(Random(seed), HABITS)
    steps: list[Step] = []
    while not match.finished:
        question = match.pending[0]
        answer = policy.answer(match, question)
        steps.append((match.dump(), question.seat, answer, question.id))
        match.submit(question.seat, answer, question=question.id)
    return steps


def server_steps_per_s(steps: list[Step]) -> float:
    """What a server does for each answer: load, submit, dump, and every seat's view; whole games, mean."""
    return per_second(lambda: serve(steps), rounds=1, clock=ONE_CORE)


def serve(steps: list[Step]) -> int:
    """All steps once; says how many."""
    for dump, seat, answer, question in steps:
        match = Match.load(GAME, dump)
        match.submit(seat, answer, question=question)
        match.dump()
        for watcher in SEATS:
            match.view(watcher)
    return len(steps)


def asked(*, orders: bool) -> float:
    """The median of what both seats are asked from one card play to the next, besides the play itself."""
    return statistics.median(count for seed in GAMES for count in questions(seed, orders=orders))
