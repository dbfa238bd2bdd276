"""A talk with one person: from the acknowledgement of a click or command to its private answer.

    @command("hand")
    @conversation()
    async def hand(self, talk: Talk) -> None:
        live = await talk.match()
        await talk.say(talk.words("hand-empty"))

Whatever goes wrong inside is told to the person in words.
"""

import functools
import io
import logging
from collections.abc import Awaitable, Callable, Collection, Coroutine, Sequence
from typing import TYPE_CHECKING, Any, Literal, cast

import aiohttp
import discord
from discord import app_commands
from msgspec.structs import replace

from bot.spine import limits
from bot.spine.errors import ALREADY_ANSWERED, NotAnswerable, gone, in_words, tell
from bot.spine.layouts import laid_out, not_taken
from bot.spine.matches import Live, seat_for, words_of
from bot.spine.pipeline import RUNNING, Compose, Deed, Played, Source
from bot.spine.words import Words
from db.engine import saving
from db.records import Status
from rules.core.game import Game

if TYPE_CHECKING:
    from bot.app import Stele
    from bot.games.presentation import Drawing
    from bot.spine.letters import Picture

log = logging.getLogger(__name__)

# new: a new private message; edit: the private message that was clicked on changes; direct: the work itself answers
# first, with a modal. Autocomplete goes through `suggest`.
How = Literal["new", "edit", "direct"]
MOST_MESSAGES = 3  # longer answers come as a file
ACK_ATTEMPTS = 3
TELL_ATTEMPTS = 2  # the second goes another way: as a message that follows


