"""Which channels the bot can write to, and what it lacks in the others; each person hears of a closed one once.

Public: `Doors.rights`, `Doors.close`, `Doors.open`, `Doors.word`.
"""

from typing import TYPE_CHECKING

import discord
from msgspec import Struct

from bot.spine.permissions import lacking, names
from bot.spine.words import Words

if TYPE_CHECKING:
    from bot.app import Stele

GONE, CLOSED, LOCKED = "bot-channel-gone", "bot-channel-closed", "bot-thread-locked"


class Shut(Struct, frozen=True):
    """Why a channel cannot be written to, and the permissions that are missing there, as far as they are known."""

    problem: str
    rights: tuple[str, ...] = ()


class Doors:
    """The channels that are closed, with everybody who was told so."""

    def __init__(self, app: "Stele") -> None:
        self.app = app
        self.closed: dict[int, Shut] = {}
        self._told: dict[int, set[int]] = {}

    def rights(self, channel: int) -> discord.Permissions | None:
        """What the bot may do in a channel; None where Discord has not told."""
        found = self.app.get_channel(channel)
        if not isinstance(found, discord.abc.GuildChannel | discord.Thread) or found.guild.me is None:
            return None
        if isinstance(found, discord.Thread) and found.parent is None:
            return None
        return found.permissions_for(found.guild.me)

    def lacking(self, channel: int) -> tuple[str, ...]:
        """What is missing to write there at all; nothing where Discord has not told."""
        rights = self.rights(channel)
        thread = isinstance(self.app.get_channel(channel), discord.Thread)
        return () if rights is None else lacking(rights, thread=thread)

    def close(self, channel: int, problem: str) -> None:
        """Discord does not let the bot write there."""
        found = self.app.get_channel(channel)
        if problem == CLOSED and isinstance(found, discord.Thread) and found.locked:
            problem = LOCKED
        why = Shut(problem, self.lacking(channel) if problem == CLOSED else ())
        if self.closed.get(channel) != why:
            self._told[channel] = set()
        self.closed[channel] = why

    def open(self, channel: int) -> bool:
        """Something has gone out there; says whether it was closed before."""
        self._told.pop(channel, None)
        return self.closed.pop(channel, None) is not None

    def of_server(self, server: int) -> list[int]:
        """The closed channels of a server."""
        return [
            id for id in self.closed if getattr(getattr(self.app.get_channel(id), "guild", None), "id", 0) == server
        ]

    def word(self, channel: int, person: int, words: Words) -> str | None:
        """Why the table stands still; each person is told once."""
        why = self.closed.get(channel)
        if why is None or person in self._told[channel]:
            return None
        self._told[channel].add(person)
        if why.problem != CLOSED:
            return words(why.problem)
        if not why.rights:
            return words("bot-channel-refused")
        return words(CLOSED, rights=words.list(names(why.rights, words)))
