"""Trials of rulings: in worlds that everybody may imagine, with other dice, and never past what comes to light.

What a trial shows depends on nothing that only a seat may know: in each world what is hidden is dealt anew, standing
orders stay silent, and only what all worlds agree on is told. Where cards would be drawn or sealed answers opened, the
trial ends.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from rules.core.answers import RULE, names_in
from rules.core.dice import KeyedPicks, Stream
from rules.core.entries import Breach, Outcome, Preview
from rules.core.errors import KernelError, TrialEnds
from rules.core.keeper import Keeper
from rules.core.kit import digest
from rules.core.messages import Event, Refusal, refuse, things_in
from rules.core.overrides import (
    NEEDS_FORCE,
    UNREADABLE,
    Finder,
    Ruling,
    apply_patches,
    breaches_of,
    check_ruling,
    speaks_against,
)
from rules.core.patches import AnswerFor
from rules.core.restore import Target
from rules.core.state import Head
from rules.core.table import Table

WORLDS = 4
FAILED, STRUCTURAL = "kernel-override-failed", "kernel-override-structural"


class TrialDice:
    """Dice for a trial: fair, but not the match's own, so that nobody sees a roll before it is made."""

    def roll(self, secret: bytes, counter: int, label: str, n: int, sides: int) -> tuple[int, ...]:
        """n results from 1 to `sides`."""
        return Stream().roll(_other(secret), counter, label, n, sides)

    def pick(self, secret: bytes, counter: int, label: str, pool: Sequence[str], n: int) -> tuple[int, ...]:
        """n places in a sorted pool."""
        return Stream().pick(_other(secret), counter, label, pool, n)


class Tried(Struct, frozen=True):
    """A ruling in one world: what speaks against it, what everybody hears, and the public views before and after."""

    refusal: Refusal | None = None
    breaches: tuple[Breach, ...] = ()
    events: tuple[Event, ...] = ()
    before: Struct | None = None
    after: Struct | None = None
    ended: bool = False
    hidden: frozenset[str] = frozenset()  # what is on the board, but not in what everybody sees of it


def try_out(keeper: Keeper, ruling: Ruling, find: Finder) -> Outcome:
    """The ruling in every imagined world; nothing changes, and only what all worlds share is told."""
    checked = check_ruling(keeper, ruling)
    if isinstance(checked, Refusal):
        return Outcome(refusal=checked)
    known: dict[int, Target | Refusal] = {}

    def find_once(to: int) -> Target | Refusal:
        if to not in known:
            known[to] = find(to)
        return known[to]

    worlds = [_in_a_world(keeper, checked, find_once, number) for number in range(WORLDS)]
    return _shared(worlds, _names_hidden(keeper, checked), _given(checked))


def _in_a_world(keeper: Keeper, ruling: Ruling, find: Finder, number: int) -> Tried:
    key = hashlib.sha256(b"world %d:%d" % (keeper.head.revision, number) + keeper.head.secret).digest()
    world = _imagined(keeper, keeper.body, key)
    trial = world.copy(TrialDice())
    trial.engine.trial = True

    def find_imagined(to: int) -> Target | Refusal:
        target = find(to)
        if isinstance(target, Refusal):
            return target
        return replace(target, body=_imagined(keeper, target.body, key).body)

    before = _view(world)
    hidden = _named(world.head.board) - _named(before)
    try:
        refusal = apply_patches(trial, _as_asked_there(trial, ruling), find_imagined)
        if refusal is not None:
            return Tried(refusal)
        breaches = breaches_of(world, trial)
        against = speaks_against(breaches, ruling.force)
        heard = tuple(event for event in ruling.close(trial, {}).events if event.seats is None)
    except TrialEnds:
        heard = tuple(event for event in trial.engine.events if event.seats is None)
        return Tried(events=heard, before=before, ended=True, hidden=hidden)
    except KernelError as error:
        return Tried(refuse(RULE, FAILED, detail=str(error)))
    return Tried(against, breaches, heard, before, _view(trial), hidden=hidden)


