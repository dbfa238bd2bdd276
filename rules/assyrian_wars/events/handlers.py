"""What the card layer knows of an effect: a check of its condition, what it does, and what its player may name (6.11).

Every kind of effect in the pack has one `Handler`, listed by `registry.py`. A handler never knows its card's number.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar, Generic, TypeVar

import msgspec

from rules.assyrian_wars.board import decks
from rules.assyrian_wars.board.ids import CardId, CountryId
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.pack.card_effects import Effect
from rules.assyrian_wars.pack.cards import Use
from rules.core.messages import Message, Name, Refusal
from rules.core.procedures import Procedure
from rules.core.run import Run
from rules.core.table import Table

E = TypeVar("E", bound=Effect)

Lines = tuple[Message, ...]  # of a quote: what the event will do, its dice and numbers


class Play(msgspec.Struct, frozen=True):
    """An event as its player announces it: whose card, which of its uses, and what it is aimed at."""

    country: CountryId  # the "you" of the card
    card: CardId
    use: str
    targets: tuple[str, ...] = ()

    @property
    def target(self) -> str:
        """The first thing named, or nothing."""
        return self.targets[0] if self.targets else ""

    def naming(self, *targets: str) -> "Play":
        """The same with more things named."""
        return Play(self.country, self.card, self.use, (*self.targets, *targets))


class Handler(ABC, Generic[E]):
    """What one kind of effect means in play."""

    effect: ClassVar[type[Effect]]
    cancellable: ClassVar[bool] = True  # by Counter Measures (6.11)
    aimed: ClassVar[bool] = False  # at one thing, and whatever may be named passes the check

    @abstractmethod
    def check(self, table: Table[Board], play: Play, effect: E) -> Refusal | Lines:
        """Whether the game situation allows the event (6.11); the lines say what it will do. Price and player are
        checked elsewhere."""

    @abstractmethod
    def apply(self, run: Run[Board], play: Play, effect: E) -> None:
        """Carries it out, paid and not cancelled; it runs in a step, may roll, draw and call, but never asks."""

    def further_price(self, table: Table[Board], play: Play, effect: E) -> int:
        """Half AP that it takes besides the price of the event; no loan pays them (R-132)."""
        return 0

    def targets(self, table: Table[Board], play: Play, effect: E) -> Sequence[Name]:
        """What may be named next, after the targets that `play` has already; none: nothing more."""
        return ()

    def example(self, table: Table[Board], play: Play, effect: E) -> Play | None:
        """A play that passes the check, found by naming what may be named next; none: the event cannot be played.

        Where the targets have a further price it is one with the lowest.
        """
        names = self.targets(table, play, effect)
        if self.aimed and not play.targets:
            return play.naming(names[0].id) if names else None
        first = bool(names) and not play.targets  # what can be named is mostly what must be named
        if not first and not isinstance(self.check(table, play, effect), Refusal):
            return play
        for name in names:
            found = self.example(table, play.naming(name.id), effect)
            if found is not None:
                return found
        return play if first and not isinstance(self.check(table, play, effect), Refusal) else None


class PendingEvent(Procedure):
    """An event that was announced and is not yet over; `ResolveEvent` is the only kind there is."""

    play: Play
    price: int = 0  # in half AP
    cancelled: bool = False


def use_of(board: Board, play: Play) -> Use:
    """The printed use that is being played."""
    use = decks.card_of(board, play.card).use(play.use)
    if use is None:
        raise LookupError(f"card {play.card} has no use {play.use!r}")
    return use
