"""The head: everything a running match is, as one Struct."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Generic, TypeVar

from msgspec import Struct

from rules.core.dice import Rehearsed, Seed
from rules.core.ids import OptionValue, Seat
from rules.core.orders import KeptOrder, StandingOrder
from rules.core.questions import Answer, Question

FORMAT = 1

BoardT = TypeVar("BoardT")
ProcedureT = TypeVar("ProcedureT")


class Sealed(Struct, frozen=True, gc=False):
    """An answer that waits until all are in."""

    question: Question
    answer: Answer


class UndoRequest(Struct, frozen=True):
    """A wish to go back that the other seats must agree to; `target` is the body of the head to go back to."""

    id: int
    by: Seat
    to: int
    wanted: int
    target: bytes
    consents: tuple[Seat, ...] = ()


class Head(Struct, Generic[BoardT, ProcedureT], kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """Board, stack, questions, sealed answers, dice, standing orders and consents; not the history."""

    format: int
    game: str
    version: int
    revision: int
    scenario: str
    options: dict[str, OptionValue]
    seats: tuple[Seat, ...]
    board: BoardT
    stack: list[ProcedureT]
    secret: bytes
    counter: int = 0
    asker: int = 0
    questions: list[Question] = []
    sealed: list[Sealed] = []
    next_question: int = 1
    orders: list[KeptOrder] = []
    next_order: int = 1
    request: UndoRequest | None = None
    next_request: int = 1
    forced: dict[str, tuple[int, ...]] = {}
    players: dict[Seat, str] = {}
    finished: bool = False
    winners: tuple[Seat, ...] = ()
    seeds: tuple[Seed, ...] = ()
    spent: tuple[bytes, ...] = ()  # the secrets of earlier epochs
    rehearsed: Rehearsed = Rehearsed()  # what is left of a lesson's script; going back brings it back

    def give_orders(self, seat: Seat, orders: Iterable[StandingOrder]) -> None:
        """Standing orders that a seat has from now on."""
        for order in orders:
            self.orders.append(KeptOrder(self.next_order, seat, order))
            self.next_order += 1
