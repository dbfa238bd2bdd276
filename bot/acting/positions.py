"""A match's position as a text file for its game master, and the text of one that shall be set up.

Everybody could write down what is public; hidden cards are dealt anew in it. The whole position is a look at all
hands: it needs a match that lets the game master look, a reason, and is told.
"""

import asyncio
import io
import random

import discord

from bot.acting.archive import file_name
from bot.spine import limits
from bot.spine.errors import tell
from bot.spine.matches import Live
from bot.spine.talk import Talk

MOST_BYTES = 64 * 1024


async def hand_out(talk: Talk, live: Live, whole: bool) -> None:
    """The file; a position that the game cannot write down is told."""
    match = await talk.app.matches.position(live)
    # Written from a copy of what is saved, so that the match may go on meanwhile.
    still = type(match).load(live.game, match.dump())
    pick = None if whole else random.SystemRandom().randrange
    text = await asyncio.to_thread(still.position_text, pick)
    if not text:
        raise tell("gm-no-position", name=live.info.name)
    note = talk.words("gm-position-whole" if whole else "gm-position-public", name=live.info.name)
    file = discord.File(io.BytesIO(text.encode()), f"{file_name(live)}-{match.revision}.txt")
    await talk.say(note, files=[file])


async def text_given(text: str | None, file: discord.Attachment | None) -> str:
    """The position that somebody typed or attached."""
    if file is None:
        if not text or not text.strip():
            raise tell("gm-no-text")
        return text
    if file.size > MOST_BYTES:
        raise tell("gm-text-too-long", most=MOST_BYTES // 1024)
    try:
        return (await file.read()).decode()
    except UnicodeDecodeError as error:
        raise tell("gm-no-text-file", found=limits.clip(file.filename, 60)) from error
