"""What a game master may do beyond the rules: typed patches, several in one override."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct

from rules.core.actions import ActionParam, kebab, params_of
from rules.core.ids import Seat
from rules.core.messages import Refusal
from rules.core.questions import Answer

if TYPE_CHECKING:
    from rules.core.run import Run
    from rules.core.table import Table


class AnyPatch:
    """The base of all patches, the kernel's and the games'."""

    __slots__ = ()


class Patch(AnyPatch, Struct, frozen=True, tag=kebab, forbid_unknown_fields=True):
    """The base of a game's patches: place, remove or move pieces, set control, markers, tracks, cards."""

    def check(self, table: Table[Any]) -> Refusal | None:
        """Refuses unknown ids and the like; changes nothing."""
        return None

    def apply(self, run: Run[Any]) -> None:
        """Changes the board and tells what changed; may not ask or call."""

    @classmethod
    def tag(cls) -> str:
        """The ruling's name."""
        return str(cls.__struct_config__.tag)

    @classmethod
    def params(cls) -> tuple[ActionParam, ...]:
        """The parameters in order, as those of an action."""
        return params_of(cls)


class AnswerFor(AnyPatch, Struct, frozen=True, tag="answer-for", forbid_unknown_fields=True):
    """Answers an open question in a seat's place, within what is offered."""

    seat: Seat
    answer: Answer


class EndProcedure(AnyPatch, Struct, frozen=True, tag="end-procedure", forbid_unknown_fields=True):
    """Ends the procedure that asks now, without a result; its caller goes on."""


class AdjustDie(AnyPatch, Struct, frozen=True, tag="adjust-die", forbid_unknown_fields=True):
    """The next roll of this label begins with these results, whatever the stream says."""

    label: str
    results: tuple[int, ...]


class ReplaceSeat(AnyPatch, Struct, frozen=True, tag="replace-seat", forbid_unknown_fields=True):
    """Somebody else takes the seat; the standing orders of the one who left end."""

    seat: Seat
    player: str


class Rewind(AnyPatch, Struct, frozen=True, tag="rewind", forbid_unknown_fields=True):
    """The board becomes what it was after this revision; dice and questions are new."""

    to: int


class SetPosition(AnyPatch, Struct, frozen=True, tag="set-position", forbid_unknown_fields=True):
    """The board becomes what a text in the game's notation describes, and play goes on from there."""

    text: str


KERNEL_PATCHES: tuple[type[AnyPatch], ...] = (AnswerFor, EndProcedure, AdjustDie, ReplaceSeat, Rewind, SetPosition)
