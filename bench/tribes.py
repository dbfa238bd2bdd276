"""Era of Tribes: random play, a step of a server, the size of the state, and the questions of a round by chat; every
figure is the mean over all that was played, or the largest where it says so."""

import hashlib
import statistics
from random import Random
from typing import Any

from bench.figures import ONE_CORE, Figure, Reference, per_second
from rules.core.ids import Seat
from rules.core.match import Match
from rules.core.policy import Policy
from rules.core.questions import Answer
from rules.era_of_tribes.desk.habits import HABITS
from rules.era_of_tribes.game import GAME
from rules.era_of_tribes.pack.map import SEATS
from tests.era_of_tribes.random.chat import ChatGame

GAMES = range(6)
ROUNDS = 12

Step = tuple[bytes, Seat, Answer, int]


def figures(reference: Reference) -> list[Figure]:
    """All figures of the group."""
    steps = [step for seed in GAMES for step in recorded(seed)]
    return [
        reference.rate("tribes.decisions_per_s", decisions_per_s()),
        reference.rate("tribes.server_steps_per_s", server_steps_per_s(steps)),
        Figure("tribes.state_kb", max(len(step[0]) for step in steps) / 1000, "kB"),
        Figure("tribes.questions_a_round", statistics.median(questions(seed) for seed in GAMES), "questions"),
    ]


def begin(seed: int) -> Match[Any]:
    """A game of four over twelve rounds."""
    secret = hashlib.sha256(b"bench tribes %d" % seed).digest()
    return Match.start(GAME, "four1", {"rounds": ROUNDS}, SEATS[:4], secret)


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
        for watcher in SEATS[:4]:
            match.view(watcher)
    return len(steps)


def questions(seed: int) -> float:
    """The median of the questions that a round asks of a player with the usual orders."""
    game = ChatGame(seed)
    game.play()
    return game.questions_a_round()
