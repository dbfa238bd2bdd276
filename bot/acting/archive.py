"""/match export and import: a match as a file.

A running match's file carries hands and the dice, so only the host gets it; others get the public log in words. Once
the match is over everybody may have everything.
"""

import asyncio
import io
import re
from collections.abc import Sequence

import discord
from msgspec import Struct

from bot.acting.buttons import Stamp, button, view_of
from bot.app import Stele
from bot.cogs.server import manages
from bot.posts import chapters as tales
from bot.spine import limits
from bot.spine.errors import tell
from bot.spine.matches import Live
from bot.spine.people import harmless
from bot.spine.talk import Talk
from bot.spine.words import Words
from db.errors import BadFile
from db.examining import Examined
from db.records import open_to_all
from db.transfer import read_header

SUFFIX = "stele"
ANYWAY = "import-anyway"
MOST_MATCHES = 100  # that go on in a server, lobbies among them


class Unverified(Struct, frozen=True):
    """A file that waits for a word of whoever brought it."""

    person: int
    data: bytes


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
    if len(await talk.app.store.matches.of_server(manages(talk))) >= MOST_MATCHES:
        raise tell("lobby-too-many", most=MOST_MATCHES)
    if file.size > limits.UPLOAD_BYTES:
        raise tell("archive-file-too-large", most=limits.UPLOAD_BYTES // 1024 // 1024)
    data = await file.read()
    found = await examined(talk.app, data)
    if found.verified:
        await _settle(talk, data, found)
        return
    number = talk.app.stamps.keep(Unverified(talk.person, data), talk.interaction.id)
    anyway = button(ANYWAY, 0, number, talk.words("archive-anyway"), style=discord.ButtonStyle.danger)
    await talk.say(talk.words("archive-unverified", steps=found.revision), view=view_of([anyway]))


async def bring_anyway(talk: Talk, stamp: Stamp, _: tuple[str, ...]) -> None:
    """Whoever manages the server takes a file on trust that cannot be verified."""
    manages(talk)
    kept = talk.app.stamps.recall(stamp.number, Unverified)
    if kept is None or kept.person != talk.person:
        raise tell("gm-stale")
    talk.app.stamps.drop(stamp.number)
    await _settle(talk, kept.data, await examined(talk.app, kept.data))


async def _settle(talk: Talk, data: bytes, found: Examined) -> None:
    """The match is here, with new dice; everything but its log and position is this table's own."""
    app, server = talk.app, manages(talk)
    name = harmless(read_header(data).name) or found.game
    channel = talk.interaction.channel_id or 0
    id = await app.store.transfer.bring(found, server=server, channel=channel, name=name, importer=talk.person)
    live = await talk.match(id)
    await app.pipeline.renew(live)
    await app.aftermath.refresh(await talk.match(id))
    text = talk.words("archive-imported", name=live.info.name, match=id, revision=found.revision)
    await talk.say(text if found.verified else f"{text}\n{talk.words('archive-not-verified')}")


async def examined(app: Stele, data: bytes) -> Examined:
    """The file's match, if this bot can play it again."""
    games = {key: shown.game for key, shown in app.shown.items()}
    try:
        header = read_header(data)
        if header.game not in games:
            raise tell("archive-unknown-game", game=limits.clip(header.game, 60))
        return await app.store.transfer.examine(data, games)
    except BadFile as error:
        raise tell("archive-bad-file", problem=str(error)) from error


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
