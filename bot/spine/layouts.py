"""Layouts (components v2): words, pictures each at its full size, and buttons, in the order in which they are read.

Public: `laid_out` (words, pictures and buttons as one layout), `with_buttons` (lines that each have a button beside
them), `not_taken` (whether Discord refused the form of a message, so that the other one is tried).
A message that once was a layout stays one. Whatever is laid out can be told in plain words too.
"""

from collections.abc import Iterable, Sequence
from typing import Any

import discord

from bot.spine import limits

MOST_PARTS = 40  # in a layout, counting those inside others
MOST_TEXT = 4000  # characters in a layout
BAD_REQUEST, INVALID_BODY = 400, 50035


def laid_out(
    text: str, pictures: Iterable[tuple[str, str]], view: discord.ui.View | None = None
) -> discord.ui.LayoutView:
    """Words, then the pictures (file name and alt text) one below the other, then the buttons."""
    layout = discord.ui.LayoutView(timeout=None)
    if text:
        layout.add_item(discord.ui.TextDisplay(text))
    for name, alt in pictures:
        shown = discord.MediaGalleryItem(f"attachment://{name}", description=limits.clip(alt, limits.ALT_TEXT) or None)
        layout.add_item(discord.ui.MediaGallery(shown))
    for row in _rows(view):
        layout.add_item(discord.ui.ActionRow(*row))
    return layout


def _rows(view: discord.ui.View | None) -> list[list[Any]]:
    """The buttons and menus of a view, row by row; a menu, which does not know its own, has one for itself."""
    rows: list[list[Any]] = []
    for item in view.children if view is not None else ():
        beside = rows[-1][-1] if rows else None
        if beside is None or item.row is None or item.row != beside.row:
            rows.append([])
        rows[-1].append(item)
    return rows


def with_buttons(
    head: str, lines: Sequence[tuple[str, discord.ui.Item[Any]]], foot: str = ""
) -> discord.ui.LayoutView | None:
    """Lines in a frame, each with its button beside it; None when they are too many for one message."""
    parts = 3 + 3 * len(lines)
    if parts > MOST_PARTS or sum(map(len, (head, foot, *(line for line, _ in lines)))) > MOST_TEXT:
        return None
    frame: discord.ui.Container[Any] = discord.ui.Container(discord.ui.TextDisplay(head))
    for line, item in lines:
        frame.add_item(discord.ui.Section(discord.ui.TextDisplay(line), accessory=item))
    if foot:
        frame.add_item(discord.ui.TextDisplay(foot))
    layout = discord.ui.LayoutView(timeout=None)
    layout.add_item(frame)
    return layout


def not_taken(error: discord.HTTPException) -> bool:
    """Whether Discord did not take a message in this form: its body, and nothing else, is wrong."""
    return error.status == BAD_REQUEST and error.code == INVALID_BODY
