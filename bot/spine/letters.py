"""What a channel is told: a letter with its words, its pictures and its buttons, and whom it may notify.

Public: `Letter`, `Picture`, `looks_of`.
"""

import io
from collections.abc import Sequence
from hashlib import sha256
from typing import TYPE_CHECKING

import discord

from bot.spine import limits
from bot.spine.layouts import laid_out
from render.studio import Ready

if TYPE_CHECKING:
    from bot.games.presentation import Drawing


class Picture:
    """A picture of a letter; the alt text is for those who cannot see it."""

    def __init__(self, data: bytes, name: str, alt: str) -> None:
        self.data = data
        self.name = name
        self.alt = alt

    @classmethod
    def of(cls, ready: Ready, name: str) -> "Picture":
        """What the studio has drawn."""
        return cls(ready.data, f"{name}.{ready.suffix}", ready.alt)

    def file(self) -> discord.File:
        return discord.File(io.BytesIO(self.data), self.name, description=limits.clip(self.alt, limits.ALT_TEXT))


class Letter:
    """What a channel is told; `ping` are the only people whom it may notify, `pin` is for the table.

    `anew` sends another message than the one that shows the slot, which people notice, and takes the old one down.
    `drawings` are drawn while the letter is on its way, and follow it if they take long; with `cover` the first of them
    stands in the first embed. `note` is kept with the slot: the composer finds it in the next parcel. `calm` may wait
    while there is much to edit in the channel, as pictures may.
    """

    def __init__(
        self,
        text: str = "",
        *,
        embeds: Sequence[discord.Embed] = (),
        pictures: Sequence[Picture] = (),
        drawings: Sequence["Drawing | None"] = (),
        cover: bool = False,
        view: discord.ui.View | None = None,
        ping: Sequence[int] = (),
        pin: bool = False,
        silent: bool = False,
        anew: bool = False,
        calm: bool = False,
        note: bytes | None = None,
    ) -> None:
        self.text = text
        self.embeds = limits.fit(embeds)
        self.pictures = [picture for picture in pictures if len(picture.data) <= limits.UPLOAD_BYTES]
        self.drawings = [drawing for drawing in drawings if drawing is not None]
        self.cover = cover
        self.view = view
        self.ping = tuple(dict.fromkeys(ping))
        self.pin = pin
        self.silent = silent
        self.anew = anew
        self.calm = calm
        self.note = note

    def show(self, pictures: Sequence[Picture]) -> None:
        """The drawings are ready."""
        self.drawings = []
        self.pictures += [picture for picture in pictures if len(picture.data) <= limits.UPLOAD_BYTES]
        if self.cover and self.pictures and self.embeds:
            self.embeds[0].set_image(url=f"attachment://{self.pictures[0].name}")

    def without_pictures(self, why: str) -> None:
        """Words alone, and why."""
        self.drawings, self.pictures = [], []
        for embed in self.embeds:
            embed.set_image(url=None)
        self.text = f"{self.text}\n-# {why}".strip()

    def without_embeds(self) -> None:
        """What stands in embeds, as plain text."""
        self.text = "\n\n".join(part for part in (self.text, *map(limits.plain, self.embeds)) if part)
        self.embeds = []

    @property
    def many_pictures(self) -> bool:
        """Whether it is laid out: as files beside a text, several pictures would be cropped to a mosaic."""
        return len(self.pictures) > 1 and not self.embeds

    def layout(self, text: str, last: bool) -> discord.ui.LayoutView:
        """A part of it as a layout; the last one carries pictures and buttons."""
        shown = [(picture.name, picture.alt) for picture in self.pictures]
        return laid_out(text, shown if last else (), self.view if last else None)

    def mentions(self, text: str) -> discord.AllowedMentions:
        """Those of the people to notify whom this part of the text names."""
        users = [discord.Object(person) for person in self.ping if f"<@{person}>" in text]
        return discord.AllowedMentions(everyone=False, roles=False, users=users, replied_user=False)


def looks_of(letter: Letter, text: str, last: bool) -> bytes:
    """What a message would show, in few bytes."""
    parts: list[object] = [text]
    if last:
        parts += [[embed.to_dict() for embed in letter.embeds], letter.view.to_components() if letter.view else []]
        parts += [(picture.name, picture.alt, sha256(picture.data).digest()) for picture in letter.pictures]
    return sha256(repr(parts).encode()).digest()
