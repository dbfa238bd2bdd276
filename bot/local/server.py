"""The local table: the same bot in a simulated server, shown by a page of our own, for whoever has no token yet.

Matches, posts and the page's key are kept in files of their own: after a restart everything is where it was, at the
same address.
"""

import asyncio
import errno
import logging
import os
import secrets
import signal
import socket
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec

from bot.local.chronicle import PostBook
from bot.local.desk import FrontDesk
from bot.local.page import serve
from bot.local.tables import Tables
from bot.local.world import World
from bot.spine import outages
from bot.spine.settings import Settings

DATABASE = "sqlite:///data/local.sqlite3"  # never the one that a bot on Discord uses
SQLITE = "sqlite:///"
PRIVATE = 0o077  # nobody else on this machine reads what the table writes
SHORTEST_KEY = 20

WAIT = "Stele lays a local table: rules, maps and cards are read, which takes some seconds …"
HELLO = """
The table is ready. Open this address in your browser:

    {url}

It stays the same; once you have been there, http://127.0.0.1:{port} is enough. Only this machine can open it.
Your matches are kept in {file}. Stop with Ctrl-C; `make play` goes on with them.
"""
BYE = "The table is closed. Everything is kept; `make play` goes on with it."

log = logging.getLogger(__name__)


class PortTaken(OSError):
    """Another program listens where the page should be."""


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


def beside(settings: Settings) -> Path:
    """Where the table's own files are: beside the matches, with their name, and an ending of their own."""
    database = settings.database if settings.database.startswith(SQLITE) else DATABASE
    return Path(database.removeprefix(SQLITE))


def key_in(file: Path) -> str:
    """The key of the page: made once, and readable for nobody else."""
    file.parent.mkdir(parents=True, exist_ok=True)
    if file.exists():
        file.chmod(0o600)
        kept = file.read_text("ascii", errors="replace").strip()
        if len(kept) >= SHORTEST_KEY and kept.isascii() and kept.isprintable():
            return kept
        file.unlink()
    made = secrets.token_urlsafe(24)
    with os.fdopen(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "w") as out:
        out.write(made + "\n")
    return made


def quiet(settings: Settings) -> None:
    """At a local table the terminal shows the address and what goes wrong; STELE_LOG=DEBUG shows everything."""
    if settings.log == Settings().log:
        logging.getLogger().setLevel(logging.WARNING)
        logging.getLogger(outages.__name__).setLevel(logging.ERROR)  # between two evenings nobody misses the bot


def until_stopped() -> Callable[[], Awaitable[Any]]:
    """Waits for Ctrl-C or the signal that ends services."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    if sys.platform != "win32":  # Windows has no such handlers; there Ctrl-C cancels the task that waits
        for name in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(name, stop.set)
    return stop.wait


async def run(settings: Settings, *, stopped: Callable[[], Awaitable[Any]] | None = None) -> None:
    """Lays the table, opens its page, and keeps both until somebody stops the program."""
    settings = local_settings(settings)
    refuse_taken_port(settings.port)
    stopped = stopped or until_stopped()
    quiet(settings)
    print(WAIT, flush=True)
    before = os.umask(PRIVATE)
    try:
        await _keep_open(settings, stopped)
    finally:
        os.umask(before)
    print(BYE, flush=True)


async def _keep_open(settings: Settings, stopped: Callable[[], Awaitable[Any]]) -> None:
    base = beside(settings)
    key = key_in(base.with_suffix(".key"))
    chronicle = PostBook(base.with_suffix(".posts.sqlite3"))
    world = World(settings, chronicle)
    tables = Tables(world, base.parent / "local-covers")
    desk = FrontDesk(world, tables, chronicle, key)
    try:
        await world.start()
        await world.as_the_bot(tables.open)
        async with serve(desk, key, settings.port) as url:
            print(HELLO.format(url=url, port=settings.port, file=_named(settings)), flush=True)
            await _first_of(stopped(), world.keep_time(), desk.watch())
            await desk.write_down()
    finally:
        await world.close()
        chronicle.close()


def _named(settings: Settings) -> str:
    return settings.database.removeprefix(SQLITE) if settings.database.startswith(SQLITE) else "the database"


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
