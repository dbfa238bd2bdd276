"""What a game tells its computer players: how good a position is, and what is worth a thought."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterable, Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from rules.core.ids import Seat
    from rules.core.questions import Answer, Question
    from rules.core.table import Imagined

BoardT = TypeVar("BoardT")


class Brain(ABC, Generic[BoardT]):
    """A game's judgement. It reads imagined tables only, so it cannot know what its seat does not."""

    samples: Mapping[str, int] = {}  # how many answers of an action are drawn at random beside the proposals (1 each)
    trusted: frozenset[str] = frozenset()  # kinds of questions whose default is as good as any thought
    shunned: frozenset[str] = frozenset()  # options that are never better than something else on offer
    reluctance: Mapping[str, float] = {}  # actions that must promise so much more than others to be taken
    tempers: tuple[str, ...] = ("",)  # personalities, so that matches differ
    outlook: Mapping[str, int] = {}  # kinds of questions whose answer shows only later: beyond so many marks
    reactions: frozenset[str] = frozenset()  # kinds of questions that others too are thought to answer by `replies`
    prize = 60.0  # what a win is worth
    pace = 1  # where looks ahead are cheap and chance is great: so many times as many
    foresight = 1  # beyond so many marks a general looks in every decision
    at_once = 0.0  # where it looks further: how much of what counts is what shows at the first mark
    stride = 1  # where one plan takes many small answers: so many times as many are planned

    @abstractmethod
    def worth(self, table: Imagined[BoardT], seat: Seat) -> Mapping[str, float]:
        """What a seat has in this position, in victory points, sorted by reasons; the sum counts."""

    @abstractmethod
    def mark(self, table: Imagined[BoardT]) -> Hashable:
        """Changes where a look ahead may stop: after an impulse, a card, a round."""

    def proposals(self, table: Imagined[BoardT], question: Question, chance: Random) -> Sequence[Iterable[Answer]]:
        """Answers worth a thought, the best first, one list a sort; not all need be legal."""
        return ()

    def replies(self, table: Imagined[BoardT], question: Question, chance: Random) -> Iterable[Answer]:
        """What is answered inside a look ahead, cheap: the first legal one counts, else the question's default."""
        return ()

    def tempered(self, temper: str) -> Brain[BoardT]:
        """The same brain with this personality."""
        return self
