"""Random players, who answer with the kernel's own policy."""

from collections.abc import Sequence
from random import Random
from typing import Any, TypeVar

from msgspec.structs import replace

from rules.core.actions import Action
from rules.core.match import Match
from rules.core.policy import NoAnswerFound, Policy
from rules.core.questions import Answer, Question

T = TypeVar("T")


def any_answer(match: Match[Any], question: Question, chance: Random) -> Answer:
    """Some legal answer: an option or one of the open actions."""
    return Policy(chance).answer(match, question)


def some_action(match: Match[Any], question: Question, tag: str, chance: Random) -> Action | None:
    """A legal action of this kind, if one is found."""
    try:
        answer = any_answer(match, replace(question, options=(), actions=(tag,), default=None, many=False), chance)
    except NoAnswerFound:
        return None
    assert isinstance(answer, Action)
    return answer


def one_of(things: Sequence[T], chance: Random) -> T:
    """Any of them."""
    return things[chance.randrange(len(things))]
