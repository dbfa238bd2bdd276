"""/status: whose decision it is, the score, the seats, and how everybody stands, in words."""

from discord.ext import commands

from bot.app import Stele
from bot.posts.table import now_of, score_lines, seat_lines, state_lines, title_of, unscored_seats
from bot.spine.talk import Talk, conversation
from bot.spine.words import command


class Status(commands.Cog):
    """How a match stands."""

    def __init__(self, app: Stele) -> None:
        self.app = app

    @command("status")
    @conversation()
    async def status(self, talk: Talk, match: int | None = None) -> None:
        """Whose decision, the score with who plays whom, and what the game has to say besides."""
        live = await talk.match(match)
        words = talk.words
        if live.info.status == "lobby":
            await talk.say(f"**{title_of(live.info, words)}**\n{seat_lines(live, words)}")
            return
        now = await now_of(self.app, live)
        position = await self.app.matches.position(live)
        held = live.seats_of(talk.person)
        view = position.view(held[0] if held else None)
        lines = [f"**{title_of(live.info, words)}**"]
        moment = live.shown.moment(view)
        lines += [words.say(moment)] if moment is not None else []
        lines += state_lines(live, now, words)
        if scores := score_lines(live, view, words, whole=True):
            lines += [f"**{words('table-scores')}**", scores]
        lines.append(unscored_seats(live, view, words))
        lines += [words.say(notice) for notice in position.notices()]
        lines += live.shown.status(view, words)
        await talk.say("\n".join(line for line in lines if line))


async def setup(app: Stele) -> None:
    await app.add_cog(Status(app))
