"""/recap: the story of the last chapters or days, with an animated replay."""

from collections.abc import Sequence
from datetime import timedelta

from discord import app_commands
from discord.ext import commands
from msgspec import Struct

from bot.app import Stele
from bot.posts import chapters
from bot.posts.story import view_at
from bot.spine.errors import tell
from bot.spine.matches import Live
from bot.spine.talk import Talk, conversation
from bot.spine.words import command, label

MOST_MOMENTS = 40  # frames of a replay
CHAPTERS = 3  # that are told unless told otherwise
SPANS = {"day": timedelta(days=1), "three-days": timedelta(days=3), "week": timedelta(days=7)}
SINCE = [
    app_commands.Choice(name=label(f"look-since-{key}"), value=key)
    for key in ("chapters", "day", "three-days", "week", "start")
]


class Recap(commands.Cog):
    """What happened, for whoever was away."""

    def __init__(self, app: Stele) -> None:
        self.app = app

    @command("recap")
    @app_commands.choices(since=SINCE)
    @conversation()
    async def recap(self, talk: Talk, since: str = "chapters", match: int | None = None) -> None:
        """The story of the last chapters or days, with an animated replay."""
        live = await talk.match(match)
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
        seen = await self._seen(live, told) if live.shown.has_film else {}
        retell = live.shown.retell
        tales = [retell(one.events, words, seen.get(one.until), over=True) for one in told if one.events]
        text = "\n\n".join(tale for tale in tales if tale)
        moments = [(seen[one.until], one.events) for one in told if one.until in seen]
        film = await self.app.pictures(live.shown.film(moments, words) if moments else None)
        head = words("look-recap", name=live.info.name, chapters=len(told))
        await talk.say(f"{head}\n{text}", files=[picture.file() for picture in film])

    async def _seen(self, live: Live, told: Sequence[chapters.Chapter]) -> dict[int, Struct]:
        """What everybody saw after each chapter; of a long story some are left out, and its end stays."""
        step = max(1, -(-len(told) // MOST_MOMENTS))
        found: dict[int, Struct] = {}
        for chapter in [*told[::-1][::step]][::-1]:
            view = await view_at(self.app, live, chapter.until or 1, None)
            if view is not None:
                found[chapter.until] = view
        return found


async def setup(app: Stele) -> None:
    await app.add_cog(Recap(app))
