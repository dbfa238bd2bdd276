"""The one path of every input that changes a match: lock, rules, commit with outbox, answer.

The interaction was acknowledged before (see `bot.spine.talk`). The answer to the person who clicked is saved with the
change, so a repeated delivery hears the first answer again and nothing is played twice.
"""

import inspect
from collections.abc import Awaitable, Callable, Collection
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from bot.games.lesson import lesson_of
from bot.spine.aftermath import Turn, orders_of
from bot.spine.errors import tell
from bot.spine.matches import Live
from bot.spine.seeds import by_seat, complete, new_promise
from bot.spine.words import Words
from db.records import Change, Interaction, Receipt, Sitting, Status, Timer
from rules.core.entries import Outcome
from rules.core.ids import Seat
from rules.core.match import Match

if TYPE_CHECKING:
    from bot.app import Stele

RUNNING: tuple[Status, ...] = ("running",)
GOING: tuple[Status, ...] = ("running", "paused")
EPOCH = "dice-epoch"  # the post about new dice


class NewEpoch(Struct, frozen=True):
    """What is told of it: the fingerprint of the new secret."""

    commitment: str


class Reply(Struct, frozen=True):
    """The private answer to whoever clicked; `done` says whether the command was carried out."""

    text: str
    done: bool = True


class Played(Struct, frozen=True):
    """A command that is saved; `turn` is None when this delivery was a repeated one."""

    reply: Reply
    revision: int | None = None
    turn: Turn | None = None

    @property
    def done(self) -> bool:
        return self.reply.done


class Source(Struct, frozen=True):
    """Where a command comes from: an interaction of a person, a timer, or the bot itself (neither)."""

    words: Words
    person: int | None = None
    interaction: int | None = None
    timer: Timer | None = None


# What a command does to a match. It may be called again after a conflict, then on a match that is loaded anew.
Deed = Callable[[Turn], Outcome | Awaitable[Outcome | None] | None]
Compose = Callable[[Turn], Reply]


