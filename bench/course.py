"""Random games of one game: how fast they are played, how fast a server serves them, and how large their state is."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Any

from bench.figures import ONE_CORE, Figure, Reference, per_second
from rules.core.game import Game
from rules.core.ids import Seat
from rules.core.match import Match
from rules.core.policy import Policy
from rules.core.questions import Answer

GAMES = range(6)

Step = tuple[bytes, Seat, Answer, int]


@dataclass(frozen=True)
class Course:
    """Whole games, each begun with a seed; every figure is the mean over all of them, or the largest."""

    name: str
    game: Game[Any]
    begin: Callable[[int], Match[Any]]
    habits: Mapping[str, float]

    def figures(self, reference: Reference) -> list[Figure]:
        return [
            reference.rate(f"{self.name}.decisions_per_s", self.decisions_per_s()),
            reference.rate(f"{self.name}.server_steps_per_s", self.server_steps_per_s()),
            Figure(f"{self.name}.state_kb", max(len(step[0]) for step in self.steps) / 1000, "kB"),
        ]

    @cached_property
    def steps(self) -> list[Step]:
        """Every decision of the games."""
        return [step for seed in GAMES for step in recorded(self.begin(seed), Policy(Random(seed), self.habits))]

    def decisions_per_s(self) -> float:
        """Random play: candidates are generated, an answer is built, checked and submitted."""
        return per_second(lambda: sum(play(self.begin(seed), self.habits) for seed in GAMES), rounds=1, clock=ONE_CORE)

    def server_steps_per_s(self) -> float:
        """What a server does for each answer: load, submit, dump, and every seat's view."""
        steps = self.steps  # made before the clock runs
        return per_second(lambda: serve(self.game, steps), rounds=1, clock=ONE_CORE)


def play(match: Match[Any], habits: Mapping[str, float]) -> int:
    """A random game to its end; says how many decisions it had."""
    policy, count = Policy(Random(match.commitment), habits), 0
    while not match.finished:
        question = match.pending[0]
        match.submit(question.seat, policy.answer(match, question), question=question.id)
        count += 1
    return count


def recorded(match: Match[Any], policy: Policy, decisions: int | None = None) -> list[Step]:
    """A random game, or its first decisions: before each the dump, then who answers what."""
    steps: list[Step] = []
    while not match.finished and len(steps) != decisions:
        question = match.pending[0]
        answer = policy.answer(match, question)
        steps.append((match.dump(), question.seat, answer, question.id))
        match.submit(question.seat, answer, question=question.id)
    return steps


def serve(game: Game[Any], steps: Sequence[Step]) -> int:
    """All steps once; says how many."""
    for dump, seat, answer, question in steps:
        match = Match.load(game, dump)
        match.submit(seat, answer, question=question)
        match.dump()
        for watcher in match.seats:
            match.view(watcher)
    return len(steps)
