"""Rulings of a game master: tried on a copy first, with other dice, then carried out and put on record."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from rules.core.answers import RULE, check_answer, find_question
from rules.core.dice import Dice, Stream
from rules.core.entries import Breach, Change, Entry, Outcome, Preview
from rules.core.errors import MALFORMED, KernelError
from rules.core.keeper import Keeper
from rules.core.messages import Message, Name, Refusal, clipped, is_text, message, refuse, seat_name
from rules.core.patches import AdjustDie, AnswerFor, AnyPatch, EndProcedure, Patch, ReplaceSeat, Rewind
from rules.core.restore import Target, restore

if TYPE_CHECKING:
    from rules.core.game import Invariant

MOST_CHANGES = 200

Finder = Callable[[int], Target | Refusal]


class Ruling(Struct, frozen=True):
    """What a game master wants, and why."""

    gm: str
    patches: tuple[AnyPatch, ...]
    reason: str
    force: bool = False

    def close(self, keeper: Keeper, targets: dict[int, bytes]) -> Entry:
        """The ruling's entry, with the heads it went back to."""
        keeper.engine.checkpoint()
        said: dict[str, Any] = {"gm": self.gm, "reason": self.reason, "patches": self.patches, "forced": self.force}
        return keeper.close("override", targets=targets, **said)


class TrialDice:
    """Dice for a dry run: fair, but not the match's own, so that nobody sees a roll before it is made."""

    def roll(self, secret: bytes, counter: int, label: str, n: int, sides: int) -> tuple[int, ...]:
        """n results from 1 to `sides`."""
        return Stream().roll(_other(secret), counter, label, n, sides)

    def pick(self, secret: bytes, counter: int, label: str, pool: Sequence[str], n: int) -> tuple[int, ...]:
        """n places in a sorted pool."""
        return Stream().pick(_other(secret), counter, label, pool, n)


def _other(secret: bytes) -> bytes:
    return hashlib.sha256(b"trial" + secret).digest()


def override(keeper: Keeper, ruling: Ruling, find: Finder, dry_run: bool) -> Outcome:
    """Tries the ruling on a copy; unless something speaks against it or it is a dry run, carries it out."""
    checked = _check_ruling(keeper, ruling)
    if isinstance(checked, Refusal):
        return Outcome(refusal=checked)
    trial = _try(keeper, checked, find, TrialDice())
    if isinstance(trial, Outcome):
        return trial
    if dry_run:
        return Outcome(preview=trial[1])
    targets: dict[int, bytes] = {}

    def find_and_keep(to: int) -> Target | Refusal:
        target = find(to)
        if isinstance(target, Target):
            targets[to] = target.body
        return target

    real = _try(keeper, checked, find_and_keep, keeper.engine.dice)
    if isinstance(real, Outcome):
        return real
    keeper.adopt(real[0])
    outcome = keeper.outcome(checked.close(keeper, targets))
    return msgspec.structs.replace(outcome, preview=real[1])


def _check_ruling(keeper: Keeper, ruling: Ruling) -> Ruling | Refusal:
    if keeper.head.finished:
        return refuse(RULE, "kernel-match-over")
    if not is_text(ruling.reason) or not ruling.reason.strip():
        return refuse(RULE, "kernel-override-needs-reason")
    if not is_text(ruling.gm):
        return refuse(RULE, "kernel-override-needs-gm")
    patches = []
    for patch in ruling.patches:
        try:
            copy = keeper.kit.copy_patch(patch)
        except MALFORMED as error:
            return refuse(RULE, "kernel-malformed-patch", detail=clipped(error))
        if type(copy) is not type(patch):
            return refuse(RULE, "kernel-malformed-patch", detail=type(patch).__name__)
        patches.append(copy)
    return Ruling(ruling.gm, tuple(patches), ruling.reason, bool(ruling.force))


def _try(keeper: Keeper, ruling: Ruling, find: Finder, dice: Dice) -> tuple[Keeper, Preview] | Outcome:
    trial = keeper.copy(dice)
    try:
        refusal = apply_patches(trial, ruling, find)
    except KernelError as error:
        return Outcome(refusal=refuse(RULE, "kernel-override-failed", detail=str(error)))
    if refusal is not None:
        return Outcome(refusal=refusal)
    breaches = _breaches(keeper, trial)
    shown = Preview(tuple(_changes(keeper, trial)), breaches)
    fresh = [breach for breach in breaches if breach.new]
    hard = [breach for breach in fresh if breach.structural]
    if hard:
        refusal = refuse(hard[0].rule, "kernel-override-structural", breaches=tuple(one.message for one in hard))
        return Outcome(refusal=refusal, preview=shown)
    if fresh and not ruling.force:
        refusal = refuse(fresh[0].rule, "kernel-override-needs-force", breaches=tuple(one.message for one in fresh))
        return Outcome(refusal=refusal, preview=shown)
    return trial, shown


