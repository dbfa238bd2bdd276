"""The simulated server in which the bot of the local table lives, by the public interface of SimCord alone.

Public: `World`. People act in it one at a time; the bot's own work (pictures, posts on their way, computer players)
goes on meanwhile. The simulated time is the real one.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from typing import Any, TypeVar

import discord
import msgspec
import simcord

from bot.app import PARTS, Stele
from bot.local import guide
from bot.local.chronicle import PostBook
from bot.spine.settings import Settings
from render.studio import Order, Ready, Studio

PEOPLE = ("Anna", "Ben", "Cleo")  # those who were there first; others have come since
GUESTS = ("Dario", "Esther", "Faris", "Hanna", "Ilya")
KEEPER = "Greta"  # the game master, who manages the server and hosts the bot
ROOMS = 60  # channels to play in, one a match
SETTLED = 20.0  # seconds that an action may take
BEAT = 0.25  # seconds between two looks at the clock
MOST_CALLS = 2000  # calls of the bot that are remembered
PAUSE = timedelta(seconds=0.6)  # between two answers of a computer player
BOARDS = timedelta(seconds=15)  # between two boards of the same table

T = TypeVar("T")
Job = Callable[[], Awaitable[Any]]

log = logging.getLogger(__name__)


class Quiet(Studio):
    """Pictures that the bot orders are drawn while people go on acting."""

    def __init__(self) -> None:
        super().__init__()
        self.env: simcord.Env | None = None

    async def draw(self, order: Order, public: bool = False) -> tuple[Ready, ...]:
        """For the bot; the simulation need not wait for it."""
        if self.env is None:
            return await super().draw(order, public)
        drawn: tuple[Ready, ...] = await self.env.external_wait(
            super().draw(order, public), reason="a picture is drawn"
        )
        return drawn

    @property
    def idle(self) -> bool:
        """Nothing is being drawn or waits."""
        return not self.under_way

    async def paint(self, order: Order) -> tuple[Ready, ...]:
        """For the page, which is no part of the simulation."""
        return await super().draw(order)


class LocalStele(Stele):
    """The bot at the local table: it also does what the page wants done in its name."""

    computers_pause = PAUSE

    def __init__(self, settings: Settings, world: "World") -> None:
        self.quiet = Quiet()
        super().__init__(settings, shard_count=1, studio=self.quiet, parts=(*PARTS[:-1], guide.__name__, PARTS[-1]))
        self.world = world
        # Nobody is notified here and nothing counts edits; only boards take a while to be drawn.
        self.aftermath.calm = self.aftermath.settled = BOARDS
        self.aftermath.told = timedelta(0)
        self.wanted: asyncio.Queue[tuple[Job, asyncio.Future[Any]]] = asyncio.Queue()
        self.delivery.pulse.outside = self.outside
        self._worker: asyncio.Task[None] | None = None

    async def setup_hook(self) -> None:
        """Everything as on Discord; then it listens to the page."""
        self.quiet.env = self.world.env
        await super().setup_hook()
        self._worker = asyncio.create_task(self._work(), name="for the page")

    async def before_posts(self) -> None:
        """What stood in the rooms stands there again."""
        await self.world.chronicle.bring_back(self, self.world.rooms)

    async def outside(self, wait: Awaitable[T]) -> T:
        """Waits for something that does not come from the simulated server, which need not wait for it."""
        found: T = await self.world.env.external_wait(wait, reason="something is under way")
        return found

    async def _work(self) -> None:
        while True:
            job, done = await self.world.env.external_wait(self.wanted.get(), reason="the page")
            try:
                result = await job()
            except Exception as error:
                if not done.cancelled():
                    done.set_exception(error)
            else:
                if not done.cancelled():
                    done.set_result(result)


class World:
    """A server called Babel with its people and its rooms, and the bot."""

    def __init__(self, settings: Settings, chronicle: PostBook) -> None:
        self.chronicle = chronicle
        # The clock is set while a client sits there that does nothing; only then the bot comes.
        self.env = simcord.Env(discord.Client(intents=discord.Intents(guilds=True)), settle_timeout=SETTLED)
        self.app = LocalStele(settings, self)
        self.turn = asyncio.Lock()
        # Made at the same moment in the same order, everything has the same number after a restart.
        self.guild = self.env.create_guild("Babel")
        self.rooms: dict[int, simcord.ChannelHandle] = {}
        self._room("table")
        self.people: dict[int, simcord.MemberActor] = {}
        for name in PEOPLE:
            self._join(name)
        rights = discord.Permissions(manage_guild=True, manage_messages=True, manage_channels=True)
        self.keeper = self._join(KEEPER, roles=[self.guild.create_role("keepers", permissions=rights)])
        for name in GUESTS:
            self._join(name)
        for number in range(2, ROOMS + 1):
            self._room(f"table-{number}")
        self.app.settings = msgspec.structs.replace(settings, owners=frozenset({self.keeper.id}))
        self._started = False

    def _room(self, name: str) -> None:
        made = self.guild.create_text_channel(name)
        self.rooms[made.id] = made

    def _join(self, name: str, **rights: Any) -> simcord.MemberActor:
        joined = self.guild.add_member(self.env.create_user(name), **rights)
        self.people[joined.id] = joined
        return joined

    @property
    def players(self) -> list[simcord.MemberActor]:
        """Those who may sit down, in the order in which they do."""
        return [person for person in self.people.values() if person is not self.keeper]

    # ---- beginning and end --------------------------------------------------------------------------------------

    async def start(self) -> None:
        """Sets the clock, and lets the bot in."""
        await self.env.start()
        self._started = True
        await self.env.advance_time(self._behind())
        await self.env.restart_bot(self.app)

    async def close(self) -> None:
        """The bot goes, and saves what it was saving; then its server, which would stop it in the middle of that."""
        await self.app.close()
        if self._started:
            await self.env.shutdown()

    # ---- while it runs ------------------------------------------------------------------------------------------

    def _behind(self) -> float:
        return max(0.0, (datetime.now(UTC) - self.env.now()).total_seconds())

    async def keep_time(self) -> None:
        """Lets the simulated clock follow the real one; what falls due happens."""
        while True:
            await asyncio.sleep(BEAT)
            async with self.turn:
                try:
                    await self.env.advance_time(self._behind())
                except TimeoutError:
                    log.warning("the bot is still busy")
            if len(self.env.http_requests) > MOST_CALLS:
                del self.env.http_requests[: MOST_CALLS // 2]

    async def act(self, deed: Callable[[], Awaitable[T]]) -> T | None:
        """Somebody does something; None: the bot is still at it after a long time, and goes on."""
        async with self.turn:
            try:
                return await deed()
            except TimeoutError:
                log.warning("the bot takes long")
                return None

    async def as_the_bot(self, job: Callable[[], Awaitable[T]]) -> T:
        """Does something as the bot itself would."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.app.wanted.put_nowait((job, done))
        return await done
