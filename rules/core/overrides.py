"""Rulings of a game master: carried out on a copy, which is adopted and put on record. Trials are in `trials.py`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from rules.core.answers import RULE, check_answer, find_question
from rules.core.entries import Breach, Entry, Outcome, Preview
from rules.core.errors import MALFORMED, KernelError
from rules.core.game import arranged_by
from rules.core.keeper import Keeper
from rules.core.messages import Message, Name, Refusal, clipped, is_text, message, refuse
from rules.core.patches import AdjustDie, AnswerFor, AnyPatch, EndProcedure, Patch, ReplaceSeat, Rewind, SetPosition
from rules.core.restore import Target, restore

if TYPE_CHECKING:
    from rules.core.game import Invariant

NEEDS_FORCE = "kernel-override-needs-force"
UNREADABLE = (LookupError, TypeError, ValueError, AttributeError, ArithmeticError)  # of a board that makes no sense

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


def override(keeper: Keeper, ruling: Ruling, find: Finder) -> Outcome:
    """Carries the ruling out on a copy; unless something speaks against it, the copy counts."""
    checked = check_ruling(keeper, ruling)
    if isinstance(checked, Refusal):
        return Outcome(refusal=checked)
    targets: dict[int, bytes] = {}

    def find_and_keep(to: int) -> Target | Refusal:
        target = find(to)
        if isinstance(target, Target):
            targets[to] = target.body
        return target

    copy = keeper.copy(keeper.engine.dice)
    try:
        refusal = apply_patches(copy, checked, find_and_keep)
        breaches = () if refusal is not None else breaches_of(keeper, copy)
    except KernelError as error:
        return Outcome(refusal=refuse(RULE, "kernel-override-failed", detail=str(error)))
    refusal = refusal or speaks_against(breaches, checked.force)
    if refusal is not None:
        return Outcome(refusal=refusal, preview=Preview(breaches))
    keeper.adopt(copy)
    outcome = keeper.outcome(checked.close(keeper, targets))
    return msgspec.structs.replace(outcome, preview=Preview(breaches))


def check_ruling(keeper: Keeper, ruling: Ruling) -> Ruling | Refusal:
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


def speaks_against(breaches: tuple[Breach, ...], force: bool) -> Refusal | None:
    """What new breaches say about a ruling: structural ones always refuse it, others unless it is forced."""
    fresh = [breach for breach in breaches if breach.new]
    hard = [breach for breach in fresh if breach.structural]
    if hard:
        return refuse(hard[0].rule, "kernel-override-structural", breaches=tuple(one.message for one in hard))
    if fresh and not force:
        return refuse(fresh[0].rule, NEEDS_FORCE, breaches=tuple(one.message for one in fresh))
    return None


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
            engine.tell("kernel-seat-replaced", RULE, seat=Name("chair", patch.seat), player=patch.player)
        case Rewind():
            target = find(patch.to)
            if isinstance(target, Refusal):
                return target
            restore(keeper, target)
        case SetPosition():
            arranged = arranged_by(keeper.kit.game, engine, patch.text)
            if isinstance(arranged, Refusal):
                return arranged
            engine.withdraw()
            head.board, head.stack[:] = arranged.board, arranged.running
            engine.tell("kernel-position-set", RULE)
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


def breaches_of(before: Keeper, after: Keeper) -> tuple[Breach, ...]:
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
    except UNREADABLE as error:
        detail = f"{type(error).__name__}: {error}"
        return [message("kernel-invariant-failed", invariant=invariant.name, detail=detail)], True
