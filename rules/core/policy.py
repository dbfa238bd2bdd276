"""Computer players: a random, weighted policy that builds an action parameter by parameter from its candidates."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from itertools import accumulate
from typing import Any, Protocol

from rules.core.actions import Action, ActionParam, build, params_of, tag_of
from rules.core.errors import KernelError
from rules.core.match import Match
from rules.core.messages import Refusal
from rules.core.questions import Answer, Choose, ChooseMany, Question

TRIES = 8
LONGER = 0.5
GIVEN = 0.5  # how often an optional parameter is given


class Chance(Protocol):
    """Where a policy's whims come from; a seeded `random.Random` will do."""

    def random(self) -> float:
        """A number from 0 up to, but not including, 1."""


class NoAnswerFound(KernelError, LookupError):
    """The policy found no legal answer, and the question has no legal default."""


class Policy:
    """Answers at random; `weights` make action tags and option ids more or less likely (1 each if not named).

    The weight of `tag.parameter` says how often that optional parameter is given, of 1.
    """

    def __init__(self, chance: Chance, weights: Mapping[str, float] | None = None) -> None:
        self._chance = chance
        self._weights = dict(weights or {})
        self._known: dict[tuple[str, ...], list[str]] = {}  # what was on offer for one way, by what was given so far
        self._barren: tuple[str, int, set[str]] = ("", 0, set())  # ways to answer a question that led nowhere
        self._tags: dict[tuple[str, ...], tuple[list[str], list[float]]] = {}  # with their weights

    def answer(self, match: Match[Any], question: Question) -> Answer:
        """A legal answer to an open question, from what its seat may know."""
        if self._barren[:2] != (match.hash, question.id):
            self._barren = match.hash, question.id, set()
        ways, weights = self._ways(question)
        heaps = list(accumulate(weights))
        while ways:
            index = self._weighted(heaps)
            way = ways.pop(index)
            answer = self.find(match, question, way)
            if answer is not None:
                return answer
            self._barren[2].add(way)
            weights.pop(index)
            below = heaps[index - 1] if index else 0
            heaps[index:] = accumulate(weights[index:], initial=below)  # those before it are as they were
            del heaps[index]
        default = question.default
        if default is not None and match.refusal(question.seat, default, question.id) is None:
            return default
        raise NoAnswerFound(f"no legal answer to {question.kind!r} ({question.rule}) of {question.seat} was found")

    def find(self, match: Match[Any], question: Question, way: str) -> Answer | None:
        """A legal answer of a kind (a tag, an option after a slash, "" for several options), if some tries find one."""
        action = match.game.kit.actions.get(way)
        params = () if action is None else params_of(action)
        self._known.clear()
        needs = len(params) > 0 and params[0].required  # what may be left out comes after what may not
        if needs and not self._offered(match, question, way, params[0].name, {}, ""):
            return None
        same = way != "" and not params
        patience = 1 if needs else 0
        refused: list[Answer] = []
        for _ in range(1 if same else TRIES):
            answer = self._try(match, question, way)
            if answer is None:
                continue
            again = refused.count(answer)
            if not again and match.refusal(question.seat, answer, question.id) is None:
                return answer
            if way and again > patience:
                break  # there is little else to try
            refused.append(answer)
        return None

    def _ways(self, question: Question) -> tuple[list[str], list[float]]:
        """Action tags, and single options after a slash, with their weights; several options are one empty way."""
        known = self._tags.get(question.actions)
        if known is None:
            tags = list(question.actions)
            known = self._tags[question.actions] = tags, [self._weight(tag) for tag in tags]
        options = [""] if question.many else [f"/{option.id}" for option in question.options]
        ways, weights = known[0] + options, known[1] + [self._weight(way) for way in options]
        barren = self._barren[2]
        if barren:
            left = [place for place, way in enumerate(ways) if way not in barren]
            ways, weights = [ways[place] for place in left], [weights[place] for place in left]
        if 0 in weights and any(weights):
            ways = [way for way, weight in zip(ways, weights, strict=True) if weight > 0]
            weights = [weight for weight in weights if weight > 0]
        return ways, weights

    def _try(self, match: Match[Any], question: Question, way: str) -> Answer | None:
        if way == "":
            return self._several(question)
        if way.startswith("/"):
            return Choose(way[1:])
        return self._action(match, question, match.game.kit.actions[way])

    def _several(self, question: Question) -> ChooseMany:
        left = [option.id for option in question.options]
        count = question.at_least + self._below(question.at_most - question.at_least + 1)
        return ChooseMany(tuple([left.pop(self._below(len(left))) for _ in range(count)]))

    def _action(self, match: Match[Any], question: Question, action: type[Action]) -> Action | None:
        given: dict[str, str] = {}
        tag = tag_of(action)
        for param in params_of(action):
            if not param.required and self._chance.random() < 1 - self._weights.get(f"{tag}.{param.name}", GIVEN):
                continue
            value = self._value(match, question, tag, param, given)
            if value is not None:
                given[param.name] = value
            elif param.required:
                return None
        built = build(action, given)
        return None if isinstance(built, Refusal) else built

    def _value(
        self, match: Match[Any], question: Question, tag: str, param: ActionParam, given: dict[str, str]
    ) -> str | None:
        """One of the candidates; of a list, a longer one may follow what was picked so far."""
        value: str | None = None
        typed = ""
        while True:
            values = self._offered(match, question, tag, param.name, given, typed)
            if not values:
                return value
            value = values[self._below(len(values))]
            if not param.many or self._chance.random() >= LONGER:
                return value
            typed = f"{value} "

    def _offered(
        self, match: Match[Any], question: Question, tag: str, name: str, given: dict[str, str], typed: str
    ) -> list[str]:
        """The values on offer for a parameter after what was given, or those that go on from what was typed."""
        key = (name, typed, *given, *given.values())
        values = self._known.get(key)
        if values is None:
            found = match.going_on(question.seat, tag, name, given, typed)
            values = [one.value for one in found] if found else []
            if typed:
                values = [one for one in values if one.startswith(typed) and one != typed]
            self._known[key] = values
        return values

    def _weight(self, way: str) -> float:
        return self._weights.get(way[1:] if way[:1] == "/" else way, 1.0)

    def _weighted(self, heaps: Sequence[float]) -> int:
        """The place of one of the weights that these are the sums of, the heavier the likelier."""
        total = heaps[-1]
        if not total:
            return self._below(len(heaps))
        return min(bisect_right(heaps, self._chance.random() * total), len(heaps) - 1)

    def _below(self, limit: int) -> int:
        return int(self._chance.random() * limit)
