"""What a step may do: ask, call, go on, tell, roll, draw, finish."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from rules.core.actions import Action
from rules.core.answers import check_offer
from rules.core.dice import Dice, Draw, Roll, stream_key
from rules.core.entries import Disclosure
from rules.core.errors import ProcedureError, TrialEnds
from rules.core.ids import Seat
from rules.core.messages import Event, Message, Name, Param, seat_name
from rules.core.procedures import Procedure
from rules.core.questions import Answer, Choose, ChooseMany, Option, Question
from rules.core.table import Table

if TYPE_CHECKING:
    from rules.core.kit import Kit
    from rules.core.state import Head

BoardT = TypeVar("BoardT")

OFFERED = (Choose, ChooseMany)
SETUP = -1
PATCH = -2


class Run(Table[BoardT]):
    """The table while the rules are at work: steps, actions and patches change the match through it."""

    __slots__ = (
        "_asked",
        "_ended",
        "_forced",
        "_index",
        "_name",
        "_worked",
        "answers",
        "checkpointed",
        "dice",
        "draws",
        "events",
        "kit",
        "plan",
        "result",
        "revealed",
        "rolls",
        "sketches",
        "trial",
    )

    def __init__(self, head: Head[Any, Any], kit: Kit, dice: Dice) -> None:
        super().__init__(head)
        self.kit = kit
        self.dice = dice
        self.answers: Mapping[Seat, Answer] = {}
        self.result: Any = None
        self.plan: Any = None  # of the check just made, for the action that is being applied
        self.events: list[Event] = []
        self.rolls: list[Roll] = []
        self.draws: list[Draw] = []
        self.revealed: list[Disclosure] = []
        self.trial = False  # of a ruling: it ends where something hidden would come to light
        self.sketches = False  # it looks ahead: nobody hears or keeps what happens
        self.checkpointed = False
        self._index = SETUP
        self._name = ""
        self._worked = False
        self._ended = False
        self._asked: list[Question] = []
        self._forced: list[tuple[Question, Answer]] = []

    # ---- asking -------------------------------------------------------------------------------------------

    def ask(
        self,
        seat: Seat,
        kind: str,
        rule: str,
        options: Sequence[Option | str] = (),
        actions: Sequence[str | type[Action]] = (),
        default: Answer | str | None = None,
        reason: Message | None = None,
        sealed: bool = False,
        private: bool = False,
        at_least: int = 1,
        at_most: int = 1,
        forced: bool = False,
        many: bool | None = None,
        held: bool = False,
    ) -> Question:
        """Asks a seat; the next step runs when every question of this step is answered.

        `private` hides options and answer from the others. `forced=True` says that the options follow from
        public facts: if they leave no choice, the answer is given at once and nobody is asked. `many` says whether
        the answer is a `ChooseMany`; left open, it is unless exactly one option is to be picked. A question that is
        `held` stays open for its whole time, so that no pause tells who had something to answer with.
        """
        head = self._head
        id = head.next_question
        tags = self.kit.tags_of(actions) if actions else ()
        if tags is None:
            raise ProcedureError(f"{self.where()} asks {kind!r}: unknown action among {tuple(actions)}")
        question = Question(
            id,
            seat,
            kind,
            rule,
            tuple([Option(option) if isinstance(option, str) else option for option in options]),
            tags,
            Choose(default) if isinstance(default, str) else default,
            reason,
            sealed,
            private,
            self._asked[0].group if self._asked else id,
            (at_least != 1 or at_most != 1) if many is None else many,
            at_least,
            min(at_most, len(options)) if options else at_most,
            head.revision + 1,
            held,
        )
        self._check_asking(question)
        head.next_question = id + 1
        if forced and not actions and len(question.options) == at_least:
            ids = tuple(option.id for option in question.options)
            self._forced.append((question, ChooseMany(ids) if question.many else Choose(ids[0])))
            named = tuple(option.message or Message(f"option-{option.id}") for option in question.options)
            asked = Message(f"ask-{kind}")
            self.tell("kernel-forced", rule, seat=seat_name(seat), kind=kind, question=asked, options=named)
        else:
            self._asked.append(question)
        return question

    def _check_asking(self, question: Question) -> None:
        default, fault = question.default, ""
        if not self._name:
            fault = "only a step may ask"
        elif self._ended or self._worked:
            fault = "a step that asks may not end, call or use dice"
        elif question.seat not in self._head.seats:
            fault = f"no seat {question.seat!r}"
        elif not question.options and not question.actions:
            fault = "nothing is offered"
        elif not 0 <= question.at_least <= question.at_most:
            fault = f"cannot pick {question.at_least} to {question.at_most} of {len(question.options)} options"
        elif not question.many and (question.at_least != 1 or question.at_most != 1):
            fault = f"a single option is to be picked, but {question.at_least} to {question.at_most} of them"
        elif isinstance(default, OFFERED) and check_offer(question, default) is not None:
            fault = f"the default {default} is not on offer"
        elif self._asked and question.seat in [other.seat for other in self._asked]:
            fault = f"seat {question.seat!r} is asked twice in one step"
        if fault:
            raise ProcedureError(f"{self.where()} asks {question.kind!r}: {fault}")

    @property
    def answer(self) -> Answer:
        """The one answer to the step before."""
        if len(self.answers) != 1:
            raise ProcedureError(f"{self.where()}: {len(self.answers)} answers, use run.answers")
        return next(iter(self.answers.values()))

    @property
    def choice(self) -> str:
        """The option of the one answer, or the tag of the action given instead."""
        answer = self.answer
        if isinstance(answer, Choose):
            return answer.option
        if isinstance(answer, Action):
            return answer.tag()
        raise ProcedureError(f"{self.where()}: the answer picks several options, use run.choices")

    @property
    def choices(self) -> tuple[str, ...]:
        """The options of the one answer."""
        answer = self.answer
        return answer.options if isinstance(answer, ChooseMany) else (self.choice,)

    def withdraw(self) -> None:
        """Takes back the questions that are still open, with their sealed answers."""
        self._head.questions.clear()
        self._head.sealed.clear()

    # ---- the order of steps -------------------------------------------------------------------------------

    def call(self, child: Procedure) -> None:
        """Runs a child before the next step; several children run in the order in which they were called."""
        if type(child) not in self.kit.plans:
            raise ProcedureError(f"{type(child).__name__} is not among the game's procedures")
        if self._index == PATCH:
            raise ProcedureError("a patch may not call a procedure")
        self._only_asks("call")
        self._worked = True
        self._head.stack.insert(self._index + 1, child)

    def goto(self, step: str) -> None:
        """Goes on with this step of the same procedure."""
        procedure = self._current()
        if step not in self.kit.plans[type(procedure)].steps:
            raise ProcedureError(f"{self.where()}: no step {step!r}")
        procedure.step = step

    def repeat(self) -> None:
        """Runs the same step again (from an answer: asks again)."""
        procedure = self._current()
        procedure.step = self._name or procedure.asked

    def end(self, result: Any = None) -> None:
        """Ends the procedure; its caller's next step finds `run.result`."""
        self._current()
        self._only_asks("end")
        self._ended = True
        self.result = result

    def finish(self, winners: Sequence[Seat]) -> None:
        """The match is over."""
        self._head.finished = True
        self._head.winners = tuple(winners)

    def checkpoint(self) -> None:
        """Marks the end of an impulse, a good moment to keep a dump."""
        self.checkpointed = True

    # ---- what happens -------------------------------------------------------------------------------------

    def tell(self, id: str, /, rule: str, seats: Sequence[Seat] | None = None, **params: Param) -> None:
        """Puts on record what happened, for everyone or for some seats."""
        if self.sketches:
            return
        audience = seats if seats is None else tuple(seats)
        self.events.append(Event(Message(id, params), rule, audience))

    def reveal(self, seats: Sequence[Seat] | None = None, things: Sequence[str] = ()) -> None:
        """Marks that hidden information became known to some seats (None: to all): from here undo needs consent.

        `things` are the ids that were shown, so that a test can see that nothing else was.
        """
        if self.trial:
            raise TrialEnds("hidden things come to light")
        self.revealed.append(Disclosure(seats if seats is None else tuple(seats), tuple(things)))

    def roll(self, label: str, n: int = 1, sides: int = 6) -> tuple[int, ...]:
        """Rolls n dice."""
        counter = self._chance()
        results = self.dice.roll(self._key(), counter, label, n, sides)
        script = self._head.rehearsed
        results, self._head.rehearsed = script.rolled(label, results, sides)
        adjusted = self._head.forced.pop(label, ())[:n]
        usable = all(result <= sides for result in adjusted)
        if adjusted and not usable:
            self.tell("kernel-die-not-adjusted", "kernel", label=Name("roll", label), sides=sides)
        if adjusted and usable:
            results = adjusted + results[len(adjusted) :]
            self.tell("kernel-die-adjusted", "kernel", label=Name("roll", label), results=results)
        rehearsed = self._head.rehearsed is not script
        self.rolls.append(Roll(label, counter, sides, results, bool(adjusted and usable), rehearsed))
        return results

    def draw(self, label: str, pool: Sequence[str], n: int = 1, seats: Sequence[Seat] | None = ()) -> tuple[str, ...]:
        """Draws n ids from a pool; `seats` may see which (None: everyone)."""
        if self.trial:
            raise TrialEnds("something is drawn")
        left = sorted(pool)
        if n > len(left):
            raise ProcedureError(f"{self.where()}: cannot draw {n} of {len(left)} for {label!r}")
        counter, size = self._chance(), len(left)
        script = self._head.rehearsed
        picks, self._head.rehearsed = script.picked(label, left, self.dice.pick(self._key(), counter, label, left, n))
        results = tuple([left.pop(pick) for pick in picks])
        audience = seats if seats is None else tuple(seats)
        rehearsed = self._head.rehearsed is not script
        self.draws.append(Draw(label, counter, size, picks, results, audience, rehearsed))
        return results

    # ---- helpers ------------------------------------------------------------------------------------------

    def _chance(self) -> int:
        self._only_asks("use dice")
        self._worked = True
        counter = self._head.counter
        self._head.counter = counter + 1
        return counter

    def _key(self) -> bytes:
        return stream_key(self._head.secret, self._head.seeds)

    def _only_asks(self, what: str) -> None:
        if self._asked or self._forced:
            raise ProcedureError(f"{self.where()}: a step that asks may not {what}")

    def _current(self) -> Procedure:
        if self._index < 0:
            raise ProcedureError("no procedure is running here")
        procedure: Procedure = self._head.stack[self._index]
        return procedure

    def where(self) -> str:
        """The procedure and step at work, for error messages."""
        if self._index < 0 or self._index >= len(self._head.stack):
            return "patch" if self._index == PATCH else "setup"
        return f"{type(self._current()).__name__}.{self._name or 'answer'}"
