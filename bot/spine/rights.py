"""Which matches can still be acted on, and who may rule over them."""

import discord

from bot.spine.errors import tell
from bot.spine.matches import Live
from bot.spine.talk import Talk
from db.records import OVER


async def going(talk: Talk, id: int | None = None) -> Live:
    """The match of this talk, which has begun and is not over; it may be paused."""
    live = await talk.match(id)
    if live.info.status == "lobby":
        raise tell("bot-not-begun", name=live.info.name)
    if live.info.status in OVER:
        raise tell("pace-over", name=live.info.name)
    return live


def plays_too(person: int, live: Live) -> bool:
    """Whether this person holds a seat of a match whose table did not agree that players rule."""
    return bool(live.seats_of(person)) and not live.info.settings.players_rule


async def rules_over(talk: Talk, live: Live) -> bool:
    """Whether this person may rule: who administers the match, unless he plays in it."""
    return not plays_too(talk.person, live) and await administers(talk, live)


async def administers(talk: Talk, live: Live) -> bool:
    """Whether this person is the match's game master, has the server's role for that, or manages the server."""
    user = talk.interaction.user
    if live.info.gm == talk.person:
        return True
    if not isinstance(user, discord.Member) or user.guild.id != live.info.server:
        return False
    role = (await talk.app.people.server(live.info.server)).gm_role
    return user.guild_permissions.manage_guild or (role is not None and user.get_role(role) is not None)


async def master(talk: Talk, id: int | None = None) -> Live:
    """The match of this talk, if this person may rule over it."""
    live = await going(talk, id)
    if not await administers(talk, live):
        raise tell("gm-not-master", name=live.info.name)
    if plays_too(talk.person, live):
        raise tell("gm-plays", name=live.info.name)
    return live


async def host_of(talk: Talk, id: int | None = None) -> Live:
    """The match of this talk, if this person set it up or may rule over it."""
    live = await going(talk, id)
    if live.info.creator != talk.person and not await administers(talk, live):
        raise tell("pace-not-host", name=live.info.name)
    return live