def _as_asked_there(trial: Keeper, ruling: Ruling) -> Ruling:
    """The ruling as it would be in a world: a default that it gives is the one that the question has there.

    So skipping a question does not tell the card that its default names.
    """
    defaults = {question.seat: question.default for question in trial.head.questions}
    skipped = [one for one in ruling.patches if isinstance(one, AnswerFor) and one.answer == defaults.get(one.seat)]
    if not skipped or len(ruling.patches) > 1 or trial.head.sealed:
        return ruling
    with trial.working():
        trial.engine.ask_anew()
    there = next((one.default for one in trial.head.questions if one.seat == skipped[0].seat), None)
    return ruling if there is None else replace(ruling, patches=(replace(skipped[0], answer=there),))


def _names_hidden(keeper: Keeper, ruling: Ruling) -> bool:
    """Whether a ruling names something that a spectator does not see."""
    return bool(_given(ruling) - _named(_view(keeper)) - set(keeper.head.seats))


def _given(ruling: Ruling) -> frozenset[str]:
    """What a ruling names."""
    return names_in(
        [value for patch in msgspec.to_builtins(ruling.patches) for key, value in patch.items() if key != "type"]
    )


def _named(data: Any) -> frozenset[str]:
    """What a board or a view names."""
    return names_in(msgspec.to_builtins(data))


def _shared(worlds: list[Tried], hidden: bool, given: frozenset[str]) -> Outcome:
    """What all worlds have in common; a refusal counts at once only if it cannot follow from what is hidden.

    A few worlds may all put the same card into a hand: what is hidden there and not `given` is told of none.
    """
    possible = [world for world in worlds if world.refusal is None or world.refusal.message.id == NEEDS_FORCE]
    if not possible:
        refusal = worlds[0].refusal
        alike = all(world.refusal == refusal for world in worlds)
        of_kernel = refusal is not None and refusal.rule == RULE and refusal.message.id != FAILED
        structural = all(world.refusal is not None and world.refusal.message.id == STRUCTURAL for world in worlds)
        sure = structural or (alike and (of_kernel or not hidden))
        return Outcome(refusal=refusal, preview=Preview(differs=not alike, unsure=not sure))
    first = possible[0]
    untold = frozenset().union(*(world.hidden for world in possible)) - given
    shared = [one for one in first.events if all(one in world.events for world in possible)]
    events = tuple(one for one in shared if untold.isdisjoint(thing.id for thing in things_in(one.message)))
    breaches = tuple(one for one in first.breaches if all(one in world.breaches for world in possible))
    ended = any(world.ended for world in possible)
    views = () if ended else tuple((one.before, one.after) for one in possible if one.before is not None)
    forced = next((world.refusal for world in possible if world.refusal is not None), None)
    preview = Preview(
        breaches=breaches,
        events=events,
        views=views,
        ended=ended,
        differs=any(world != worlds[0] for world in worlds),
        untold=untold,
    )
    return Outcome(refusal=forced, preview=preview)


def _imagined(keeper: Keeper, body: bytes, key: bytes) -> Keeper:
    """A keeper of the same head, but what a spectator cannot see is dealt anew."""
    kit = keeper.kit
    head: Head[Any, Any] = kit.decode_head(body)
    kit.game.deal_hidden(head.board, None, KeyedPicks(key), names_in(msgspec.to_builtins(head.stack)))
    fresh = kit.encode(head)
    return Keeper(kit, head, TrialDice(), fresh, digest(fresh))


def _view(keeper: Keeper) -> Struct | None:
    """What everybody sees; a board that cannot be seen any more is not shown."""
    try:
        return keeper.kit.game.view(Table(keeper.head), None)
    except UNREADABLE:
        return None


def _other(secret: bytes) -> bytes:
    return hashlib.sha256(b"trial" + secret).digest()
