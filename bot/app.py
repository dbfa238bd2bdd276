"""The bot itself: it holds the store, the words, the pictures and the live matches, and starts and stops in order."""

import asyncio
import ctypes
import gc
import logging
import os
from collections.abc import Awaitable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import timedelta
from functools import cache
from typing import TypeVar

import discord
from discord import app_commands
from discord.ext import commands

import rules
from bot.acting.buttons import StampedButton, StampedMenu, Stamps
from bot.acting.slips import handed_in
from bot.games import registry
from bot.games.presentation import Drawing, Presentation
from bot.posts import promise
from bot.spine.aftermath import Aftermath
from bot.spine.answers import Answers
from bot.spine.breath import Breath
from bot.spine.delivery import Delivery
from bot.spine.flood import Flood
from bot.spine.gauges import Gauges
from bot.spine.letters import Picture
from bot.spine.matches import Live, LiveMatches, words_of
from bot.spine.offered import Offered
from bot.spine.outages import Outages
from bot.spine.people import People
from bot.spine.permissions import invitation
from bot.spine.pipeline import Pipeline
from bot.spine.settings import Settings
from bot.spine.talk import Talk
from bot.spine.thinkers import Thinkers
from bot.spine.timers import Alarms
from bot.spine.words import LANGUAGES, CommandTranslator, Words
from db.records import Parcel
from db.store import Store
from render.studio import Busy, Closed, Studio, Unknown

# Every module that gives the bot commands, buttons, letters or timers; each has `async def setup(app)`.
PARTS = (
    "bot.cogs.health",
    "bot.cogs.privacy",
    "bot.cogs.me",
    "bot.cogs.server",
    "bot.spine.computers",
    "bot.cogs.match",
    "bot.acting.lobby",
    "bot.acting.lobby_settings",
    "bot.posts.promise",
    "bot.posts.opening",
    "bot.posts.story",
    "bot.posts.ending",
    "bot.posts.table",
    "bot.posts.notices",
    "bot.cogs.hand",
    "bot.cogs.map",
    "bot.cogs.status",
    "bot.cogs.diplomacy",
    "bot.cogs.forces",
    "bot.cogs.card",
    "bot.cogs.discards",
    "bot.cogs.score",
    "bot.cogs.log",
    "bot.cogs.recap",
    "bot.cogs.dice",
    "bot.cogs.rules",
    "bot.cogs.help",
    "bot.cogs.odds",
    "bot.cogs.advice",
    "bot.acting.parts",
    "bot.acting.lessons",  # before the post that shows what was learned
    "bot.posts.lesson",  # after all others that tell what happened
    "bot.spine.backups",
    "bot.cogs.orders",
    "bot.spine.deadlines",
    "bot.spine.outages",
    "bot.cogs.pace",
    "bot.cogs.waiting",
    "bot.cogs.away",
    "bot.cogs.seat",
    "bot.cogs.gm",
    "bot.acting.which_match",  # last: it looks at the commands of all the others
)
LOOK_EVERY = timedelta(seconds=30)  # for what another process has left behind, and whether the clock has jumped
PATIENCE = timedelta(seconds=20)  # how long a stop waits for the commands that run
RATE_LIMIT_PATIENCE = 60.0  # seconds; what Discord holds back for longer goes back to the outbox
COLLECTOR = (20_000, 20, 500)  # the last: walks over everything, unless a pause comes before
LONG_WALK = 20  # of shorter walks, after which a pause is used for a long one
MMAP_THRESHOLD, ARENA_MAX = -3, -8  # of glibc's mallopt
LARGE, ARENAS = 128 * 1024, 2  # bytes beyond which memory is returned at once; heaps that threads share
PAUSE = 0.5  # seconds in which nobody has asked for anything

T = TypeVar("T")

log = logging.getLogger(__name__)


