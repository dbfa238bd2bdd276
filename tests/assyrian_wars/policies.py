"""Random players of Assyrian Wars: cards and marches more often than bookkeeping, so that games get somewhere."""

from random import Random
from typing import Any

from rules.core.match import Match
from rules.core.policy import Policy
from rules.core.questions import Answer, Question

WEIGHTS = {
    "end": 1.0,
    "end-with-card": 0.3,
    "play-card": 1.5,
    "move": 5.0,
    "besiege": 8.0,
    "hire": 1.5,
    "form-group": 2.0,
    "buy-mercenaries": 0.2,
    "disband-for-eco": 0.2,
    "sell-group-card": 0.3,
    "combine": 0.5,
    "assign": 0.3,
    "leave-group": 0.2,
    "command": 0.2,
    "relocate-leader": 0.5,
    "decline-all": 0.5,
}


def some_answer(match: Match[Any], question: Question, chance: Random) -> Answer:
    """A legal answer, by these weights."""
    return Policy(chance, WEIGHTS).answer(match, question)
