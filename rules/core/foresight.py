"""Orders with parameters, left before the question comes: what may be given, what it would cost as things stand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from msgspec.structs import replace

from rules.core.actions import MOST_CANDIDATES, Action, Candidate
from rules.core.errors import MALFORMED
from rules.core.ids import Seat
from rules.core.match import Match
from rules.core.messages import Quote, Refusal, clipped, refuse
from rules.core.questions import Answer, Question
from rules.core.table import Table

BoardT = TypeVar("BoardT")


def is_foreseen(question: int) -> bool:
    """Whether this is the number of a question that is not asked yet: open ones are counted from 1."""
    return question < 0


class Foresight(Match[BoardT]):
    """The same match, looked at as if a seat were asked what it may leave orders for; nothing can be answered here.

    A check sees the table as it is. What it refuses may be legal when the question comes, and the other way round.
    """

    __slots__ = ()

    def __init__(self, match: Match[BoardT]) -> None:
        super().__init__(match.game, match._keeper, match.written_by)

    def foreseen(self, seat: str) -> tuple[Question, ...]:
        """The questions for which this seat may leave actions with their parameters, one a kind."""
        if self.finished:
            return ()
        return tuple(
            Question(-number, Seat(seat), spec.kind, spec.rule, actions=spec.ahead)
            for number, spec in enumerate(self.game.orders, 1)
            if spec.ahead
        )

    def candidates(
        self, seat: str, tag: str, param: str, given: Mapping[str, str] | None = None, typed: str = ""
    ) -> list[Candidate]:
        """Values for one parameter of an action that this seat may leave as an order."""
        for question in self.foreseen(seat):
            if tag in question.actions:
                action, table = self.game.kit.actions[tag], Table[BoardT](self._keeper.head, question)
                try:
                    return action.candidates(table, question.seat, param, given or {}, typed)[:MOST_CANDIDATES]
                except Exception as error:
                    raise self._keeper.look_failed(f"the candidates ahead of {tag}.{param}", error) from error
        return []

    def quote(self, seat: str, answer: Answer, question: int | None = None) -> Refusal | Quote:
        """What this action would cost now, or why it would be refused now."""
        asked = next((one for one in self.foreseen(seat) if one.id == question), None)
        if asked is None:
            return refuse("kernel", "kernel-stale-question", found=clipped(question), open=())
        try:
            given = self.game.kit.copy_answer(answer)
        except MALFORMED as error:
            return refuse(asked.rule, "kernel-malformed-answer", detail=clipped(error))
        if not isinstance(given, Action) or given.tag() not in asked.actions:
            return refuse(asked.rule, "kernel-action-not-open", found=clipped(given), open=asked.actions)
        table = Table[BoardT](self._keeper.head, asked)
        try:
            quote = given.check(table, asked.seat)
            more = () if isinstance(quote, Refusal) else given.preview(table, asked.seat)
        except Exception as error:
            raise self._keeper.look_failed(f"the quote ahead of {type(given).__name__}", error) from error
        return replace(quote, lines=quote.lines + more) if isinstance(quote, Quote) and more else quote

    def refusal(self, seat: str, answer: Answer, question: int | None = None) -> Refusal | None:
        """Why this action would be refused now; None: it is legal."""
        found = self.quote(seat, answer, question)
        return found if isinstance(found, Refusal) else None

    def glance(self, seat: str, answer: Answer, question: int | None = None) -> Refusal | Quote:
        """The same as a quote: it is asked for seldom."""
        return self.quote(seat, answer, question)
