"""Random players of Assyrian Wars: cards and marches more often than bookkeeping, so that games get somewhere."""

from random import Random
from typing import Any

from rules.assyrian_wars.habits import HABITS
from rules.core.match import Match
from rules.core.policy import Policy
from rules.core.questions import Answer, Question

WEIGHTS = HABITS


def some_answer(match: Match[Any], question: Question, chance: Random) -> Answer:
    """A legal answer, by these weights."""
    return Policy(chance, WEIGHTS).answer(match, question)
