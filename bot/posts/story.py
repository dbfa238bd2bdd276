"""After every impulse and Interphase a post: the map with what changed, all of it in words, a report of each battle.

While an impulse runs, one message tells it so far and is edited; at its end the pictures come with it.
"""

from typing import TYPE_CHECKING

from msgspec import Struct, msgpack

from bot.games import presentation as sights
from bot.games.assyrian_wars import interphase as interlude
from bot.games.assyrian_wars.changes import changes_of, fights_of, report
from bot.posts import chapters as tales
from bot.spine import limits
from bot.spine.aftermath import Turn
from bot.spine.delivery import Letter, Picture
from bot.spine.matches import Live
from bot.spine.words import Words
from db.errors import Unknown
from db.records import Parcel
from rules.assyrian_wars.view import View
from rules.core.entries import Entry
from rules.core.match import replay
from rules.core.messages import Event

if TYPE_CHECKING:
    from bot.app import Stele

KIND = "story"
MOST_BATTLES = 4  # pictures of battles in one post
MOST_TEXT = 3 * limits.CONTENT  # a very long impulse is shortened here; /log has all of it


class Tale(Struct, frozen=True):
    """Which impulse a post tells, and up to where; `void`: it was taken back."""

    after: int
    until: int
    over: bool = False
    void: bool = False


class Storyteller:
    """Sees impulses end, and tells them."""

    def __init__(self, app: "Stele") -> None:
        self.app = app
        self._begun: dict[int, int] = {}  # match: the revision in which its running impulse began

    async def after(self, turn: Turn) -> None:
        """Every accepted command adds to the story of the running impulse."""
        outcome = turn.outcome
        if outcome is None or not outcome.entries:
            return
        match, entries = turn.live.id, outcome.entries
        if turn.head is None:
            self._begun[match] = entries[-1].revision
            return
        before = self._begun.get(match)
        if before is None:  # the bot has been restarted
            before = await tales.begun_in(self.app, turn.live.game, match, turn.head.revision)
        begun = before
        for place, entry in enumerate(entries):
            if tales.gone_back_to(entry) is not None:
                saved, new = turn.head.revision, entries[: place + 1]
                begun = await tales.begun_in(self.app, turn.live.game, match, saved, new)
            elif tales.ends_chapter(entry):
                turn.post(KIND, Tale(begun, entry.revision, over=True), slot=f"story:{begun}")
                begun = entry.revision
        if begun < before:
            turn.post(KIND, Tale(before, before, void=True), slot=f"story:{before}")
        last = entries[-1].revision
        if last != begun and any(event.seats is None for entry in entries for event in entry.events):
            turn.post(KIND, Tale(begun, last), slot=f"story:{begun}")
        self._begun[match] = begun

    async def compose(self, parcel: Parcel) -> Letter | None:
        """The post as it stands when it goes out."""
        tale = msgpack.decode(parcel.body, type=Tale)
        live = await self.app.matches.get(parcel.match or 0)
        words = await self.app.public_words(live)
        if tale.void:
            return Letter(words("story-void")) if parcel.message is not None else None
        raw = await tales.read(self.app, live.game, live.id, tale.after - 1, tale.until)
        entries = [entry.public() for entry in tales.standing(raw)]
        chapter = tales.chapter(entries, tale.after)
        if not chapter.events:
            return None
        reports = tale.over and live.game.id == "assyrian-wars"
        between = interlude.is_interphase(chapter.events)
        told = (
            interlude.retold(chapter.events, words)
            if between
            else tales.retold(chapter.events, words, dice=not reports)
        )
        text = _headed(told, words, over=tale.over, between=between)
        pictures = await self._pictures(live, chapter.events, entries, tale, words) if tale.over else []
        return Letter(limits.clip(text, MOST_TEXT), pictures=pictures)

    # ---- pictures ------------------------------------------------------------------------------------------

    async def _pictures(
        self, live: Live, events: tuple[Event, ...], entries: list[Entry], tale: Tale, words: Words
    ) -> list[Picture]:
        """The map after the impulse with what it changed, and its battles; after the Interphase who stands where."""
        view = await view_at(self.app, live, tale.until, None)
        if not isinstance(view, View):
            return []
        found = await sights.board_picture(self.app, view, words, changes_of(events, view, words))
        pictures = [] if found is None else [found]
        if interlude.is_interphase(events):
            style = sights.style_of(words, live.options["pack"])
            chart = await sights.picture(self.app, self.app.studio.diplomacy(view, style), "diplomacy")
            pictures += [] if chart is None else [chart]
        for number, fight in enumerate(fights_of(events)[:MOST_BATTLES], 1):
            after = await view_at(self.app, live, revision_of(events[fight.last], entries, tale.until), None)
            if isinstance(after, View):
                drawing = self.app.studio.battle(
                    report(fight, after, words), sights.style_of(words, live.options["pack"])
                )
                drawn = await sights.picture(self.app, drawing, f"battle-{number}")
                pictures += [] if drawn is None else [drawn]
        return pictures


def _headed(text: str, words: Words, *, over: bool, between: bool) -> str:
    """A running impulse, or Interphase, says that it is not over."""
    return text if over else f"{text}\n-# {words('story-between' if between else 'story-goes-on')}"


def revision_of(event: Event, entries: list[Entry], otherwise: int) -> int:
    """The entry that tells of an event."""
    return next((entry.revision for entry in entries if any(each is event for each in entry.events)), otherwise)


async def view_at(app: "Stele", live: Live, revision: int, seat: str | None) -> Struct | None:
    """What a seat saw after a revision; None when the log does not reach back there."""
    match = await app.matches.position(live)
    if match.revision == revision:
        return match.view(seat)
    try:
        past = await app.store.matches.past(live.id, revision)
    except Unknown:
        return None
    history = past.history(live.game)
    return replay(live.game, history.checkpoint, history.entries).view(seat)


async def setup(app: "Stele") -> None:
    storyteller = Storyteller(app)
    app.aftermath.register(storyteller.after)
    app.delivery.register(KIND, storyteller.compose)
