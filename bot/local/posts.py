"""A message of the simulated server as the page shows it: plain data, files by the page's own addresses.

Public: `told`, `moved`, `buttons_in`, `kind_of`, `Post`.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import discord

Post = dict[str, Any]
Address = Callable[[discord.Attachment], str]  # where the page finds a file
FILE = "attachment://"
PICTURES = {".webp": "image/webp", ".png": "image/png", ".jpg": "image/jpeg", ".gif": "image/gif"}
PLAIN = "application/octet-stream"
SAID = (
    discord.MessageType.default,
    discord.MessageType.reply,
    discord.MessageType.chat_input_command,
    discord.MessageType.context_menu_command,
)  # all others are notices of Discord, such as that somebody has pinned something


def told(message: discord.Message, address: Address) -> Post:
    """Everything that Discord would show of a message."""
    places = {place: address(file) for file in message.attachments for place in (file.url, FILE + file.filename)}
    flags = message.flags
    made: Post = {
        "id": str(message.id),
        "at": message.created_at.timestamp(),
        "edited": message.edited_at.timestamp() if message.edited_at is not None else None,
        "author": str(message.author.id),
        "bot": message.author.bot,
        "name": message.author.display_name,
        "text": message.content,
        "pinned": message.pinned,
        "private": flags.ephemeral,
        "thinking": flags.loading,
        "layout": flags.components_v2,
        "embeds": [moved(embed.to_dict(), places) for embed in message.embeds],
        "parts": [moved(part.to_dict(), places) for part in message.components],
        "files": [_file(file, places[file.url]) for file in message.attachments],
        "mentions": {str(user.id): user.display_name for user in message.mentions},
    }
    if message.reference is not None and message.reference.message_id is not None:
        made["answers"] = str(message.reference.message_id)
    if message.interaction_metadata is not None:
        made["asked_by"] = message.interaction_metadata.user.display_name
    return made


def _file(file: discord.Attachment, address: str) -> dict[str, Any]:
    return {
        "id": str(file.id),
        "name": file.filename,
        "alt": file.description or "",
        "size": file.size,
        "type": kind_of(file.filename),
        "url": address,
    }


def kind_of(name: str) -> str:
    """What a file is by its name: a picture that is shown, or something to save."""
    return PICTURES.get(Path(name).suffix.lower(), PLAIN)


def moved(data: Any, places: dict[str, str]) -> Any:
    """The same data with other addresses of its files."""
    if isinstance(data, dict):
        return {key: moved(value, places) for key, value in data.items() if value is not None}
    if isinstance(data, (list, tuple)):
        return [moved(value, places) for value in data]
    return places.get(data, data) if isinstance(data, str) else data


def buttons_in(parts: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Everything in a message that can be pressed or picked from."""
    for part in parts:
        if "custom_id" in part and not part.get("disabled"):
            yield part
        yield from buttons_in(part.get("components", []))
        if isinstance(part.get("accessory"), dict):
            yield from buttons_in([part["accessory"]])
