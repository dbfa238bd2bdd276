"""People: how they want to be spoken to, and what they are called at a table."""

import asyncio
from typing import TYPE_CHECKING, TypeVar

import discord
from discord.utils import escape_markdown, escape_mentions

from bot import limits
from db.records import PersonSettings, ServerSettings

if TYPE_CHECKING:
    from bot.app import Stele
    from bot.matches import Live

KEPT = 5000  # names and settings in memory
NAME_LENGTH = 40

K = TypeVar("K")
V = TypeVar("V")


class People:
    """Settings and display names, remembered while the bot runs; names are never stored."""

    def __init__(self, app: "Stele") -> None:
        self.app = app
        self._names: dict[tuple[int, int], str] = {}
        self._persons: dict[int, PersonSettings] = {}
        self._servers: dict[int, ServerSettings] = {}

    # ---- settings -----------------------------------------------------------------------------------------

    async def settings(self, person: int) -> PersonSettings:
        """What a person has chosen."""
        if person not in self._persons:
            remember(self._persons, person, await self.app.store.people.person(person))
        return self._persons[person]

    async def save(self, person: int, settings: PersonSettings) -> None:
        await self.app.store.people.save_person(person, settings)
        remember(self._persons, person, settings)

    async def server(self, server: int) -> ServerSettings:
        """What a server has chosen."""
        if server not in self._servers:
            remember(self._servers, server, await self.app.store.people.server(server))
        return self._servers[server]

    async def save_server(self, server: int, settings: ServerSettings) -> None:
        await self.app.store.people.save_server(server, settings)
        remember(self._servers, server, settings)

    def forget(self, person: int) -> None:
        """Nothing about this person stays in memory."""
        self._persons.pop(person, None)
        for key in [key for key in self._names if key[1] == person]:
            del self._names[key]

    def forget_server(self, server: int) -> None:
        self._servers.pop(server, None)

    async def language(self, person: int | None, server: int | None, locale: discord.Locale | None = None) -> str:
        """The person's choice, else the server's, else (outside servers) that of the person's Discord."""
        if person is not None and (chosen := (await self.settings(person)).language):
            return chosen
        if server is not None:
            return (await self.server(server)).language or self.app.settings.language
        return "de" if locale is discord.Locale.german else self.app.settings.language

    # ---- names --------------------------------------------------------------------------------------------

    def meet(self, user: discord.User | discord.Member, server: int | None) -> None:
        """Somebody has spoken: that is what to call them in this server."""
        remember(self._names, (server or 0, user.id), harmless(user.display_name))

    async def name(self, person: int, server: int | None) -> str | None:
        """What a person is called in a server; None when Discord does not know."""
        key = (server or 0, person)
        if key not in self._names:
            found = await self._ask_discord(person, server)
            # Who cannot be found now is not asked for at every command; speaking makes a person known again.
            remember(self._names, key, "" if found is None else harmless(found.display_name))
        return self._names[key] or None

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
    """A name that somebody made up: it neither pings nor formats, and is not endless."""
    return escape_markdown(escape_mentions(limits.clip(" ".join(name.split()), NAME_LENGTH)))


def remember(kept: dict[K, V], key: K, value: V) -> None:
    """Keeps a value; the oldest make room."""
    kept.pop(key, None)
    kept[key] = value
    while len(kept) > KEPT:
        del kept[next(iter(kept))]
