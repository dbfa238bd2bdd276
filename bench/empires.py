"""Empires: random play, a step of a server, the size of the state, and the days of a game by chat; every figure is the
mean over all that was played, or the largest where it says so."""

import hashlib
import statistics
from typing import Any

from bench.course import GAMES, Course
from bench.figures import Figure, Reference
from rules.core.match import Match
from rules.empires.desk.habits import HABITS
from rules.empires.game import GAME
from tests.empires.random.chat import SEATS, ChatGame


def figures(reference: Reference) -> list[Figure]:
    """All figures of the group."""
    return [
        *Course("empires", GAME, begin, HABITS).figures(reference),
        Figure("empires.days_by_chat", statistics.median(ChatGame(seed, SEATS).days() for seed in GAMES), "days"),
    ]


def begin(seed: int) -> Match[Any]:
    """A game of four."""
    return Match.start(GAME, "empires", {}, SEATS, hashlib.sha256(b"bench empires %d" % seed).digest())
