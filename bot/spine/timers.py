"""Timers go off: each kind has a handler, which uses the timer up in the transaction of its effect."""

import logging
from collections.abc import Awaitable, Callable
from datetime import datetime
from typing import TYPE_CHECKING

from bot.spine.pulse import Pulse
from bot.spine.workers import is_dead, worker
from db.errors import TimerGone
from db.records import Timer

if TYPE_CHECKING:
    from bot.app import Stele

Handler = Callable[[Timer], Awaitable[None]]

log = logging.getLogger(__name__)


class Alarms:
    """Claims what is due and hands it to the module that has set it.

    A handler plays a deed with `Source(words, timer=timer)`, or calls `store.timers.fire` or `postpone`.
    """

    def __init__(self, app: "Stele") -> None:
        self.app = app
        self.handlers: dict[str, Handler] = {}
        self.worker = worker("alarms")
        self.pulse = Pulse("alarms", self._ring, app.look_every, lambda: app.store.clock())

    def register(self, kind: str, handler: Handler) -> None:
        """Says who handles a kind of timer."""
        self.handlers[kind] = handler

    async def _ring(self) -> datetime | None:
        """Handles all that is due; says when to look again."""
        store = self.app.store
        if not self.app.outages.heard:  # nobody could answer; the next connection kicks
            return None
        await self.app.outages.look()  # what came due while the bot was down is not due
        while (moment := await store.timers.next_moment()) is not None and moment <= store.clock():
            timers = await store.timers.claim(self.worker)
            for timer in timers:
                # The machine may have slept since: then the claim is void, and what came due meanwhile is not due.
                await self.app.outages.look()
                with self.app.under_way():
                    await self._handle(timer)
            if not timers:  # another process was quicker
                break
        return moment

    async def _handle(self, timer: Timer) -> None:
        facts = {"timer": timer.key, "kind": timer.kind, "match": timer.match}
        handler = self.handlers.get(timer.kind)
        try:
            if handler is None:
                log.error("nobody handles this kind of timer", extra=facts)
                await self.app.store.timers.fire(timer)
            else:
                await handler(timer)
        except TimerGone:
            log.info("the timer was gone", extra=facts)
        except Exception:
            # The claim runs out after a minute, and then the timer is tried again.
            log.exception("a timer failed", extra=facts)

    async def take_back(self) -> None:
        """What a killed process of this machine had claimed is free again."""
        for holder in filter(is_dead, await self.app.store.timers.holders()):
            await self.app.store.timers.release(holder)

    async def stop(self) -> None:
        await self.pulse.stop()
        await self.app.store.timers.release(self.worker)
