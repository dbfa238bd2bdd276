"""A bot in miniature for the crash tests: the same pipeline, a pipe in place of Discord, a fuse that kills it."""

import asyncio
import os
import signal
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from random import Random
from typing import Any

from sqlalchemy import Engine, event

from db import Store
from db.errors import TimerGone
from db.records import Advance, Change, GmAction, Head, Interaction, NewMatch, NewTimer, Post, SeatInfo, Sitting
from rules.core.match import Match
from rules.core.policy import Policy
from tests.practice.game import ThreeHills

GAME = ThreeHills()
SEATS = ("P1", "P2", "P3")
OVER = b"over"


@dataclass(frozen=True)
class Orders:
    """What one life of the bot is to do: answer these interactions, on the newest (`busy`) of its matches."""

    url: str
    interactions: tuple[int, ...]
    generation: int
    matches: int = 2
    busy: int = 2
    hands: int = 1
    kill_at: int | None = None


class Fuse:
    """Counts the steps of the pipeline, every statement among them, and kills the process at the chosen one."""

    def __init__(self, kill_at: int | None) -> None:
        self.burnt = 0
        self._kill_at = kill_at

    def burn(self, *_: object, **__: object) -> None:
        self.burnt += 1
        if self.burnt == self._kill_at:
            os.kill(os.getpid(), signal.SIGKILL)

    def watch_statements(self) -> None:
        for moment in ("begin", "before_cursor_execute", "after_cursor_execute", "commit", "rollback"):
            event.listen(Engine, moment, _step_of(self))


def _step_of(fuse: Fuse) -> Callable[..., None]:
    def step(*_: Any) -> None:
        fuse.burn()

    return step


class MiniatureBot:
    """Acknowledge, load, submit, commit, tell: one life between two crashes."""

    def __init__(self, store: Store, orders: Orders, fuse: Fuse, say: Callable[[str], None]) -> None:
        self.store = store
        self.orders = orders
        self.fuse = fuse
        self.say = say
        self.name = f"life {orders.generation}"
        self.newest: list[int] = []

    async def live(self) -> None:
        """Begin the matches that are missing, answer everything, then tell and fire what is left."""
        await self.begin_matches()
        self.say("READY")
        waiting = list(reversed(self.orders.interactions))

        async def hand() -> None:
            while waiting:
                await self.answer(waiting.pop())
                await self.deliver()
                await self.fire_timers()

        await asyncio.gather(*(hand() for _ in range(self.orders.hands)))
        while await self.deliver() + await self.fire_timers():
            pass

    async def begin_matches(self) -> None:
        have = await self.store.matches.in_channel(1)
        for number in range(len(have), self.orders.matches):
            new = NewMatch(server=1, channel=1, name=f"match {number}", game=GAME.id, scenario="long-war")
            await self.store.matches.create(new, [SeatInfo(seat=seat) for seat in SEATS])
            self.fuse.burn()
        matches = await self.store.matches.in_channel(1)
        self.newest = [info.id for info in matches[: self.orders.busy]]
        for info in matches:
            if info.status == "lobby":
                match = Match.start(GAME, "long-war", {"goal": 20}, SEATS, secret=b"secret %d" % info.id)
                begin = Advance(base=None, state=match.dump(), entries=match.entries, checkpoint=True)
                await self.store.commit(Change(match=info.id, advance=begin, status="running"))
                self.fuse.burn()

    async def answer(self, interaction: int) -> None:
        """One input through the whole pipeline; the person is told only after the commit."""
        match = self.newest[interaction % self.orders.busy]

        async def work(sitting: Sitting) -> Change:
            head = sitting.position
            return self.decide(interaction, match, head)

        receipt = await self.store.play(match, work, interaction=interaction)
        self.fuse.burn()
        self.say(f"ACK {interaction} {receipt.reply.decode()}")
        self.fuse.burn()

    def decide(self, interaction: int, match: int, head: Head) -> Change:
        """Let the rules carry out a random answer, and write down everything that follows from it."""
        self.fuse.burn()
        table = Match.load(GAME, head.state)
        if table.finished:
            return Change(match=match, interaction=Interaction(interaction, 7, OVER))
        chance = Random(interaction)
        question = table.pending[chance.randrange(len(table.pending))]
        outcome = table.submit(question.seat, Policy(chance).answer(table, question), question.id)
        assert outcome.refusal is None
        self.fuse.burn()
        place = f"{match}:{table.revision}"
        return Change(
            match=match,
            advance=Advance(base=head, state=table.dump(), entries=outcome.entries, checkpoint=outcome.checkpoint),
            interaction=Interaction(interaction, 7, place.encode()),
            posts=(Post(channel=match, kind="impulse", body=place.encode()),),
            timers=(NewTimer(key=place, kind="reminder", due_at=self.store.clock()),),
        )

    async def deliver(self) -> int:
        parcels = await self.store.outbox.claim(self.name)
        for parcel in parcels:
            self.fuse.burn()
            self.say(f"SENT {parcel.channel} {parcel.body.decode()}")
            self.fuse.burn()
            await self.store.outbox.sent(parcel)
            self.fuse.burn()
        return len(parcels)

    async def fire_timers(self) -> int:
        """Each timer leaves a line in the record, by which the parent counts how often it fired."""
        timers = await self.store.timers.claim(self.name)
        for timer in timers:
            self.fuse.burn()
            record = GmAction(actor=1, action="timer", reason=timer.key)
            try:
                await self.store.commit(Change(match=timer.match, fired=timer, audit=(record,)))
            except TimerGone:
                self.say(f"GONE {timer.key}")
            self.fuse.burn()
        return len(timers)


def clock_of(generation: int) -> Callable[[], datetime]:
    """Each life begins some minutes after the last, so that the leases of the dead have run out."""
    return lambda: datetime.now(UTC) + timedelta(minutes=5 * generation)


async def live(orders: Orders, pipe: int) -> int:
    """Open the store and live until done or killed; says how many steps there were."""
    fuse = Fuse(orders.kill_at)
    fuse.watch_statements()
    store = await Store.open(orders.url, clock=clock_of(orders.generation))
    fuse.burn()
    try:
        await MiniatureBot(store, orders, fuse, lambda line: _say(pipe, line)).live()
    finally:
        await store.close()
    _say(pipe, f"STEPS {fuse.burnt}")
    return fuse.burnt


def _say(pipe: int, line: str) -> None:
    """One write a line: it arrives whole, and what was written survives the writer."""
    os.write(pipe, line.encode() + b"\n")
