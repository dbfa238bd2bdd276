"""/log: what happened step by step, with what only this seat was told."""

import discord
from discord.ext import commands

from bot.app import Stele
from bot.posts import chapters
from bot.spine.errors import tell
from bot.spine.talk import Talk, conversation
from bot.spine.words import Words, command

STEPS = 10  # entries that are shown unless told otherwise
MOST_STEPS = 200


class Log(commands.Cog):
    """The log, as whoever asks may read it."""

    def __init__(self, app: Stele) -> None:
        self.app = app

    @command("log")
    @conversation()
    async def log(self, talk: Talk, steps: int = STEPS, match: int | None = None) -> None:
        """The last steps in words, with what only this seat was told."""
        live = await talk.match(match)
        newest = (await self.app.matches.position(live)).revision  # a lobby has no log
        if not 1 <= steps <= MOST_STEPS:
            raise tell("look-bad-steps", found=steps, most=MOST_STEPS)
        held = live.seats_of(talk.person)
        first = max(0, newest - 2 * steps)
        lines = await chapters.read_for(self.app, live.game, live.id, held[0] if held else None, first)
        shown = [text for line in lines[-steps:] if (text := log_line(line, talk.words))]
        await talk.say("\n".join(shown) or talk.words("look-nothing-happened"))


def log_line(line: chapters.Line, words: Words) -> str:
    """One entry: its number, when, and what was told."""
    text = chapters.told(line.entry.events, words)
    if not text:
        return ""
    when = discord.utils.format_dt(line.at, "R")
    return f"-# {words('look-step', revision=line.entry.revision, when=when)}\n{text}"


async def setup(app: Stele) -> None:
    await app.add_cog(Log(app))
