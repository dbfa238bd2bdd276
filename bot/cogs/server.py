"""/server: what a server has chosen; only those who manage it may change it."""

from typing import Literal

import discord
import msgspec
from discord import app_commands
from discord.ext import commands

from bot.app import Stele
from bot.spine.errors import tell
from bot.spine.talk import Talk, conversation
from bot.spine.words import Words, command, group, label

LANGUAGES = [app_commands.Choice(name=label(f"language-{key}"), value=key) for key in ("en", "de")]

PICTURES = [app_commands.Choice(name=label(f"pictures-{key}"), value=key) for key in ("light", "dark", "safe")]


class Servers(commands.Cog):
    """A server's settings."""

    server = group("server", guild_only=True, default_permissions=discord.Permissions(manage_guild=True))

    def __init__(self, app: Stele) -> None:
        self.app = app

    @command("server-language", server)
    @app_commands.choices(language=LANGUAGES)
    @conversation()
    async def language(self, talk: Talk, language: str) -> None:
        """What the bot speaks in public here, and to all who have not chosen for themselves."""
        server = manages(talk)
        settings = await self.app.people.server(server)
        await self.app.people.save_server(server, msgspec.structs.replace(settings, language=language))
        await talk.say(Words(language)("bot-server-language", language=language))
        for info in await self.app.store.matches.of_server(server):
            await self.app.aftermath.refresh(await self.app.matches.get(info.id))

    @command("server-pictures", server)
    @app_commands.choices(pictures=PICTURES)
    @conversation()
    async def pictures(self, talk: Talk, pictures: Literal["light", "dark", "safe"]) -> None:
        """How the pictures look that everybody here sees."""
        server = manages(talk)
        settings = await self.app.people.server(server)
        await self.app.people.save_server(server, msgspec.structs.replace(settings, pictures=pictures))
        await talk.say(talk.words("bot-server-pictures", pictures=pictures))

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Asked to leave: the settings go, the matches stay for the day the bot returns."""
        await self.app.store.people.forget_server(guild.id)
        self.app.people.forget_server(guild.id)


def manages(talk: Talk) -> int:
    """The server, if this person may manage it; an administrator may have opened the command to others."""
    user = talk.interaction.user
    if talk.server is None or not isinstance(user, discord.Member):
        raise tell("bot-only-in-servers")
    if not user.guild_permissions.manage_guild and talk.person not in talk.app.settings.owners:
        raise tell("bot-only-managers")
    return talk.server


async def setup(app: Stele) -> None:
    await app.add_cog(Servers(app))
