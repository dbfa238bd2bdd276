"""What every journey sets out with: the whole bot, its own words, and dice that are known beforehand."""

from collections.abc import Sequence

import pytest

from bot.spine.words import Catalogue
from tests.assyrian_wars.presentation.journeys.travellers import SECRET
from tests.bot.conftest import EVERYTHING, HOUSE_WORDS


@pytest.fixture
def parts() -> Sequence[str]:
    return EVERYTHING


@pytest.fixture
def catalogue() -> Catalogue:
    return HOUSE_WORDS


@pytest.fixture(autouse=True)
def known_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.spine.pipeline.secrets.token_bytes", lambda _: SECRET)
