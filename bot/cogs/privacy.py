"""/privacy: what is stored about a person can be seen and deleted by that person."""

import discord
from discord.ext import commands

from bot.acting.buttons import Stamp, button, view_of
from bot.app import Stele
from bot.cogs.me import summary
from bot.spine.errors import tell
from bot.spine.talk import Talk, conversation
from bot.spine.words import Words, command, group
from db.people import KnownAbout

DELETE, KEEP = "privacy-delete", "privacy-keep"


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
        buttons = [
            button(DELETE, 0, talk.person, talk.words("bot-privacy-delete-button"), style=discord.ButtonStyle.danger),
            button(KEEP, 0, talk.person, talk.words("bot-cancel-button")),
        ]
        await talk.say(talk.words("bot-privacy-sure", seats=seats), view=view_of(buttons))


async def deleted(talk: Talk, stamp: Stamp, _: tuple[str, ...]) -> None:
    """Everything goes; the seats become open, and their tables show it."""
    _own(talk, stamp)
    app = talk.app
    held = await app.store.people.forget_person(talk.person)
    app.people.forget(talk.person)
    await talk.say(talk.words("bot-privacy-deleted", seats=len(held)))
    for match in sorted({place.match for place in held if place.status in ("lobby", "running", "paused")}):
        await app.aftermath.refresh(await app.matches.get(match))


async def kept(talk: Talk, stamp: Stamp, _: tuple[str, ...]) -> None:
    """Nothing goes."""
    _own(talk, stamp)
    await talk.say(talk.words("bot-privacy-kept"))


def _own(talk: Talk, stamp: Stamp) -> None:
    if stamp.number != talk.person:
        raise tell("bot-not-allowed")


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
    app.stamps.register(DELETE, deleted)
    app.stamps.register(KEEP, kept)
    await app.add_cog(Privacy(app))
