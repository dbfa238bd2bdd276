"""/recap: what happened since somebody was last here, or the story of the last chapters or days as a film.

Whoever was last here when is read from the log: his own last answer, order or wish.
"""

from collections.abc import Sequence
from datetime import timedelta

import discord
from discord import app_commands
from discord.ext import commands
from msgspec import Struct
from msgspec.structs import replace

from bot.acting.buttons import Stamp
from bot.app import Stele
from bot.games.presentation import Marks
from bot.posts import chapters
from bot.posts.story import view_at
from bot.posts.table import MISSED, view_for
from bot.spine import limits
from bot.spine.errors import tell
from bot.spine.matches import Live
from bot.spine.talk import Talk, conversation
from bot.spine.words import Words, command, label
from db.records import LogEntry
from rules.core.entries import Entry

MOST_MOMENTS = 40  # frames of a replay
CHAPTERS = 3  # that are told unless told otherwise
ME = "me"
BY_HAND = frozenset(
    {"answer", "retract", "order", "cancel", "request", "consent"}
)  # kinds of entries that somebody made himself
SPANS = {"day": timedelta(days=1), "three-days": timedelta(days=3), "week": timedelta(days=7)}
SINCE = [
    app_commands.Choice(name=label(f"look-since-{key}"), value=key)
    for key in (ME, "chapters", "day", "three-days", "week", "start")
]


class Recap(commands.Cog):
    """What happened, for whoever was away."""

    def __init__(self, app: Stele) -> None:
        self.app = app

    @command("recap")
    @app_commands.choices(since=SINCE)
    @conversation()
    async def recap(self, talk: Talk, since: str = ME, match: int | None = None) -> None:
        """What happened since I was last here; or the last chapters or days, with an animated replay."""
        live = await talk.match(match)
        if since == ME and live.seats_of(talk.person):
            await self._missed(talk, live)
        else:
            await self._story(talk, live, "chapters" if since == ME else since)

    async def missed(self, talk: Talk, stamp: Stamp, values: tuple[str, ...]) -> None:
        """The table's button: the same, and for a guest the last chapters."""
        live = await talk.match(stamp.match)
        await (self._missed(talk, live) if live.seats_of(talk.person) else self._story(talk, live, "chapters"))

    async def _missed(self, talk: Talk, live: Live) -> None:
        """Everything since this person's own last entry: one message, one picture, as his seat sees it."""
        view, words = await view_for(talk, live), talk.words
        rows = await self.app.store.matches.log(live.id)
        last = last_here(rows, live.seats_of(talk.person))
        until = rows[-1].revision
        raw = await chapters.read(self.app, live.game, live.id, until=until)
        told = unseen([entry.public() for entry in raw], 0 if last is None else last.revision, live.shown.marks)
        seen = await self._seen(live, told)
        tales = [live.shown.retell(one.events, words, seen.get(one.until), over=True) for one in told]
        if not any(tales):
            raise tell("look-nothing-missed")
        since = words("look-never-here") if last is None else discord.utils.format_dt(last.at, "R")
        head = words("look-missed", name=live.info.name, since=since)
        await talk.say(newest(head, [tale for tale in tales if tale], words))
        events = [event for one in told for event in one.events]
        await talk.picture(live.shown.board(view, words, events=events))

    async def _story(self, talk: Talk, live: Live, since: str) -> None:
        """The public story of some chapters, with a film."""
        await self.app.matches.position(live)
        words = talk.words
        raw = chapters.standing(await chapters.read(self.app, live.game, live.id))
        told = chapters.chapters([entry.public() for entry in raw], live.shown.marks)
        if since in SPANS:
            begun = self.app.store.clock() - SPANS[since]
            rows = await self.app.store.matches.log(live.id)
            fresh = {row.revision for row in rows if row.at >= begun}
            told = [one for one in told if any(rev in fresh for rev in range(one.after, one.until + 1))]
        elif since == "chapters":
            told = told[-CHAPTERS:]
        if not any(chapter.events for chapter in told):
            raise tell("look-nothing-happened")
        seen = await self._seen(live, told)
        retell = live.shown.retell
        tales = [retell(one.events, words, seen.get(one.until), over=True) for one in told if one.events]
        text = "\n\n".join(tale for tale in tales if tale)
        moments = [(seen[one.until], one.events) for one in told if one.until in seen]
        film = await self.app.pictures(live.shown.film(moments, words) if moments else None)
        head = words("look-recap", name=live.info.name, chapters=len(told))
        await talk.say(f"{head}\n{text}", files=[picture.file() for picture in film])

    async def _seen(self, live: Live, told: Sequence[chapters.Chapter]) -> dict[int, Struct]:
        """What everybody saw after each chapter; of a long story some are left out, and its end stays."""
        if not live.shown.has_film:
            return {}
        step = max(1, -(-len(told) // MOST_MOMENTS))
        found: dict[int, Struct] = {}
        for chapter in [*told[::-1][::step]][::-1]:
            view = await view_at(self.app, live, chapter.until or 1, None)
            if view is not None:
                found[chapter.until] = view
        return found


def last_here(rows: Sequence[LogEntry], seats: Sequence[str]) -> LogEntry | None:
    """The last entry that the holder of these seats made himself, even if it was taken back; None: he never acted."""
    return next((row for row in reversed(rows) if row.seat in seats and row.kind in BY_HAND), None)


def unseen(entries: Sequence[Entry], last: int, marks: Marks) -> list[chapters.Chapter]:
    """The chapters after a revision; of the one that runs there, what came later; what its own entry began, too."""

    def later(entry: Entry) -> Entry:
        known = entry.revision < last or (entry.revision == last and not chapters.ends_chapter(entry, marks))
        return replace(entry, events=()) if known else entry

    told = chapters.chapters([later(entry) for entry in entries], marks)
    return [one for one in told if one.until > last and one.events]


def newest(head: str, tales: Sequence[str], words: Words) -> str:
    """As many of the newest chapters as one message holds; how many are left out is said."""
    for left_out in range(len(tales)):
        before = [words("look-missed-before", chapters=left_out)] if left_out else []
        text = "\n\n".join(["\n".join([head, *before]), *tales[left_out:]])
        if len(text) <= limits.CONTENT:
            return text
    return limits.shorten(text, limits.CONTENT, words("story-cut")) if tales else head


async def setup(app: Stele) -> None:
    recap = Recap(app)
    await app.add_cog(recap)
    app.stamps.register(MISSED, recap.missed)
