"""The read-only handle that checks, views and candidates get."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from rules.core.ids import OptionValue, Seat
from rules.core.procedures import Procedure
from rules.core.questions import Question

if TYPE_CHECKING:
    from rules.core.state import Head

BoardT = TypeVar("BoardT")
ProcedureT = TypeVar("ProcedureT", bound=Procedure)


class Table(Generic[BoardT]):
    """What lies on the table: read it, never change it."""

    __slots__ = ("_head", "memo", "question")

    def __init__(
        self, head: Head[Any, Any], question: Question | None = None, memo: dict[str, Any] | None = None
    ) -> None:
        self._head = head
        self.question = question
        self.memo = memo
        """What was worked out of this very position before, for everybody who looks at it; None: work it out anew."""

    @property
    def board(self) -> BoardT:
        """The game's own board."""
        board: BoardT = self._head.board
        return board

    @property
    def scenario(self) -> str:
        """The scenario's id."""
        return self._head.scenario

    @property
    def options(self) -> Mapping[str, OptionValue]:
        """The match options, all of them, with their values."""
        return self._head.options

    @property
    def equal_pauses(self) -> bool:
        """Whether windows for hidden cards stay open for the same time, whoever holds what."""
        return self._head.options.get("pauses") == "equal"

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats in table order."""
        return self._head.seats

    @property
    def stack(self) -> list[Procedure]:
        """The running procedures, the innermost last."""
        stack: list[Procedure] = self._head.stack
        return stack

    def find(self, kind: type[ProcedureT]) -> ProcedureT | None:
        """The innermost running procedure of this type."""
        for procedure in reversed(self._head.stack):
            if isinstance(procedure, kind):
                return procedure
        return None


class Imagined(Table[BoardT]):
    """A table in a world that a seat imagines: what it cannot see is dealt anew. The only one that a brain may read."""

    __slots__ = ()