def apply_patches(keeper: Keeper, ruling: Ruling, find: Finder) -> Refusal | None:
    """Carries out the patches one by one; if the board was changed, the top question is asked anew."""
    with keeper.working():
        keeper.drop_request()
        stale = not ruling.patches
        for patch in ruling.patches:
            if isinstance(patch, AnswerFor) and stale:
                keeper.engine.ask_anew()
            # another player or an adjusted die changes no question, and sealed answers of the others stay
            if not isinstance(patch, ReplaceSeat | AdjustDie):
                stale = not isinstance(patch, AnswerFor | EndProcedure | Rewind)
            refusal = _apply(keeper, patch, find)
            if refusal is not None:
                return refusal
        if stale:
            keeper.engine.ask_anew()
    return None


def _apply(keeper: Keeper, patch: AnyPatch, find: Finder) -> Refusal | None:
    head, engine = keeper.head, keeper.engine
    match patch:
        case AnswerFor():
            return _answer_for(keeper, patch)
        case EndProcedure():
            engine.end_top()
            engine.advance()
        case AdjustDie():
            if not patch.label or not patch.results or min(patch.results) < 1:
                return refuse(RULE, "kernel-bad-die", label=patch.label, results=patch.results)
            known = keeper.kit.game.known(engine, "roll", {})
            if known and patch.label not in known:  # a game that does not name its rolls accepts every label
                return refuse(
                    RULE,
                    "kernel-unknown-roll",
                    found=clipped(patch.label),
                    known=tuple(Name("roll", label) for label in known),
                )
            head.forced[patch.label] = patch.results
        case ReplaceSeat():
            if patch.seat not in head.seats:
                return refuse(RULE, "kernel-unknown-seat", found=clipped(patch.seat), known=head.seats)
            head.players[patch.seat] = patch.player
            head.orders[:] = [kept for kept in head.orders if kept.seat != patch.seat]
            head.give_orders(patch.seat, keeper.kit.game.defaults)
            engine.tell("kernel-seat-replaced", RULE, seat=seat_name(patch.seat), player=patch.player)
        case Rewind():
            target = find(patch.to)
            if isinstance(target, Refusal):
                return target
            restore(keeper, target)
        case Patch():
            refusal = patch.check(keeper.engine)
            if refusal is not None:
                return refusal
            engine.patch(patch)
    return None


def _answer_for(keeper: Keeper, patch: AnswerFor) -> Refusal | None:
    question = find_question(keeper.head, patch.seat, None)
    if isinstance(question, Refusal):
        return question
    accepted = check_answer(keeper.kit, keeper.head, question, patch.answer)
    if isinstance(accepted, Refusal):
        return accepted
    keeper.engine.take(question, accepted.answer)
    return None


def _breaches(before: Keeper, after: Keeper) -> tuple[Breach, ...]:
    found = []
    for invariant in before.kit.game.invariants:
        old, _ = _failures(invariant, before)
        now, failed = _failures(invariant, after)
        structural = invariant.structural or failed
        found += [Breach(invariant.name, invariant.rule, structural, one not in old, one) for one in now]
    return tuple(found)


def _failures(invariant: Invariant, keeper: Keeper) -> tuple[list[Message], bool]:
    """The breaches; a board that the invariant cannot even read has a structural one."""
    try:
        return invariant.check(keeper.head.board), False
    except (LookupError, TypeError, ValueError, AttributeError, ArithmeticError) as error:
        detail = f"{type(error).__name__}: {error}"
        return [message("kernel-invariant-failed", invariant=invariant.name, detail=detail)], True


def _changes(before: Keeper, after: Keeper) -> list[Change]:
    changes: list[Change] = []
    for part in ("board", "stack", "questions"):
        old = msgspec.to_builtins(getattr(before.head, part))
        new = msgspec.to_builtins(getattr(after.head, part))
        _compare(part, old, new, changes)
    return changes[:MOST_CHANGES]


def _compare(path: str, old: Any, new: Any, changes: list[Change]) -> None:
    if old == new:
        return
    if isinstance(old, dict) and isinstance(new, dict):
        for key in {**old, **new}:
            _compare(f"{path}.{key}", old.get(key), new.get(key), changes)
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for index, (one, other) in enumerate(zip(old, new, strict=True)):
            _compare(f"{path}[{index}]", one, other, changes)
    else:
        changes.append(Change(path, repr(old), repr(new)))
