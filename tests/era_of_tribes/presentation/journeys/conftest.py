"""What every journey sets out with: the whole bot, and dice that are known beforehand."""

from collections.abc import Sequence

import pytest

from tests.bot import house
from tests.bot.conftest import EVERYTHING
from tests.era_of_tribes.presentation.journeys.rehearsal import kind_round


@pytest.fixture(scope="module")
def parts() -> Sequence[str]:
    return EVERYTHING


@pytest.fixture(autouse=True)
def known_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    secret, _ = kind_round()
    house.known_dice(monkeypatch, secret)
