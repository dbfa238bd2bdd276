"""Every option `match` offers the matches of the server, one's own first."""

from typing import Any, cast

import discord
from discord import app_commands

from bot.app import Stele
from bot.spine import limits
from bot.spine.talk import suggest
from bot.spine.words import Words
from db.records import Status

OPTION = "match"
KNOWN: tuple[Status, ...] = ("lobby", "running", "paused", "finished", "abandoned")


async def offer(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[int]]:
    """The matches whose name or number fits what was typed."""
    app = cast(Stele, interaction.client)

    async def work() -> list[app_commands.Choice[Any]]:
        language = await app.people.language(interaction.user.id, interaction.guild_id, interaction.locale)
        words = Words(language)
        mine = {held.match for held in await app.store.matches.held_by(interaction.user.id)}
        found = await app.store.matches.of_server(interaction.guild_id or 0, KNOWN)
        found.sort(key=lambda info: (KNOWN.index(info.status) > KNOWN.index("paused"), info.id not in mine))
        wanted = str(typed).casefold()
        names = [(words("which-match", name=info.name, match=info.id, status=info.status), info.id) for info in found]
        return [
            app_commands.Choice(name=limits.clip(name, limits.CHOICE_NAME), value=id)
            for name, id in names
            if wanted in name.casefold()
        ]

    return await suggest(interaction, work)


async def setup(app: Stele) -> None:
    """The last part: all commands are there."""
    for command in app.tree.walk_commands():
        if not isinstance(command, app_commands.Command):
            continue
        param = command.get_parameter(OPTION)
        if param is not None and param.type is discord.AppCommandOptionType.integer and not param.autocomplete:
            command.autocomplete(OPTION)(offer)
