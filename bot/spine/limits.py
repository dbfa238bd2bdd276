"""Discord's limits in one table, and the ways to stay within them."""

from collections.abc import Iterable, Sequence
from typing import TypeVar

import discord

CONTENT = 2000
EMBED_TITLE = 256
EMBED_DESCRIPTION = 4096
EMBED_FIELDS = 25
EMBED_FIELD_NAME = 256
EMBED_FIELD_VALUE = 1024
EMBED_FOOTER = 2048
EMBED_TOTAL = 6000  # over all embeds of a message
EMBEDS = 10
BUTTON_LABEL = 80
BUTTONS_A_ROW = 5
ROWS = 5
SELECT_OPTIONS = 25
SELECT_LABEL = 100
SELECT_DESCRIPTION = 100
SELECT_PLACEHOLDER = 150
CUSTOM_ID = 100
FILES = 10
CHOICES = 25
CHOICE_NAME = 100
CHOICE_VALUE = 100
COMMANDS = 100
GROUP_CHILDREN = 25
COMMAND_NAME = 32
COMMAND_DESCRIPTION = 100
COMMAND_CHARACTERS = 8000
MODAL_TITLE = 45
THREAD_NAME = 100
ALT_TEXT = 1024
UPLOAD_BYTES = 10 * 1024 * 1024
ELLIPSIS = "…"

T = TypeVar("T")


def clip(text: str, limit: int) -> str:
    """The text, shortened with an ellipsis at a word's end if it is longer than the limit."""
    if len(text) <= limit:
        return text
    cut = text[: limit - 1]
    space = cut.rfind(" ")
    return (cut[:space] if space > limit // 2 else cut).rstrip() + ELLIPSIS


def shorten(text: str, limit: int, note: str) -> str:
    """The text, or as many of its lines as fit, and then the note that says where the rest is."""
    if len(text) <= limit:
        return text
    head = text[: limit - len(note) - 1]
    return f"{head[: head.rfind(chr(10))] if chr(10) in head else clip(head, len(head) - 1)}\n{note}"


def split(text: str, limit: int = CONTENT) -> list[str]:
    """The text in parts no longer than the limit, broken at blank lines, line ends or spaces, in this order."""
    parts: list[str] = []
    rest = text
    while len(rest) > limit:
        head = rest[:limit]
        for mark in ("\n\n", "\n", " "):
            at = head.rfind(mark)
            if at > limit // 3:
                break
        else:
            at, mark = limit, ""
        parts.append(rest[:at].rstrip())
        rest = rest[at + len(mark) :]
    if rest.strip():
        parts.append(rest)
    return parts


def plain(embed: discord.Embed) -> str:
    """An embed as text, for channels in which embeds are not allowed."""
    lines = [f"**{embed.title}**" if embed.title else "", embed.description or ""]
    lines += [f"**{field.name}**\n{field.value}" for field in embed.fields]
    lines.append(f"-# {embed.footer.text}" if embed.footer.text else "")
    return "\n".join(line for line in lines if line)


def fit(embeds: Sequence[discord.Embed]) -> list[discord.Embed]:
    """The embeds within all limits: long parts are shortened, and what is too much for one message is left out."""
    fitting: list[discord.Embed] = []
    room = EMBED_TOTAL
    for embed in embeds[:EMBEDS]:
        made = embed.copy()
        made.title = clip(made.title, EMBED_TITLE) if made.title else made.title
        made.description = clip(made.description, EMBED_DESCRIPTION) if made.description else made.description
        if made.footer.text:
            made.set_footer(text=clip(made.footer.text, EMBED_FOOTER), icon_url=made.footer.icon_url)
        kept = made.fields[:EMBED_FIELDS]
        made.clear_fields()
        for field in kept:
            name, value = clip(field.name or "", EMBED_FIELD_NAME), clip(field.value or "", EMBED_FIELD_VALUE)
            made.add_field(name=name, value=value, inline=field.inline)
        while len(made) > room and made.fields:
            made.remove_field(len(made.fields) - 1)
        if len(made) > room and made.description:
            left = room - (len(made) - len(made.description))
            made.description = clip(made.description, left) if left > 0 else None
        if len(made) <= room:
            room -= len(made)
            fitting.append(made)
    return fitting


def rows(items: Sequence[T], size: int = BUTTONS_A_ROW) -> Iterable[Sequence[T]]:
    """The items in rows of at most `size`."""
    return (items[start : start + size] for start in range(0, len(items), size))
