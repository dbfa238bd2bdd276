"""A bot on a simulated server, with a database file of its own and the practice game besides the real ones."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import simcord

import rules
from bot.app import Stele
from bot.flood import Flood
from bot.settings import Settings
from bot.words import CATALOGUES, Catalogue
from tests.bot.house import House
from tests.practice.game import ThreeHills

PRACTICE_WORDS = Path(__file__).parent / "locales"
WORDS = Catalogue(CATALOGUES, PRACTICE_WORDS)
OWNER = 4242


def make_app(folder: Path, *, owners: frozenset[int] = frozenset({OWNER}), flood: Flood | None = None) -> Stele:
    """A bot whose data lie in this folder; a second one there continues where the first has stopped."""
    settings = Settings(
        database=f"sqlite:///{folder / 'stele.sqlite3'}", backups=folder / "backups", owners=owners, language="en"
    )
    games = {**rules.games(), "practice": ThreeHills()}
    patient = flood or Flood(burst=10_000)
    return Stele(settings, games=games, catalogue=WORDS, flood=patient, shard_count=1)


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """A running bot, a server with a channel, and three people: Anna, Ben and Cleo."""
    async with simcord.run(make_app(tmp_path)) as env:
        made = House(env, lambda: make_app(tmp_path))
        try:
            yield made
        finally:
            await made.app.store.close()
