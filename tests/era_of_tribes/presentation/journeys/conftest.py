"""What every journey sets out with: the whole bot, dice that are known beforehand, and patience with the pictures."""

from collections.abc import Sequence

import pytest
from simcord.env import Env

from tests.bot import house
from tests.bot.conftest import EVERYTHING
from tests.era_of_tribes.presentation.journeys.rehearsal import kind_round

PATIENCE = 60.0  # seconds that the bot may take for an answer with all its pictures, on a busy machine


@pytest.fixture(scope="module")
def parts() -> Sequence[str]:
    return EVERYTHING


@pytest.fixture(autouse=True)
def known_dice(monkeypatch: pytest.MonkeyPatch, env: Env) -> None:
    secret, _ = kind_round()
    house.known_dice(monkeypatch, secret)
    env.settle_timeout = PATIENCE