class Talk:
    """One interaction: who speaks, in which language, about which match."""

    def __init__(self, interaction: discord.Interaction, how: How = "new") -> None:
        self.interaction = interaction
        self.app = cast("Stele", interaction.client)
        clicked = interaction.message
        # A public message is never changed into a private answer: whoever clicks there gets a message of his own.
        self.how: How = "new" if how == "edit" and not (clicked and clicked.flags.ephemeral) else how
        self.person = interaction.user.id
        self.server = interaction.guild_id
        self.words = Words(self.app.settings.language)
        self.live: Live | None = None
        self.saves: list[str] = []  # what this conversation has saved: whatever goes wrong later, it is done
        self._answered = False
        self._plain: str | None = None  # the answer, while it is one message of words without pictures
        self._view: discord.ui.View | None = None  # its buttons
        self._carries_files = False
        self._message: discord.Message | None = None  # where its first words stand, into which pictures come
        self._afterwards: list[Callable[[], Awaitable[None]]] = []

    # ---- what the work needs ------------------------------------------------------------------------------

    async def match(self, given: int | None = None, game: Game[Any] | None = None) -> Live:
        """The match this talk is about: the one named, else the one of this channel; the words learn its names."""
        self.live = await self.app.matches.here(self.interaction, given, game)
        self.words = words_of(self.live, self.words.language, self.words.pictures)
        return self.live

    def seat(self, asked: Sequence[str] = ()) -> str:
        """The seat this person acts for in the match; raises `Told` for a guest."""
        return seat_for(self._match(), self.person, asked)

    async def play(
        self,
        deed: Deed,
        compose: Compose | None = None,
        *,
        seat: str | None = None,
        statuses: Collection[Status] = RUNNING,
        once: int | None = None,
    ) -> Played:
        """Carries a deed out on the match of this talk, and saves the answer with it; `say` gives it.

        Of all deeds with the same number `once` (without one: of all deliveries of this interaction) the first is
        carried out, and the others hear its answer.
        """
        play = self.app.pipeline.play
        before = len(self.saves)
        source = self.source if once is None else replace(self.source, interaction=once)
        played = await play(self._match(), deed, source, compose, seat=seat, statuses=statuses)
        # A refusal is kept too, for a repeated delivery, but has changed nothing.
        self.saves[before:] = ["deed"] if played.done else []
        return played

    @property
    def source(self) -> Source:
        """This interaction as the pipeline wants it."""
        return Source(self.words, self.person, self.interaction.id)

    def afterwards(self, work: Callable[[], Awaitable[None]]) -> None:
        """Something for after the answer, such as drawing: the person's next command does not wait for it."""
        self._afterwards.append(work)

    def _match(self) -> Live:
        if self.live is None:
            raise LookupError("call match() first")
        return self.live

    # ---- answering ----------------------------------------------------------------------------------------

    async def say(
        self,
        text: str = "",
        *,
        embeds: Sequence[discord.Embed] = (),
        files: Sequence[discord.File] = (),
        view: discord.ui.View | None = None,
        layout: discord.ui.LayoutView | None = None,
    ) -> None:
        """Answers privately, and with each further call adds a message.

        A long text is split over several messages, a very long one comes as a file. `layout` says the same in place
        of the text, where Discord takes it.
        """
        if layout is not None and await self._lay_out(layout):
            return
        first = not self._answered
        parts = limits.split(text) or [""]
        attached = list(files)
        if len(parts) > MOST_MESSAGES:
            attached.append(discord.File(io.BytesIO(text.encode()), "stele.txt"))
            note = self.words("bot-rest-in-file")
            parts = [limits.shorten(text, limits.CONTENT, note)]
        try:
            for number, part in enumerate(parts):
                last = number == len(parts) - 1
                await self._send(
                    part,
                    embeds=limits.fit(embeds) if last else [],
                    files=attached if last else [],
                    view=view if last else None,
                )
        except discord.HTTPException as error:
            if not gone(error):
                raise
            log.warning("an answer came too late", extra={"interaction": self.interaction.id})
        self._plain = text if first and len(parts) == 1 and not (embeds or attached) else None
        self._carries_files = self._carries_files or bool(attached)
        self._view = view

    async def _lay_out(self, layout: discord.ui.LayoutView, files: Sequence[discord.File] = ()) -> bool:
        """Shows a layout as the answer; False: there is a message to edit that is none, or Discord does not take it."""
        if self.how != "new" or not self.interaction.response.is_done():
            return False
        known = (self.interaction.id, *([self._message.id] if self._message is not None else ()))
        self.app.answers.lay_out(*known)  # before it is one: whoever presses a button meanwhile leaves it alone
        try:
            self._message = await self.interaction.edit_original_response(
                content=None, embeds=[], attachments=files, view=layout
            )
        except discord.HTTPException as error:
            if not not_taken(error) or gone(error):
                raise
            self.app.answers.take_as_text(*known)
            return False
        self._answered = True
        self.app.answers.lay_out(self._message.id)
        return True

    async def _send(
        self,
        text: str,
        *,
        embeds: list[discord.Embed],
        files: list[discord.File],
        view: discord.ui.View | None,
    ) -> None:
        interaction, answers = self.interaction, self.app.answers
        response, clicked = interaction.response, interaction.message if self.how == "edit" else None
        shown = discord.utils.MISSING if view is None else view
        first, self._answered = not self._answered, True
        aside = clicked is not None and answers.is_layout(clicked.id)  # it got its pictures after it was clicked on
        if clicked is not None and not aside:
            answers.write(clicked.id, interaction.id)
        sent: discord.Message | None = None
        if first and answers.is_layout(interaction.id):  # delivered once more: a layout stays one
            layout = laid_out(text, [(file.filename, file.description or "") for file in files], view)
            sent = await interaction.edit_original_response(attachments=files, view=layout)
        elif first and not aside and response.is_done() and response.type is not discord.InteractionResponseType.modal:
            sent = await interaction.edit_original_response(content=text, embeds=embeds, attachments=files, view=view)
        elif first and not response.is_done():
            await response.send_message(text, embeds=embeds, files=files, view=shown, ephemeral=True)
        else:
            sent = await interaction.followup.send(
                text, embeds=embeds, files=files, view=shown, ephemeral=True, wait=True
            )
        if first:
            self._message = sent

    async def picture(self, *drawings: "Drawing | None", missing: str = "", large: bool = False) -> None:
        """Puts pictures into the answer that was given; `missing` is said if there are none.

        Several come each at its full size: with buttons only if they are to be `large`, for the buttons of a layout
        answer in messages of their own.
        The person's next command does not wait for it.
        """

        async def draw() -> None:
            pictures = [] if self._has_moved_on() else await self.app.pictures(*drawings)
            if self._has_moved_on():
                return
            if not pictures:
                if missing:
                    raise tell(missing)
                return
            first, *others = limits.rows(pictures, limits.FILES)
            await self._put_in(first, large)
            for more in others:  # a message holds ten
                await self.say(files=[picture.file() for picture in more])

        self.afterwards(draw)

    async def _put_in(self, shown: "Sequence[Picture]", large: bool) -> None:
        """Pictures come into the answer that was given."""
        if len(shown) > 1 and self._plain is not None and (large or self._view is None):
            layout = laid_out(self._plain, [(picture.name, picture.alt) for picture in shown], self._view)
            if await self._lay_out(layout, [picture.file() for picture in shown]):
                return
        files = [picture.file() for picture in shown]
        if self._message is None or self._carries_files:  # new files would take the place of the old ones
            await self.say(files=files)
        elif not self._has_moved_on():
            await self._message.edit(attachments=files)

    def _has_moved_on(self) -> bool:
        """Whether a button was pressed meanwhile: then the message shows something else, and wants no pictures."""
        return self._message is not None and self.app.answers.is_overwritten(self._message.id, self.interaction.id)

    async def ask(self, modal: discord.ui.Modal) -> None:
        """Opens a form, which must be the first answer (`how="direct"`)."""
        await self.interaction.response.send_modal(modal)

    # ---- the frame ----------------------------------------------------------------------------------------

    async def acknowledge(self) -> None:
        """Tells Discord at once that an answer will come; if Discord no longer waits, nothing is carried out.

        Where the reply to that was lost, Discord says at the next attempt that it knows already: that is a yes.
        """
        if self.how == "direct":
            return
        response = self.interaction.response
        for attempt in range(ACK_ATTEMPTS):
            try:
                if self.how == "edit":
                    await response.defer()
                else:
                    await response.defer(ephemeral=True, thinking=True)
                return
            except discord.HTTPException as error:
                if error.code == ALREADY_ANSWERED:
                    self._was_acknowledged()
                    return
                raise NotAnswerable(f"not acknowledged: {error.status} {error.code}") from error
            except (OSError, aiohttp.ClientError) as error:
                if attempt == ACK_ATTEMPTS - 1:
                    raise NotAnswerable(f"not acknowledged: {error}") from error

    def _was_acknowledged(self) -> None:
        """discord.py did not hear it, so it is told here what Discord has taken."""
        kinds = discord.InteractionResponseType
        taken = kinds.deferred_message_update if self.how == "edit" else kinds.deferred_channel_message
        self.interaction.response._response_type = taken

    async def warn(self) -> None:
        """Adds why the table stands still, if the bot cannot write to the match's channel; and tries it again."""
        if self.live is None:
            return
        channel, delivery = self.live.info.channel, self.app.delivery
        if channel in delivery.doors.closed:
            await delivery.try_again(channel)
        problem = delivery.doors.word(channel, self.person, self.words)
        if problem is not None:
            await self.say(problem)

    async def fail(self, error: Exception) -> None:
        """Tells the person what went wrong, and never that nothing was changed after it was."""
        text = in_words(error, self.words, saved=bool(self.saves))
        # A fault is a message of its own: the private message that was clicked on keeps its buttons.
        self._answered = self._answered or (self.how == "edit" and self.interaction.response.is_done())
        for _ in range(TELL_ATTEMPTS):
            try:
                await self.say(text)
                return
            except (discord.HTTPException, discord.RateLimited, OSError, aiohttp.ClientError) as problem:
                log.warning("a failure could not be told: %s", problem)

    async def finish(self) -> None:
        """Does what was left for afterwards."""
        for work in self._afterwards:
            await work()


