"""Random players of Assyrian Wars: cards and marches more often than bookkeeping, so that games get somewhere."""

from random import Random
from typing import Any

from rules.core.match import Match
from rules.core.policy import Policy
from rules.core.questions import Answer, Question

WEIGHTS = {
    "end": 2.0,
    "end-with-card": 0.5,
    "play-card": 2.0,
    "move": 4.0,
    "hire": 1.5,
    "combine": 0.5,
}


def some_answer(match: Match[Any], question: Question, chance: Random) -> Answer:
    """A legal answer, by these weights."""
    return Policy(chance, WEIGHTS).answer(match, question)
