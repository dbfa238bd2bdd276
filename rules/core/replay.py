"""Replay: the same match again, from a checkpoint and the entries after it, with the recorded dice."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from rules.core.answers import check_answer
from rules.core.dice import Recorded, Stream
from rules.core.dumps import Loaded
from rules.core.entries import Entry
from rules.core.errors import KernelError, ReplayError
from rules.core.ids import Seat
from rules.core.keeper import Keeper, is_held
from rules.core.kit import Kit, digest
from rules.core.messages import Refusal
from rules.core.orders import KeptOrder, check_order
from rules.core.overrides import Ruling, apply_patches
from rules.core.questions import Question
from rules.core.restore import Target, go_back


def rebuild(kit: Kit, checkpoint: Loaded, entries: Sequence[Entry]) -> Keeper:
    """The keeper after these entries; raises `ReplayError` if one does not fit or its hash differs."""
    keeper = Keeper(kit, checkpoint.head, Stream(), checkpoint.body, checkpoint.hash)
    for _ in retrace(keeper, entries):
        pass
    return keeper


def retrace(keeper: Keeper, entries: Iterable[Entry], strict: Mapping[int, str] | None = None) -> Iterator[Entry]:
    """Each entry as the rules write it again, while the keeper stands after it.

    With `strict`, the hashes by revision of what was retraced before, nothing of the entries is believed: an answer, an
    order or a ruling that the rules do not allow is an error, and so is going back to what never was.
    """
    hashes = dict(strict) if strict is not None else {}
    for entry in entries:
        if entry.revision != keeper.head.revision + 1:
            raise ReplayError(f"expected entry {keeper.head.revision + 1}, found {entry.revision}")
        if entry.version != keeper.head.version:
            raise ReplayError(f"entry {entry.revision} was written by version {entry.version} of the rules")
        if strict is not None:
            _allowed(keeper, entry, hashes)
        again = _replay(keeper, entry)
        if again.hash != entry.hash:
            raise ReplayError(f"entry {entry.revision} ({entry.kind}) gives another state than the log says")
        hashes[again.revision] = again.hash
        yield again


def _allowed(keeper: Keeper, entry: Entry, hashes: Mapping[int, str]) -> None:
    """Whether the rules allow what an entry says; raises `ReplayError` with what they refuse."""
    refused: object = None
    if entry.kind in ("answer", "auto", "lapse") and entry.answer is not None:
        refused = check_answer(keeper.kit, keeper.head, _question(keeper, entry), entry.answer)
    elif entry.kind == "order" and entry.order is not None and is_held(entry.order):
        refused = _refuse_held(keeper, entry.order)
    elif entry.kind == "order" and entry.order is not None:
        refused = check_order(keeper.kit, keeper.head, entry.order.seat, entry.order.order)
    elif entry.kind in ("request", "consent", "undo") and _seat(entry) not in keeper.head.seats:
        raise ReplayError(f"entry {entry.revision} names a seat that there is not")
    if isinstance(refused, Refusal):
        raise ReplayError(f"entry {entry.revision} ({entry.kind}) is against the rules: {refused.message.id}")
    for to, body in entry.targets.items():
        if hashes.get(to) != digest(body).hex():
            raise ReplayError(f"entry {entry.revision} goes back to a position that never was")


def _refuse_held(keeper: Keeper, kept: KeptOrder) -> object:
    """What speaks against an answer that waits for the end of a held question's time."""
    for question in keeper.head.questions:
        if question.held and question.seat == kept.seat and kept.order == keeper.waiting(question, kept.order.answer):
            return check_answer(keeper.kit, keeper.head, question, kept.order.answer)
    raise ReplayError(f"order {kept.id} answers a question that is not held open")


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
            return keeper.begin_epoch(entry.epoch.secret, entry.epoch.scripted)
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
