"""The outbox goes to Discord: in order a channel, again after a fault, edited where a message has its place.

A post says only its kind and a few facts. When its turn comes, the composer of its kind makes a `Letter` of it, so
texts are worded and pictures drawn outside the command that caused them.
"""

import asyncio
import io
import logging
from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

import discord
from discord.utils import MISSING

from bot.spine import limits
from bot.spine.pulse import Pulse
from bot.spine.workers import is_dead, worker
from db.errors import StoreError
from db.records import Parcel
from render.studio import Ready

if TYPE_CHECKING:
    from bot.app import Stele

UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, TOO_OLD_TO_EDIT, ARCHIVED = 10003, 10008, 30046, 50083
NO_ENTRY_AGAIN = timedelta(minutes=10)  # a missing permission is looked at again after this
MOST_ATTEMPTS = 200  # about two days
MOST_FAULTS = 6  # about two minutes: a letter that cannot be written must not silence its channel
MOST_AT_ONCE = 20
LOOK_AGAIN = timedelta(seconds=2)  # while posts are on their way: others may be due again, after a fault

log = logging.getLogger(__name__)


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

    `anew` takes the message that shows the slot down and sends another one, which people notice.
    """

    def __init__(
        self,
        text: str = "",
        *,
        embeds: Sequence[discord.Embed] = (),
        pictures: Sequence[Picture] = (),
        view: discord.ui.View | None = None,
        ping: Sequence[int] = (),
        pin: bool = False,
        silent: bool = False,
        anew: bool = False,
    ) -> None:
        self.text = text
        self.embeds = limits.fit(embeds)
        self.pictures = [picture for picture in pictures if len(picture.data) <= limits.UPLOAD_BYTES]
        self.view = view
        self.pin = pin
        self.silent = silent
        self.anew = anew
        self.mentions = discord.AllowedMentions(
            everyone=False,
            roles=False,
            users=[discord.Object(person) for person in dict.fromkeys(ping)],
            replied_user=False,
        )


# Makes the letter of a post; None: by now there is nothing to tell.
Composer = Callable[[Parcel], Awaitable[Letter | None]]


class Delivery:
    """Takes posts from the outbox, at most one a channel at a time, and sends them."""

    def __init__(self, app: "Stele") -> None:
        self.app = app
        self.composers: dict[str, Composer] = {}
        self.closed: dict[int, str] = {}  # channels that cannot be written to, and why
        self.worker = worker("delivery")
        self.pulse = Pulse("delivery", self._deliver)

    def register(self, kind: str, composer: Composer) -> None:
        """Says who makes the letters of a kind of post."""
        self.composers[kind] = composer

    async def _deliver(self) -> datetime | None:
        """Sends all that is due, the channels side by side, so that no picture holds up another channel.

        Says when to look again.
        """
        outbox = self.app.store.outbox
        running: dict[int, asyncio.Task[None]] = {}
        while True:
            for parcel in await outbox.claim(self.worker, most=MOST_AT_ONCE):
                # One whose lease has run out while it is still being sent is not sent a second time.
                if parcel.id not in running:
                    running[parcel.id] = asyncio.create_task(self._hand_over(parcel))
            if not running:
                return await outbox.next_moment()
            await self.pulse.until_one_ends(running.values(), LOOK_AGAIN)
            await outbox.renew(self.worker)
            running = {post: task for post, task in running.items() if not task.done()}

    async def _hand_over(self, parcel: Parcel) -> None:
        begun = self.app.gauges.start()
        try:
            try:
                await self._send(parcel)
            except discord.HTTPException as error:
                await self._refuse(parcel, error)
        except discord.RateLimited as error:
            wait = timedelta(seconds=error.retry_after)
            await self.app.store.outbox.failed(parcel, "rate limit", wait)
        except StoreError as error:
            log.error("a post waits for the database: %s", error, extra={"post": parcel.id})
            await self._again(parcel, type(error).__name__)
        except Exception as error:
            log.exception("a post failed", extra={"post": parcel.id, "kind": parcel.kind, "match": parcel.match})
            await self._again(parcel, f"{type(error).__name__}: {error}", most=MOST_FAULTS)
        finally:
            self.app.gauges.stop("delivery", begun)

    async def _send(self, parcel: Parcel) -> None:
        composer = self.composers.get(parcel.kind)
        if composer is None:
            await self.app.store.outbox.give_up(parcel, f"nobody makes letters of kind {parcel.kind!r}")
            return
        letter = await composer(parcel)
        if letter is None:
            await self.app.store.outbox.sent(parcel)
            return
        message = None
        if parcel.message is not None and letter.anew:
            await self._take_down(self.app.channel(parcel.channel).get_partial_message(parcel.message))
        elif parcel.message is not None:
            message = await self._edit(parcel, letter)
        if message is None:
            message = await self._post(parcel, letter)
        await self.app.store.outbox.sent(parcel, message)
        if self.closed.pop(parcel.channel, None) is not None:
            await self.app.store.outbox.retry_given_up(parcel.channel)

    async def _edit(self, parcel: Parcel, letter: Letter) -> int | None:
        """Changes the message that shows the slot; None when it is gone or too old, so that it is sent anew."""
        shown = self.app.channel(parcel.channel).get_partial_message(parcel.message or 0)
        text = limits.split(letter.text)
        try:
            await shown.edit(
                content=text[0] if text else "",
                embeds=letter.embeds,
                attachments=[picture.file() for picture in letter.pictures],
                view=letter.view,
                allowed_mentions=letter.mentions,
            )
        except discord.HTTPException as error:
            if error.code not in (UNKNOWN_MESSAGE, TOO_OLD_TO_EDIT):
                raise
            if error.code == TOO_OLD_TO_EDIT:
                await self._take_down(shown)
            return None
        return shown.id

    async def _post(self, parcel: Parcel, letter: Letter) -> int:
        """Sends a new message, in several parts if it is long; the last part carries pictures and buttons."""
        channel = self.app.channel(parcel.channel)
        parts = limits.split(letter.text) or [""]
        for number, part in enumerate(parts):
            last = number == len(parts) - 1
            sent = await channel.send(
                part,
                embeds=letter.embeds if last else [],
                files=[picture.file() for picture in letter.pictures] if last else [],
                view=letter.view if last and letter.view is not None else MISSING,
                allowed_mentions=letter.mentions,
                silent=letter.silent,
                nonce=f"{parcel.nonce}-{number}" if number else parcel.nonce,
            )
        if letter.pin:
            await self._pin(sent)
        return sent.id

    async def _pin(self, message: discord.Message) -> None:
        """Pins the table; without the permission, or with too many pins, it simply stands in the channel."""
        try:
            await message.pin()
        except discord.HTTPException as error:
            log.info("not pinned", extra={"channel": message.channel.id, "code": error.code})

    async def _take_down(self, message: discord.PartialMessage) -> None:
        """An old message that can no longer be edited makes room for the new one."""
        try:
            await message.delete()
        except discord.HTTPException as error:
            log.info("an old message stays", extra={"channel": message.channel.id, "code": error.code})

    async def _wake(self, channel: int) -> None:
        """Opens an archived thread again, because messages in it cannot be edited."""
        thread = self.app.get_channel(channel) or await self.app.fetch_channel(channel)
        if isinstance(thread, discord.Thread):
            await thread.edit(archived=False)

    async def _refuse(self, parcel: Parcel, error: discord.HTTPException) -> None:
        """Discord did not take it: a channel that is gone is given up, everything else is tried again."""
        facts = {"post": parcel.id, "channel": parcel.channel, "status": error.status, "code": error.code}
        log.warning("a post was refused", extra=facts)
        if error.code == UNKNOWN_CHANNEL:
            self.closed[parcel.channel] = "bot-channel-gone"
            await self.app.store.outbox.give_up(parcel, "the channel is gone")
        elif error.code == ARCHIVED:
            await self._wake(parcel.channel)
            await self._again(parcel, "the thread was archived")
        elif error.status == 403:
            self.closed[parcel.channel] = "bot-channel-closed"
            await self._again(parcel, f"no permission ({error.code})", NO_ENTRY_AGAIN)
        elif error.status == 400:
            # What is wrong now will be wrong later: keep it for the owner and let the next ones pass.
            await self.app.store.outbox.give_up(parcel, f"not accepted ({error.code}): {error.text}")
        else:
            await self._again(parcel, f"Discord answered {error.status} ({error.code})")

    async def _again(
        self, parcel: Parcel, problem: str, wait: timedelta | None = None, most: int = MOST_ATTEMPTS
    ) -> None:
        if parcel.attempts + 1 >= most:
            await self.app.store.outbox.give_up(parcel, problem)
        else:
            await self.app.store.outbox.failed(parcel, problem, wait)

    async def take_back(self) -> None:
        """What a killed process of this machine was about to send goes out at once."""
        for holder in filter(is_dead, await self.app.store.outbox.holders()):
            await self.app.store.outbox.release(holder)

    async def stop(self) -> None:
        await self.pulse.stop()
        await self.app.store.outbox.release(self.worker)
