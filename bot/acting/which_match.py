"""Every option `match` offers matches by name: one's own for acting, else all of the server, one's own first."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot.acting.choices import Pick
from bot.acting.naming import HalfTyped, suggest_for
from bot.spine.matches import readable
from db.records import Status
from rules.core.game import Game

if TYPE_CHECKING:
    from bot.app import Stele

OPTION = "match"
GOING: tuple[Status, ...] = ("running", "paused")
KNOWN: tuple[Status, ...] = ("lobby", *GOING, "finished", "abandoned")


async def all_matches(half: HalfTyped) -> Iterable[Pick]:
    """The matches of the server: those that are over come last, and one's own first."""
    words, matches = await half.words(), half.app.store.matches
    mine = {held.match for held in await matches.held_by(half.person)}
    known = await matches.of_server(half.interaction.guild_id or 0, KNOWN)
    found = [info for info in known if info.id in mine or await readable(half.interaction, info)]
    found.sort(key=lambda info: (KNOWN.index(info.status) > KNOWN.index("paused"), info.id not in mine))
    return [
        Pick(str(info.id), words("which-match", name=info.name, match=info.id, status=info.status)) for info in found
    ]


async def own_matches(half: HalfTyped, game: Game[Any] | None = None) -> Iterable[Pick]:
    """The matches of this server in which a person has a seat and that go on, of one game or all."""
    matches = half.app.store.matches
    held = {held.match for held in await matches.held_by(half.person)}
    infos = await matches.of_server(half.interaction.guild_id or 0, GOING)
    return [
        Pick(str(info.id), f"{info.name} (#{info.id})")
        for info in infos
        if info.id in held and (game is None or info.game == game.id)
    ]


async def setup(app: "Stele") -> None:
    """The last part: all commands are there."""
    for command in app.tree.walk_commands():
        if not isinstance(command, app_commands.Command):
            continue
        param = command.get_parameter(OPTION)
        if param is not None and param.type is discord.AppCommandOptionType.integer and not param.autocomplete:
            suggest_for(command, OPTION, all_matches)
