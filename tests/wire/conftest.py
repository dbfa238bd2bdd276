"""The real bot on the loopback Discord; whatever breaks Discord's schema on the way fails the test."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.app import Stele
from bot.spine.edits import BUDGET
from tests.bot.conftest import make_app
from tests.patience import HANG
from tests.wire.people import Town, until
from tests.wire.server import TOKEN, Wire


@asynccontextmanager
async def logged_in(app: Stele, wire: Wire) -> AsyncIterator[Stele]:
    """The bot from its login to its end in good order."""
    wire.identified.clear()
    async with app:
        running = asyncio.create_task(app.start(TOKEN))
        ready = asyncio.create_task(wire.identified.wait())
        await asyncio.wait([running, ready], timeout=HANG, return_when=asyncio.FIRST_COMPLETED)
        if running.done():
            await running
        await until(app.is_ready, "the bot")
        try:
            yield app
        finally:
            await app.close()
            await asyncio.wait([running], timeout=HANG)
            ready.cancel()


@pytest.fixture
async def wire() -> AsyncIterator[Wire]:
    """Discord, strictly."""
    async with Wire() as made:
        yield made
    assert made.problems == []


@pytest.fixture
def town(wire: Wire) -> Town:
    """A server with one channel."""
    return Town(wire)


@pytest.fixture
async def app(wire: Wire, town: Town, tmp_path: Path) -> AsyncIterator[Stele]:
    """The bot, logged in, with the practice game among its games."""
    made = make_app(tmp_path)
    made.shard_count = None
    made.delivery.edits.budget = BUDGET
    async with logged_in(made, wire) as running:
        town.app = running
        yield running
    town.app = None
