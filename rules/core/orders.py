"""Standing orders: what a seat answers by itself to questions of one kind."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct

from rules.core.errors import MALFORMED
from rules.core.ids import OptionValue, Seat
from rules.core.messages import Refusal, clipped, refuse
from rules.core.questions import Answer, Choose, ChooseMany
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


ASK = Choose("ask-me")
"""The answer of an order by which the seat itself is asked after all; others can notice that it thinks."""

REACTION = ConditionSpec("reaction", ("card", "trigger", "place", "enemy", "percent"))
"""When a card of the hand is to be played in somebody else's turn: the card, and what the window must be about.

An empty text, or 0 percent, is any; to be asked, any card will do. The game says when it holds; the order is gone when
its card is played.
"""

HELD = "kernel-held"
"""The condition of an answer that waits for the end of a held question's time; the kernel's own."""


def reaction(kind: str, answer: Answer, card: str, **about: OptionValue) -> StandingOrder:
    """An order to play a card, or to ask, in windows of a kind that are about this."""
    anything: dict[str, OptionValue] = {"card": card, "trigger": "", "place": "", "enemy": "", "percent": 0}
    return StandingOrder(kind, answer, Condition(REACTION.id, anything | about))


def rank(order: StandingOrder) -> int:
    """What is said for something particular is tried first; then whether to ask; then what holds in any case."""
    if order.answer == ASK:
        return 1 if order.condition is not None and order.condition.params.get("card") else 2
    return 3 if order.condition is None and not order.once and isinstance(order.answer, Choose | ChooseMany) else 0


def is_reaction(order: StandingOrder) -> bool:
    """Whether an order is for cards that are played in others' turns."""
    return order.condition is not None and order.condition.id == REACTION.id


class Answering(Struct, frozen=True):
    """A card of somebody's hand that may be played in another's turn: in windows of this kind, with this answer.

    `trigger` is what the window must be about, if that is one thing; `chance` says that a percentage makes sense.
    """

    card: str
    kind: str
    answer: Answer
    trigger: str = ""
    chance: bool = False


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
    if checked.answer == ASK and (checked.condition is None or checked.condition.id != REACTION.id):
        return refuse("kernel", "kernel-ask-about-cards")
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
