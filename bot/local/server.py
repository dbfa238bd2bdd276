"""The local table: the same bot in a simulated server that is shown in the browser, for whoever has no token yet.

A match stands ready, with four people to act as. It is kept in a file of its own: after a restart
it goes on where it was, and only the messages of the channel are written anew.
"""

import asyncio
import errno
import logging
import signal
import socket
import sys
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import Any

import discord
import msgspec
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle
from simcord.env import Env
from simcord.preview import Preview

from bot.app import Stele
from bot.games.registry import FIRST
from bot.local import guide
from bot.local import page as local_page
from bot.spine.matches import Live, words_of
from bot.spine.pipeline import Source
from bot.spine.settings import Settings
from bot.spine.words import Words
from db.records import MatchSettings, NewMatch, SeatInfo, Status

DATABASE = "sqlite:///data/local.sqlite3"  # never the one that a bot on Discord uses
PLAYERS = {"P1": "Anna", "P2": "Ben", "P3": "Cleo"}
KEEPER = "Greta"  # the game master, who manages the server and hosts the bot
LONGEST_WORK = 60.0  # seconds; a picture on a slow machine takes its time
BEAT = 1.0  # seconds between two looks at the clock
LOCALES = {"en": "en-GB", "de": "de"}
OPEN: tuple[Status, ...] = ("lobby", "running", "paused")

HELLO = """
Stele plays at a local table, without Discord. Open this address in your browser:

    {url}

You sit there as {first}; the page lets you act as {others}, too.
The match is kept in {file}. Stop with Ctrl-C; `make play` goes on with it.
"""
BYE = "The local table is closed. The match is kept; `make play` goes on with it."

log = logging.getLogger(__name__)


class PortTaken(OSError):
    """Another program listens where the page should be."""


class LocalTable:
    """A server called Babel with the channel #table, its people, and the bot."""

    def __init__(self, app: Stele) -> None:
        self.app = app
        self.env = Env(app, settle_timeout=LONGEST_WORK, shard_count=1)
        self.env.backend.bot_user.name = "Stele"
        # Made at the same moment in the same order, everything has the same number after a restart.
        self.guild = self.env.create_guild("Babel")
        self.channel: ChannelHandle = self.guild.create_text_channel("table")
        self.players: dict[str, MemberActor] = {seat: self._join(name) for seat, name in PLAYERS.items()}
        rights = discord.Permissions(manage_guild=True, manage_messages=True, manage_channels=True)
        self.keeper = self._join(KEEPER, roles=[self.guild.create_role("keepers", permissions=rights)])
        app.settings = msgspec.structs.replace(app.settings, owners=frozenset({self.keeper.id}))
        self.follow_the_clock()

    @property
    def people(self) -> tuple[MemberActor, ...]:
        """Those whom the page can act as, the first player first."""
        return (*self.players.values(), self.keeper)

    def _join(self, name: str, **rights: Any) -> MemberActor:
        return self.guild.add_member(self.env.create_user(name), **rights)

    def follow_the_clock(self) -> None:
        """The simulated time is the real one, so numbers of messages never come twice and deadlines mean something."""
        behind = (datetime.now(UTC) - self.env.now()).total_seconds()
        self.env.backend.advance_clock(max(0.0, behind))

    async def as_the_bot(self, work: Awaitable[Any]) -> None:
        """Does something as the bot itself would, so that the simulation knows about what it begins."""
        with self.env._bot_scope():
            await asyncio.ensure_future(work)
        await self.env.settle()

    # ---- the match ------------------------------------------------------------------------------------------

    async def open_matches(self) -> None:
        """Shows the matches that go on; if there is none, a new one begins."""
        kept = await self.app.people.server(self.guild.id)
        # The page shows one channel, so matches stay in it.
        await self.app.people.save_server(self.guild.id, msgspec.structs.replace(kept, threads=False))
        going = await self.app.store.matches.of_server(self.guild.id, OPEN)
        if not going:
            await self._begin()
            return
        for info in reversed(going):
            await self.as_the_bot(self.app.aftermath.refresh(await self.app.matches.get(info.id)))

    async def _begin(self) -> None:
        words = Words(self.app.settings.language)
        game, scenario = FIRST
        new = NewMatch(
            server=self.guild.id,
            channel=self.channel.id,
            name=self.app.shown[game].scenario_name(scenario, words),
            game=game,
            scenario=scenario,
            settings=MatchSettings(players_rule=True),
            gm=self.keeper.id,
            creator=self.keeper.id,
        )
        seats = [SeatInfo(seat=seat, person=player.id) for seat, player in self.players.items()]
        live: Live = await self.app.matches.get(await self.app.store.matches.create(new, seats))
        await self.as_the_bot(self.app.pipeline.begin(live, Source(words_of(live, words.language))))

    # ---- while it runs --------------------------------------------------------------------------------------

    async def keep_time(self, preview: Preview, turn: asyncio.Lock) -> None:
        """Lets the simulated clock run; what falls due happens, and the pages show it."""
        backend = self.env.backend
        while True:
            await asyncio.sleep(BEAT)
            async with turn:
                self.follow_the_clock()
                backend.transcript.clear()
                backend.http_requests.clear()
                try:
                    await self.env.settle()
                    if backend.transcript:
                        await preview.refresh()
                except TimeoutError:
                    # Something works for longer than a minute; the next beat looks again.
                    log.warning("the bot is still busy")


