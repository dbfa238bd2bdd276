"""/score: the points with where they come from, and their course as a chart."""

from discord.ext import commands
from msgspec import Struct

from bot.app import Stele
from bot.posts import chapters
from bot.posts.story import view_at
from bot.posts.table import score_lines
from bot.spine.matches import Live
from bot.spine.talk import Talk, conversation
from bot.spine.words import command

MOST_POINTS = 60  # of a chart


class ScoreCommand(commands.Cog):
    """How the points came about, from what whoever asks may see."""

    def __init__(self, app: Stele) -> None:
        self.app = app

    @command("score")
    @conversation()
    async def score(self, talk: Talk, match: int | None = None) -> None:
        """The standings, the account, the chart."""
        live = await talk.match(match)
        words = talk.words
        position = await self.app.matches.position(live)
        views = [position.view(seat) for seat in live.seats_of(talk.person) or (None,)]
        lines = [words("look-score", name=live.info.name), score_lines(live, views[0], words)]
        lines += live.shown.account(views, words)
        winning = live.shown.winning(words.language) if live.info.status != "finished" else ""
        lines += [f"-# {winning}"] if winning else []
        chart = live.shown.chart(await self.course(live), words) if live.shown.has_chart else None
        files = [picture.file() for picture in await self.app.pictures(chart)]
        await talk.say("\n".join(line for line in lines if line), files=files)

    async def course(self, live: Live) -> list[Struct]:
        """What everybody saw after each chapter; a long match is thinned out."""
        entries = chapters.standing(await chapters.read(self.app, live.game, live.id))
        ends = [entry.revision for entry in entries if chapters.ends_chapter(entry, live.shown.marks)]
        step = max(1, len(ends) // MOST_POINTS)
        wanted = [1, *ends[::step]]
        if entries and entries[-1].revision not in wanted:
            wanted.append(entries[-1].revision)
        views = [await view_at(self.app, live, revision, None) for revision in wanted]
        return [view for view in views if view is not None]


async def setup(app: Stele) -> None:
    await app.add_cog(ScoreCommand(app))
