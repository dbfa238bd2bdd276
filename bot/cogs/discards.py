"""/discards: the cards that lie open: the discard pile, and what is in force on the table."""

from discord.ext import commands

from bot.app import Stele
from bot.posts.table import view_for
from bot.spine.talk import Talk, conversation
from bot.spine.words import command


class DiscardsCommand(commands.Cog):
    """What everybody may leaf through."""

    def __init__(self, app: Stele) -> None:
        self.app = app

    @command("discards")
    @conversation()
    async def discards(self, talk: Talk, match: int | None = None) -> None:
        """The pile, the top card first, and what is in force."""
        live = await talk.match(match)
        view = await view_for(talk, live)
        lines = live.shown.discards(view, talk.words) or [talk.words("look-no-discards")]
        await talk.say("\n".join([talk.words("look-discards", name=live.info.name), *lines]))


async def setup(app: Stele) -> None:
    await app.add_cog(DiscardsCommand(app))
