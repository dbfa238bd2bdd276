"""What can go wrong for a person, worded, and the one funnel that every failure goes through."""

import logging
import secrets
from typing import Any

import aiohttp
import discord
from discord import app_commands

from bot.spine.words import Words
from db.errors import Busy, Corrupt, Full, StoreError, Unknown, Unreachable
from rules.core.errors import BadInput, KernelError, NewerDump
from rules.core.messages import Message, Refusal, message

log = logging.getLogger(__name__)

REFERENCE = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"  # without signs that are easily mistaken for others
UNKNOWN_INTERACTION, ALREADY_ANSWERED = 10062, 40060


class Told(Exception):
    """The base of everything that a person is told in words; nothing was changed."""

    def __init__(self, said: Message) -> None:
        super().__init__(said.id)
        self.said = said


class Refused(Told):
    """The rules refuse; the refusal names its rule."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.message)
        self.refusal = refusal


class NotAnswerable(Exception):
    """Discord no longer takes an answer to this interaction, so nothing is carried out."""


def tell(id: str, /, **params: Any) -> Told:
    """An error to raise: `raise tell("bot-not-seated", match=…)`."""
    return Told(message(id, **params))


def reference() -> str:
    """A short number that a person can read out and a host can find in the log."""
    return "".join(secrets.choice(REFERENCE) for _ in range(6))


def in_words(error: BaseException, words: Words, *, saved: bool = False) -> str:
    """What the person who clicked is told; an unexpected error is logged under a reference number.

    `saved` says that what was asked for is done: then only the answer to it has failed.
    """
    error = unwrapped(error)
    match error:
        case Refused():
            return words.refusal(error.refusal)
        case Told():
            return words.say(error.said)
        case BadInput():
            return words.refusal(error.refusal)
        case app_commands.CommandOnCooldown() | app_commands.CheckFailure():
            return words("bot-not-allowed")
        case app_commands.TransformerError():
            return words("bot-bad-value", value=str(error.value))
    number = reference()
    log.error("failed", exc_info=error, extra={"reference": number})
    if saved:
        return words("bot-saved-but", reference=number)
    return words(expected(error) or "bot-failed", reference=number)


def expected(error: BaseException) -> str | None:
    """The message for faults that are known to happen and are not the person's doing."""
    match error:
        case Full():
            return "bot-disk-full"
        case Busy() | Unreachable():
            return "bot-database-away"
        case Corrupt():
            return "bot-database-damaged"
        case Unknown():
            return "bot-match-gone"
        case StoreError():
            return "bot-not-saved"
        case NewerDump():
            return "bot-newer-match"
        case KernelError():
            return "bot-rules-failed"
        case discord.Forbidden():
            return "bot-forbidden"
        case discord.HTTPException() | discord.RateLimited() | aiohttp.ClientError():
            return "bot-discord-failed"
    return None


def unwrapped(error: BaseException) -> BaseException:
    """The error behind discord.py's wrapping."""
    while isinstance(error, app_commands.CommandInvokeError):
        error = error.original
    return error


def gone(error: discord.HTTPException) -> bool:
    """Whether an interaction can no longer be answered: too late, or answered by another process."""
    return error.code in (UNKNOWN_INTERACTION, ALREADY_ANSWERED)