Work = Callable[[Talk], Awaitable[None]]
Callback = Callable[..., Coroutine[Any, Any, None]]


async def converse(interaction: discord.Interaction, work: Work, how: How = "new") -> None:
    """Acknowledges, waits for the person's turn if there is a flood, does the work, and tells what goes wrong."""
    talk = Talk(interaction, how)
    app = talk.app
    begun = app.gauges.start()
    with app.under_way():
        try:
            await talk.acknowledge()
            app.gauges.stop("ack", begun)
            app.people.meet(interaction.user, interaction.guild_id)
            language = await app.people.language(talk.person, talk.server, interaction.locale)
            pictures = await app.people.pictures(talk.person, talk.server)
            talk.words = Words(language, pictures=pictures)
            if app.stopping:
                raise tell("bot-stopping")
            async with app.flood.turn(talk.person):
                with saving(talk.saves):
                    await work(talk)
            await talk.warn()
            await talk.finish()
        except NotAnswerable as error:
            log.warning("%s", error, extra={"interaction": interaction.id})
        except Exception as error:
            await talk.fail(error)
        finally:
            command = interaction.command
            what = command.qualified_name if command is not None else interaction.type.name
            match = talk.live.id if talk.live is not None else None
            log.info("answered", extra={"what": what, "match": match, "ms": round(app.gauges.stop("command", begun))})


def conversation(how: How = "new") -> Callable[[Callable[..., Awaitable[None]]], Callback]:
    """Turns a callback that gets a `Talk` into one that discord.py calls with an interaction."""

    def decorate(callback: Callable[..., Awaitable[None]]) -> Callback:
        @functools.wraps(callback)
        async def begin(*args: Any, **options: Any) -> None:
            at = next(place for place, each in enumerate(args) if isinstance(each, discord.Interaction))

            async def work(talk: Talk) -> None:
                await callback(*args[:at], talk, *args[at + 1 :], **options)

            await converse(args[at], work, how)

        return begin

    return decorate


async def suggest(
    interaction: discord.Interaction, work: Callable[[], Awaitable[list[app_commands.Choice[Any]]]]
) -> list[app_commands.Choice[Any]]:
    """Choices for autocomplete: within the limits, and none rather than an error (the command itself will tell)."""
    app = cast("Stele", interaction.client)
    begun = app.gauges.start()
    with app.under_way():
        try:
            async with app.typing.turn(interaction.user.id):
                return (await work())[: limits.CHOICES]
        except Exception as error:
            text = in_words(error, Words())
            log.info("no choices: %s", text, extra={"interaction": interaction.id})
            return []
        finally:
            app.gauges.stop("autocomplete", begun)
