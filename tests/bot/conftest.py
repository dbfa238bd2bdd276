"""A bot on a simulated server, with a database file of its own and the practice game besides the real ones."""

from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import pytest
from simcord.env import Env

import rules
from bot.app import PARTS, Stele
from bot.spine.flood import Flood
from bot.spine.settings import Settings
from bot.spine.words import CATALOGUES, Catalogue
from tests.bot.house import House
from tests.practice.game import ThreeHills

PRACTICE_WORDS = Path(__file__).parent / "locales"
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
WORDS = Catalogue(PRACTICE_WORDS, CATALOGUES)  # where both have a message, the practice game's is used
HOUSE_WORDS = Catalogue(CATALOGUES, PRACTICE_WORDS)  # the other way round, for tests of a real game


def make_app(
    folder: Path,
    *,
    owners: frozenset[int] = frozenset(),
    flood: Flood | None = None,
    parts: Sequence[str] = EVERYTHING,
    catalogue: Catalogue = WORDS,
) -> Stele:
    """A bot whose data lie in this folder; a second one there continues where the first has stopped."""
    settings = Settings(
        database=f"sqlite:///{folder / 'stele.sqlite3'}", backups=folder / "backups", owners=owners, language="en"
    )
    games = {**rules.games(), "practice": ThreeHills()}
    patient = flood or Flood(burst=10_000)
    return Stele(settings, games=games, catalogue=catalogue, flood=patient, shard_count=1, parts=parts)


@pytest.fixture
def parts() -> Sequence[str]:
    """The parts of the bot; a test module that looks at the spine alone has a fixture of this name with `SPINE`."""
    return EVERYTHING


@pytest.fixture
def catalogue() -> Catalogue:
    """The words; a test module of a real game has a fixture of this name with `HOUSE_WORDS`."""
    return WORDS


@pytest.fixture
async def env(tmp_path: Path, parts: Sequence[str], catalogue: Catalogue) -> AsyncIterator[Env]:
    """A simulated Discord with a running bot."""
    running = Env(make_app(tmp_path, parts=parts, catalogue=catalogue), settle_timeout=10)
    await running.start()
    try:
        yield running
    finally:
        await running.shutdown()
        assert isinstance(running.bot, Stele)
        await running.bot.studio.close()
        await running.bot.store.close()
    running.raise_errors()
    assert running.bot.aftermath.faults == 0, "a hook failed; see the log"


@pytest.fixture
def house(env: Env, tmp_path: Path, parts: Sequence[str], catalogue: Catalogue) -> House:
    """A server with a channel, three people (Anna, Ben and Cleo), the host and the keeper of the server."""
    made = House(env)
    made.new_app = lambda: make_app(tmp_path, owners=frozenset({made.host.id}), parts=parts, catalogue=catalogue)
    return made