@cache
def calm_the_collector() -> None:
    """What has been read by now stays for good: the collector need not walk over it again, which stops the loop.

    Once a process. Young objects are looked at less often than Python does by itself: a command makes many thousands.
    What has grown old is looked at in pauses (`collect_in_a_pause`): with hundreds of matches that takes a tenth of a
    second, in which nobody would be answered.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTOR)


@cache
def give_memory_back() -> None:
    """Finished pictures go back to the system when they are let go of; glibc would keep their room, in pieces.

    Once a process; where the C library is another one, nothing happens.
    """
    mallopt = getattr(ctypes.CDLL(None) if os.name == "posix" else None, "mallopt", None)
    if mallopt is not None:
        mallopt(MMAP_THRESHOLD, LARGE)
        mallopt(ARENA_MAX, ARENAS)


class Tree(app_commands.CommandTree["Stele"]):
    """The command tree; what fails outside a conversation goes into the same funnel."""

    async def on_error(self, interaction: discord.Interaction, error: app_commands.AppCommandError, /) -> None:
        await Talk(interaction).fail(error)


class Stele(commands.AutoShardedBot):
    """The referee."""

    store: Store
    computers_pause = timedelta(seconds=2)  # between two answers of a computer player, so that people can follow

    def __init__(
        self,
        settings: Settings,
        *,
        shown: Mapping[str, Presentation] | None = None,
        flood: Flood | None = None,
        shard_count: int | None = None,
        studio: Studio | None = None,
        parts: Sequence[str] = PARTS,
        look_every: timedelta = LOOK_EVERY,
    ) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            # Matches live in servers: there it is installed, and there its commands are offered.
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
            shard_count=shard_count,
            max_ratelimit_timeout=RATE_LIMIT_PATIENCE,
            tree_cls=Tree,
        )
        self.settings = settings
        self.shown = shown if shown is not None else registry.presentations(rules.games())
        self.parts = parts
        self.studio = studio or Studio()
        self.thinkers = Thinkers()
        self.look_every = look_every
        self.gauges = Gauges()
        self.flood = flood or Flood()
        self.breath = Breath()
        self.typing = Flood(burst=40, every=0.1)  # autocomplete asks at every key
        self.people = People(self)
        self.matches = LiveMatches(self)
        self.aftermath = Aftermath(self)
        self.pipeline = Pipeline(self)
        self.delivery = Delivery(self)
        self.alarms = Alarms(self)
        self.stamps = Stamps()
        self.answers = Answers()
        self.offered = Offered(self)
        self.outages = Outages(self, look_every)
        self.stopping = False
        self._busy = 0
        self._idle = asyncio.Event()
        self._idle.set()

    # ---- starting -----------------------------------------------------------------------------------------

    async def setup_hook(self) -> None:
        """Opens the store, loads the parts, tells Discord the commands, and takes up what was left lying."""
        # discord.py's clock, so that a simulated server moves the timers too.
        self.store = await Store.open(self.settings.database, clock=discord.utils.utcnow, backups=self.settings.backups)
        extensions = [module for shown in self.shown.values() for module in shown.extensions]
        for part in (*self.parts[:-1], *extensions, *self.parts[-1:]):
            await self.load_extension(part)
        self._warm_up()
        self.studio.workers.start()
        self.add_dynamic_items(StampedButton, StampedMenu)
        await self.tree.set_translator(CommandTranslator())
        await promise.renew_all(self)
        await self.offered.announce()
        await self.delivery.take_back()
        await self.alarms.take_back()
        await self.outages.look()
        self.outages.start()
        await self.before_posts()
        self.delivery.pulse.start()
        self.alarms.pulse.start()
        log.info("invite me with %s", invitation(self.application_id or 0))
        log.info("ready", extra={"games": list(self.shown), "parts": len(self.parts)})

    async def before_posts(self) -> None:
        """For what has to be done before the first post goes out; on Discord, nothing."""

    async def outside(self, wait: Awaitable[T]) -> T:
        """Waits for something that comes neither from Discord nor from the store."""
        return await wait

    def _warm_up(self) -> None:
        """Reads texts and packs now, so that nobody's first command waits for them."""
        for shown in self.shown.values():
            shown.prepare()
            shown.game.kit  # noqa: B018 (it is made when it is first looked at)
            for language in LANGUAGES:
                shown.catalogue.written(language)
        calm_the_collector()
        give_memory_back()

    async def is_owner(self, user: discord.abc.User, /) -> bool:
        """Only those whom the settings name host this bot."""
        return user.id in self.settings.owners

    # ---- while it runs -------------------------------------------------------------------------------------

    @contextmanager
    def under_way(self) -> Iterator[None]:
        """Marks a command that a stop waits for."""
        self._busy += 1
        self._idle.clear()
        try:
            yield
        finally:
            self._busy -= 1
            if not self._busy:
                self._idle.set()
                if gc.get_count()[2] >= LONG_WALK:
                    asyncio.get_running_loop().call_later(PAUSE, self.collect_in_a_pause)

    def collect_in_a_pause(self) -> None:
        """The collector walks over everything now if nobody waits for the loop."""
        if not self._busy and gc.get_count()[2] >= LONG_WALK:
            gc.collect()

    @property
    def busy(self) -> int:
        """How many commands run now."""
        return self._busy

    def kick(self) -> None:
        """Something was saved: the outbox and the timers are looked at now."""
        self.delivery.pulse.kick()
        self.alarms.pulse.kick()

    async def pictures(self, *drawings: Drawing | None, public: bool = False) -> list[Picture]:
        """What the studio draws; nothing where it has too much to do, or where what is wanted is not in the match.

        What everybody looks at waits for a few things that people ask for, never for all of them.
        """
        found: list[Picture] = []
        for drawing in drawings:
            if drawing is None:
                continue
            begun = self.gauges.start()
            try:
                made = await self.studio.draw(drawing.order, public=public)
            except (Busy, Closed, Unknown) as error:
                log.warning("no picture: %s", error)
                continue
            finally:
                self.gauges.stop("picture", begun)
            numbers = [""] if len(made) == 1 else [f"-{number}" for number in range(1, len(made) + 1)]
            found += [Picture.of(ready, drawing.name + number) for ready, number in zip(made, numbers, strict=True)]
        return found

    async def addressed(self, parcel: Parcel) -> tuple[Live, Words]:
        """The match that a post is about, and the words for everybody at its table."""
        live = await self.matches.told_in(parcel)
        return live, await self.public_words(live)

    async def public_words(self, live: Live) -> Words:
        """Words for everybody at a table: the server's language and its style of pictures."""
        server = live.info.server
        language, pictures = await self.people.language(None, server), await self.people.pictures(None, server)
        return words_of(live, language, pictures)

    def channel(self, channel: int) -> discord.PartialMessageable:
        """A channel or thread to write to, known or not."""
        return self.get_partial_messageable(channel)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """A slip is handed in; all else discord.py brings where it belongs."""
        if interaction.type is discord.InteractionType.modal_submit:
            await handed_in(self, interaction)

    # ---- when something about a channel changes: what was refused there is tried again ------------------------

    async def on_guild_channel_update(self, _: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        await self.delivery.try_again(*self.delivery.doors.of_server(after.guild.id))

    async def on_thread_update(self, _: discord.Thread, after: discord.Thread) -> None:
        await self.delivery.try_again(*self.delivery.doors.of_server(after.guild.id))

    async def on_guild_role_update(self, _: discord.Role, after: discord.Role) -> None:
        await self.delivery.try_again(*self.delivery.doors.of_server(after.guild.id))

    async def on_member_update(self, _: discord.Member, after: discord.Member) -> None:
        if after == after.guild.me:
            await self.delivery.try_again(*self.delivery.doors.of_server(after.guild.id))

    # What happened while the connection was broken Discord does not always tell: everything is tried once more.

    async def on_ready(self) -> None:
        self.alarms.pulse.kick()
        await self.delivery.try_again(*self.delivery.doors.closed)

    async def on_resumed(self) -> None:
        self.alarms.pulse.kick()
        await self.delivery.try_again(*self.delivery.doors.closed)

    # ---- stopping -----------------------------------------------------------------------------------------

    async def close(self) -> None:
        """Finishes what runs, hands back what was claimed, and lets go."""
        if self.stopping:
            return
        self.stopping = True
        log.info("stopping", extra={"running": self._busy})
        try:
            await asyncio.wait_for(self._idle.wait(), PATIENCE.total_seconds())
        except TimeoutError:
            log.warning("stopping although commands still run", extra={"running": self._busy})
        self.offered.stop()
        self.outages.stop()
        if hasattr(self, "store"):
            await self.alarms.stop()
            await self.delivery.stop()
            await self.store.close()
        await self.studio.close()
        await self.thinkers.close()
        await super().close()
