"""What is asked of a seat, and the two answers every game knows."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from rules.core.ids import Seat
from rules.core.messages import Message


class Answer:
    """The base of all answers: `Choose`, `ChooseMany` and a game's actions."""

    __slots__ = ()


class Choose(Answer, Struct, frozen=True, gc=False, tag="choose", forbid_unknown_fields=True):
    """Picks one of the offered options."""

    option: str


class ChooseMany(Answer, Struct, frozen=True, gc=False, tag="choose-many", forbid_unknown_fields=True):
    """Picks several of the offered options, within the question's limits."""

    options: tuple[str, ...]


class Option(Struct, frozen=True, gc=False, omit_defaults=True):
    """A value on offer, and how to name it (None: the message `option-<id>`)."""

    id: str
    message: Message | None = None


class Question(Struct, frozen=True, gc=False, omit_defaults=True):
    """What is asked of one seat: offered options, action tags open now, and what a lapsed deadline answers.

    `many` says that options are picked with `ChooseMany`, between `at_least` and `at_most` of them.
    """

    id: int
    seat: Seat
    kind: str
    rule: str
    options: tuple[Option, ...] = ()
    actions: tuple[str, ...] = ()
    default: Answer | None = None
    reason: Message | None = None
    sealed: bool = False
    private: bool = False
    group: int = 0
    many: bool = False
    at_least: int = 1
    at_most: int = 1
    since: int = 0  # the revision in which it was asked
    held: bool = False  # it stays open for its whole time, whoever has answered: orders and answers wait for the end

    def offers(self, option: str) -> bool:
        """Whether this option is on offer."""
        for offered in self.options:  # noqa: SIM110 - a loop is twice as fast, and this runs at every answer
            if offered.id == option:
                return True
        return False

    def offered(self) -> tuple[str, ...]:
        """The options on offer, by id."""
        return tuple([option.id for option in self.options])

    def for_seat(self, seat: Seat | None) -> Question:
        """The question as this seat (None: a spectator) may see it: of a private one, others see that it is asked."""
        if not self.private or seat == self.seat:
            return self
        return replace(self, options=(), actions=(), default=None, many=False, at_least=1, at_most=1)
