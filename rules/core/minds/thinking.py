"""Thinking: candidates, looks ahead in imagined worlds, and fewer candidates round by round.

All candidates of a row get the same world and the same dice. A thought follows from the match, the question, the level
and the seed alone; the seed is mixed with the match's secret, so that nobody who runs the same code can foresee it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import Generic, TypeVar

from msgspec import Struct

from rules.core.actions import Action
from rules.core.errors import KernelError
from rules.core.match import Match
from rules.core.minds.brain import Brain
from rules.core.minds.levels import Level
from rules.core.minds.worlds import ImaginedMatch, imagine, private_seed
from rules.core.policy import Policy
from rules.core.questions import Answer, Choose, Question

BoardT = TypeVar("BoardT")

MOST_STEPS = 80  # of a look ahead
PROPOSED = 0.6  # of the candidates at most
DRAWN = 6  # of several options
MOST_OPTIONS = 14
HOPELESS = -1e6
ENOUGH = 3  # rows of a round in each world
FEW = 4  # candidates of which one may be better beyond doubt,
SURE_AFTER = 3  # after so many rows,
DOUBT = 2.5  # if it leads by so many standard errors
BREVITY = 0.01  # of two equal plans the shorter one


class Considered(Struct, frozen=True):
    """An answer that was thought through: its mean worth, and how often it was tried."""

    answer: Answer
    value: float
    tried: int


class Thought(Struct, frozen=True):
    """The answer, what else was considered (the best first), and what speaks for it rather than for the next."""

    answer: Answer
    considered: tuple[Considered, ...] = ()
    reasons: tuple[tuple[str, float], ...] = ()
    rollouts: int = 0
    failed: int = 0  # looks ahead that went wrong
    stopped: bool = False


class End(Struct, frozen=True):
    """Where a look ahead has led: the worth by reasons."""

    reasons: Mapping[str, float]
    value: float


def never() -> bool:
    """Nobody wants the thinking to stop."""
    return False


def think(
    match: Match[BoardT],
    question: int,
    level: Level,
    seed: bytes = b"",
    stop: Callable[[], bool] = never,
    brain: Brain[BoardT] | None = None,
) -> Thought:
    """The answer of a computer player to an open question; `stop` may end it early, with the best so far.

    `brain`: another one than the game's, as it is and without a temper, for those who compare brains.
    """
    asked = next(one for one in match.pending if one.id == question)
    key = private_seed(match, f"thought:{level.id}:{question}:{seed.hex()}")
    judge = brain or match.game.brain
    if judge is None or not level.rollouts:
        return Thought(Policy(Random(key), match.game.habits).answer(match, asked))
    default = asked.default
    if asked.kind in judge.trusted and default is not None and match.refusal(asked.seat, default, asked.id) is None:
        return Thought(default)
    if brain is None:
        judge = judge.tempered(Random(private_seed(match, f"temper:{asked.seat}")).choice(judge.tempers))
    return Thinker(match, asked, judge, level, key, stop).think()


class Thinker(Generic[BoardT]):
    """One thought about one question."""

    def __init__(
        self,
        match: Match[BoardT],
        question: Question,
        brain: Brain[BoardT],
        level: Level,
        key: bytes,
        stop: Callable[[], bool],
    ) -> None:
        self.match, self.question, self.brain, self.level = match, question, brain, level
        self.seat = question.seat
        self.usual = max(level.horizon, brain.foresight if level.farsighted else 1)
        self.horizon = max(self.usual, brain.outlook.get(question.kind, 1))
        self.chance = Random(key)
        self.policy = Policy(self.chance, match.game.habits)
        self.stop = stop
        self.rollouts = self.failed = 0
        self.stopped = False

    def think(self) -> Thought:
        """The best of the candidates; if none was found, whatever habit finds."""
        worlds = [self._world()]
        found = self._candidates(worlds[0])
        if not found:
            return Thought(self.policy.answer(self.match, self.question))
        if len(found) == 1:
            return Thought(found[0], stopped=self.stopped)
        worlds += [self._world() for _ in range(self.level.worlds - 1)]
        ends: list[list[End]] = [[] for _ in found]
        best = self._compare(worlds, found, ends)
        tried = [place for place in best if ends[place]] or [0]
        considered = tuple([Considered(found[at], _mean(ends[at]), len(ends[at])) for at in tried])
        reasons = _differences(ends[tried[0]], ends[tried[1]]) if len(tried) > 1 else ()
        return Thought(found[tried[0]], considered, reasons, self.rollouts, self.failed, self.stopped)

    def _world(self) -> ImaginedMatch[BoardT]:
        return imagine(self.match, self.seat, self.chance.randbytes(16))

    # ---- candidates ---------------------------------------------------------------------------------------

    def _candidates(self, world: ImaginedMatch[BoardT]) -> list[Answer]:
        """Legal answers of every sort: what the brain proposes, some at random, the options, the default."""
        found: dict[Answer, None] = {}
        most = self.level.candidates
        asked = self._asked(world)
        self._add(found, by_turns(self.brain.proposals(world.table, asked, self.chance)), int(most * PROPOSED))
        self._add(found, self._drawn(world, asked), most)
        open_now = [option.id for option in asked.options]
        wanted = [option for option in open_now if option not in self.brain.shunned]
        options = wanted if wanted or found else open_now
        if len(options) > MOST_OPTIONS:
            options = self.chance.sample(options, MOST_OPTIONS)
        if not asked.many:
            self._add(found, map(Choose, options), most + MOST_OPTIONS)
        if asked.default is not None and not (found and _is_one_of(asked.default, self.brain.shunned)):
            self._add(found, [asked.default], most + MOST_OPTIONS + 1)
        return sorted(found, key=lambda answer: answer != asked.default)  # of equal ones the usual answer is given

    def _add(self, found: dict[Answer, None], answers: Iterable[Answer], most: int) -> None:
        """Those that are legal in the real match, until there are enough."""
        for answer in answers:
            if len(found) >= most or (found and self._is_stopped()):
                return
            if answer not in found and self.match.refusal(self.seat, answer, self.question.id) is None:
                found[answer] = None

    def _drawn(self, world: ImaginedMatch[BoardT], asked: Question) -> Iterator[Answer]:
        """At random, the likelier actions first; habits say which are."""
        habits = self.match.game.habits
        tags = sorted(asked.actions, key=lambda tag: -habits.get(tag, 1.0) * (0.5 + self.chance.random()))
        for tag in tags:
            for _ in range(self.brain.samples.get(tag, 1)):
                answer = self.policy.find(world, asked, tag)
                if answer is None:
                    break
                yield answer
        for _ in range(DRAWN if asked.many else 0):
            answer = self.policy.find(world, asked, "")
            if answer is not None:
                yield answer

    def _asked(self, world: ImaginedMatch[BoardT]) -> Question:
        """The same question as it is asked in a world, where it may have another number."""
        mine = [one for one in world.pending if one.seat == self.seat and one.kind == self.question.kind]
        return next((one for one in mine if one.id == self.question.id), mine[0])

    # ---- comparing ----------------------------------------------------------------------------------------

    def _compare(
        self, worlds: Sequence[ImaginedMatch[BoardT]], found: Sequence[Answer], ends: list[list[End]]
    ) -> list[int]:
        """Rows of looks ahead for all that are left; after each round the better half stays. The best first.

        Every round gets its share of the budget, so that two answers are compared as thoroughly as twelve; it is not
        used up where one has turned out to be better beyond doubt.
        """
        alive, row, budget = list(range(len(found))), 0, self.level.rollouts * self.brain.pace
        if self.horizon > self.usual:
            budget //= 3  # they are dearer
        while len(alive) > 1:
            rounds = (len(alive) - 1).bit_length()
            share = (budget - self.rollouts) // (rounds * len(alive))
            for _ in range(max(1, min(ENOUGH * self.level.worlds, share))):
                if row and self.rollouts + len(alive) > budget:
                    return _ranked(ends, range(len(found)))
                world, secret = worlds[row % len(worlds)], self.chance.randbytes(16)
                row += 1
                for place in alive:
                    if self._is_stopped():
                        return _ranked(ends, range(len(found)))
                    ends[place].append(self._look_ahead(world, found[place], secret))
                if len(alive) <= FEW and row >= SURE_AFTER and is_settled(ends, alive):
                    return _ranked(ends, range(len(found)))
            alive = _ranked(ends, alive)[: (len(alive) + 1) // 2]
        return _ranked(ends, range(len(found)))

    def _is_stopped(self) -> bool:
        self.stopped = self.stopped or self.stop()
        return self.stopped

    def _look_ahead(self, world: ImaginedMatch[BoardT], answer: Answer, secret: bytes) -> End:
        """The worth of a world after this answer and a plain rest of the plan."""
        self.rollouts += 1
        try:
            sketch = world.sketch(secret)
            if sketch.submit(self.seat, answer, self._asked(world).id).refusal is not None:
                return End({}, HOPELESS)  # in this world it cannot be done
            own, near = self._play_on(sketch, self.brain.mark(world.table), secret)
            doubt = self.brain.reluctance.get(answer.tag(), 0.0) if isinstance(answer, Action) else 0.0
            return self._end(sketch, near, doubt + BREVITY * own)
        except KernelError:
            self.failed += 1
            return End({}, HOPELESS)

    def _play_on(
        self, sketch: ImaginedMatch[BoardT], mark: object, secret: bytes
    ) -> tuple[int, Mapping[str, float] | None]:
        """Plays to the mark where a look ahead may stop: how many own answers that took, and the worth on the way."""
        chance, own, passed, near = Random(secret), 0, 0, None
        far = self.horizon > 1
        most = self.level.own * self.brain.stride * self.horizon
        for _ in range(MOST_STEPS * (1 + far)):
            if sketch.finished:
                break
            now = self.brain.mark(sketch.table)
            passed, mark = passed + (now != mark), now
            if passed >= self.horizon:
                break
            if passed and near is None and self.brain.at_once and self.horizon == self.usual:
                near = self.brain.worth(sketch.table, self.seat)
            asked = sketch.pending[0]
            own += asked.seat == self.seat
            planned = own <= most if asked.seat == self.seat else far or asked.kind in self.brain.reactions
            sketch.submit(asked.seat, self._reply(sketch, asked, chance, planned), asked.id)
        return own, near

    def _reply(self, sketch: ImaginedMatch[BoardT], asked: Question, chance: Random, planned: bool) -> Answer:
        """What the brain says quickly, or the default, or any legal answer; sealed ones of others can be anything."""
        policy = Policy(chance, self.match.game.habits)
        if asked.sealed and asked.seat != self.seat:
            return policy.answer(sketch, asked)
        for answer in self.brain.replies(sketch.table, asked, chance) if planned else ():
            if sketch.refusal(asked.seat, answer, asked.id) is None:
                return answer
        default = asked.default
        if default is not None and sketch.refusal(asked.seat, default, asked.id) is None:
            return default
        return policy.answer(sketch, asked)

    def _end(self, sketch: ImaginedMatch[BoardT], near: Mapping[str, float] | None, less: float) -> End:
        """What shows at once may count as well as the end: chance has had less to say there."""
        reasons = dict(self.brain.worth(sketch.table, self.seat))
        if near is not None and not sketch.finished:
            share = self.brain.at_once
            names = {**reasons, **near}
            reasons = {name: (1 - share) * reasons.get(name, 0.0) + share * near.get(name, 0.0) for name in names}
        value = sum(reasons.values()) - less
        if sketch.finished:
            won = self.seat in sketch.winners
            reasons = {"victory": self.brain.prize / len(sketch.winners) if won else -self.brain.prize}
            value = 0.2 * value + reasons["victory"]
        return End(reasons, value)


def by_turns(sorts: Sequence[Iterable[Answer]]) -> Iterator[Answer]:
    """One of each sort after the other, so that a small budget still sees every sort."""
    waiting = [iter(sort) for sort in sorts]
    while waiting:
        for sort in list(waiting):
            answer = next(sort, None)
            if answer is None:
                waiting.remove(sort)
            else:
                yield answer


def _is_one_of(answer: Answer, options: frozenset[str]) -> bool:
    return isinstance(answer, Choose) and answer.option in options


def _mean(ends: Sequence[End]) -> float:
    return sum([end.value for end in ends]) / len(ends) if ends else HOPELESS


def _ranked(ends: Sequence[Sequence[End]], places: Iterable[int]) -> list[int]:
    """Those that went furthest first, then by their mean."""
    return sorted(places, key=lambda place: (-len(ends[place]), -_mean(ends[place]), place))


def is_settled(ends: Sequence[Sequence[End]], alive: Sequence[int]) -> bool:
    """Whether the best of them leads the next, row by row, by more than chance would explain."""
    one, two = _ranked(ends, alive)[:2]
    ahead = [best.value - other.value for best, other in zip(ends[one], ends[two], strict=True)]
    mean = sum(ahead) / len(ahead)
    spread = sum([(each - mean) ** 2 for each in ahead]) / (len(ahead) - 1)
    return mean * mean >= DOUBT * DOUBT * spread / len(ahead)


def _differences(best: Sequence[End], other: Sequence[End]) -> tuple[tuple[str, float], ...]:
    """By how much each reason speaks for the one, the strongest first."""
    names = dict.fromkeys(name for end in (*best, *other) for name in end.reasons)
    mean = {
        name: sum([end.reasons.get(name, 0.0) for end in best]) / len(best)
        - sum([end.reasons.get(name, 0.0) for end in other]) / len(other)
        for name in names
    }
    return tuple(sorted(mean.items(), key=lambda item: -item[1]))
