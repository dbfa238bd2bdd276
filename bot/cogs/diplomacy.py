"""/diplomacy: who is at war with whom, allied, in which camp; in words, and as a picture where the game has one."""

from discord.ext import commands

from bot.app import Stele
from bot.posts.table import view_for
from bot.spine.talk import Talk, conversation
from bot.spine.words import command


class DiplomacyCommand(commands.Cog):
    """How the powers stand to each other, as far as whoever asks may know."""

    def __init__(self, app: Stele) -> None:
        self.app = app

    @command("diplomacy")
    @conversation()
    async def diplomacy(self, talk: Talk, match: int | None = None) -> None:
        """Wars, alliances, camps and treaties."""
        live = await talk.match(match)
        view = await view_for(talk, live)
        lines = live.shown.diplomacy(view, talk.words) or [talk.words("look-no-diplomacy")]
        await talk.say("\n".join([talk.words("look-diplomacy", name=live.info.name), *lines]))
        await talk.picture(live.shown.diplomacy_sheet(view, talk.words))


async def setup(app: Stele) -> None:
    await app.add_cog(DiplomacyCommand(app))
