"""/away: lets my orders and the defaults answer for a while, in all my matches."""

from collections.abc import Iterable

import discord
import msgspec
from discord.ext import commands

from bot.acting.choices import Pick
from bot.acting.naming import HalfTyped, fitting, suggests
from bot.app import Stele
from bot.spine.errors import tell
from bot.spine.quiet_hours import is_away, moment_meant
from bot.spine.talk import Talk, conversation
from bot.spine.words import command, group

SPANS = ("12h", "1d", "3d", "1w", "2w")


class Away(commands.Cog):
    """Who is away lets nobody wait."""

    away = group("away")

    def __init__(self, app: Stele) -> None:
        self.app = app

    @command("away-until", away)
    @conversation()
    async def until(self, talk: Talk, until: str, defaults: bool = True) -> None:
        """From now on my orders answer, and the defaults where there is no order."""
        settings = await self.app.people.settings(talk.person)
        moment = moment_meant(until, settings, self.app.store.clock())
        changed = msgspec.structs.replace(settings, away_until=moment, away_defaults=defaults)
        await self.app.people.save(talk.person, changed)
        id = "pace-away-defaults" if defaults else "pace-away-orders"
        await talk.say(talk.words(id, until=discord.utils.format_dt(moment, "f")))
        await self._tell_matches(talk.person)

    @command("away-back", away)
    @conversation()
    async def back(self, talk: Talk) -> None:
        """I am here again."""
        settings = await self.app.people.settings(talk.person)
        if not is_away(settings, self.app.store.clock()):
            raise tell("pace-not-away")
        await self.app.people.save(talk.person, msgspec.structs.replace(settings, away_until=None))
        await talk.say(talk.words("pace-back"))
        await self._tell_matches(talk.person)

    @suggests(until, "until", fitted=True)
    async def spans(self, half: HalfTyped) -> Iterable[Pick]:
        words, typed = await half.words(), half.typed
        found = fitting([Pick(span, words(f"pace-span-{span}")) for span in SPANS], typed)
        return found or [Pick(typed, typed)]

    async def _tell_matches(self, person: int) -> None:
        """The clocks of all matches learn of it."""
        for held in await self.app.store.matches.held_by(person):
            if held.status in ("running", "paused"):
                await self.app.aftermath.refresh(await self.app.matches.get(held.match))


async def setup(app: Stele) -> None:
    await app.add_cog(Away(app))
