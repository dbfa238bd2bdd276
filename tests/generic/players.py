"""Random players: answers built from what is offered, parameter by parameter."""

from collections.abc import Sequence
from random import Random
from typing import Any, TypeVar

from rules.core.actions import Action, build
from rules.core.match import Match
from rules.core.messages import Quote, Refusal
from rules.core.questions import Answer, Choose, ChooseMany, Question

T = TypeVar("T")
TRIES = 6


class NobodyCanAnswer(AssertionError):
    """A question that random players cannot answer, and that has no default either."""


def any_answer(match: Match[Any], question: Question, chance: Random) -> Answer:
    """Some legal answer: an option or one of the open actions, each as likely as the others."""
    ways: list[str | None] = [*question.actions, *([None] if question.options else [])]
    chance.shuffle(ways)
    for way in ways:
        answer = pick_options(question, chance) if way is None else try_action(match, question, way, chance)
        if answer is not None and allowed(match, question, answer):
            return answer
    if question.default is not None:
        return question.default
    raise NobodyCanAnswer(f"no legal answer found to {question}")


def pick_options(question: Question, chance: Random) -> Answer:
    """Options at random, within the question's limits."""
    offered = [option.id for option in question.options]
    if not question.many:
        return Choose(chance.choice(offered))
    count = chance.randint(question.at_least, question.at_most)
    return ChooseMany(tuple(chance.sample(offered, count)))


def try_action(match: Match[Any], question: Question, tag: str, chance: Random) -> Answer | None:
    """A legal action of this kind, if some tries find one."""
    action = match.game.kit.actions[tag]
    for _ in range(TRIES):
        built = some_action(match, question, action, chance)
        if built is not None and allowed(match, question, built):
            return built
    return None


def some_action(match: Match[Any], question: Question, action: type[Action], chance: Random) -> Action | None:
    """An action from candidates, parameter by parameter; not necessarily legal."""
    given: dict[str, str] = {}
    for param in action.params():
        if not param.required and chance.random() < 0.5:
            continue
        found = match.candidates(question.seat, action.tag(), param.name, given)
        if found:
            given[param.name] = chance.choice(found).value
        elif param.required:
            return None
    built = build(action, given)
    return None if isinstance(built, Refusal) else built


def allowed(match: Match[Any], question: Question, answer: Answer) -> bool:
    """Whether the kernel would take the answer."""
    return isinstance(match.quote(question.seat, answer, question.id), Quote)


def one_of(things: Sequence[T], chance: Random) -> T:
    """Any of them."""
    return things[chance.randrange(len(things))]
