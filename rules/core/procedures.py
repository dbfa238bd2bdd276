"""Procedures: the rulebook's sequences as data. Their fields are their locals, their steps are short methods.

A step that asks does nothing else: it reads the board and its own fields and asks. It may be run again
(after a ruling the question is asked anew), so it changes nothing and takes no dice.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from msgspec import Struct

from rules.core.ids import Seat
from rules.core.messages import Message, Quote, Refusal
from rules.core.questions import Answer, Choose, Option, Question

if TYPE_CHECKING:
    from rules.core.run import Run
    from rules.core.table import Table

END = "-"
PASS = "pass"


class Procedure(Struct, kw_only=True, tag=True, forbid_unknown_fields=True, omit_defaults=True):
    """The base of a game's procedures.

    `step` names the next step ("" = the first), `asked` the step that asked last, `heard` its answers so far.
    """

    steps: ClassVar[tuple[str, ...]] = ()

    step: str = ""
    asked: str = ""
    heard: dict[Seat, Answer] = {}

    def check(self, table: Table[Any], question: Question, answer: Answer) -> Refusal | Quote | None:
        """A further check of an offered answer, for instance of a set of losses; None agrees."""
        return None

    def answered(self, run: Run[Any], question: Question, answer: Answer) -> None:
        """Called as each answer comes in (a sealed one: when all are in)."""


class Window(Procedure, kw_only=True):
    """A chance to react: asks the eligible seats in order, again and again, until all pass in a row.

    `seats` is computed from public facts only, so that an open window tells nothing about anybody's hand.
    """

    kind: ClassVar[str] = "react"
    rule: ClassVar[str] = ""
    opens: ClassVar[tuple[str, ...]] = ()
    steps: ClassVar[tuple[str, ...]] = ("offer", "hear")

    trigger: str = ""
    seats: tuple[Seat, ...] = ()
    turn: int = 0
    passes: int = 0

    def offer(self, run: Run[Any]) -> None:
        """Asks the next seat, or ends when all have passed in a row."""
        if self.passes >= len(self.seats):
            run.end()
            return
        seat = self.seats[self.turn]
        run.ask(
            seat,
            self.kind,
            self.rule,
            options=(Option(PASS), *self.options_for(run, seat)),
            actions=self.opens,
            default=Choose(PASS),
            reason=self.reason(run),
            private=True,
            held=run.equal_pauses,
        )

    def hear(self, run: Run[Any]) -> None:
        """Counts a pass, or lets a reaction happen and starts the round of passes again."""
        seat, answer = self.seats[self.turn], run.answer
        self.turn = (self.turn + 1) % len(self.seats)
        run.goto("offer")
        if answer == Choose(PASS):
            self.passes += 1
        else:
            self.passes = 0
            self.reacted(run, seat, answer)

    def options_for(self, run: Run[Any], seat: Seat) -> Sequence[Option]:
        """Options besides passing; a game says which."""
        return ()

    def reason(self, run: Run[Any]) -> Message | None:
        """What the window is about, for everybody."""
        return Message(self.trigger) if self.trigger else None

    def reacted(self, run: Run[Any], seat: Seat, answer: Answer) -> None:
        """What a reaction does beyond its action's own effect; may call, go to a step or end."""
