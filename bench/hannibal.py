"""Hannibal: random play, a step of a server, the size of the state, and how often people are asked; every figure is the
mean over all that was played, or the largest where it says so."""

import hashlib
import statistics
from typing import Any

from bench.course import GAMES, Course
from bench.figures import Figure, Reference
from rules import games
from rules.core.match import Match
from rules.hannibal.desk.habits import HABITS
from tests.hannibal.random.questions import questions

GAME = games()["hannibal"]
SCENARIO, SEATS = "second-punic-war", ("rome", "carthage")


def figures(reference: Reference) -> list[Figure]:
    """All figures of the group."""
    return [
        *Course("hannibal", GAME, begin, HABITS).figures(reference),
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


def asked(*, orders: bool) -> float:
    """The median of what both seats are asked from one card play to the next, besides the play itself."""
    return statistics.median(count for seed in GAMES for count in questions(seed, orders=orders))
