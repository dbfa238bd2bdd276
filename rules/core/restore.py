"""Putting an old head in the place of the present one.

A rewind is a new revision whose board equals an old one: the dice counter, question numbers, standing orders
and players stay as they are, so the same dice never come again and an old button never answers a new question.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from rules.core.answers import RULE
from rules.core.entries import Entry
from rules.core.ids import Seat
from rules.core.keeper import Keeper
from rules.core.renumber import ask_under_new_numbers
from rules.core.state import Head


class Target(Struct, frozen=True):
    """A head to go back to: the revision it had, the revision that was wanted, its body, and what would be undone.

    `wanted` differs from `to` when only a checkpoint of older rules could be restored.
    """

    to: int
    wanted: int
    body: bytes
    undone: tuple[Entry, ...] = ()


def go_back(keeper: Keeper, by: Seat, target: Target) -> Entry:
    """A rewind with an entry of its own."""
    with keeper.working():
        restore(keeper, target)
        away = None if target.wanted == target.to else target.wanted
        return keeper.close("undo", seat=by, to=target.to, wanted=away, targets={target.to: target.body})


def restore(keeper: Keeper, target: Target) -> None:
    """Puts the old head in the present one's place, and says so if it is older than was wanted."""
    keeper.engine.put(rewound(keeper.kit.decode_head(target.body), keeper.head))
    keeper.engine.tell("kernel-undone", RULE, to=target.to)
    if target.to != target.wanted:
        keeper.engine.tell("kernel-undone-to-checkpoint", RULE, wanted=target.wanted, to=target.to)
    keeper.engine.checkpoint()


def rewound(old: Head[Any, Any], now: Head[Any, Any]) -> Head[Any, Any]:
    """The old head with everything that only grows, and with its questions asked under new numbers."""
    old.revision, old.counter = now.revision, now.counter
    old.orders, old.next_order = now.orders, now.next_order
    old.request, old.next_request = None, now.next_request
    old.players = now.players
    if len(old.spent) != len(now.spent):
        old.rehearsed = now.rehearsed  # a new epoch has begun since: nobody brings a script back that it has ended
    old.secret, old.spent, old.seeds = now.secret, now.spent, now.seeds
    old.next_question = now.next_question
    ask_under_new_numbers(old)
    return old
