"""People: how they want to be spoken to, and what they are called at a table."""

import asyncio
import unicodedata
from typing import TYPE_CHECKING

import discord
from cachetools import TTLCache
from discord.utils import escape_markdown, escape_mentions

from bot.spine import limits
from db.records import PersonSettings, Pictures, ServerSettings

if TYPE_CHECKING:
    from bot.app import Stele
    from bot.spine.matches import Live

KEPT = 5000  # names and settings in memory
SETTINGS_KEPT_FOR, NAMES_KEPT_FOR = 60.0, 3600.0  # seconds
NAME_LENGTH = 40
UNSEEN = ("Cf", "Cc", "Co", "Cs", "Cn")  # signs that nobody sees: controls of direction among them
JOINERS = "\u200d\ufe0f\n\t "  # but those that make one picture of several signs, or a space


class People:
    """Settings and display names, remembered while the bot runs; names are never stored."""

    def __init__(self, app: "Stele") -> None:
        self.app = app
        # For a while only: another process may have changed them.
        self._names: TTLCache[tuple[int, int], str] = TTLCache(KEPT, NAMES_KEPT_FOR)
        self._persons: TTLCache[int, PersonSettings] = TTLCache(KEPT, SETTINGS_KEPT_FOR)
        self._servers: TTLCache[int, ServerSettings] = TTLCache(KEPT, SETTINGS_KEPT_FOR)

    # ---- settings -----------------------------------------------------------------------------------------

    async def settings(self, person: int) -> PersonSettings:
        """What a person has chosen."""
        found = self._persons.get(person)
        if found is None:
            found = self._persons[person] = await self.app.store.people.person(person)
        return found

    async def save(self, person: int, settings: PersonSettings) -> None:
        await self.app.store.people.save_person(person, settings)
        self._persons[person] = settings

    async def server(self, server: int) -> ServerSettings:
        """What a server has chosen."""
        found = self._servers.get(server)
        if found is None:
            found = self._servers[server] = await self.app.store.people.server(server)
        return found

    async def save_server(self, server: int, settings: ServerSettings) -> None:
        await self.app.store.people.save_server(server, settings)
        self._servers[server] = settings

    def forget(self, person: int) -> None:
        """Nothing about this person stays in memory."""
        self._persons.pop(person, None)
        for key in [key for key in self._names if key[1] == person]:
            self._names.pop(key, None)

    def forget_server(self, server: int) -> None:
        self._servers.pop(server, None)

    async def language(self, person: int | None, server: int | None, locale: discord.Locale | None = None) -> str:
        """The person's choice, else German for whose Discord is German, else the server's, else the host's."""
        if person is not None and (chosen := (await self.settings(person)).language):
            return chosen
        if locale is discord.Locale.german:
            return "de"
        chosen = (await self.server(server)).language if server is not None else None
        return chosen or self.app.settings.language

    async def pictures(self, person: int | None, server: int | None) -> Pictures:
        """The style of pictures: the person's choice, else the server's."""
        if person is not None and (chosen := (await self.settings(person)).pictures):
            return chosen
        return ServerSettings().pictures if server is None else (await self.server(server)).pictures

    # ---- names --------------------------------------------------------------------------------------------

    def meet(self, user: discord.User | discord.Member, server: int | None) -> None:
        """Somebody has spoken: that is what to call them in this server."""
        self._names[server or 0, user.id] = harmless(user.display_name)

    async def name(self, person: int, server: int | None) -> str | None:
        """What a person is called in a server; None when Discord does not know."""
        key = (server or 0, person)
        name = self._names.get(key)
        if name is None:
            found = await self._ask_discord(person, server)
            # Who cannot be found now is not asked for at every command; speaking makes a person known again.
            name = self._names[key] = "" if found is None else harmless(found.display_name)
        return name or None

    async def seat_names(self, live: "Live") -> dict[str, str]:
        """The names of the people at a table; a seat without one keeps its own name."""
        held = {place.seat: place.person for place in live.seats if place.person is not None}
        names = await asyncio.gather(*(self.name(person, live.info.server) for person in held.values()))
        return {seat: name for seat, name in zip(held, names, strict=True) if name is not None}

    async def _ask_discord(self, person: int, server: int | None) -> discord.User | discord.Member | None:
        guild = self.app.get_guild(server) if server is not None else None
        try:
            if guild is not None:
                return guild.get_member(person) or await guild.fetch_member(person)
            return self.app.get_user(person) or await self.app.fetch_user(person)
        except discord.HTTPException:
            return None


def harmless(name: str) -> str:
    """A name that somebody made up: it neither pings nor formats nor turns the line round, and is not endless."""
    plain = "".join(sign for sign in name if unicodedata.category(sign) not in UNSEEN or sign in JOINERS)
    return escape_markdown(escape_mentions(limits.clip(" ".join(plain.split()), NAME_LENGTH)))
