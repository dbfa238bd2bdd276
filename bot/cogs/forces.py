"""/forces: mine, where and how strong; those of others as far as I may see them."""

from discord.ext import commands

from bot.app import Stele
from bot.posts.table import view_for
from bot.spine.talk import Talk, conversation
from bot.spine.words import command


class ForcesCommand(commands.Cog):
    """Where everybody stands, from the view of whoever asks."""

    def __init__(self, app: Stele) -> None:
        self.app = app

    @command("forces")
    @conversation()
    async def forces(self, talk: Talk, match: int | None = None) -> None:
        """The armies and fleets, one's own first."""
        live = await talk.match(match)
        view = await view_for(talk, live)
        lines = live.shown.forces(view, talk.words) or [talk.words("look-no-forces")]
        await talk.say("\n".join([talk.words("look-forces", name=live.info.name), *lines]))


async def setup(app: Stele) -> None:
    await app.add_cog(ForcesCommand(app))
