"""The engine: runs the top procedure's next step until somebody is asked."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from rules.core.actions import Action
from rules.core.dice import Dice
from rules.core.errors import ProcedureError
from rules.core.ids import Seat
from rules.core.kit import Kit
from rules.core.patches import Patch
from rules.core.procedures import END, Procedure
from rules.core.questions import Answer, Question
from rules.core.run import PATCH, Run
from rules.core.state import Head, Sealed

MOST_STEPS = 100_000
NOTHING: Mapping[Seat, Answer] = MappingProxyType({})


class Engine(Run[Any]):
    """Drives one match; steps see it as a `Run`."""

    __slots__ = ("_kept",)

    def __init__(self, head: Head[Any, Any], kit: Kit, dice: Dice) -> None:
        super().__init__(head, kit, dice)
        self._kept: dict[Seat, Answer] = {}

    @property
    def head(self) -> Head[Any, Any]:
        """The head that is being played."""
        return self._head

    def put(self, head: Head[Any, Any]) -> None:
        """Plays another head from now on."""
        self._head = head

    def advance(self) -> None:
        """Runs steps until a question is open or the match is over."""
        head = self._head
        stack, questions, run_step = head.stack, head.questions, self._run_step
        for _ in range(MOST_STEPS):
            if questions or head.finished:
                break
            if not stack:
                raise ProcedureError("the last procedure ended, but nobody said run.finish()")
            run_step(len(stack) - 1)
        else:
            raise ProcedureError(f"{MOST_STEPS} steps without a question; the innermost is {self.where()}")
        if head.finished:
            self._clear_table()
        self._name, self.answers, self.result = "", NOTHING, None

    def take(self, question: Question, answer: Answer, plan: Any = None) -> None:
        """An accepted answer: applied at once, with its check's plan, or kept until all sealed ones are in."""
        head = self._head
        head.questions.remove(question)
        if not question.sealed:
            self.plan = plan
            self._settle(question, answer)
        else:
            head.sealed.append(Sealed(question, answer))
            if True not in [other.sealed for other in head.questions]:
                self._unseal()
        if head.finished or not (head.questions or head.sealed):
            self.advance()

    def retract(self, sealed: Sealed) -> None:
        """A sealed answer is taken back; its question is open again, in its old place."""
        head = self._head
        head.sealed.remove(sealed)
        head.questions.append(sealed.question)
        head.questions.sort(key=lambda question: question.id)

    def ask_anew(self) -> None:
        """Withdraws the open questions and runs the step that asked them again; answers already applied stay."""
        head = self._head
        if not head.questions and not head.sealed:
            self.advance()
            return
        asker: Procedure = head.stack[head.asker]
        self._kept = asker.heard
        self.withdraw()
        asker.heard, asker.step = {}, asker.asked
        self._run_step(head.asker)
        if any(procedure is asker for procedure in head.stack):
            asker.heard = {**self._kept, **asker.heard}
            head.questions[:] = [question for question in head.questions if question.seat not in self._kept]
        self._kept = {}
        self.advance()

    def end_top(self) -> None:
        """Ends the procedure that asks now, with everything it called."""
        head = self._head
        if not head.stack:
            raise ProcedureError("no procedure is running")
        del head.stack[head.asker if head.questions or head.sealed else -1 :]
        self.withdraw()

    def patch(self, patch: Patch) -> None:
        """Lets a game's patch change the board."""
        self._index, self._name = PATCH, ""
        patch.apply(self)

    def forget(self) -> None:
        """Starts a new entry: nothing was told or rolled yet."""
        self.events.clear()
        self.rolls.clear()
        self.draws.clear()
        self.revealed.clear()
        self.checkpointed = False

    def _run_step(self, index: int) -> None:
        head = self._head
        procedure = head.stack[index]
        name = procedure.step
        if name == END:
            head.stack.pop(index)
            self.result = None
            return
        plan = self.kit.plans[type(procedure)]
        step = plan.steps.get(name or plan.first)
        if step is None:
            raise ProcedureError(f"{type(procedure).__name__} has no step {name!r}, only {tuple(plan.steps)}")
        self._index, self._name, self._worked = index, step.name, False
        procedure.step = step.following
        self.answers = procedure.heard
        if self.answers:
            procedure.heard = {}
        step.run(procedure, self)
        if self._asked:
            procedure.asked = step.name
            head.asker = index
            head.questions.extend(self._asked)
            self._asked.clear()
        elif procedure.asked:
            procedure.asked = ""
        if self._ended:
            self._ended = False
            head.stack.pop(index)
            return
        self.result = None
        if self._forced:
            self._settle_forced(index)
        elif procedure.step == END and not head.questions and len(head.stack) == index + 1:
            head.stack.pop()  # nothing is left to be done

    def _settle_forced(self, index: int) -> None:
        forced = tuple(self._forced)
        self._forced.clear()
        self._head.asker = index
        for question, answer in forced:
            if question.seat not in self._kept:
                self._settle(question, answer)

    def _settle(self, question: Question, answer: Answer) -> None:
        head = self._head
        index = head.asker
        procedure: Procedure = head.stack[index]
        self._index, self._name, self.question = index, "", question
        procedure.heard[question.seat] = answer
        self.answers = procedure.heard
        if isinstance(answer, Action):
            answer.apply(self, question.seat)
            self.plan = None
        if self.kit.plans[type(procedure)].listens:
            procedure.answered(self, question, answer)
        self.question = None
        if self._ended:
            self._ended = False
            self.withdraw()
            head.stack.pop(index)

    def _unseal(self) -> None:
        head = self._head
        asker = head.stack[head.asker]
        waiting = sorted(head.sealed, key=lambda sealed: sealed.question.id)
        head.sealed.clear()
        if len(waiting) > 1:
            self.reveal()  # whoever answered last has seen the others' answers
        for sealed in waiting:
            if head.asker < len(head.stack) and head.stack[head.asker] is asker:
                self._settle(sealed.question, sealed.answer)

    def _clear_table(self) -> None:
        self.withdraw()
        self._head.stack.clear()