def refuse_taken_port(port: int) -> None:
    """Says so in plain words when the page cannot be there."""
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", port))
        except OSError as error:
            if error.errno not in (errno.EADDRINUSE, errno.EACCES):
                raise
            raise PortTaken(
                f"port {port} of this machine is taken or closed to programs of yours. Perhaps a local table runs in"
                f" another window; otherwise choose another port, for example STELE_PORT={port + 1} make play."
            ) from error


def local_settings(settings: Settings) -> Settings:
    """The local table keeps its matches apart, unless the host names a database."""
    if settings.database != Settings().database:
        return settings
    return msgspec.structs.replace(settings, database=DATABASE)


def quiet(settings: Settings) -> None:
    """At a local table the terminal shows the address and what goes wrong; STELE_LOG=DEBUG shows everything."""
    if settings.log == Settings().log:
        logging.getLogger().setLevel(logging.WARNING)


def until_stopped() -> Callable[[], Awaitable[Any]]:
    """Waits for Ctrl-C or the signal that ends services."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    if sys.platform != "win32":  # Windows has no such handlers; there Ctrl-C cancels the task that waits
        for name in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(name, stop.set)
    return stop.wait


async def run(settings: Settings, *, stopped: Callable[[], Awaitable[Any]] | None = None) -> None:
    """Opens the table and its page, and keeps both until somebody stops the program or closes the page's session."""
    settings = local_settings(settings)
    refuse_taken_port(settings.port)
    quiet(settings)
    app = Stele(settings, shard_count=1)
    app.parts = (*app.parts, guide.__name__)
    table = LocalTable(app)
    stopped = stopped or until_stopped()
    try:
        await table.env.start()
        await table.open_matches()
        preview = table.env.preview(
            table.channel,
            viewers=table.people,
            layout="channel",
            locale=LOCALES[settings.language],
            port=settings.port,
        )
        turn = asyncio.Lock()
        local_page.prepare(preview, turn, table.follow_the_clock)
        async with preview:
            print(hello(preview.url, settings), flush=True)
            await _first_of(stopped(), preview.wait_closed(), table.keep_time(preview, turn))
    finally:
        if table.env._started:
            await table.env.shutdown()
        await app.close()
    print(BYE, flush=True)


def hello(url: str, settings: Settings) -> str:
    """What the terminal says."""
    first, *others = PLAYERS.values()
    kept = settings.database.removeprefix("sqlite:///") if settings.database.startswith("sqlite") else "the database"
    named = f"{', '.join(others)} and {KEEPER} (the game master)"
    return HELLO.format(url=url, first=first, others=named, file=kept)


async def _first_of(*waits: Awaitable[Any]) -> None:
    """Waits until one of these ends, and lets the others go; a fault of one is not swallowed."""
    tasks = [asyncio.ensure_future(wait) for wait in waits]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    for task in done:
        task.result()