class Pipeline:
    """Plays deeds, one at a time a match."""

    def __init__(self, app: "Stele") -> None:
        self.app = app

    async def play(
        self,
        live: Live,
        deed: Deed,
        source: Source,
        compose: Compose | None = None,
        *,
        seat: str | None = None,
        statuses: Collection[Status] = RUNNING,
    ) -> Played:
        """Carries a deed out and saves it with all that follows; a refusal changes nothing and is saved as answer.

        `seat` is the one the person acts for: who has lost it meanwhile is told so. `statuses` are those in which the
        deed makes sense.
        """
        await self.renew(live)
        return await self._play(live, deed, source, compose, seat=seat, statuses=statuses)

    async def _play(
        self,
        live: Live,
        deed: Deed,
        source: Source,
        compose: Compose | None = None,
        *,
        seat: str | None = None,
        statuses: Collection[Status] = RUNNING,
    ) -> Played:
        turn: Turn | None = None
        reply = Reply("")
        change = Change(match=live.id)

        async def work(sitting: Sitting) -> Change:
            nonlocal turn, reply, change
            await self.app.matches.fill(live, sitting)
            await self.app.breath.turn()
            may_act(live, source, seat, statuses)
            match = live.take(sitting.position)
            head = live.head = await self.app.matches.under_new_rules(sitting.position, match)
            turn = Turn(self.app, live, match, head)
            orders = set(orders_of(match))
            outcome = deed(turn)
            turn.outcome = await outcome if inspect.isawaitable(outcome) else outcome
            if turn.outcome is not None and turn.outcome.refusal is not None:
                # Nothing has changed; the answer is kept for a repeated delivery, and a timer is used up.
                reply = Reply(source.words.refusal(turn.outcome.refusal), done=False)
                change = Change(match=live.id, interaction=remembered(source, reply), fired=source.timer)
                return change
            await self.app.aftermath.collect(turn)
            reply = compose(turn) if compose is not None else told(turn, source)
            change = turn.change(orders, remembered(source, reply), source.timer)
            return change

        async with live.lock:
            receipt = await self.app.store.play(live.id, work, source.interaction)
            if turn is not None and not receipt.repeated:
                live.keep(turn.match)
                live.saved(change, receipt)
        return self._played(receipt, reply, turn)

    async def begin(self, live: Live, source: Source, compose: Compose | None = None) -> Played:
        """Starts a match from its lobby: the rules set it up, with a secret for the dice that nobody knows."""
        async with live.lock:
            if source.interaction is not None and (first := await self.app.store.answered(source.interaction)):
                return self._played(first, Reply(""), None)
            info = await self.app.store.matches.info(live.id)
            if info.status != "lobby":
                raise tell("bot-already-begun", name=info.name)
            places = await self.app.store.matches.seats(live.id)
            promise = complete(info.settings.promise or new_promise(), places)
            match = Match.start(
                live.game,
                info.scenario,
                info.options,
                seats=[place.seat for place in places],
                secret=promise.secret,
                seeds=() if lesson_of(live) is not None else by_seat(promise, places),
                lots=promise.lots,
                **beginning(live),
            )
            turn = Turn(self.app, live, match, None)
            turn.settings = msgspec.structs.replace(info.settings, promise=None)
            turn.status = "running"
            events = tuple(event for entry in match.entries for event in entry.events)
            turn.outcome = Outcome(entries=match.entries, events=events, checkpoint=True)
            await self.app.aftermath.collect(turn)
            reply = compose(turn) if compose is not None else told(turn, source)
            change = turn.change(set(), remembered(source, reply), None)
            receipt = await self.app.store.commit(change)
            live.keep(match)
            live.saved(change, receipt)
        return self._played(receipt, reply, turn)

    async def renew(self, live: Live) -> Played | None:
        """If a match was restored or imported, its dice begin a new epoch, and its channel is told."""
        if not live.info.settings.stale:
            return None

        def deed(turn: Turn) -> Outcome | None:
            if not turn.live.info.settings.stale:
                return None  # another command was quicker
            turn.settings = msgspec.structs.replace(turn.live.info.settings, stale=False)
            in_lesson = turn.live.info.settings.lesson is not None  # elsewhere nobody may know dice that are to come
            outcome = turn.match.begin_epoch(new_promise().secret, scripted=in_lesson)
            turn.post(EPOCH, NewEpoch(turn.match.commitment))
            return outcome

        return await self._play(live, deed, Source(Words(self.app.settings.language)), statuses=GOING)

    # ---- parts ---------------------------------------------------------------------------------------------

    def _played(self, receipt: Receipt, reply: Reply, turn: Turn | None) -> Played:
        self.app.kick()
        if receipt.repeated:
            return Played(msgspec.msgpack.decode(receipt.reply, type=Reply), receipt.revision)
        return Played(reply, receipt.revision, turn)


def beginning(live: Live) -> dict[str, Any]:
    """Where a lesson begins, and its dice; any other match begins as the rules set it up."""
    found = lesson_of(live)
    return {} if found is None else {"position": found[0].position, "rehearsed": found[0].rehearsed}


def may_act(live: Live, source: Source, seat: str | None, statuses: Collection[Status]) -> None:
    """Raises `Told` when the match is not in a state for this, or the seat has passed to somebody else."""
    status = live.info.status
    if status not in statuses:
        raise tell(f"bot-match-{status}", name=live.info.name)
    if seat is not None and source.person is not None and live.person_of(seat) != source.person:
        raise tell("bot-not-seated", name=live.info.name)


def remembered(source: Source, reply: Reply) -> Interaction | None:
    """The interaction with its answer, as the store keeps it."""
    if source.interaction is None or source.person is None:
        return None
    return Interaction(source.interaction, source.person, msgspec.msgpack.encode(reply))


def told(turn: Turn, source: Source) -> Reply:
    """The usual answer: what happened, as far as the person who acted may know."""
    seats = turn.live.seats_of(source.person) if source.person is not None else ()
    events = turn.outcome.events if turn.outcome is not None else ()
    seen = [event for event in events if event.seats is None or any(event.visible_to(Seat(seat)) for seat in seats)]
    return Reply("\n".join(source.words.say(event.message) for event in seen) or source.words("bot-done"))
