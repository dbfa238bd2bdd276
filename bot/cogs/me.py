"""/me: how one person wants to be spoken to: language, pings, quiet hours."""

import re
import zoneinfo
from collections.abc import Iterable
from datetime import time

import discord
import msgspec
from discord import app_commands
from discord.ext import commands

from bot.acting.choices import Pick
from bot.acting.naming import HalfTyped, suggests
from bot.app import Stele
from bot.spine import limits
from bot.spine.errors import tell
from bot.spine.talk import Talk, conversation
from bot.spine.words import Words, command, group, label
from db.records import PersonSettings

SERVERS_CHOICE = "server"
LANGUAGES = [app_commands.Choice(name=label(f"language-{key}"), value=key) for key in ("en", "de", SERVERS_CHOICE)]
STYLES = ("light", "dark", "safe")
PICTURES = [app_commands.Choice(name=label(f"pictures-{key}"), value=key) for key in (*STYLES, SERVERS_CHOICE)]
PINGS = [app_commands.Choice(name=label(f"pings-{key}"), value=key) for key in ("all", "my-turn", "digest", "none")]
CLOCK = re.compile(r"^([01]?\d|2[0-3])[:.h]?([0-5]\d)?$")


class Personal(commands.Cog):
    """A person's own settings, over all servers."""

    me = group("me")

    def __init__(self, app: Stele) -> None:
        self.app = app

    @command("me-show", me)
    @conversation()
    async def show(self, talk: Talk) -> None:
        """Everything that is set."""
        await talk.say(summary(await self.app.people.settings(talk.person), talk.words))

    @command("me-language", me)
    @app_commands.choices(language=LANGUAGES)
    @conversation()
    async def language(self, talk: Talk, language: str) -> None:
        """English or German, or as the server has it."""
        chosen = None if language == SERVERS_CHOICE else language
        await self._save(talk, language=chosen)
        spoken = await self.app.people.language(talk.person, talk.server, talk.interaction.locale)
        await talk.say(Words(spoken)("bot-me-language", language=language))

    @command("me-pictures", me)
    @app_commands.choices(pictures=PICTURES)
    @conversation()
    async def pictures(self, talk: Talk, pictures: str) -> None:
        """Light, dark, or colours that everybody can tell apart."""
        await self._save(talk, pictures=None if pictures == SERVERS_CHOICE else pictures)
        await talk.say(talk.words("bot-me-pictures", pictures=pictures))

    @command("me-pings", me)
    @app_commands.choices(pings=PINGS)
    @conversation()
    async def pings(self, talk: Talk, pings: str) -> None:
        """When the bot may notify this person."""
        await self._save(talk, pings=pings)
        await talk.say(talk.words("bot-me-pings", pings=pings))

    @command("me-quiet", me)
    @conversation()
    async def quiet(self, talk: Talk, begin: str, end: str, timezone: str | None = None) -> None:
        """Hours in which nobody is pinged; the same hour twice ends them."""
        zone = timezone or (await self.app.people.settings(talk.person)).timezone
        if zone not in zoneinfo.available_timezones():
            raise tell("bot-me-no-timezone", found=limits.clip(zone, 60))
        first, last = clock_time(begin), clock_time(end)
        if first == last:
            await self._save(talk, quiet_from=None, quiet_until=None, timezone=zone)
            await talk.say(talk.words("bot-me-not-quiet"))
            return
        await self._save(talk, quiet_from=first, quiet_until=last, timezone=zone)
        await talk.say(talk.words("bot-me-quiet", begin=shown(first), end=shown(last), timezone=zone))

    @suggests(quiet, "timezone")
    async def timezones(self, half: HalfTyped) -> Iterable[Pick]:
        return [Pick(zone, zone) for zone in sorted(zoneinfo.available_timezones())]

    async def _save(self, talk: Talk, **changes: object) -> None:
        settings = await self.app.people.settings(talk.person)
        await self.app.people.save(talk.person, msgspec.structs.replace(settings, **changes))


def clock_time(text: str) -> time:
    """22, 22:30, 22.30 or 22h30 as a time of day."""
    found = CLOCK.match(text.strip())
    if found is None:
        raise tell("bot-me-no-time", found=limits.clip(text, 30))
    return time(int(found[1]), int(found[2] or 0))


def shown(moment: time) -> str:
    return moment.strftime("%H:%M")


def summary(settings: PersonSettings, words: Words) -> str:
    """All settings in words."""
    lines = [
        words("bot-me-language", language=settings.language or SERVERS_CHOICE),
        words("bot-me-pings", pings=settings.pings),
        words("bot-me-pictures", pictures=settings.pictures or SERVERS_CHOICE),
    ]
    if settings.quiet_from is not None and settings.quiet_until is not None:
        begin, end = shown(settings.quiet_from), shown(settings.quiet_until)
        lines.append(words("bot-me-quiet", begin=begin, end=end, timezone=settings.timezone))
    else:
        lines.append(words("bot-me-not-quiet"))
    if settings.away_until is not None:
        lines.append(words("bot-me-away", until=discord.utils.format_dt(settings.away_until, "f")))
    return "\n".join(lines)


async def setup(app: Stele) -> None:
    await app.add_cog(Personal(app))
