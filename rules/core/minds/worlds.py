"""Worlds that a seat imagines: everything that it cannot see is dealt anew, and the dice are others."""

from __future__ import annotations

import hmac
from typing import Any, TypeVar

import msgspec

from rules.core.answers import names_in
from rules.core.dice import KeyedPicks
from rules.core.ids import Seat
from rules.core.keeper import Keeper
from rules.core.kit import digest
from rules.core.match import Match
from rules.core.table import Imagined

BoardT = TypeVar("BoardT")


class ImaginedMatch(Match[BoardT]):
    """A match that a seat imagines: for looking ahead, never saved."""

    __slots__ = ()

    @property
    def table(self) -> Imagined[BoardT]:
        """The imagined table."""
        self._keeper.alive()
        return Imagined(self._keeper.head)

    def sketch(self, secret: bytes) -> ImaginedMatch[BoardT]:
        """The same world to be played on with other dice; it can neither be saved nor copied."""
        return ImaginedMatch(self.game, self._keeper.sketch(secret), self.written_by)


def imagine(match: Match[BoardT], seat: Seat, secret: bytes) -> ImaginedMatch[BoardT]:
    """A world as this seat may imagine it; it follows from what the seat sees and from the secret alone.

    Sealed answers are open again, others' private questions are asked again, and their orders are the usual ones.
    """
    keeper = match.keeper.sketch(secret)
    head, game = keeper.head, match.game
    head.orders = [kept for kept in head.orders if kept.seat == seat]
    for other in head.seats:
        if other != seat:
            head.give_orders(other, game.defaults)
    head.request, head.forced, head.seeds, head.spent = None, {}, (), ()
    game.deal_hidden(head.board, seat, KeyedPicks(secret), names_in(msgspec.to_builtins(head.stack)))
    if head.sealed or any(question.private and question.seat != seat for question in head.questions):
        with keeper.working():
            keeper.engine.ask_anew()
            keeper.engine.forget()
    body = game.kit.encode(head)
    return ImaginedMatch(game, Keeper(game.kit, head, keeper.engine.dice, body, digest(body)), match.written_by)


def private_seed(match: Match[Any], purpose: str) -> bytes:
    """Chance that nobody can foresee who plays along, another for each purpose; it tells nothing of the dice."""
    return hmac.digest(match.keeper.head.secret, b"private:" + purpose.encode(), "sha256")
