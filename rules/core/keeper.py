"""The keeper of one match: owns the head, drives the engine, and writes an entry for everything that happens."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from msgspec.structs import replace

from rules.core.actions import Action
from rules.core.answers import RULE, Accepted, check_answer, words_of
from rules.core.dice import Dice, Epoch, Rehearsed, Stream, commitment
from rules.core.engine import Engine
from rules.core.entries import Entry, EntryKind, Outcome
from rules.core.errors import MALFORMED, KernelError, LookFailed, MatchUnusable, StepFailed
from rules.core.ids import Seat
from rules.core.kit import Kit, digest
from rules.core.messages import Refusal, seat_name
from rules.core.orders import ASK, HELD, REACTION, Condition, KeptOrder, StandingOrder, rank
from rules.core.questions import Answer, Question
from rules.core.renumber import ask_under_new_numbers
from rules.core.state import Head, Sealed, UndoRequest
from rules.core.table import Table

MOST_AUTOS = 1_000
EPOCH_GAP = 1_000_000  # numbers that a lost stretch of a match cannot have used up


class Keeper:
    """The head, its encoded body and hash, and the calls that change them, each with one entry."""

    __slots__ = ("_verdict", "body", "broken", "engine", "hash", "kit", "memo")

    def __init__(self, kit: Kit, head: Head[Any, Any], dice: Dice, body: bytes = b"", hash: bytes = b"") -> None:
        self.kit = kit
        self.engine = Engine(head, kit, dice)
        self.body = body
        self.hash = hash
        self.broken = ""
        self.memo: dict[str, Any] = {}  # what views of this position share: made once, gone with the next change
        self._verdict: tuple[bytes, int, object, Accepted] | None = None

    @property
    def head(self) -> Head[Any, Any]:
        """The head."""
        return self.engine.head

    def copy(self, dice: Dice) -> Keeper:
        """An independent keeper of an equal head."""
        return Keeper(self.kit, self.kit.decode_head(self.body), dice, self.body, self.hash)

    def sketch(self, secret: bytes) -> Keeper:
        """An independent keeper for one look ahead, with other dice; it is never saved, so it writes nothing down."""
        keeper = self.copy(Stream())
        keeper.head.secret, keeper.head.rehearsed, keeper.engine.sketches = secret, Rehearsed(), True
        return keeper

    def adopt(self, other: Keeper) -> None:
        """Takes over another keeper's head and whatever it has told so far."""
        dice = self.engine.dice
        self.engine, self.body, self.hash, self.memo = other.engine, other.body, other.hash, {}
        self.engine.dice = dice

    def reseed(self, secret: bytes) -> None:
        """Gives the match other dice; nothing else changes, and no entry is written. No script tells what will come."""
        self.head.secret, self.head.rehearsed = secret, Rehearsed()
        self.body = self.kit.encode(self.head)
        self.hash = digest(self.body)

    @contextmanager
    def working(self) -> Iterator[None]:
        """While the rules change the head: an unexpected exception makes this match unusable."""
        try:
            yield
        except BaseException as error:
            self.fail(error)
            raise

    def fail(self, error: BaseException) -> None:
        """Marks the match as unusable; names the step if the exception is not the kernel's own."""
        self.broken = f"{type(error).__name__}: {error}"
        if isinstance(error, Exception) and not isinstance(error, KernelError):
            raise StepFailed(f"{self.engine.where()} failed: {self.broken}") from error

    def look_failed(self, what: str, error: Exception) -> KernelError:
        """What to raise when the game's code failed while it only read; the head must be as it was."""
        if isinstance(error, KernelError):
            return error
        said = f"{type(error).__name__}: {error}"
        try:
            touched = self.kit.encode(self.head) != self.body
        except MALFORMED:
            touched = True
        if touched:
            self.broken = said
        return LookFailed(f"{self.kit.game.id}: {what} failed: {said}")

    def check(self, question: Question, answer: object) -> Accepted | Refusal:
        """Whether the answer is allowed; the game's checks must not fail. One that was just checked is known."""
        last = self._verdict
        if last is not None and last[2] is answer and last[1] == question.id and last[0] is self.body:
            return last[3]
        try:
            verdict = check_answer(self.kit, self.engine.head, question, answer)
        except Exception as error:
            what = f"the check of {type(answer).__name__} by {question.seat} ({question.kind}, question {question.id})"
            raise self.look_failed(what, error) from error
        if isinstance(verdict, Accepted):
            self._verdict = self.body, question.id, answer, verdict
        return verdict

    def alive(self) -> None:
        """Complains if an earlier exception left the head in an unknown state."""
        if self.broken:
            raise MatchUnusable(f"load the match again from its last dump; it failed with {self.broken}")

    def close(
        self,
        kind: EntryKind,
        seat: Seat | None = None,
        question: Question | None = None,
        answer: Answer | None = None,
        **rest: Any,
    ) -> Entry:
        """Writes the entry of what was done since the last one."""
        engine = self.engine
        head = engine.head
        head.revision += 1
        self.memo = {}
        if engine.sketches:
            self.body = self.hash = head.revision.to_bytes(8, "big")
            engine.forget()
            return Entry(head.revision, kind, head.version)
        self.body = self.kit.encode(head)
        self.hash = digest(self.body)
        entry = Entry(
            head.revision,
            kind,
            head.version,
            self.hash.hex(),
            seat,
            question.id if question else None,
            question.kind if question else "",
            question.rule if question else "",
            answer,
            question.private or question.sealed if question else False,
            tuple(engine.rolls),
            tuple(engine.draws),
            tuple(engine.events),
            bool(engine.revealed),
            engine.checkpointed,
            shown=tuple(engine.revealed),
            **rest,
        )
        engine.forget()
        return entry

    def answer(self, kind: EntryKind, question: Question, answer: Answer, plan: Any = None) -> Entry:
        """Takes an accepted answer; playing on declines an open undo request."""
        try:
            if self.engine.head.request is not None:
                self.drop_request()
            if kind == "auto":
                self._use_up(question, answer)
            self.engine.take(question, answer, plan)
            return self.close(kind, question.seat, question, answer)
        except BaseException as error:
            self.fail(error)
            raise

    def retract(self, sealed: Sealed) -> Entry:
        """Takes a sealed answer back."""
        with self.working():
            self.engine.retract(sealed)
            return self.close("retract", sealed.question.seat, sealed.question)

    def add_order(self, seat: Seat, order: StandingOrder) -> Entry:
        """Keeps a standing order."""
        head = self.head
        if order.condition is not None and order.condition.id == HELD:
            head.orders[:] = [one for one in head.orders if one.seat != seat or one.order.condition != order.condition]
        kept = KeptOrder(head.next_order, seat, order)
        head.next_order += 1
        head.orders.append(kept)
        return self.close("order", seat, order=kept)

    def cancel_order(self, kept: KeptOrder) -> Entry:
        """Ends a standing order."""
        self.head.orders.remove(kept)
        return self.close("cancel", kept.seat, cancelled=kept.id)

    def request(self, by: Seat, to: int, wanted: int, target: bytes) -> Entry:
        """Puts a wish to go back on the table; the head holds the old one, so the caller keeps a checkpoint."""
        head = self.head
        head.request = UndoRequest(head.next_request, by, to, wanted, target)
        head.next_request += 1
        self.engine.checkpoint()
        self.engine.tell("kernel-undo-asked", RULE, seat=seat_name(by), to=to)
        away = None if wanted == to else wanted
        return self.close("request", by, to=to, request=head.request.id, wanted=away, targets={to: target})

    def consent(self, seat: Seat, request: UndoRequest, agree: bool) -> Entry:
        """Agrees to going back, or declines it."""
        head = self.head
        if agree:
            head.request = replace(request, consents=(*request.consents, seat))
            self.engine.tell("kernel-undo-agreed", RULE, seat=seat_name(seat), request=request.id)
        else:
            head.request = None
            self.engine.tell("kernel-undo-declined", RULE, seat=seat_name(seat), request=request.id)
        return self.close("consent", seat, request=request.id, agree=agree)

    def begin_epoch(self, secret: bytes, scripted: bool = True) -> Entry:
        """Dice of another secret from now on, and new numbers for everything that a button may be stamped with."""
        head = self.head
        with self.working():
            self.drop_request()
            head.spent, head.secret = (*head.spent, head.secret), secret
            head.rehearsed = head.rehearsed if scripted else Rehearsed()
            ask_under_new_numbers(head, EPOCH_GAP)
            head.next_order += EPOCH_GAP
            head.next_request += EPOCH_GAP
            epoch = Epoch(len(head.spent), commitment(secret), secret, scripted)
            self.engine.tell("kernel-new-epoch", RULE, epoch=epoch.number + 1, commitment=epoch.commitment)
            self.engine.checkpoint()
            return self.close("epoch", epoch=epoch)

    def drop_request(self) -> None:
        """Declines an open undo request because play goes on."""
        head = self.engine.head
        if head.request is not None:
            self.engine.tell("kernel-undo-dropped", RULE, request=head.request.id)
            head.request = None

    def run_orders(self) -> list[Entry]:
        """Lets standing orders answer what is open, one entry each."""
        entries: list[Entry] = []
        with self.working():
            while self.head.orders and len(entries) < MOST_AUTOS:
                found = self._ordered()
                if found is None:
                    break
                entries.append(self.answer("auto", *found))
        return entries

    def _ordered(self) -> tuple[Question, Answer] | None:
        for question in self.head.questions:
            answer = None if question.held else self.ordered(question)
            if answer is not None:
                return question, answer
        return None

    def ordered(self, question: Question) -> Answer | None:
        """What the standing orders answer to a question; None: its seat decides."""
        speaking = tuple([kept.order for kept in self._speaking_to(question)])
        for place, order in enumerate(speaking):
            if order.answer == ASK:
                return None
            table = Table[Any](self.head, question)
            answer = self.kit.game.answer_by_order(table, question.seat, speaking[place:])
            accepted = check_answer(self.kit, self.head, question, answer)
            if isinstance(accepted, Accepted):
                return accepted.answer
        return None

    def _speaking_to(self, question: Question) -> Iterator[KeptOrder]:
        """The orders that are about this question and whose condition holds; of those that hold once, the first.

        What is said for something particular comes before what is said for everything.
        """
        waits = False  # the first order that holds once cannot answer
        mine = [kept for kept in self.head.orders if kept.seat == question.seat and kept.order.kind == question.kind]
        for kept in sorted(mine, key=lambda kept: rank(kept.order)):
            if kept.order.once and waits:
                continue
            waits = waits or (kept.order.once and not is_held(kept))
            if self._holds(kept, question):
                yield kept

    def _holds(self, kept: KeptOrder, question: Question) -> bool:
        condition = kept.order.condition
        if condition is None:
            return True
        if condition.id == HELD:
            return condition.params["question"] == question.id
        return self.kit.game.condition(Table[Any](self.head, question), kept.seat, condition)

    def _use_up(self, question: Question, answer: Answer) -> None:
        """The order that answers now is gone if it holds once, or if its card is played."""
        speaking = list(self._speaking_to(question))
        used = next((kept for kept in speaking if kept.order.answer == answer), None)
        played = set(words_of(answer)) if isinstance(answer, Action) else set[str]()
        for kept in speaking:
            condition = kept.order.condition
            of_card = condition is not None and condition.id == REACTION.id and condition.params["card"] in played
            if is_held(kept) or of_card or (kept is used and kept.order.once):
                self.head.orders.remove(kept)

    def hold(self, question: Question, answer: Answer) -> Entry:
        """Keeps an answer until the time of a held question is over; another one takes its place."""
        return self.add_order(question.seat, self.waiting(question, answer))

    @staticmethod
    def waiting(question: Question, answer: Answer) -> StandingOrder:
        """An answer as it waits."""
        return StandingOrder(question.kind, answer, Condition(HELD, {"question": question.id}), once=True)

    def outcome(self, *entries: Entry) -> Outcome:
        """The outcome of these entries and of the standing orders that follow."""
        written = (*entries, *self.run_orders()) if self.engine.head.orders else entries
        if len(written) == 1:
            return Outcome(written, written[0].events, checkpoint=written[0].checkpoint)
        events = tuple([event for entry in written for event in entry.events])
        return Outcome(written, events, checkpoint=any(entry.checkpoint for entry in written))


def is_held(kept: KeptOrder) -> bool:
    """Whether it is an answer that waits for the end of a question's time."""
    return kept.order.condition is not None and kept.order.condition.id == HELD
