"""The outbox goes to Discord: in order a channel, again after a fault, edited where a message has its place.

A post says only its kind and a few facts. When its turn comes, the composer of its kind makes a `Letter` of it, so
texts are worded and pictures drawn outside the command that caused them.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any

import aiohttp
import discord
from cachetools import LRUCache

from bot.spine import limits
from bot.spine.doors import CLOSED, GONE, LOCKED, Doors
from bot.spine.edits import Edits
from bot.spine.layouts import not_taken
from bot.spine.letters import Letter, Picture, looks_of
from bot.spine.pulse import Pulse
from bot.spine.words import Words
from bot.spine.workers import is_dead, worker
from db.errors import StoreError
from db.records import Parcel

if TYPE_CHECKING:
    from bot.app import Stele

UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, TOO_OLD_TO_EDIT, ARCHIVED, THREAD_LOCKED = 10003, 10008, 30046, 50083, 160005
WORDS_LANE, PICTURES_LANE = 0, 1  # what people must read, and what they look at
PICTURE_PATIENCE = 0.25  # seconds that words wait for their pictures
REMEMBERED = 5000  # messages
NO_ENTRY_AGAIN = timedelta(minutes=10)  # a missing permission is looked at again after this
MOST_ATTEMPTS = 200  # about two days
MOST_FAULTS = 6  # about two minutes: a letter that cannot be written must not silence its channel
MOST_AT_ONCE = 20
LOOK_AGAIN = timedelta(seconds=2)  # while posts are on their way: others may be due again, after a fault

log = logging.getLogger(__name__)


# Makes the letter of a post; None: by now there is nothing to tell.
Composer = Callable[[Parcel], Awaitable[Letter | None]]


class Delivery:
    """Takes posts from the outbox, at most one a lane of a channel at a time, and sends them."""

    def __init__(self, app: "Stele") -> None:
        self.app = app
        self.composers: dict[str, Composer] = {}
        self.doors = Doors(app)
        self.worker = worker("delivery")
        self.pulse = Pulse("delivery", self._deliver, app.look_every, lambda: app.store.clock())
        # What each message shows, so that no edit is in vain.
        self._shown: LRUCache[tuple[int, int], bytes] = LRUCache(REMEMBERED)
        # Whether a message is a layout, and so stays one.
        self._laid_out: LRUCache[tuple[int, int], bool] = LRUCache(REMEMBERED)
        self.edits = Edits()
        # The newest post of each slot that was written: pictures of an older one come too late.
        self._newest: LRUCache[tuple[int | None, str], int] = LRUCache(REMEMBERED)
        self._drawing: set[asyncio.Task[list[Picture]]] = set()

    def register(self, kind: str, composer: Composer) -> None:
        """Says who makes the letters of a kind of post."""
        self.composers[kind] = composer

    async def _deliver(self) -> datetime | None:
        """Sends all that is due, the channels side by side, so that no picture holds up another channel.

        Says when to look again.
        """
        outbox, loop = self.app.store.outbox, asyncio.get_running_loop()
        running: dict[int, asyncio.Task[None]] = {}
        renewed = loop.time()
        while True:
            for parcel in await outbox.claim(self.worker, most=MOST_AT_ONCE):
                # One whose lease has run out while it is still being sent is not sent a second time.
                if parcel.id not in running:
                    running[parcel.id] = asyncio.create_task(self._hand_over(parcel))
            if not running:
                return await outbox.next_moment()
            await self.pulse.until_one_ends(running.values(), LOOK_AGAIN)
            running = {post: task for post, task in running.items() if not task.done()}
            if running and loop.time() - renewed > LOOK_AGAIN.total_seconds():
                await outbox.renew(self.worker)
                renewed = loop.time()

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
        except (OSError, aiohttp.ClientError) as error:  # the connection broke
            log.warning("a post was interrupted: %s", error, extra={"post": parcel.id})
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
        may_wait = parcel.message is not None and not letter.anew and (letter.calm or parcel.lane == PICTURES_LANE)
        if may_wait and (wait := self.edits.wait(parcel)) is not None:
            await self.app.store.outbox.later(parcel, wait)
            return
        await self._suit(parcel, letter)
        late = await self._draw(parcel, letter)
        if self._is_overtaken(parcel):
            await self.app.store.outbox.sent(parcel)
            return
        old = parcel.shown if letter.anew else ()
        try:
            messages = await self._put(parcel, letter)
        except discord.Forbidden:
            if not letter.pictures:
                raise
            letter.without_pictures((await self._words(parcel))("bot-no-files"))
            messages = await self._put(parcel, letter)
        await self.app.store.outbox.sent(parcel, *messages, note=letter.note)
        for message in old:
            await self._take_down(self.app.channel(parcel.channel).get_partial_message(message))
        if self.doors.open(parcel.channel):
            await self.app.store.outbox.retry_given_up(parcel.channel)
        if late:
            await self.app.store.outbox.follow(parcel, PICTURES_LANE)
            self.pulse.kick()

    # ---- pictures -----------------------------------------------------------------------------------------

    async def _draw(self, parcel: Parcel, letter: Letter) -> bool:
        """Has the pictures drawn; says whether the letter goes ahead of them because they take long."""
        if not letter.drawings:
            return False
        drawing = asyncio.create_task(self.app.pictures(*letter.drawings, public=True))
        self._drawing.add(drawing)
        drawing.add_done_callback(self._drawing.discard)
        patient = parcel.lane == PICTURES_LANE or parcel.slot is None
        done, _ = await asyncio.wait([drawing], timeout=None if patient else PICTURE_PATIENCE)
        if done:
            letter.show(drawing.result())
        return not done

    def _is_overtaken(self, parcel: Parcel) -> bool:
        """Whether a newer post has told its slot's story on, while this one was drawn."""
        if parcel.slot is None:
            return False
        slot = (parcel.match, parcel.slot)
        self._newest[slot] = max(parcel.id, self._newest.get(slot, parcel.id))
        return self._newest[slot] > parcel.id

    async def _suit(self, parcel: Parcel, letter: Letter) -> None:
        """A letter as the channel allows it: without pictures or embeds where the bot may not send them."""
        rights = self.doors.rights(parcel.channel)
        if rights is None:
            return
        if letter.embeds and not rights.embed_links:
            letter.without_embeds()
        if (letter.pictures or letter.drawings) and not rights.attach_files:
            letter.without_pictures((await self._words(parcel))("bot-no-files"))

    async def _words(self, parcel: Parcel) -> Words:
        if parcel.match is None:
            return Words(self.app.settings.language)
        return (await self.app.addressed(parcel))[1]

    # ---- messages -----------------------------------------------------------------------------------------

    async def _put(self, parcel: Parcel, letter: Letter) -> list[int]:
        """Shows a letter: the messages of its slot are edited, what more it needs is sent, what is left over goes.

        A message that is gone or too old to edit takes the others with it, and all of the letter is sent anew.
        """
        parts = limits.split(letter.text) or [""]
        known = () if letter.anew else parcel.shown
        messages: list[int] = []
        for number, part in enumerate(parts):
            last = number == len(parts) - 1
            if number < len(known):
                if not await self._edit(parcel, known[number], letter, part, last):
                    for message in known:
                        await self._take_down(self.app.channel(parcel.channel).get_partial_message(message))
                    return [
                        await self._post(parcel, letter, one, at, at == len(parts) - 1) for at, one in enumerate(parts)
                    ]
                messages.append(known[number])
            else:
                messages.append(await self._post(parcel, letter, part, number, last))
        for message in known[len(parts) :]:
            await self._take_down(self.app.channel(parcel.channel).get_partial_message(message))
        return messages

    async def _edit(self, parcel: Parcel, message: int, letter: Letter, text: str, last: bool) -> bool:
        """Changes a message of the slot, if it shows anything else; False when it is gone or too old for that."""
        looks, key = looks_of(letter, text, last), (parcel.channel, message)
        if self._shown.get(key) == looks:
            return True
        laid = self._laid_out.get(key, False) or (last and letter.many_pictures)
        try:
            try:
                await self._change(key, letter, text, last, laid)
            except discord.HTTPException as error:
                # A layout that is not taken, or a message that was made one before this start.
                if not not_taken(error) or error.code == TOO_OLD_TO_EDIT:
                    raise
                laid = not laid
                await self._change(key, letter, text, last, laid)
        except discord.HTTPException as error:
            if error.code not in (UNKNOWN_MESSAGE, TOO_OLD_TO_EDIT):
                raise
            return False
        self._laid_out[key] = laid
        self._shown[key] = looks
        self.edits.made(parcel.channel)
        return True

    async def _change(self, key: tuple[int, int], letter: Letter, text: str, last: bool, laid: bool) -> None:
        """Edits a message, as a layout or as a text with files."""
        channel, message = key
        files = [picture.file() for picture in letter.pictures] if last else []
        await (
            self.app.channel(channel)
            .get_partial_message(message)
            .edit(
                content=None if laid else text,
                embeds=letter.embeds if last and not laid else [],
                attachments=files,
                view=letter.layout(text, last) if laid else letter.view if last else None,
                allowed_mentions=letter.mentions(text),
            )
        )

    async def _post(self, parcel: Parcel, letter: Letter, text: str, number: int, last: bool) -> int:
        """Sends a message; the last part of a long letter carries pictures and buttons."""
        looks = looks_of(letter, text, last)
        nonce = f"{parcel.nonce}-{number}" if number else parcel.nonce
        sent = await self._new_in_some_form(parcel, letter, text, last, nonce)
        if parcel.attempts and not says(sent, text, letter.embeds if last else ()):
            # An earlier attempt got there, its reply was lost, and the match has moved on meanwhile.
            await self._take_down(sent)
            sent = await self._new_in_some_form(parcel, letter, text, last, f"{nonce}-{looks.hex()[:6]}")
        self._shown[parcel.channel, sent.id] = looks
        if letter.pin and last:
            await self._pin(sent)
        return sent.id

    async def _new_in_some_form(
        self, parcel: Parcel, letter: Letter, text: str, last: bool, nonce: str
    ) -> discord.Message:
        """One new message: a layout if it has many pictures and Discord takes that."""
        laid = last and letter.many_pictures
        try:
            sent = await self._new(parcel, letter, text, last, laid, nonce)
        except discord.HTTPException as error:
            if not laid or not not_taken(error):
                raise
            laid = False
            sent = await self._new(parcel, letter, text, last, laid, nonce)
        self._laid_out[parcel.channel, sent.id] = laid
        return sent

    async def _new(
        self, parcel: Parcel, letter: Letter, text: str, last: bool, laid: bool, nonce: str
    ) -> discord.Message:
        """One new message, as a layout or as a text with files.

        Where the connection breaks, nobody knows whether Discord has taken it: it is sent once more at once, and for
        the same nonce Discord gives the message that stands there already.
        """
        form: dict[str, Any] = {"content": text, "embeds": letter.embeds if last else []}
        if last and letter.view is not None:
            form["view"] = letter.view
        if laid:
            form = {"view": letter.layout(text, last)}
        channel, form["allowed_mentions"] = self.app.channel(parcel.channel), letter.mentions(text)
        form |= {"silent": letter.silent, "nonce": nonce}
        pictures = letter.pictures if last else []
        try:
            return await channel.send(**form, files=[picture.file() for picture in pictures])
        except (OSError, aiohttp.ClientError):
            return await channel.send(**form, files=[picture.file() for picture in pictures])

    async def _pin(self, message: discord.Message) -> None:
        """Pins the table; without the permission, or with too many pins, it simply stands in the channel."""
        try:
            await message.pin()
        except discord.HTTPException as error:
            log.info("not pinned", extra={"channel": message.channel.id, "code": error.code})

    async def _take_down(self, message: discord.PartialMessage) -> None:
        """An old message makes room for the new one."""
        self._shown.pop((message.channel.id, message.id), None)
        try:
            await message.delete()
        except discord.HTTPException as error:
            log.info("an old message stays", extra={"channel": message.channel.id, "code": error.code})

    # ---- when Discord does not take it --------------------------------------------------------------------

    async def _wake(self, channel: int) -> bool:
        """Opens an archived thread again, because messages in it cannot be edited; False: it cannot be opened."""
        try:
            thread = self.app.get_channel(channel) or await self.app.fetch_channel(channel)
            if isinstance(thread, discord.Thread):
                if thread.locked:
                    return False
                await thread.edit(archived=False)
        except discord.Forbidden:
            return False
        return True

    async def _refuse(self, parcel: Parcel, error: discord.HTTPException) -> None:
        """Discord did not take it: a channel that is gone is given up, everything else is tried again."""
        facts = {"post": parcel.id, "channel": parcel.channel, "status": error.status, "code": error.code}
        log.warning("a post was refused", extra=facts)
        if error.code == UNKNOWN_CHANNEL:
            self.doors.close(parcel.channel, GONE)
            await self.app.store.outbox.give_up(parcel, "the channel is gone")
        elif error.code in (ARCHIVED, THREAD_LOCKED):
            if error.code == ARCHIVED and await self._wake(parcel.channel):
                await self._again(parcel, "the thread was archived")
            else:
                self.doors.close(parcel.channel, LOCKED)
                await self._again(parcel, "the thread is locked", NO_ENTRY_AGAIN)
        elif error.status == 403:
            self.doors.close(parcel.channel, CLOSED)
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

    async def try_again(self, *channels: int) -> None:
        """Something has changed about these channels: what was refused there is tried now."""
        hurried = [await self.app.store.outbox.hurry(channel) for channel in channels]
        if any(hurried):
            self.pulse.kick()

    async def take_back(self) -> None:
        """What a killed process of this machine was about to send, and what was refused, goes out at once."""
        for holder in filter(is_dead, await self.app.store.outbox.holders()):
            await self.app.store.outbox.release(holder)
        await self.app.store.outbox.hurry()

    async def stop(self) -> None:
        await self.pulse.stop()
        await self.app.store.outbox.release(self.worker)


def says(message: discord.Message, text: str, embeds: Sequence[discord.Embed]) -> bool:
    """Whether a message that Discord shows holds these words; blanks do not count, nor what Discord leaves out."""
    shown = [message.content, *(one.content for one in message.components if isinstance(one, discord.TextDisplay))]
    told, wanted = "".join(shown).split(), text.split()
    heads = [(one.title, one.description) for one in message.embeds], [(one.title, one.description) for one in embeds]
    return (not told or told == wanted) and (not heads[0] or heads[0] == heads[1])
