"""Random players of Assyrian Wars, each of one mood for a whole game: wars, treaties and conquests all occur."""

from collections.abc import Mapping
from random import Random
from typing import Any

from rules.assyrian_wars.besieging import Besiege
from rules.assyrian_wars.conquest import AttemptConquest
from rules.assyrian_wars.habits import HABITS
from rules.assyrian_wars.movement import Move
from rules.assyrian_wars.relations import at_war
from rules.assyrian_wars.state import Board
from rules.core.match import Match
from rules.core.policy import Policy
from rules.core.questions import Answer, Question

WEIGHTS = HABITS

AGGRESSIVE: Mapping[str, float] = HABITS | {
    "end": 0.5,
    "play-event": 8.0,
    "move": 8.0,
    "besiege": 14.0,
    "declare-war": 3.0,
    "attempt-conquest": 30.0,
    "announce-conquest": 5.0,
    "offer-surrender": 6.0,
    "search": 12.0,
    "disembark": 8.0,
    "intercept": 3.0,
    "fight": 3.0,
    "pillage": 4.0,
    "preempt": 2.0,
}
DIPLOMATIC: Mapping[str, float] = HABITS | {
    "play-event": 16.0,
    "move": 2.0,
    "influence": 8.0,
    "offer-tribute": 2.0,
    "offer-surrender": 6.0,
    "join-camp": 3.0,
    "propose-peace": 4.0,
    "propose-passage": 4.0,
    "cancel-passage": 1.0,
    "accept": 3.0,
    "agree": 3.0,
    "yes": 2.0,
}
MOODS = (WEIGHTS, AGGRESSIVE, DIPLOMATIC)
SECOND_THOUGHTS = 5


def mood_of(match: Match[Any], seat: str) -> Mapping[str, float]:
    """How this seat plays this match: the same whenever it is asked. In one match of three all are aggressive."""
    number = int(match.commitment[:6], 16)
    return AGGRESSIVE if number % 3 == 0 else MOODS[(number // 3 + match.seats.index(seat)) % len(MOODS)]


def some_answer(match: Match[Any], question: Question, chance: Random) -> Answer:
    """A legal answer, by the mood of whoever is asked; the aggressive look for a battle more than once."""
    mood = mood_of(match, question.seat)
    policy = Policy(chance, mood)
    answer = policy.answer(match, question)
    if mood is AGGRESSIVE and question.kind == "impulse":
        for _ in range(SECOND_THOUGHTS):
            if is_attack(match.table.board, answer):
                break
            answer = policy.answer(match, question)
    return answer


def is_attack(board: Board, answer: Answer) -> bool:
    """A siege, a try at a conquest, or a march onto enemy ground."""
    if not isinstance(answer, Move):
        return isinstance(answer, Besiege | AttemptConquest)
    impulse, goal = board.impulse, board.areas.get(answer.path[-1])
    return impulse is not None and goal is not None and at_war(board, impulse.country, goal.control)
