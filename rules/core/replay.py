"""Replay: the same match again, from a checkpoint and the entries after it, with the recorded dice."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core.dice import Recorded, Stream
from rules.core.dumps import Loaded
from rules.core.entries import Entry
from rules.core.errors import KernelError, ReplayError
from rules.core.ids import Seat
from rules.core.keeper import Keeper
from rules.core.kit import Kit
from rules.core.messages import Refusal
from rules.core.overrides import Ruling, apply_patches
from rules.core.questions import Question
from rules.core.restore import Target, go_back


def rebuild(kit: Kit, checkpoint: Loaded, entries: Sequence[Entry]) -> Keeper:
    """The keeper after these entries; raises `ReplayError` if one does not fit or its hash differs."""
    keeper = Keeper(kit, checkpoint.head, Stream(), checkpoint.body, checkpoint.hash)
    for entry in entries:
        if entry.revision != keeper.head.revision + 1:
            raise ReplayError(f"expected entry {keeper.head.revision + 1}, found {entry.revision}")
        if entry.version != keeper.head.version:
            raise ReplayError(f"entry {entry.revision} was written by version {entry.version} of the rules")
        again = _replay(keeper, entry)
        if again.hash != entry.hash:
            raise ReplayError(f"entry {entry.revision} ({entry.kind}) gives another state than the log says")
    return keeper


def _replay(keeper: Keeper, entry: Entry) -> Entry:
    recorded = Recorded(entry.rolls, entry.draws)
    keeper.engine.dice = recorded
    try:
        again = _apply(keeper, entry)
        recorded.finish()
    except ReplayError:
        raise
    except KernelError as error:
        raise ReplayError(f"entry {entry.revision} ({entry.kind}) cannot be replayed: {error}") from error
    return again


def _apply(keeper: Keeper, entry: Entry) -> Entry:
    match entry.kind:
        case "answer" | "auto" | "lapse" if entry.answer is not None:
            return keeper.answer(entry.kind, _question(keeper, entry), entry.answer)
        case "retract":
            for sealed in keeper.head.sealed:
                if sealed.question.id == entry.question:
                    return keeper.retract(sealed)
        case "order" if entry.order is not None:
            return keeper.add_order(entry.order.seat, entry.order.order)
        case "cancel":
            for kept in keeper.head.orders:
                if kept.id == entry.cancelled:
                    return keeper.cancel_order(kept)
        case "request" if entry.to is not None:
            target = _target(entry, entry.to)
            return keeper.request(_seat(entry), target.to, target.wanted, target.body)
        case "consent" if keeper.head.request is not None:
            return keeper.consent(_seat(entry), keeper.head.request, entry.agree)
        case "undo" if entry.to is not None:
            return go_back(keeper, _seat(entry), _target(entry, entry.to))
        case "epoch" if entry.epoch is not None:
            return keeper.begin_epoch(entry.epoch.secret)
        case "override":
            return _overridden(keeper, entry)
    raise ReplayError(f"entry {entry.revision} ({entry.kind}) has nothing to act on")


def _overridden(keeper: Keeper, entry: Entry) -> Entry:
    ruling = Ruling(entry.gm, entry.patches, entry.reason, entry.forced)
    refusal = apply_patches(keeper, ruling, lambda to: _target(entry, to))
    if isinstance(refusal, Refusal):
        raise ReplayError(f"entry {entry.revision}: the ruling is refused now ({refusal.message.id})")
    return ruling.close(keeper, entry.targets)


def _question(keeper: Keeper, entry: Entry) -> Question:
    for question in keeper.head.questions:
        if question.id == entry.question and question.seat == entry.seat:
            return question
    raise ReplayError(f"entry {entry.revision} answers question {entry.question}, which is not open")


def _seat(entry: Entry) -> Seat:
    if entry.seat is None:
        raise ReplayError(f"entry {entry.revision} ({entry.kind}) names no seat")
    return entry.seat


def _target(entry: Entry, to: int) -> Target:
    if to not in entry.targets:
        raise ReplayError(f"entry {entry.revision} goes back to revision {to}, but does not hold it")
    return Target(to, entry.wanted or to, entry.targets[to])
