"""A bot on a simulated server, with a database file of its own and the practice game besides the real ones."""

import logging
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import pytest
from simcord.env import Env

import rules
from bot.app import PARTS, Stele
from bot.games.registry import presentations
from bot.spine.flood import Flood
from bot.spine.settings import Settings
from tests.bot.house import House
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


def make_app(
    folder: Path,
    *,
    owners: frozenset[int] = frozenset(),
    flood: Flood | None = None,
    parts: Sequence[str] = EVERYTHING,
) -> Stele:
    """A bot whose data lie in this folder; a second one there continues where the first has stopped."""
    settings = Settings(
        database=f"sqlite:///{folder / 'stele.sqlite3'}", backups=folder / "backups", owners=owners, language="en"
    )
    shown = {**presentations(rules.games()), "practice": Shown(ThreeHills())}
    patient = flood or Flood(burst=10_000)
    return Stele(settings, shown=shown, flood=patient, shard_count=1, parts=parts)


class Wordless(logging.Handler):
    """Hears of every message that had no words where it was said."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.said: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.said.append(record.getMessage())


@pytest.fixture
def parts() -> Sequence[str]:
    """The parts of the bot; a test module that looks at the spine alone has a fixture of this name with `SPINE`."""
    return EVERYTHING


@pytest.fixture
async def env(tmp_path: Path, parts: Sequence[str]) -> AsyncIterator[Env]:
    """A simulated Discord with a running bot."""
    running = Env(make_app(tmp_path, parts=parts), settle_timeout=10)
    await running.start()
    wordless = Wordless()
    logging.getLogger("bot.spine.words").addHandler(wordless)
    try:
        yield running
    finally:
        logging.getLogger("bot.spine.words").removeHandler(wordless)
        await running.shutdown()
        assert isinstance(running.bot, Stele)
        await running.bot.studio.close()
        await running.bot.store.close()
    running.raise_errors()
    assert wordless.said == [], "somebody read the id of a message"
    assert running.bot.aftermath.faults == 0, "a hook failed; see the log"


@pytest.fixture
def house(env: Env, tmp_path: Path, parts: Sequence[str]) -> House:
    """A server with a channel, three people (Anna, Ben and Cleo), the host and the keeper of the server."""
    made = House(env)
    made.new_app = lambda: make_app(tmp_path, owners=frozenset({made.host.id}), parts=parts)
    return made
