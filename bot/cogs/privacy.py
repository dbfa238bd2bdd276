"""/privacy: what is stored about a person can be seen and deleted by that person."""

import discord
from discord.ext import commands

from bot.app import Stele
from bot.cogs.me import summary
from bot.spine.talk import Talk, conversation
from bot.spine.words import Words, command, group
from db.people import KnownAbout

CONFIRM_FOR = 600.0  # seconds


class Privacy(commands.Cog):
    """Shows and deletes."""

    privacy = group("privacy")

    def __init__(self, app: Stele) -> None:
        self.app = app

    @command("privacy-show", privacy)
    @conversation()
    async def show(self, talk: Talk) -> None:
        """Everything the store holds about this person."""
        await talk.say(in_words(await self.app.store.people.known_about(talk.person), talk.words))

    @command("privacy-delete", privacy)
    @conversation()
    async def delete(self, talk: Talk) -> None:
        """Says what deleting means, and asks."""
        known = await self.app.store.people.known_about(talk.person)
        seats = len([held for held in known.seats if held.status in ("lobby", "running", "paused")])
        await talk.say(talk.words("bot-privacy-sure", seats=seats), view=Sure(talk.words))


class Sure(discord.ui.View):
    """Delete, or keep."""

    def __init__(self, words: Words) -> None:
        super().__init__(timeout=CONFIRM_FOR)
        self.add_item(Delete(words("bot-privacy-delete-button")))
        self.add_item(Keep(words("bot-cancel-button")))


class Delete(discord.ui.Button["Sure"]):
    def __init__(self, label: str) -> None:
        super().__init__(label=label, style=discord.ButtonStyle.danger)

    @conversation("edit")
    async def callback(self, talk: Talk) -> None:
        """Everything goes; the seats become open, and their tables show it."""
        app = talk.app
        held = await app.store.people.forget_person(talk.person)
        app.people.forget(talk.person)
        await talk.say(talk.words("bot-privacy-deleted", seats=len(held)))
        for match in sorted({place.match for place in held if place.status in ("lobby", "running", "paused")}):
            await app.aftermath.refresh(await app.matches.get(match))


class Keep(discord.ui.Button["Sure"]):
    def __init__(self, label: str) -> None:
        super().__init__(label=label, style=discord.ButtonStyle.secondary)

    @conversation("edit")
    async def callback(self, talk: Talk) -> None:
        await talk.say(talk.words("bot-privacy-kept"))


def in_words(known: KnownAbout, words: Words) -> str:
    """What is known, one line each."""
    lines = [words("bot-privacy-intro")]
    if known.settings is not None:
        lines.append(summary(known.settings, words))
    if known.first_seen is not None:
        lines.append(words("bot-privacy-since", since=discord.utils.format_dt(known.first_seen, "D")))
    lines.append(words("bot-privacy-seats", seats=tuple(f"#{held.match} {held.seat}" for held in known.seats)))
    lines.append(words("bot-privacy-made", matches=tuple(f"#{match}" for match in known.matches_made)))
    lines.append(words("bot-privacy-mastered", matches=tuple(f"#{match}" for match in known.matches_mastered)))
    lines.append(words("bot-privacy-counts", rulings=known.gm_actions, answers=known.interactions))
    return "\n".join(lines)


async def setup(app: Stele) -> None:
    await app.add_cog(Privacy(app))
