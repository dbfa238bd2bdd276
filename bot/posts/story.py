"""After every chapter of a match a post: what happened in words, and the pictures that the game has of it.

While a chapter runs, one message tells it so far and is edited, with the battle that is being fought; at its end the
pictures of the chapter come with it.
"""

import asyncio
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

from cachetools import LRUCache
from msgspec import Struct, msgpack

from bot.games.lesson import is_led
from bot.games.presentation import ClosedChapter
from bot.posts import chapters as tales
from bot.posts import fighting
from bot.spine import limits
from bot.spine.aftermath import Turn
from bot.spine.letters import Letter
from bot.spine.matches import Live
from db.errors import Unknown
from db.records import Parcel
from rules.core.match import replay

if TYPE_CHECKING:
    from bot.app import Stele

KIND = "story"
KEPT = 1000  # matches
PACE = timedelta(seconds=1.05)  # Discord allows about five edits in five seconds a channel
MOST_TEXT = 4 * limits.CONTENT  # a very long chapter is shortened here and says so; /log has all of it


class Tale(Struct, frozen=True):
    """Which chapter a post tells, and up to where; `void`: it was taken back."""

    after: int
    until: int
    over: bool = False
    void: bool = False


class Storyteller:
    """Sees chapters end, and tells them."""

    def __init__(self, app: "Stele") -> None:
        self.app = app
        self._begun: dict[int, int] = {}  # match: the revision in which its running chapter began
        self._told: LRUCache[int, datetime] = LRUCache(KEPT)  # match: when its story was last told, or will be

    async def after(self, turn: Turn) -> None:
        """Every accepted command adds to the story of the running chapter."""
        outcome = turn.outcome
        if outcome is None or not outcome.entries:
            return
        match, entries = turn.live.id, outcome.entries
        if turn.head is None:
            self._begun[match] = entries[-1].revision
            return
        before = self._begun.get(match)
        if before is None:  # the bot has been restarted
            before = await tales.begun_in(self.app, turn.live, turn.head.revision)
        begun = before
        for place, entry in enumerate(entries):
            if tales.gone_back_to(entry) is not None:
                saved, new = turn.head.revision, entries[: place + 1]
                begun = await tales.begun_in(self.app, turn.live, saved, new)
            elif tales.ends_chapter(entry, turn.live.shown.marks):
                turn.post(KIND, Tale(begun, entry.revision, over=True), slot=f"story:{begun}")
                begun = entry.revision
        if begun < before:
            turn.post(KIND, Tale(before, before, void=True), slot=f"story:{before}")
        last = entries[-1].revision
        if turn.match.finished:  # what came after the last chapter is told, too, and nothing goes on
            turn.post(KIND, Tale(begun, last, over=True), slot=f"story:{begun}")
        elif last != begun and any(event.seats is None for entry in entries for event in entry.events):
            turn.post(KIND, Tale(begun, last), slot=f"story:{begun}", after=self._moment(turn))
        self._begun[match] = begun

    def _moment(self, turn: Turn) -> datetime:
        """When the running chapter may be told: at once, or a breath after the last time, so that edits never jam.

        While somebody goes on alone what he does is told together.
        """
        if turn.goes_on and not is_led(turn.live):
            return turn.now + self.app.aftermath.told
        planned = self._told.get(turn.live.id)
        if planned is None or not turn.now - PACE < planned <= turn.now + PACE:
            planned = turn.now  # long ago, or from before the clock was set back
        elif planned <= turn.now:
            planned += PACE
        self._told[turn.live.id] = planned
        return planned

    async def compose(self, parcel: Parcel) -> Letter | None:
        """The post as it stands when it goes out."""
        tale = msgpack.decode(parcel.body, type=Tale)
        live, words = await self.app.addressed(parcel)
        if tale.void:
            return Letter(words("story-void")) if parcel.message is not None else None
        raw = await tales.read(self.app, live.game, live.id, tale.after - 1, tale.until)
        entries = [entry.public() for entry in tales.standing(raw)]
        shown = live.shown
        chapter = tales.chapter(entries, tale.after, shown.marks)
        if not chapter.events:
            return None
        view = await view_at(self.app, live, tale.until, None)
        text = shown.retell(chapter.events, words, view, over=tale.over)
        if not text and parcel.message is None:
            return None
        if not tale.over:
            whole = f"{text}\n-# {words.say(shown.goes_on(chapter.events))}".strip()
            fight = await fighting.drawn(self.app, live, None, words)
            return Letter(limits.shorten(whole, MOST_TEXT, words("story-cut")), drawings=[fight])

        async def view_after(revision: int) -> Struct | None:
            return await view_at(self.app, live, revision, None)

        told = ClosedChapter(chapter.events, entries, tale.until, view_after)
        return Letter(limits.shorten(text, MOST_TEXT, words("story-cut")), drawings=await shown.chapter(told, words))


async def view_at(app: "Stele", live: Live, revision: int, seat: str | None) -> Struct | None:
    """What a seat saw after a revision; None when the log does not reach back there."""
    match = await app.matches.position(live)
    if match.revision == revision:
        return match.view(seat)
    try:
        past = await app.store.matches.past(live.id, revision)
    except Unknown:
        return None

    def seen() -> Struct:
        history = past.history(live.game)
        return replay(live.game, history.checkpoint, history.entries).view(seat)

    return await asyncio.to_thread(seen)  # a chart looks at sixty moments: others are answered meanwhile


async def setup(app: "Stele") -> None:
    storyteller = Storyteller(app)
    app.aftermath.register(storyteller.after)
    app.delivery.register(KIND, storyteller.compose)
