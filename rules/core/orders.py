"""Standing orders: what a seat answers by itself to questions of one kind."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct

from rules.core.errors import MALFORMED
from rules.core.ids import OptionValue, Seat
from rules.core.messages import Refusal, clipped, refuse
from rules.core.questions import Answer
from rules.core.table import Table

if TYPE_CHECKING:
    from rules.core.kit import Kit
    from rules.core.state import Head


MOST_ORDERS = 100  # that a seat keeps


class Condition(Struct, frozen=True, omit_defaults=True):
    """A condition that the game evaluates when the question comes."""

    id: str
    params: dict[str, OptionValue] = {}


class ConditionSpec(Struct, frozen=True):
    """A condition a game knows: its id and the names of its parameters."""

    id: str
    params: tuple[str, ...] = ()


class StandingOrder(Struct, frozen=True, omit_defaults=True):
    """To questions of this kind answer so, if the condition holds (None: always).

    An order that holds `once` is used up by its answer. Several of them wait their turn: while the first of a seat
    cannot answer, those behind it do not either.
    """

    kind: str
    answer: Answer
    condition: Condition | None = None
    once: bool = False


class OrderSpec(Struct, frozen=True):
    """A kind of question that can be left to a standing order: its usual answers (options, or actions without
    parameters), and the conditions that make sense for it; `ahead` are actions that may be left with all their
    parameters, by `rule`, in the ways that the game's `orders_for` gives."""

    kind: str
    answers: tuple[str, ...]
    conditions: tuple[str, ...] = ()
    ahead: tuple[str, ...] = ()
    rule: str = ""


class Preset(Struct, frozen=True):
    """Standing orders that are often wanted together; `param` is what the player fills into their conditions."""

    id: str
    orders: tuple[StandingOrder, ...]
    param: str = ""


class KeptOrder(Struct, frozen=True):
    """A standing order on the table, with its number and owner."""

    id: int
    seat: Seat
    order: StandingOrder


def check_order(kit: Kit, head: Head[Any, Any], seat: object, order: object) -> StandingOrder | Refusal:
    """A checked copy of a standing order, or why it cannot be kept."""
    if head.finished:
        return refuse("kernel", "kernel-match-over")
    if seat not in head.seats:
        return refuse("kernel", "kernel-unknown-seat", found=clipped(seat), known=head.seats)
    try:
        checked = kit.copy_order(order)
    except MALFORMED as error:
        return refuse("kernel", "kernel-malformed-order", detail=clipped(error))
    if type(order) is not StandingOrder or not checked.kind:
        return refuse("kernel", "kernel-malformed-order", detail=type(order).__name__)
    if sum(kept.seat == seat for kept in head.orders) >= MOST_ORDERS:
        return refuse("kernel", "kernel-too-many-orders", most=MOST_ORDERS)
    specs = {spec.id: spec for spec in kit.game.conditions}
    condition = checked.condition
    if condition is None:
        return _agreed(kit, head, Seat(str(seat)), checked)
    if condition.id not in specs:
        return refuse("kernel", "kernel-unknown-condition", found=clipped(condition.id), known=tuple(specs))
    if tuple(sorted(condition.params)) != tuple(sorted(specs[condition.id].params)):
        return refuse(
            "kernel",
            "kernel-condition-parameters",
            condition=condition.id,
            found=tuple(condition.params),
            expected=specs[condition.id].params,
        )
    return _agreed(kit, head, Seat(str(seat)), checked)


def _agreed(kit: Kit, head: Head[Any, Any], seat: Seat, order: StandingOrder) -> StandingOrder | Refusal:
    """The order, unless the game refuses it beside those that the seat has already."""
    kept = tuple([one.order for one in head.orders if one.seat == seat])
    return kit.game.refuse_order(Table(head), seat, order, kept) or order
