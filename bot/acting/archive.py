"""/match export and import: a match as a file.

A running match's file carries hands and the dice, so only the host gets it; others get the public log in words. Once
the match is over everybody may have everything.
"""

import asyncio
import io
import re
from collections.abc import Sequence

import discord

from bot.app import Stele
from bot.cogs.server import manages
from bot.posts import chapters as tales
from bot.spine import limits
from bot.spine.errors import tell
from bot.spine.matches import Live
from bot.spine.talk import Talk
from bot.spine.words import Words
from db.errors import BadFile
from db.packing import unpack
from db.records import open_to_all
from db.transfer import Header, read_file, read_header
from rules.core.errors import KernelError
from rules.core.match import Match

SUFFIX = "stele"


async def export(talk: Talk, live: Live) -> None:
    """The whole match for the host or when it is over, else the public log."""
    app = talk.app
    if live.info.status == "lobby":
        raise tell("bot-not-begun", name=live.info.name)
    over = open_to_all(live.info.status, live.info.settings)
    if over or talk.person in app.settings.owners:
        data = await app.store.transfer.export(live.id)
        if len(data) > limits.UPLOAD_BYTES:
            raise tell("archive-too-large", match=live.id)
        text = talk.words("archive-whole" if over else "archive-secret", name=live.info.name)
        await talk.say(text, files=[discord.File(io.BytesIO(data), f"{file_name(live)}.{SUFFIX}")])
        return
    lines = await tales.read_for(app, live.game, live.id, None)
    written = await asyncio.to_thread(public_log, live, lines, talk.words)
    file = discord.File(io.BytesIO(written.encode()), f"{file_name(live)}.txt")
    closed = live.info.status == "abandoned"
    await talk.say(talk.words("archive-closed" if closed else "archive-public", name=live.info.name), files=[file])


async def bring(talk: Talk, file: discord.Attachment) -> None:
    """A match file becomes a match of this channel; only managers of the server may do that."""
    server = manages(talk)
    app = talk.app
    if file.size > limits.UPLOAD_BYTES:
        raise tell("archive-file-too-large", most=limits.UPLOAD_BYTES // 1024 // 1024)
    data = await file.read()
    header = await asyncio.to_thread(checked, app, data)
    id = await app.store.transfer.import_match(data, server=server, channel=talk.interaction.channel_id or 0)
    live = await talk.match(id)
    await app.aftermath.refresh(live)
    await talk.say(talk.words("archive-imported", name=live.info.name, match=id, revision=header.revision))


def checked(app: Stele, data: bytes) -> Header:
    """The file's first line, if the whole file is a match that this bot can play on."""
    try:
        header = read_header(data)
        if header.game not in app.shown:
            raise tell("archive-unknown-game", game=limits.clip(header.game, 60))
        content = read_file(data)
        Match.load(app.shown[header.game].game, unpack(content["heads"][0]["state"]))
    except BadFile as error:
        raise tell("archive-bad-file", problem=str(error)) from error
    except KernelError as error:
        raise tell("archive-not-playable", problem=str(error)) from error
    return header


def public_log(live: Live, lines: Sequence[tales.Line], words: Words) -> str:
    """Everything that everybody may know, one entry a paragraph, with all dice."""
    parts = [f"{live.info.name} (#{live.id})"]
    for line in lines:
        head = f"[{line.entry.revision}] {line.at:%Y-%m-%d %H:%M} UTC"
        body = tales.told(line.entry.events, words)
        dice = "; ".join(
            f"{words(f'roll-{roll.label}') if words.has(f'roll-{roll.label}') else roll.label}: "
            f"{' '.join(map(str, roll.results))}"
            for roll in line.entry.rolls
        )
        if body or dice:
            parts.append("\n".join(each for each in (head, body, dice and f"🎲 {dice}") if each))
    return "\n\n".join(parts) + "\n"


def file_name(live: Live) -> str:
    """A name for the file, from letters that every system knows."""
    plain = re.sub(r"[^A-Za-z0-9]+", "-", live.info.name).strip("-").lower()
    return f"{plain or 'match'}-{live.id}"
