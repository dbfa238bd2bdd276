"""What the bot may do in a server: what it needs, what it lacks in a channel, and the link that invites it so.

Public: `NEEDED`, `invitation`, `lacking`, `names`.
"""

import discord

from bot.spine.words import Words

# Without these nothing can be told in a channel; with the others more of it.
MUST = ("view_channel", "send_messages")
MUST_IN_THREADS = ("view_channel", "send_messages_in_threads")
SHOULD = ("embed_links", "attach_files", "read_message_history", "pin_messages", "create_public_threads")
NEEDED = discord.Permissions(**dict.fromkeys({*MUST, *MUST_IN_THREADS, *SHOULD}, True))


def invitation(application: int) -> str:
    """The address with which somebody who manages a server invites the bot, with exactly what it needs."""
    return discord.utils.oauth_url(application, permissions=NEEDED, scopes=("bot", "applications.commands"))


def lacking(given: discord.Permissions, *, thread: bool) -> tuple[str, ...]:
    """What is missing to write in a channel at all, in the order in which a server shows it."""
    return tuple(right for right in (MUST_IN_THREADS if thread else MUST) if not getattr(given, right))


def names(rights: tuple[str, ...], words: Words) -> list[str]:
    """Permissions as Discord calls them."""
    return [words(f"permission-{right.replace('_', '-')}") for right in rights]
