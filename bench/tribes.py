"""Era of Tribes: random play, a step of a server, the size of the state, and the questions of a round by chat; every
figure is the mean over all that was played, or the largest where it says so."""

import hashlib
import statistics
from typing import Any

from bench.course import GAMES, Course
from bench.figures import Figure, Reference
from rules.core.match import Match
from rules.era_of_tribes.desk.habits import HABITS
from rules.era_of_tribes.game import GAME
from rules.era_of_tribes.pack.map import SEATS
from tests.era_of_tribes.random.chat import ChatGame

ROUNDS = 12


def figures(reference: Reference) -> list[Figure]:
    """All figures of the group."""
    return [
        *Course("tribes", GAME, begin, HABITS).figures(reference),
        Figure("tribes.questions_a_round", statistics.median(questions(seed) for seed in GAMES), "questions"),
    ]


def begin(seed: int) -> Match[Any]:
    """A game of four over twelve rounds."""
    secret = hashlib.sha256(b"bench tribes %d" % seed).digest()
    return Match.start(GAME, "four1", {"rounds": ROUNDS}, SEATS[:4], secret)


def questions(seed: int) -> float:
    """The median of the questions that a round asks of a player with the usual orders."""
    game = ChatGame(seed)
    game.play()
    return game.questions_a_round()
