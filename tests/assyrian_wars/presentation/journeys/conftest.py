"""What every journey sets out with: the whole bot, its own words, and dice that are known beforehand."""

from collections.abc import Sequence

import pytest

from tests.bot import house
from tests.bot.conftest import EVERYTHING
from tests.bot.travellers import SECRET


@pytest.fixture(scope="module")
def parts() -> Sequence[str]:
    return EVERYTHING


@pytest.fixture(autouse=True)
def known_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    house.known_dice(monkeypatch, SECRET)
