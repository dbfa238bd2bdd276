"""Going back: free until dice, a reveal or another seat; then the others consent, or a game master decides.

What exactly comes back is told in `restore.py`.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from rules.core import dumps
from rules.core.answers import RULE
from rules.core.entries import Entry, History, Outcome
from rules.core.errors import DumpError, ReplayError
from rules.core.ids import Seat
from rules.core.keeper import Keeper
from rules.core.messages import Message, Name, Refusal, clipped, message, refuse, seat_name
from rules.core.replay import rebuild
from rules.core.restore import Target, go_back
from rules.core.state import Head

PLAYED = ("answer", "auto", "lapse", "retract", "undo", "override")


class UndoPreview(Struct, frozen=True):
    """What an undo would take back; `blockers` say why it is not free, `needs` whose consent it takes."""

    to: int
    undone: tuple[Entry, ...]
    blockers: tuple[Message, ...]
    needs: tuple[Seat, ...]
    checkpoint_only: bool

    @property
    def free(self) -> bool:
        """Whether nobody needs to be asked."""
        return not self.needs


def preview(keeper: Keeper, to: int, by: str, history: History) -> UndoPreview | Refusal:
    """What an undo by this seat would take back."""
    head = keeper.head
    if by not in head.seats:
        return refuse(RULE, "kernel-unknown-seat", found=clipped(by), known=head.seats)
    target = find_target(keeper, to, history)
    if isinstance(target, Refusal):
        return target
    return _preview(keeper, target, Seat(by))


def undo(keeper: Keeper, to: int, by: str, history: History) -> Outcome:
    """Goes back at once if that is free, else puts a request on the table."""
    head = keeper.head
    if by not in head.seats:
        return Outcome(refusal=refuse(RULE, "kernel-unknown-seat", found=clipped(by), known=head.seats))
    seat = Seat(by)
    if head.request is not None and head.request.by != seat:
        return Outcome(refusal=refuse(RULE, "kernel-request-open", request=head.request.id))
    target = find_target(keeper, to, history)
    if isinstance(target, Refusal):
        return Outcome(refusal=target)
    if _preview(keeper, target, seat).free:
        return keeper.outcome(go_back(keeper, seat, target))
    entry = keeper.request(seat, target.to, target.wanted, target.body)
    return replace(keeper.outcome(entry), request=entry.request)


def consent(keeper: Keeper, seat: str, request: int, agree: bool) -> Outcome:
    """One seat's word on an undo request; the asking seat may only take its request back."""
    head = keeper.head
    wish = head.request
    refusal: Refusal | None = None
    if wish is None or wish.id != request:
        refusal = refuse(RULE, "kernel-no-such-request", found=clipped(request), open=wish.id if wish else 0)
    elif seat not in head.seats:
        refusal = refuse(RULE, "kernel-unknown-seat", found=clipped(seat), known=head.seats)
    elif seat == wish.by and agree:
        refusal = refuse(RULE, "kernel-own-request", request=wish.id)
    elif seat in wish.consents and agree:
        refusal = refuse(RULE, "kernel-already-agreed", request=wish.id)
    if refusal is not None or wish is None:
        return Outcome(refusal=refusal)
    entry = keeper.consent(Seat(seat), wish, bool(agree))
    if not agree or len(wish.consents) + 2 < len(head.seats):
        return keeper.outcome(entry)
    return keeper.outcome(entry, go_back(keeper, wish.by, Target(wish.to, wish.wanted, wish.target)))


def find_target(keeper: Keeper, to: int, history: History) -> Target | Refusal:
    """The head after revision `to`, rebuilt from the history; of a match under older rules, its checkpoint."""
    head = keeper.head
    if head.finished:
        return refuse(RULE, "kernel-match-over")
    if type(to) is not int or not 0 < to < head.revision:
        return refuse(RULE, "kernel-unknown-revision", found=clipped(to), at_least=1, at_most=head.revision - 1)
    try:
        loaded = dumps.load(keeper.kit, history.checkpoint)
        _check_fit(keeper, to, loaded.head, history.entries)
        kept = [entry for entry in history.entries if entry.revision <= to]
        same = all(version == head.version for version in (loaded.written_by, *(entry.version for entry in kept)))
        reached = to if same else loaded.head.revision
        body = rebuild(keeper.kit, loaded, kept).body if same else loaded.body
    except (DumpError, ReplayError) as error:
        return refuse(RULE, "kernel-history-does-not-fit", detail=str(error))
    return Target(reached, to, body, tuple(entry for entry in history.entries if entry.revision > reached))


def _check_fit(keeper: Keeper, to: int, checkpoint: Head[Any, Any], entries: tuple[Entry, ...]) -> None:
    head = keeper.head
    if checkpoint.secret not in (head.secret, *head.spent) or checkpoint.seats != head.seats:
        raise ReplayError("the checkpoint is of another match")
    if checkpoint.revision > to:
        raise ReplayError(f"the checkpoint is of revision {checkpoint.revision}, after {to}")
    found = [entry.revision for entry in entries]
    if found != list(range(checkpoint.revision + 1, head.revision + 1)):
        raise ReplayError(f"expected every entry from {checkpoint.revision + 1} to {head.revision}, found {found}")
    if entries[-1].version == head.version and entries[-1].hash != keeper.hash.hex():
        raise ReplayError(f"entry {head.revision} has another hash than this match")


def _preview(keeper: Keeper, target: Target, by: Seat) -> UndoPreview:
    blockers = tuple(found for entry in target.undone for found in _blockers(entry, by))
    others = tuple(seat for seat in keeper.head.seats if seat != by) if blockers else ()
    return UndoPreview(target.to, target.undone, blockers, others, target.to != target.wanted)


def _blockers(entry: Entry, by: Seat) -> list[Message]:
    found = [
        message("kernel-undo-dice", revision=entry.revision, label=Name("roll", roll.label)) for roll in entry.rolls
    ]
    found += [
        message("kernel-undo-draw", revision=entry.revision, label=Name("draw", draw.label)) for draw in entry.draws
    ]
    if entry.revealed:
        found.append(message("kernel-undo-reveal", revision=entry.revision))
    if entry.kind == "override":
        found.append(message("kernel-undo-ruling", revision=entry.revision))
    elif entry.kind in PLAYED and entry.seat != by:
        found.append(message("kernel-undo-seat", revision=entry.revision, seat=seat_name(entry.seat or Seat(""))))
    return found
