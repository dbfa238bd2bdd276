"""A bot on a simulated server, with a database file of its own and the practice game besides the real ones."""

import logging
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from datetime import timedelta
from pathlib import Path

import pytest
from simcord.env import Env

import rules
from bot.app import PARTS, Stele
from bot.games.registry import presentations
from bot.spine.flood import Flood
from bot.spine.settings import Settings
from tests.bot.house import House
from tests.db.fresh import fresh_sqlite
from tests.patience import HANG
from tests.practice.bot.presentation import Shown
from tests.practice.game import ThreeHills

# Backups take their time, and tests let days pass.
EVERYTHING = tuple(part for part in PARTS if part != "bot.spine.backups")
SPINE = (
    "bot.cogs.health",
    "bot.cogs.privacy",
    "bot.cogs.me",
    "bot.cogs.server",
    "bot.spine.computers",
    "tests.bot.probe",
)


SHOWN = {**presentations(rules.games()), "practice": Shown(ThreeHills())}  # their words are read once


def make_app(
    folder: Path,
    *,
    owners: frozenset[int] = frozenset(),
    flood: Flood | None = None,
    parts: Sequence[str] = EVERYTHING,
    look_every: timedelta = timedelta(hours=3),
) -> Stele:
    """A bot whose data lie in this folder; a second one there continues where the first has stopped."""
    settings = Settings(
        database=f"sqlite:///{fresh_sqlite(folder / 'stele.sqlite3')}",
        backups=folder / "backups",
        owners=owners,
        language="en",
        computers="recruit",
    )
    patient = flood or Flood(burst=10_000)
    app = Stele(settings, shown=SHOWN, flood=patient, shard_count=1, parts=parts, look_every=look_every)
    app.delivery.edits.budget = 10_000  # the simulated server counts no edits
    app.thinkers.patience = HANG
    return app


class Wordless(logging.Handler):
    """Hears of every message that had no words where it was said."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.said: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.said.append(record.getMessage())


@pytest.fixture(scope="module")
def parts() -> Sequence[str]:
    """The parts of the bot; a test module that looks at the spine alone has a fixture of this name with `SPINE`."""
    return EVERYTHING


@asynccontextmanager
async def simulated(folder: Path, parts: Sequence[str]) -> AsyncIterator[Env]:
    """A simulated Discord with a running bot whose data lie in this folder."""
    running = Env(make_app(folder, parts=parts), settle_timeout=HANG)
    await running.start()
    try:
        yield running
    finally:
        await running.shutdown()
        assert isinstance(running.bot, Stele)
        await running.bot.studio.close()
        await running.bot.store.close()


@pytest.fixture(scope="module")
async def env(tmp_path_factory: pytest.TempPathFactory, parts: Sequence[str]) -> AsyncIterator[Env]:
    """One bot for all tests of a module, each of which has a server of its own; who counts or breaks has `own_env`."""
    async with simulated(tmp_path_factory.mktemp("bot"), parts) as running:
        yield running


@pytest.fixture
async def own_env(tmp_path: Path, parts: Sequence[str]) -> AsyncIterator[Env]:
    """A bot for one test alone."""
    async with simulated(tmp_path, parts) as running:
        yield running


@pytest.fixture
async def house(env: Env, parts: Sequence[str]) -> AsyncIterator[House]:
    """A server with a channel, three people (Anna, Ben and Cleo), the host and the keeper of the server."""
    assert isinstance(env.bot, Stele)
    folder = env.bot.settings.backups.parent
    made = House(env)
    made.new_app = lambda: make_app(folder, owners=frozenset({made.host.id}), parts=parts)
    wordless = Wordless()
    logging.getLogger("bot.spine.words").addHandler(wordless)
    yield made
    logging.getLogger("bot.spine.words").removeHandler(wordless)
    await env.settle()
    env.raise_errors()
    assert wordless.said == [], "somebody read the id of a message"
    assert made.app.aftermath.faults == 0, "a hook failed; see the log"
