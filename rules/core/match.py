"""A match: the calls through which everything goes."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Generic, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from rules.core import dumps, overrides, rewind, trials
from rules.core.actions import MOST_CANDIDATES, Action, Candidate
from rules.core.answers import RULE, find_question, names_unseen
from rules.core.beginning import Beginning, begin, check_secret
from rules.core.dice import Dice, Rehearsed, Script, Scripted, Seed, Stream, commitment
from rules.core.entries import Entry, History, Outcome
from rules.core.errors import BadInput
from rules.core.game import Game
from rules.core.ids import OptionValue, Seat
from rules.core.keeper import Keeper
from rules.core.lots import Thrown
from rules.core.messages import Message, Quote, Refusal, clipped, refuse
from rules.core.orders import Answering, KeptOrder, StandingOrder, check_order
from rules.core.patches import AnyPatch
from rules.core.questions import Answer, Question
from rules.core.replay import rebuild
from rules.core.restore import Target
from rules.core.state import UndoRequest
from rules.core.table import Table

MIXED = 500  # how often hidden things change places before a position is written for everybody

BoardT = TypeVar("BoardT")


class Match(Generic[BoardT]):
    """A running match; `entries` holds the start entry of a match that has just begun."""

    __slots__ = ("_keeper", "entries", "game", "written_by")

    def __init__(self, game: Game[BoardT], keeper: Keeper, written_by: int, entries: tuple[Entry, ...] = ()) -> None:
        self.game = game
        self.entries = entries
        self.written_by = written_by
        self._keeper = keeper

    @property
    def keeper(self) -> Keeper:
        """What runs the match: for retracing a log that is not believed."""
        return self._keeper

    # ---- beginning, saving, loading -----------------------------------------------------------------------

    @classmethod
    def start(
        cls,
        game: Game[BoardT],
        scenario: str,
        options: Mapping[str, OptionValue] | None = None,
        seats: Sequence[str] = (),
        secret: bytes = b"",
        dice: Dice | None = None,
        seeds: Sequence[Seed] = (),
        lots: Sequence[Thrown] = (),
        position: str = "",
        rehearsed: Rehearsed | None = None,
    ) -> Match[BoardT]:
        """Begins a match; raises `BadInput` for an unknown scenario, option or seat.

        `seeds` are what the seats have given to the dice, `lots` how the seats were drawn; both go on the record. A
        lesson begins at a `position` in the game's notation, with dice that were `rehearsed`: on the record, too.
        """
        beginning = Beginning(scenario, options or {}, tuple([Seat(seat) for seat in seats]), position, rehearsed)
        keeper, entry = begin(game, beginning, secret, dice, tuple(seeds), tuple(lots))
        return cls(game, keeper, game.version, (entry,))

    @classmethod
    def load(cls, game: Game[BoardT], blob: bytes, dice: Dice | None = None) -> Match[BoardT]:
        """Continues from a dump; raises `DumpError` with what is wrong with it."""
        loaded = dumps.load(game.kit, blob)
        return cls(game, Keeper(game.kit, loaded.head, dice or Stream(), loaded.body, loaded.hash), loaded.written_by)

    def dump(self) -> bytes:
        """The head as bytes."""
        self._keeper.alive()
        return dumps.pack(self._keeper.body, self._keeper.hash)

    def fork(self, secret: bytes) -> Match[BoardT]:
        """An independent copy with dice of its own, for looking ahead."""
        self._keeper.alive()
        check_secret(secret)
        keeper = self._keeper.copy(Stream())
        keeper.reseed(secret)
        return Match(self.game, keeper, self.written_by)

    def script(
        self, rolls: Script = (), draws: Mapping[str, Sequence[str]] | None = None, rest: bool = False
    ) -> Scripted:
        """From now on dice come from this script (for tests)."""
        scripted = Scripted(rolls, draws, rest)
        self._keeper.engine.dice = scripted
        return scripted

    # ---- looking ------------------------------------------------------------------------------------------

    @property
    def pending(self) -> tuple[Question, ...]:
        """The questions that wait for an answer."""
        self._keeper.alive()
        return tuple(self._keeper.head.questions)

    def questions(self, seat: Seat | None) -> tuple[Question, ...]:
        """The open questions as this seat (None: a spectator) may see them."""
        return tuple([question.for_seat(seat) for question in self.pending])

    @property
    def sealed(self) -> tuple[Question, ...]:
        """The questions whose sealed answers wait for the others, and may be retracted."""
        self._keeper.alive()
        return tuple([sealed.question for sealed in self._keeper.head.sealed])

    @property
    def request(self) -> UndoRequest | None:
        """The wish to go back that waits for consent, if there is one."""
        return self._keeper.head.request

    @property
    def revision(self) -> int:
        """The number of the last entry."""
        return self._keeper.head.revision

    @property
    def hash(self) -> str:
        """The hash of the head, as in the last entry."""
        return self._keeper.hash.hex()

    @property
    def usable(self) -> bool:
        """False after an unexpected exception may have touched the position: load it again."""
        return not self._keeper.broken

    @property
    def finished(self) -> bool:
        """Whether the match is over."""
        return self._keeper.head.finished

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who has won."""
        return self._keeper.head.winners

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats in table order."""
        return self._keeper.head.seats

    @property
    def players(self) -> Mapping[Seat, str]:
        """Who sits on the seats that a game master gave to somebody else."""
        return self._keeper.head.players

    @property
    def scenario(self) -> str:
        """The scenario's id."""
        return self._keeper.head.scenario

    @property
    def options(self) -> Mapping[str, OptionValue]:
        """The match options with their values."""
        return self._keeper.head.options

    @property
    def rules_version(self) -> int:
        """The version of the rules this match is played by."""
        return self._keeper.head.version

    @property
    def upgraded(self) -> bool:
        """Whether the dump was written by older rules: the caller keeps a checkpoint now."""
        return self.written_by != self._keeper.head.version

    @property
    def commitment(self) -> str:
        """The published commitment to the dice."""
        return commitment(self._keeper.head.secret)

    @property
    def secrets(self) -> tuple[bytes, ...]:
        """The secrets of all epochs of the dice, once the match is over."""
        if not self.finished:
            raise BadInput(refuse(RULE, "kernel-secret-until-the-end"))
        return self.spent_secrets()

    def spent_secrets(self) -> tuple[bytes, ...]:
        """The secrets of all epochs, also while the match runs: for whoever has made sure that nobody plays on."""
        return (*self._keeper.head.spent, self._keeper.head.secret)

    @property
    def numbers_used(self) -> int:
        """How many numbers of the counter the dice have taken."""
        return self._keeper.head.counter

    def begin_epoch(self, secret: bytes, scripted: bool = True) -> Outcome:
        """Dice of a new secret, and new numbers for open questions: after a restore or an import.

        A lesson that goes on keeps its script (`scripted`).
        """
        self._keeper.alive()
        check_secret(secret)
        if self.finished:
            return Outcome(refusal=refuse(RULE, "kernel-match-over"))
        return self._keeper.outcome(self._keeper.begin_epoch(secret, scripted))

    @property
    def table(self) -> Table[BoardT]:
        """The table, for reading only: tests, invariants and the game master's desk; never shown to players."""
        self._keeper.alive()
        self._keeper.memo = {}  # a test may rearrange what it reads
        return Table(self._keeper.head)

    def view(self, seat: str | None) -> Struct:
        """What this seat (None: a spectator) may see."""
        self._keeper.alive()
        watcher = None if seat is None else self._seat(seat)
        try:
            return self.game.view(Table(self._keeper.head, None, self._keeper.memo), watcher)
        except Exception as error:
            raise self._keeper.look_failed(f"the view of {watcher or 'a spectator'}", error) from error

    def position_text(self, pick: Callable[[int], int] | None = None) -> str:
        """The position in the game's notation; "": it cannot be written down.

        With `pick`, which gives a number below another, what a spectator cannot see is dealt anew before.
        """
        self._keeper.alive()
        board = self.game.kit.decode_head(self._keeper.body).board
        if pick is not None:
            for _ in range(MIXED):
                self.game.swap_hidden(board, None, pick)
            self.game.deal_hidden(board, None, pick, ())
        return self.game.write_position(board, public=pick is not None)

    def notices(self) -> tuple[Message, ...]:
        """What the table should be told about this match after loading it: for instance that its pack has changed."""
        self._keeper.alive()
        try:
            return self.game.notices(Table(self._keeper.head))
        except Exception as error:
            raise self._keeper.look_failed("the notices", error) from error

    def candidates(
        self, seat: str, tag: str, param: str, given: Mapping[str, str] | None = None, typed: str = ""
    ) -> list[Candidate]:
        """Values for one parameter of an action that this seat may give now; none if it is not open."""
        named = self._keeper.kit.conceals and bool(given or typed)
        return self._on_offer(seat, tag, param, given or {}, typed, named)

    def going_on(self, seat: str, tag: str, param: str, given: Mapping[str, str], typed: str) -> list[Candidate]:
        """The same where all that is given and typed was on offer itself: so the seat sees whatever it names."""
        return self._on_offer(seat, tag, param, given, typed, False)

    def _on_offer(
        self, seat: str, tag: str, param: str, given: Mapping[str, str], typed: str, named: bool
    ) -> list[Candidate]:
        keeper = self._keeper
        keeper.alive()
        head, kit = keeper.engine.head, keeper.kit
        for question in head.questions:
            if question.seat == seat and tag in question.actions:
                table: Table[BoardT] = Table(head, question, keeper.memo)
                try:
                    if named and names_unseen(kit, table, question.seat, given, typed):
                        return []
                    found = kit.actions[tag].candidates(table, question.seat, param, given, typed)
                    return found[:MOST_CANDIDATES]
                except Exception as error:
                    raise self._keeper.look_failed(f"the candidates of {tag}.{param}", error) from error
        return []

    def quote(self, seat: str, answer: Answer, question: int | None = None) -> Refusal | Quote:
        """What this answer would cost, or why it is refused."""
        self._keeper.alive()
        head = self._keeper.head
        asked = find_question(head, seat, question)
        if isinstance(asked, Refusal):
            return asked
        verdict = self._keeper.check(asked, answer)
        if isinstance(verdict, Refusal):
            return verdict
        given, quote = verdict.answer, verdict.quote
        try:
            more = given.preview(Table(head, asked), asked.seat) if isinstance(given, Action) else ()
        except Exception as error:
            raise self._keeper.look_failed(f"the preview of {type(given).__name__}", error) from error
        return replace(quote, lines=quote.lines + more) if more else quote

    def refusal(self, seat: str, answer: Answer, question: int | None = None) -> Refusal | None:
        """Why this answer would be refused; None: it is legal. Cheaper than a quote."""
        found = self.glance(seat, answer, question)
        return found if isinstance(found, Refusal) else None

    def glance(self, seat: str, answer: Answer, question: int | None = None) -> Refusal | Quote:
        """A quote without the lines that are dear to compute: for the lines of a menu."""
        self._keeper.alive()
        head = self._keeper.head
        asked = find_question(head, seat, question)
        if isinstance(asked, Refusal):
            return asked
        verdict = self._keeper.check(asked, answer)
        return verdict if isinstance(verdict, Refusal) else verdict.quote

    # ---- answering ----------------------------------------------------------------------------------------

    def submit(self, seat: str, answer: Answer, question: int | None = None) -> Outcome:
        """A seat answers a question (None: its only one); refused means nothing has changed."""
        keeper = self._keeper
        keeper.alive()
        head = keeper.engine.head
        asked = find_question(head, seat, question)
        if isinstance(asked, Refusal):
            return Outcome(refusal=asked)
        verdict = keeper.check(asked, answer)
        if isinstance(verdict, Refusal):
            return Outcome(refusal=verdict)
        if asked.held:
            return keeper.outcome(keeper.hold(asked, verdict.answer))
        return keeper.outcome(keeper.answer("answer", asked, verdict.answer, verdict.quote.plan))

    def retract(self, seat: str, question: int) -> Outcome:
        """Takes back a sealed answer while others are still thinking."""
        keeper = self._keeper
        keeper.alive()
        for sealed in keeper.head.sealed:
            if sealed.question.id == question and sealed.question.seat == seat:
                return keeper.outcome(keeper.retract(sealed))
        return Outcome(refusal=refuse(RULE, "kernel-nothing-to-retract", found=clipped(question)))

    def lapse(self, question: int) -> Outcome:
        """A deadline has passed: the question's default answers, on the record.

        The time of a held question is over: what its seat has answered or ordered counts now, or its default.
        """
        keeper = self._keeper
        keeper.alive()
        asked = next((one for one in keeper.head.questions if one.id == question), None)
        if asked is None:
            open_now = tuple(one.id for one in keeper.head.questions)
            return Outcome(refusal=refuse(RULE, "kernel-stale-question", found=clipped(question), open=open_now))
        if asked.default is None:
            return Outcome(refusal=refuse(asked.rule, "kernel-no-default", kind=asked.kind))
        ordered = keeper.ordered(asked) if asked.held else None
        verdict = keeper.check(asked, asked.default if ordered is None else ordered)
        if isinstance(verdict, Refusal):
            return Outcome(refusal=verdict)
        return keeper.outcome(keeper.answer("auto" if asked.held else "lapse", asked, verdict.answer))

    # ---- standing orders ----------------------------------------------------------------------------------

    def order(self, seat: str, order: StandingOrder) -> Outcome:
        """Keeps a standing order, which may answer an open question at once."""
        keeper = self._keeper
        keeper.alive()
        checked = check_order(keeper.kit, keeper.head, seat, order)
        if isinstance(checked, Refusal):
            return Outcome(refusal=checked)
        return keeper.outcome(keeper.add_order(Seat(seat), checked))

    def cancel_order(self, seat: str, order: int) -> Outcome:
        """Ends a standing order of this seat."""
        keeper = self._keeper
        keeper.alive()
        mine = self.orders(seat)
        for kept in mine:
            if kept.id == order:
                return keeper.outcome(keeper.cancel_order(kept))
        return Outcome(
            refusal=refuse(RULE, "kernel-unknown-order", found=clipped(order), known=tuple(kept.id for kept in mine))
        )

    def orders(self, seat: str) -> tuple[KeptOrder, ...]:
        """The standing orders of this seat."""
        return tuple([kept for kept in self._keeper.head.orders if kept.seat == seat])

    def is_ordered(self, question: Question) -> bool:
        """Whether a standing order of its seat answers this question, so that taking an answer back changes nothing."""
        self._keeper.alive()
        return self._keeper.ordered(question) is not None

    def reactions(self, seat: str) -> tuple[Answering, ...]:
        """The cards of this seat that it can give orders for."""
        self._keeper.alive()
        return self.game.reactions(Table(self._keeper.head), self._seat(seat))

    # ---- going back, and the game master -------------------------------------------------------------------

    def undo_preview(self, to: int, by: str, history: History) -> rewind.UndoPreview | Refusal:
        """What an undo would take back, and whether it is free."""
        self._keeper.alive()
        return rewind.preview(self._keeper, to, by, history)

    def undo(self, to: int, by: str, history: History) -> Outcome:
        """Goes back to a revision if that is free, else asks the other seats for their consent."""
        self._keeper.alive()
        return rewind.undo(self._keeper, to, by, history)

    def consent(self, seat: str, request: int, agree: bool = True) -> Outcome:
        """Agrees to an undo request or declines it; with the last consent the board goes back."""
        self._keeper.alive()
        return rewind.consent(self._keeper, seat, request, agree)

    def override(
        self,
        gm: str,
        patch: AnyPatch | Sequence[AnyPatch],
        reason: str,
        dry_run: bool = False,
        force: bool = False,
        history: History | None = None,
    ) -> Outcome:
        """A game master's ruling: refused if pieces get lost, on the record with its reason.

        `dry_run`: only tried, in worlds where what is hidden is dealt anew.
        """
        self._keeper.alive()
        patches = tuple(patch) if isinstance(patch, list | tuple) else (patch,)
        keeper = self._keeper

        def find(to: int) -> Target | Refusal:
            if history is None:
                return refuse(RULE, "kernel-rewind-needs-history")
            return rewind.find_target(keeper, to, history)

        ruling = overrides.Ruling(gm, patches, reason, force)
        return trials.try_out(keeper, ruling, find) if dry_run else overrides.override(keeper, ruling, find)

    def _seat(self, seat: str) -> Seat:
        if seat not in self._keeper.head.seats:
            raise BadInput(refuse(RULE, "kernel-unknown-seat", found=clipped(seat), known=self._keeper.head.seats))
        return Seat(seat)


def replay(game: Game[BoardT], checkpoint: bytes, entries: Sequence[Entry]) -> Match[BoardT]:
    """The match after these entries, rebuilt from a checkpoint with the recorded dice; every hash must agree."""
    loaded = dumps.load(game.kit, checkpoint)
    keeper = rebuild(game.kit, loaded, entries)
    keeper.engine.dice = Stream()
    return Match(game, keeper, loaded.written_by)
